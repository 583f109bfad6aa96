# La carte que l’appli suit : cases, navires, tuiles.

cl-hex-off = hors de la carte connue
cl-hex-middle = tuile { $tile }, au milieu
cl-hex-on = tuile { $tile } : { $way } depuis le milieu
cl-hex-from = { $way } depuis ton navire
cl-way-run = { $n } × { $clock } h
cl-course-cost = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

cl-steer = Se déplacer sur la carte
cl-steer-note = Montre la case : l’appli trouve le chemin et le juge.
cl-not-on-the-map = L’appli ne sait pas où sont tous les navires : place-les sur la carte.
cl-no-way-on = Aucune case libre devant la proue : le mouvement s’arrête là.
cl-q-course = Vers quelle case ?
cl-q-course-note = Le coût compte tout le chemin : vent, embarquée et bancs de sable compris.
cl-q-course-bow = Où pointe la proue { $ship_of } ?
cl-q-stands = Sur quelle case est { $ship_the } ?
cl-q-stands-bow = Où pointe la proue { $ship_of } ?
cl-q-tile-place = Où est la tuile { $tile } que tu as retournée ?
cl-q-explore-which = Quelle tuile retournes-tu ?
cl-q-tile-laid = Où poses-tu la tuile { $tile } ?
cl-q-npc-course = Sur quelle case va { $ship_the } ?
cl-q-npc-end = Où s’arrête le { $npc } ?
cl-npc-end = { $place }, proue à { $clock } h
cl-tile-at = Milieu à { $place }, nord à { $clock } h
cl-ev-stands = { $ship_starts } : { $place }, proue à { $clock } h.
cl-ev-sailed = { $ship_starts } avance de { $way }. Arrivée : { $place }.
cl-ev-map-left = L’appli ne suit plus la carte : ce qu’elle montre est demandé.
cl-leave-map = Ne plus suivre la carte
cl-leave-map-note = L’appli demandera ce que montre le plateau.
cl-told-course = Chemin : { $way }, puis { $bow }
cl-told-bow = proue à { $clock } h
cl-told-map-laid = Dispose les tuiles comme sur la carte à l’écran, leur numéro au nord.
cl-told-tile-turn = Tuile { $tile } : son nord pointe à { $clock } h.

cl-not-in-sight = De la terre ou du brouillard coupe la ligne de vue.
cl-not-abeam = La cible est devant ta proue ou derrière ta poupe.
cl-not-beside = Ce navire n’est pas sur une case adjacente.
cl-not-flank-to-flank = Les deux navires ne sont pas flanc contre flanc.

cl-fix-group-map = Carte
cl-fix-sea = L’appli suit la carte
cl-fix-at = { $ship_starts } : case
cl-fix-bow = { $ship_starts } : proue
command-steer = Déplacement sur la carte
cl-option-map = L’appli suit la carte
cl-map = L’appli suit la carte
cl-none-in-sight = Aucune tuile cachée n’est en vue à { $n } cases ou moins.
