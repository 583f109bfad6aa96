# Duel de canons : braquer, et les actions d’un tour.
command-aim = Viser
command-prepare = Préparer
command-broadside = Tirer une bordée
command-swerve = Faire une embardée
command-reload-one = Recharger un seul canon
command-reload-battery = Recharger toute la batterie
command-patch-up = Rafistoler
command-change-target = Changer de cible
command-arrange = Replacer des matelots

# Braquer
duel-q-gunner = { $name }, quel canon braques-tu ?
duel-cannon-silent = Interdiction de tir sur son pont
duel-q-crosshair = { $name }, quelle zone vises-tu chez { $victim } ?
duel-q-crosshair-short = Viseur { DE($name) }
duel-crosshair-stays = viser encore { $zone_the }
duel-gunner-state = { $cannon } · { $state }
duel-gunner-other = L’autre canon
duel-figure-left = marqueurs
duel-figure-targets = cartes Cible
duel-same-zone = Tu vises déjà cette zone : changer de cible, c’est viser ailleurs.
duel-target-back = carte Cible
duel-q-target = Une carte Cible
duel-ev-gunner = { $name } place son Canonnier près { $gun_of } ({ $mount }).
duel-order-gunner = { $name } : pose le Canonnier près { $gun_of }, { $mount_at }
duel-ev-crosshair = { $name } vise { $zone_the } chez { $victim }.
duel-order-crosshair = Pose la Mire { DE($name) } sur { $zone_the } { DE($victim) }
duel-ev-targets = { $n ->
    [one] 1 cible
   *[other] { $n } cibles
} devant { $name }.
duel-told-targets = Cartes Cible devant { $name }
duel-order-targets = { $name } : pioche { $n ->
    [one] 1 carte Cible
   *[other] { $n } cartes Cible
}, devant toi
duel-order-targets-note = Avec de la place à gauche et en dessous de chacune.
duel-ev-targets-shuffled = Plus de carte Cible à piocher : on mélange celles de la défausse.
duel-ev-cleared = { $name } défausse ses cibles et les cartes Visée qui y étaient.
duel-order-clear-aim = { $name } : défausse tes cartes Visée posées près des cibles
duel-order-clear-targets = { $name } : défausse tes cartes Cible
duel-order-clear-both = { $name } : défausse tes cartes Cible et leurs cartes Visée

# Ce qui est permis
duel-not-now = Une action se fait à ton tour, en phase 1.
duel-few-cards = { $n ->
    [0] Ta main est vide
    [one] Une seule carte en main
   *[other] { $n } cartes en main
} : il en faut { $need }.
duel-must-aim = C’est ta dernière action, et tu n’as pas encore visé : ce doit être Viser.
duel-keep-a-card = Il te faut garder une carte pour Viser ensuite.
duel-change-first = On change de cible à la place des deux actions, avant la première.
duel-change-note = À la place des deux actions

# Viser
duel-aim-note = Une carte de ta main près d’une cible
duel-aim-at = Viser : cible { $number }, { $place }
duel-aim-likely = Viser : { $card } { $place_of } la cible { $number }
duel-not-held = Cette carte n’est pas dans ta main.
duel-empty-hand = Ta main est vide.
duel-no-target = Tu n’as pas de carte Cible devant toi.
duel-q-aim-value = { $name }, quelle valeur a ta carte ?
duel-q-joker-value = { $name }, quelle valeur prend ton joker ?
duel-q-place = { $name }, où poses-tu le { $card } ?
duel-place = Cible { $number }, { $place }
duel-aim-gives = { $left }, { $below } → { $result }
duel-aim-hopes = { $value } → au mieux { $result }
duel-aim-replaces = { $n ->
    [0] remplace { $card }
   *[other] { $gives } ; remplace { $card }
}
duel-figure-best = au mieux
duel-ev-aimed = { $name } vise : { $card }, { $place_of } la cible { $number }.
duel-order-aim = { $name } : pose ta carte { $place_of } la cible { $number }
duel-order-aim-old = Celle qui y était va dans ta défausse.
duel-told-aimed = { $name } : { $card } { $place_of } la cible { $number }, { $result }
duel-told-unread = à lire au moment du tir
duel-told-half = il manque encore une carte

# Préparer
duel-prepare-note = { $n ->
    [one] Pioche 1 carte Visée
   *[other] Pioche { $n } cartes Visée
}

# Bordée
duel-broadside-note = { $n ->
    [0] Aucun projectile
    [one] 1 projectile
   *[other] Une Couleur de { $n } cartes au plus
}
duel-sum-broadside = Projectiles qui portent
duel-term-cards = cartes
duel-ev-broadside = { $name } tire une bordée de { $n } cartes ({ $suit }) : { $hits ->
    [0] aucun projectile ne porte
    [one] 1 projectile porte
   *[other] { $hits } projectiles portent
}.
duel-told-broadside = { $name } tire une bordée : { $suit }
duel-told-broadside-hits = { $n ->
    [0] aucun projectile ne porte
    [one] 1 projectile porte
   *[other] { $n } projectiles portent
}
duel-order-cover-suit = { $name } : recouvre { $suit } sur la piste de bordées
duel-q-strike = { $name }, { $n ->
    [one] quel projectile tires-tu ?
   *[other] quels { $n } projectiles tires-tu ?
}
duel-q-waste = { $name }, { $n ->
    [one] quel projectile dépenses-tu sans effet ?
   *[other] quels { $n } projectiles dépenses-tu sans effet ?
}
duel-q-aim-lost = { $name }, { $n ->
    [one] quelle carte Visée retires-tu de tes cibles ?
   *[other] quelles { $n } cartes Visée retires-tu de tes cibles ?
}
duel-ev-aim-lost = { $name } perd { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
} de ses cibles : { $cards }.
duel-order-aim-lost = { $name } : défausse { $n ->
    [one] 1 carte Visée posée près de tes cibles
   *[other] { $n } cartes Visée posées près de tes cibles
}

# Embardée
duel-swerve-note = { $n ->
    [0] La main adverse est vide
    [one] 1 carte dans la main adverse
   *[other] { $n } cartes dans la main adverse
}
duel-sum-swerve = Cartes perdues
duel-term-more = en plus
duel-term-reputation = Réputation
duel-ev-swerve = { $name } fait une embardée ({ $values }) : { $n ->
    [0] aucune carte à perdre
    [one] 1 carte à perdre
   *[other] { $n } cartes à perdre
}.
duel-told-swerve = { $name } fait une embardée : { $values }
duel-told-swerve-costs = { $n ->
    [0] aucune carte perdue
    [one] 1 carte perdue
   *[other] { $n } cartes perdues
}
duel-order-cover-swerve = { $name } : recouvre { $values } sur la piste d’embardées

# Recharger
duel-reload-one-note = { $n } cartes quelconques
duel-reload-battery-note = { $n ->
    [0] Une Paire ; aucune place vide
    [one] Une Paire ; 1 place vide
   *[other] Une Paire ; { $n } places vides
}
duel-q-reload-cards = { $name }, quelles { $n } cartes défausses-tu ?
duel-q-reload-pair = { $name }, quelle Paire défausses-tu ?
duel-q-return = { $name }, quels projectiles remets-tu dans le sac ?
duel-q-return-note = Aucune place n’est vide : au moins un.
duel-return-none = Aucun
duel-q-fill = { $name }, quel canon recharges-tu ?

# Rafistoler
duel-patch-note = 1 à { $n } cartes, un déplacement par carte
duel-no-move = Personne ne peut aller nulle part.
duel-q-patch-cards = { $name }, quelles cartes défausses-tu ? ({ $n } au plus)
duel-q-move = { $name }, qui se déplace ? ({ $n } sur { $of })
duel-crew-sailor = Matelot
    .the = un matelot
duel-crew-captain = Capitaine
    .the = le Capitaine
duel-crew-mate = Second
    .the = le Second
duel-move = { $what } : { $origin } → { $to }
duel-move-note = { $before } → { $what }
duel-move-last = Le dernier qui reste sur { $origin_the } ne le quitte pas.
duel-move-no-rope = Aucun cordage ne mène { $origin_of } vers { $to_the }.
duel-move-mends = Un officier ne répare rien : il ne va que d’un pont à l’autre.
duel-move-full = Plus une place libre : { $to_the }.
duel-move-stop = Personne d’autre
duel-ev-moved = { $name } : { $what_the } quitte { $origin_the } pour { $to_the }.
duel-order-move = { $name } : déplace { $what_the } { $origin_of } vers { $to_the }
duel-order-leave = { $name } : retire { $what_the } { $origin_of }, il répare { $to_the }

# Replacer des matelots
duel-arrange-note = Choisis les pénalités découvertes
duel-arrange-limit = Chaque pénalité de main découverte te coûte une carte de ta main.
duel-nothing-to-arrange = Aucun de tes ponts ne pourrait montrer une autre pénalité.
duel-q-arrange-deck = { $name }, sur quel pont ?
duel-q-arrange = { $name }, que laisses-tu découvert sur { $zone_the } ?
duel-ev-arranged = { $name } replace ses matelots sur { $zone_the } : { $shown } à découvert.
duel-order-arrange = { $name } : replace tes matelots sur { $zone_the }, { $shown } à découvert
duel-not-your-target = Cette carte Cible n’est pas devant toi.
duel-no-such-value = Un joker vaut de 1 à { $hi } ; toute autre carte a sa propre valeur.
