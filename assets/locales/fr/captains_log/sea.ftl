# La carte que l’appli suit : cases, navires, tuiles.

cl-hex-off = hors de la carte connue
cl-hex-middle = tuile { $tile }, au milieu
cl-hex-on = tuile { $tile } : { $way } depuis le milieu
cl-hex-from = { $way } depuis ton navire
cl-way-run = { $n } × { $clock } h
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
cl-npc-end = { $place }, proue à { $clock } h
cl-tile-at = Milieu à { $place }, nord à { $clock } h
cl-ev-stands = { $ship_starts } : { $place }, proue à { $clock } h.
cl-ev-sailed = { $ship_starts } avance de { $way }. Arrivée : { $place }.
cl-ev-map-left = L’appli ne suit plus la carte : ce qu’elle montre est demandé.
cl-leave-map = Ne plus suivre la carte
cl-leave-map-note = L’appli demandera ce que montre le plateau.
cl-told-course = Avance { $ship_the } de { $n } { $n ->
    [one] case
   *[other] cases
}, comme sur la carte. Proue à { $clock } h.
cl-told-bow = Tourne { $ship_the } : proue à { $clock } h.
cl-npc-order-stays = Reste où il est.
cl-told-stays = { $npc_starts } reste où il est.
cl-told-map-laid = Dispose les tuiles comme sur la carte à l’écran, leur numéro au nord.
cl-told-tile-turn = Tuile { $tile } : son nord pointe à { $clock } h.

cl-hex-unknown = Personne n’a encore montré cette case.
cl-hex-shut = De la terre ou des récifs : aucun navire n’y entre.
cl-hex-taken = { $ship_the } occupe cette case : on ne s’y arrête pas.
cl-hex-kraken = Le Kraken occupe cette case : on ne s’y arrête pas.
cl-hex-no-way = Aucun chemin n’y mène.
cl-hex-far = Hors de portée : il faut { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, tu en as { $most } dans cette direction.
cl-meets-bank = Banc { $depth } : ton tirant d’eau de { $draft } passe.
cl-meets-calm = Calme plat : { $n } points la case.
cl-meets-ship = { $ship_starts } te tire dessus au passage.
cl-meets-player = { $ship_starts } peut te tirer dessus au passage.
cl-meets-fortress = Le fort ({ $nation }) tire : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }.
cl-meets-kraken = Le Kraken colossal détruit ton navire ici.
cl-meets-mooring = Amarrage libre.

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
cl-told-no-outline = Personne n’a dessiné le contour des tuiles : l’appli ne peut pas suivre la carte. Il se dessine dans la bibliothèque.
command-take-up-map = La carte telle qu’elle est posée
cl-hex-first = au milieu de la table
cl-tile-off = retirée de la carte
cl-q-tile-lies = Où est le milieu de la tuile { $tile } ?
cl-tile-lies = { $place }, nord à { $clock } h
cl-q-float-lies = { $kind ->
    [oil] Sur quelle case de la tuile { $tile } flotte le compteur d’huile ?
    [mission] Sur quelle case de la tuile { $tile } flotte le compteur de mission ?
   *[barrel] Sur quelle case de la tuile { $tile } flotte le jeton barils ?
}
cl-ev-float-lies = { $what } : { $place }.
cl-fix-float-at = { $what } de la tuile { $tile } : case
cl-fix-cargo-at = À l’eau : { $what }, { $place }
cl-cubes-of = { $n } { $good }
cl-goods-elsewhere = Aucune marchandise à prendre sur cette case.
cl-fix-fog-at = Brouillard : case de son coin
cl-fix-tile-at = Tuile { $tile } : son milieu
cl-fix-tile-turn = Tuile { $tile } : son nord
cl-floats-elsewhere = Cet objet flotte sur une autre case.
cl-no-barrel-here = Aucun baril ne flotte sur cette case.
cl-no-port-beside = Ton navire n’est pas à un port.
cl-no-cross = Aucune croix n’est adjacente à ton navire.
cl-no-gap-in-sight = Aucun vide en vue n’est trop petit pour une tuile.
cl-no-gap-ahead = Aucun vide devant ta proue.
cl-q-gap-hex = Quel vide ?
cl-not-before-bow = Ce navire n’est sur aucune des trois cases devant ta proue.
cl-no-room-for-tile = Aucune tuile ne tient là où voit ta vigie.
cl-no-whale-here = Ton navire n’est pas sur une case de baleine.
