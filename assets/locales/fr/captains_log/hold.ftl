# La cale : emplacements, cargaison, poids et tirant d’eau (chapitres 1.3 et 1.19).

cl-hold-form = Cale du plateau { $side }, niveau { $level }, tirant d’eau { $draft }
cl-hold-form-note = Place la quille, puis touche les emplacements qu’elle laisse entièrement libres.
cl-hold-form-counted = Le livret compte ici { $slots } emplacements, dont { $gunports } sabords (p. { $page }).
cl-hold-squares = Emplacements de la cale
cl-kind-hold = Cales
cl-kind-draft-track = Piste de tirant d’eau
cl-square-covered = couvert
cl-square-plain = emplacement
cl-square-gunport = sabord
cl-square-cabin = cabine
cl-square = pont { $deck }, emplacement { $n } ({ $kind })
cl-load-none = libre
cl-load-cannon = Canon
cl-load-cabin = Cabine

cl-q-hold-full = { $name } : toute la cale est-elle couverte de dégâts ?
cl-no-sound-cannon = Tous tes canons en sabord sont endommagés.
cl-no-cannon-in-port = Aucun de tes canons n’est en sabord.

cl-weight = Poids
cl-weight-goods = marchandises
cl-weight-cannons = canons
cl-weight-damage = dégâts
cl-draft-sum = { $initial } + { $deeper } ({ $charges } { $charges ->
        [one] charge
       *[other] charges
    }, un cran toutes les { $per }) = { $draft }
cl-draft-from = Mouvement −{ $n } dès le tirant d’eau
cl-draft-no-penalty = jamais
cl-draft-track-form = Piste de tirant d’eau du plateau
cl-draft-track-note = À quelle profondeur une perte est-elle imprimée ? Si deux points se perdent au même endroit, donne-le deux fois.
cl-draft-penalty = tirant d’eau { $draft }

cl-offer-rearrange = Réorganiser la cale
cl-q-stow-what = Que déplaces-tu dans la cale ?
cl-q-stow-where = { $load } : vers où ?
cl-overboard = Jeter par-dessus bord
cl-overboard-note = À la mer, sur ta case ; pas récupérable ce tour-ci
cl-ev-restowed = Cale : { $load } en { $place }
cl-ev-swapped = Cale : { $load } et { $other } échangés
cl-cannon-under-damage = Un canon sous un dégât ne bouge pas.
cl-damage-stays = Un dégât ne se déplace pas.
cl-cabin-stays = Une cabine reste où elle a été construite.
cl-square-empty = Il n’y a rien là.
cl-q-overboard = Cale pleine : que jettes-tu ?
cl-q-overboard-note = { $n ->
        [one] Un cube n’a pas de place. Choisis ce que tu jettes à la mer, sur ta case.
       *[other] { $n } cubes n’ont pas de place. Choisis ce que tu jettes à la mer, sur ta case.
    }

cl-hold-title = { $name } · cale
cl-ui-hold-unknown = Ses emplacements n’ont pas encore été recopiés.
cl-ui-hold-tip = Touche un cube, puis un emplacement, ou fais-le glisser.
cl-ui-hold-lifted = Où mettre : { $load } ?
cl-ui-hold-free = { $n ->
    [0] aucun emplacement libre
    [one] 1 emplacement libre
   *[other] { $n } emplacements libres
}
cl-hold-guns = { $n ->
        [0] aucun canon prêt
        [one] 1 canon prêt
       *[other] { $n } canons prêts
    }
cl-ui-draft = Tirant d’eau
cl-ui-draft-left = { $n ->
    [0] +1 de tirant d’eau au prochain cube
    [one] encore 1 cube avant +1 de tirant d’eau
   *[other] encore { $n } cubes avant +1 de tirant d’eau
}
cl-ui-weight = { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
cl-ui-square-said = { $place } : { $load }
cl-ui-square-water = { $place } : { $load }, dégât d’eau
cl-ui-square-fire = { $place } : { $load }, feu
command-surplus = Cale trop pleine
cl-after-weight = Poids { $before }, puis { $charges } ; le tirant d’eau reste { $draft }
cl-after-draft = Tirant d’eau { $before }, puis { $draft }
