# Duel de canons : la table, les mains, le bateau et les canons.

# Zones : trois couches, de la proue à la poupe
cd-zone-sails-bow = voilure de proue
    .the = la voilure de proue
    .of = de la voilure de proue
cd-zone-sails-centre = voilure centrale
    .the = la voilure centrale
    .of = de la voilure centrale
cd-zone-sails-stern = voilure de poupe
    .the = la voilure de poupe
    .of = de la voilure de poupe
cd-zone-deck-bow = pont de proue
    .the = le pont de proue
    .of = du pont de proue
cd-zone-deck-centre = pont central
    .the = le pont central
    .of = du pont central
cd-zone-deck-stern = pont arrière
    .the = le pont arrière
    .of = du pont arrière
cd-zone-hull-bow = coque de proue
    .the = la coque de proue
    .of = de la coque de proue
cd-zone-hull-centre = coque centrale
    .the = la coque centrale
    .of = de la coque centrale
cd-zone-hull-stern = coque de poupe
    .the = la coque de poupe
    .of = de la coque de poupe

# Marqueurs, officiers, canons, projectiles
cd-markers-sail = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
}
cd-markers-sailor = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
cd-markers-plank = { $n ->
    [one] { $n } planche
   *[other] { $n } planches
}
cd-markers-crew = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
cd-captain-the = le Capitaine
cd-mate-the = le Second
cd-mount-bow = proue
    .at = à la proue
    .of = de proue
cd-mount-stern = poupe
    .at = à la poupe
    .of = de poupe
cd-gun-18-pounder = 18-livres
    .the = le 18-livres
    .of = du 18-livres
cd-gun-long-nine = Long Nine
    .the = le Long Nine
    .of = du Long Nine
cd-gun-carronade = Caronade
    .the = la Caronade
    .of = de la Caronade
cd-cannon-at = { $gun } { $mount_of }
cd-shot-ball = boulet
    .the = le boulet
    .many = boulets
cd-shot-chain = chaîne
    .the = la chaîne
    .many = chaînes
cd-shot-grape = mitraille
    .the = la mitraille
    .many = mitrailles
cd-counted = { $n } { $what_many }
cd-penalty-no-fire = interdiction de tir
    .many = interdictions de tir
cd-penalty-cannon = pénalité de canon
    .many = pénalités de canon
cd-penalty-hand = pénalité de main
    .many = pénalités de main
cd-penalty-sail = pénalité de voilure
    .many = pénalités de voilure
cd-term-no-fire = interdiction de tir
cd-term-cannon = pénalité de canon
cd-term-hand = pénalité de main
cd-term-sail = pénalité de voilure

# Cartes Visée et cartes Cible
cd-suit-spades = pique
cd-suit-hearts = cœur
cd-suit-clubs = trèfle
cd-suit-diamonds = carreau
cd-card = { $value } de { $suit }
cd-card-joker = joker
cd-card-back = carte Visée
cd-card-as = { $card } pour { $value }
cd-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cd-edge-left = à gauche
    .of = à gauche de
cd-edge-below = en dessous
    .of = sous
cd-grade-perfect = tir parfait
cd-grade-good = bon tir
cd-grade-weak = tir faible
cd-grade-missed = tir raté
cd-grade-hasty = tir hâtif
cd-sum-times = { $n } × { $what }

# Les mains
cd-ev-drawn = { $name } pioche { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
}.
cd-ev-shuffled = { $name } mélange sa défausse : c’est son nouveau paquet Visée.
cd-ev-discarded-played = { $name } défausse { $cards }.
cd-ev-discarded-lost = { $name } perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de sa main : { $cards }.
cd-ev-discarded-random = { $name } perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} au hasard : { $cards }.
cd-ev-discarded-limit = { $name } dépasse sa limite de main et défausse { $cards }.
cd-order-draw = { $name } : pioche { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
}.
cd-order-discard-played = { $name } : défausse { $n ->
    [one] la carte annoncée
   *[other] les { $n } cartes annoncées
}.
cd-order-discard-lost = { $name } : défausse { $n ->
    [one] 1 carte de ton choix
   *[other] { $n } cartes de ton choix
}.
cd-order-discard-random = { $name } : défausse { $n ->
    [one] 1 carte de ta main, tirée au hasard par l’adversaire
   *[other] { $n } cartes de ta main, tirées au hasard par l’adversaire
}.
cd-order-discard-limit = { $name } : défausse { $n ->
    [one] 1 carte de ton choix : ta main dépasse sa limite
   *[other] { $n } cartes de ton choix : ta main dépasse sa limite
}.
cd-order-shuffle = { $name } : mélange ta défausse, c’est ton nouveau paquet Visée.
cd-q-drawn = { $name } pioche une carte Visée
cd-q-lost = { $name } perd une carte au hasard
cd-discard = Défausser
cd-play = Jouer
cd-q-flush = { $name }, quelle Couleur annonces-tu ?
cd-q-flush-suit = { $name }, quelle Couleur annonces-tu ?
cd-q-joker-suit = { $name }, quelle couleur prennent tes jokers ?
cd-q-run = { $name }, quelle Suite annonces-tu ?
cd-q-joker-run = { $name }, quelle Suite font tes cartes ?
cd-q-how-many = { $name }, combien de cartes ?
cd-q-suited = Toutes de la même couleur ?
cd-run-from = À partir du { $value }
cd-no-run-played = Ne rien jouer
cd-no-flush = Une Couleur, c’est au moins 2 cartes de la même couleur.
cd-no-flush-held = Tu n’as pas 2 cartes d’une même couleur encore libre sur ta piste de bordées.
cd-suit-covered = Sur ta piste de bordées, la couleur { $suit } est déjà recouverte.
cd-suits-covered = Les quatre couleurs de ta piste de bordées sont recouvertes.
cd-flush-too-big = { $n } cartes pour { $cap ->
    [one] { $cap } projectile
   *[other] { $cap } projectiles
} : la Couleur est trop grande.
cd-few-projectiles = { $n ->
    [0] Aucun projectile utilisable
    [one] Un seul projectile utilisable
   *[other] { $n } projectiles utilisables
} : il en faut au moins { $need }.
cd-no-run = Une Suite, c’est au moins 2 valeurs différentes qui se suivent ; après 10 vient 1.
cd-no-run-held = Tu n’as pas 2 cartes qui se suivent parmi les valeurs libres.
cd-no-run-free = Il ne reste pas 2 valeurs libres qui se suivent sur la piste.
cd-values-covered = { $n ->
    [one] La valeur { $values } est déjà recouverte.
   *[other] Les valeurs { $values } sont déjà recouvertes.
}
cd-no-pair = Une Paire, c’est 2 cartes de même valeur.
cd-no-pair-held = Tu n’as pas 2 cartes de même valeur.

# Ce que perd un bateau
cd-q-zone-hit = { $name }, où perds-tu { $what } ?
cd-q-officers = { $name }, quel officier perds-tu ? ({ $zone })
cd-lose-none = Aucun officier
cd-lose-captain = Le Capitaine
cd-lose-mate = Le Second
cd-lose-both = Les deux
cd-ev-lost = { $name } perd { $what } ({ $zone }).
cd-order-remove = { $name } : retire { $what } { $zone_of }.
cd-told-left = { $name } : { $zone }
cd-told-bared = { $n ->
    [one] { $name } : { $penalty } à découvert
   *[other] { $name } : { $n } { $penalty_many } à découvert
}
cd-told-covered = { $name } : { $penalty } recouverte
cd-fate-captain = { $name } perd son Capitaine
cd-fate-mate = { $name } perd son Second
cd-disaster-sails = Désastre : des voiles
cd-disaster-sailors = Désastre : des matelots
cd-disaster-third = Désastre : le troisième jeton
cd-q-disaster-turned = { $name }, quel Désastre se cachait sous { $zone_the } ?
cd-q-disaster-turn = { $name }, retourne le Désastre caché sous { $zone_the } : lequel est-ce ?
cd-ev-disaster = Désastre dans { $zone_the } chez { $name } : { $what } à perdre.
cd-fate-disaster = { $name } : Désastre dans { $zone_the }
cd-fate-disaster-does = { $what } à perdre. Le jeton quitte la partie.
command-read-boards = Lecture d’un plateau
cd-ev-won-officers = { $loser } n’a plus ni Capitaine ni Second : { $name } gagne le duel.
cd-ev-won-sunk = Le bateau { DE($loser) } coule : { $name } gagne le duel.
cd-fate-won = Victoire { DE($name) }
cd-ev-restored = { $name } répare { $zone_the } : { $what }.
cd-order-restore = { $name } : prends { $what } à la réserve, pour { $zone_the }.
cd-q-bag = { $name }, que sors-tu du sac ? ({ $n } sur { $of })
cd-ev-bag = { $name } sort du sac : { $shots }.
cd-ev-spent = { $name } remet { $shot_the } du canon { $mount_of } dans le sac.
cd-order-spend = { $n ->
    [one] { $name } : remets { $shot_the } du canon { $mount_of } dans le sac.
   *[other] { $name } : remets { $n } { $shot_many } du canon { $mount_of } dans le sac.
}
cd-load-empty = rien
cd-load = Proue : { $bow } ; poupe : { $stern }
cd-q-load = { $name }, que mets-tu dans quel canon ?
cd-ev-loaded = { $name } charge ses canons. Proue : { $bow } ; poupe : { $stern }.
cd-order-load = { $name } : charge le canon { $mount_of } ({ $what }).
