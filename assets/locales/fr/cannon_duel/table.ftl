# Duel de canons : la table, les mains, le bateau et les canons.

# Zones : trois couches, de la proue à la poupe
duel-zone-sails-bow = voilure de proue
    .the = la voilure de proue
    .of = de la voilure de proue
duel-zone-sails-centre = voilure centrale
    .the = la voilure centrale
    .of = de la voilure centrale
duel-zone-sails-stern = voilure de poupe
    .the = la voilure de poupe
    .of = de la voilure de poupe
duel-zone-deck-bow = pont de proue
    .the = le pont de proue
    .of = du pont de proue
duel-zone-deck-centre = pont central
    .the = le pont central
    .of = du pont central
duel-zone-deck-stern = pont arrière
    .the = le pont arrière
    .of = du pont arrière
duel-zone-hull-bow = coque de proue
    .the = la coque de proue
    .of = de la coque de proue
duel-zone-hull-centre = coque centrale
    .the = la coque centrale
    .of = de la coque centrale
duel-zone-hull-stern = coque de poupe
    .the = la coque de poupe
    .of = de la coque de poupe

# Marqueurs, officiers, canons, projectiles
duel-markers-sail = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
}
duel-markers-sailor = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
duel-markers-plank = { $n ->
    [one] { $n } planche
   *[other] { $n } planches
}
duel-markers-crew = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
duel-captain-the = le Capitaine
duel-mate-the = le Second
duel-mount-bow = proue
    .at = à la proue
    .of = de proue
duel-mount-stern = poupe
    .at = à la poupe
    .of = de poupe
duel-gun-18-pounder = 18-livres
    .the = le 18-livres
    .of = du 18-livres
duel-gun-long-nine = Long Nine
    .the = le Long Nine
    .of = du Long Nine
duel-gun-carronade = Caronade
    .the = la Caronade
    .of = de la Caronade
duel-cannon-at = { $gun } { $mount_of }
duel-shot-ball = boulet
    .the = le boulet
duel-shot-chain = chaîne
    .the = la chaîne
duel-shot-grape = mitraille
    .the = la mitraille
duel-penalty-no-fire = interdiction de tir
duel-penalty-cannon = pénalité de canon
duel-penalty-hand = pénalité de main
duel-penalty-sail = pénalité de voilure
duel-term-no-fire = interdiction de tir
duel-term-cannon = pénalité de canon
duel-term-hand = pénalité de main
duel-term-sail = pénalité de voilure

# Cartes Visée et cartes Cible
duel-suit-spades = pique
duel-suit-hearts = cœur
duel-suit-clubs = trèfle
duel-suit-diamonds = carreau
duel-card = { $value } de { $suit }
duel-card-joker = joker
duel-card-back = carte Visée
duel-card-as = { $card } pour { $value }
duel-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
duel-edge-left = à gauche
    .of = à gauche de
duel-edge-below = en dessous
    .of = sous
duel-grade-perfect = tir parfait
duel-grade-good = bon tir
duel-grade-weak = tir faible
duel-grade-missed = tir raté
duel-grade-hasty = tir hâtif
duel-sum-times = { $n } × { $what }

# Les mains
duel-ev-drawn = { $name } pioche { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
}.
duel-ev-shuffled = { $name } mélange sa défausse : c’est son nouveau paquet Visée.
duel-ev-discarded-played = { $name } défausse { $cards }.
duel-ev-discarded-lost = { $name } perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de sa main : { $cards }.
duel-ev-discarded-random = { $name } perd { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} au hasard : { $cards }.
duel-ev-discarded-limit = { $name } dépasse sa limite de main et défausse { $cards }.
duel-order-draw = { $name } : pioche { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
}
duel-order-discard-played = { $name } : défausse { $n ->
    [one] la carte annoncée
   *[other] les { $n } cartes annoncées
}
duel-order-discard-lost = { $name } : défausse { $n ->
    [one] 1 carte de ton choix
   *[other] { $n } cartes de ton choix
}
duel-order-discard-random = { $name } : défausse { $n ->
    [one] 1 carte de ta main, tirée au hasard par l’adversaire
   *[other] { $n } cartes de ta main, tirées au hasard par l’adversaire
}
duel-order-discard-limit = { $name } : défausse { $n ->
    [one] 1 carte de ton choix : ta main dépasse sa limite
   *[other] { $n } cartes de ton choix : ta main dépasse sa limite
}
duel-order-shuffle = { $name } : mélange ta défausse, c’est ton nouveau paquet Visée
duel-q-drawn = { $name } pioche une carte Visée
duel-q-lost = { $name } perd une carte au hasard
duel-discard = Défausser
duel-play = Jouer
duel-q-flush = { $name }, quelle Couleur annonces-tu ?
duel-q-flush-suit = { $name }, quelle Couleur annonces-tu ?
duel-q-joker-suit = { $name }, quelle couleur prennent tes jokers ?
duel-q-run = { $name }, quelle Suite annonces-tu ?
duel-q-joker-run = { $name }, quelle Suite font tes cartes ?
duel-q-how-many = { $name }, combien de cartes ?
duel-q-suited = Toutes de la même couleur ?
duel-run-from = À partir du { $value }
duel-no-run-played = Ne rien jouer
duel-no-flush = Une Couleur, c’est au moins 2 cartes de la même couleur.
duel-no-flush-held = Tu n’as pas 2 cartes d’une même couleur encore libre sur ta piste de bordées.
duel-suit-covered = Sur ta piste de bordées, la couleur { $suit } est déjà recouverte.
duel-suits-covered = Les quatre couleurs de ta piste de bordées sont recouvertes.
duel-flush-too-big = { $n } cartes pour { $cap ->
    [one] { $cap } projectile
   *[other] { $cap } projectiles
} : la Couleur est trop grande.
duel-few-projectiles = { $n ->
    [0] Aucun projectile utilisable
    [one] Un seul projectile utilisable
   *[other] { $n } projectiles utilisables
} : il en faut au moins { $need }.
duel-no-run = Une Suite, c’est au moins 2 valeurs différentes qui se suivent ; après 10 vient 1.
duel-no-run-held = Tu n’as pas 2 cartes qui se suivent parmi les valeurs libres.
duel-no-run-free = Il ne reste pas 2 valeurs libres qui se suivent sur la piste.
duel-values-covered = { $n ->
    [one] La valeur { $values } est déjà recouverte.
   *[other] Les valeurs { $values } sont déjà recouvertes.
}
duel-no-pair = Une Paire, c’est 2 cartes de même valeur.
duel-no-pair-held = Tu n’as pas 2 cartes de même valeur.

# Ce que perd un bateau
duel-q-zone-hit = { $name }, où perds-tu { $what } ?
duel-q-officers = { $name }, quel officier perds-tu ? ({ $zone })
duel-lose-none = Aucun officier
duel-lose-captain = Le Capitaine
duel-lose-mate = Le Second
duel-lose-both = Les deux
duel-ev-lost = { $name } perd { $what } ({ $zone }).
duel-order-remove = { $name } : retire { $what } { $zone_of }
duel-told-left = { $name } : { $zone }
duel-told-bared = { $n ->
    [one] { $name } : { $penalty } à découvert
   *[other] { $name } : { $n } fois { $penalty } à découvert
}
duel-told-covered = { $name } : { $penalty } recouverte
duel-fate-captain = { $name } perd son Capitaine
duel-fate-mate = { $name } perd son Second
duel-disaster-sails = Désastre : des voiles
duel-disaster-sailors = Désastre : des matelots
duel-disaster-third = Désastre : le troisième jeton
duel-q-disaster-turned = { $name }, quel Désastre se cachait sous { $zone_the } ?
duel-ev-disaster = Désastre dans { $zone_the } chez { $name } : { $what } à perdre.
duel-fate-disaster = { $name } : Désastre dans { $zone_the }
duel-fate-disaster-does = { $what } à perdre. Le jeton quitte la partie.
duel-ev-won-officers = { $loser } n’a plus ni Capitaine ni Second : { $name } gagne le duel.
duel-ev-won-sunk = Le bateau { DE($loser) } coule : { $name } gagne le duel.
duel-fate-won = Victoire { DE($name) }
duel-ev-restored = { $name } répare { $zone_the } : { $what }.
duel-order-restore = { $name } : prends { $what } à la réserve, pour { $zone_the }
duel-q-bag = { $name }, que sors-tu du sac ? ({ $n } sur { $of })
duel-ev-bag = { $name } sort du sac : { $shots }.
duel-ev-spent = { $name } remet { $shot_the } du canon { $mount_of } dans le sac.
duel-order-spend = { $name } : remets { $shot_the } du canon { $mount_of } dans le sac
duel-load-empty = rien
duel-load = Proue : { $bow } ; poupe : { $stern }
duel-q-load = { $name }, que mets-tu dans quel canon ?
duel-ev-loaded = { $name } charge ses canons. Proue : { $bow } ; poupe : { $stern }.
duel-order-load = { $name } : charge le canon { $mount_of } ({ $what })
