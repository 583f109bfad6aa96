# Se déplacer en comptant avec l’application

cl-sail = Se déplacer pas à pas
cl-sail-note = L’appli compte points, vent, bancs de sable et tirs.
cl-points-moored = Points selon la direction du premier pas. Depuis un amarrage, aucune embarquée.
cl-points-ahead = Points selon la direction du premier pas. Embarquée : −{ $side } vers l’arrière de côté, −{ $rear } en demi-tour.
cl-q-ship-speed = Le mouvement imprimé { $ship_of } ?
cl-q-bow = Où pointe ta proue ?
cl-on-mooring = À l’amarrage
cl-on-mooring-note = Aucune embarquée : la proue ne compte pas.
cl-q-heading = Vers où vas-tu d’abord ?
cl-q-heading-note = Départ d’un amarrage : aucune embarquée.
cl-q-heading-bow = Ta proue pointe en direction de { $clock } heures.
cl-way = { $clock } h · { $n ->
    [0] aucun point
    [one] { $n } point
   *[other] { $n } points
}
cl-turn-round = Tourner sur place
cl-turn-round-note = Cela prend tout le mouvement.
cl-q-turned = Où pointe maintenant ta proue ?
cl-move-printed = navire
cl-move-ship = modificateurs
cl-move-chains = chaînes
cl-move-yaw = embarquée
cl-move-yaw-moored = amarrage
cl-move-no-wind = mer calme
cl-no-way-out = Aucun point par là : ton navire ne quitte pas sa case. Il peut encore tourner sur place.
cl-ev-voyage = { $ship_starts } part en direction de { $clock } heures : { $sum }
cl-ev-turned = { $ship_starts } tourne sur place, proue en direction de { $clock } heures : son mouvement est fait.

cl-points = Points restants
cl-points-allowance = points de mouvement
cl-points-spent = dépensés
cl-points-left = { $left ->
    [0] Plus aucun point de mouvement sur { $n }.
    [one] Il reste { $left } point de mouvement sur { $n }.
   *[other] Il reste { $left } points de mouvement sur { $n }.
}
cl-no-points = { $n ->
    [one] Il faut { $n } point de mouvement
   *[other] Il faut { $n } points de mouvement
}, { $left ->
    [0] il n’en reste aucun.
    [one] il n’en reste qu’un.
   *[other] il n’en reste que { $left }.
}
cl-no-point-to-leave = Il ne resterait aucun point pour quitter la case de l’autre navire.
cl-no-room-to-stay = On ne s’arrête pas sur la case d’un autre navire : avance encore.
cl-ev-points = { $n ->
    [one] { $n } point dépensé
   *[other] { $n } points dépensés
}, { $left ->
    [0] il n’en reste aucun.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
cl-ev-hexes = { $n ->
    [one] Une case de plus
   *[other] { $n } cases de plus
} : { $left ->
    [0] plus aucun point.
    [one] il reste { $left } point.
   *[other] il reste { $left } points.
}
cl-ev-voyage-ended = { $ship_starts } n’a plus d’issue : son déplacement s’arrête{ $n ->
    [0] .
    [one] , { $n } point est perdu.
   *[other] , { $n } points sont perdus.
}

cl-sail-on = Avancer
cl-q-ahead = { $n ->
    [one] { $n } point : qu’y a-t-il devant ?
   *[other] { $n } points : qu’y a-t-il devant ?
}
cl-q-ahead-note = Plusieurs cases libres d’un coup, ou une seule où il y a quelque chose.
cl-q-ahead-storm = { $n ->
    [0] Tempête : chaque case de plus te coûtera des dégâts.
    [one] Tempête : encore { $n } case sans risque.
   *[other] Tempête : encore { $n } cases sans risque.
}
cl-ahead-sandbank = Banc de sable
cl-ahead-draft = Tirant d’eau : { $draft }
cl-ahead-calm = Mer calme
cl-ahead-calm-note = { $n } points par case
cl-ahead-ship = Un autre navire
cl-ahead-ship-note = Il peut tirer ; on ne s’y arrête pas.
cl-ahead-zone = Zone de tir
cl-ahead-mooring = Un amarrage
cl-ahead-land = Terre ou récif
cl-ahead-behind = Une case derrière toi
cl-ahead-stuck = Aucun passage devant
cl-ahead-stuck-note = Le déplacement s’arrête là.
cl-land-closed = Aucun navire n’entre sur la terre ni sur un récif.
cl-behind-closed = Après la première case, tu ne peux avancer que vers les trois cases devant ta proue.
cl-q-sandbank = Quelle profondeur est imprimée sur le banc ?
cl-sandbank = Profondeur du banc
cl-sandbank-of = Banc { $n }
cl-sandbank-printed = profondeur imprimée
cl-tide = marée
cl-sandbank-dry = La marée basse en a fait une terre.
cl-too-shallow = Tirant d’eau { $draft } : trop pour une profondeur de { $depth }.
cl-q-whose-mooring = À qui est ce port ?
cl-pass-by-here = Un navire ici aussi
cl-fire-zone-here = Zone de tir ici aussi
cl-count-at-start = Les points se comptent au début du déplacement.
cl-not-counted = Les points de ce déplacement n’ont pas été comptés.
cl-not-stranded = La carte montre une issue : le navire n’est pas échoué.
cl-no-tide = Aucune marée n’est passée.

cl-give-up = Abandonner le navire échoué
cl-give-up-note = Pris sur un banc de sable, sans aucune issue.
cl-q-stranded = { $ship } : vraiment sans issue ?
cl-q-stranded-note = Le navire est détruit, personne n’est récompensé. Tu réapparais au tour suivant.
cl-q-stranded-yes = Abandonner le navire
cl-q-stranded-no = Attendre

cl-q-npc-crossed = Sur la case de qui { $npc_the } est-il passé ?
cl-q-npc-crossed-note = S’il n’avait pas d’autre chemin : qui s’y trouve peut tirer au passage.
cl-q-npc-crossed-none = Personne

cl-chip-points = { $left } / { $n }
cl-fix-points = Points de mouvement
cl-fix-points-spent = Points dépensés
cl-fix-moored = À l’amarrage
cl-fix-mooring = Son port
cl-fix-nobody-knows = On ne sait pas

cl-effect-fires = Ennemi : il te tire dessus au passage.
cl-effect-may-fire = Peut te tirer dessus au passage.
cl-effect-storm = { $n ->
    [one] Tempête : { $n } case au-delà de la moitié sûre.
   *[other] Tempête : { $n } cases au-delà de la moitié sûre.
}
