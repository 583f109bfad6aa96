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
cd-q-gunner = { $name }, quel canon braques-tu ?
cd-cannon-silent = Interdiction de tir sur son pont
cd-q-crosshair = { $name }, quelle zone vises-tu chez { $victim } ?
cd-q-crosshair-short = Viseur { DE($name) }
cd-crosshair-stays = Viser encore { $zone_the }
cd-gunner-state = { $cannon } · { $state }
cd-gunner-other = L’autre canon
cd-figure-left = marqueurs
cd-figure-targets = cartes Cible
cd-same-zone = Tu vises déjà cette zone : changer de cible, c’est viser ailleurs.
cd-target-back = carte Cible
cd-q-target = Une carte Cible
cd-ev-gunner = { $name } place son Canonnier près { $gun_of } ({ $mount }).
cd-order-gunner = { $name } : pose ton Canonnier près { $gun_of }, { $mount_at }.
cd-ev-crosshair = { $name } vise { $zone_the } chez { $victim }.
cd-order-crosshair = Pose la Mire { DE($name) } sur { $zone_the } { DE($victim) }.
cd-ev-targets = { $n ->
    [one] 1 cible
   *[other] { $n } cibles
} devant { $name }.
cd-told-targets = Cartes Cible devant { $name }
cd-order-targets = { $name } : pioche { $n ->
    [one] 1 carte Cible
   *[other] { $n } cartes Cible
}, devant toi.
cd-order-targets-note = Avec de la place à gauche et en dessous de chacune.
cd-ev-targets-shuffled = Plus de carte Cible à piocher : on mélange celles de la défausse.
cd-ev-cleared = { $name } défausse ses cibles et les cartes Visée qui y étaient.
cd-order-clear-aim = { $name } : défausse tes cartes Visée posées près des cibles.
cd-order-clear-targets = { $name } : défausse tes cartes Cible.
cd-order-clear-both = { $name } : défausse tes cartes Cible et leurs cartes Visée.

# Ce qui est permis
cd-not-now = Une action se fait à ton tour, en phase 1.
cd-few-cards = { $n ->
    [0] Ta main est vide
    [one] Une seule carte en main
   *[other] { $n } cartes en main
} : il en faut { $need }.
cd-must-aim = C’est ta dernière action, et tu n’as pas encore visé : ce doit être Viser.
cd-keep-a-card = Il te faut garder une carte pour Viser ensuite.
cd-change-first = On change de cible à la place des deux actions, avant la première.
cd-change-note = À la place des deux actions

# Viser
cd-aim-note = Une carte de ta main près d’une cible
cd-aim-at = Viser : cible { $number }, { $place }
cd-aim-likely = Viser : { $card } { $place_of } la cible { $number }
cd-not-held = Cette carte n’est pas dans ta main.
cd-empty-hand = Ta main est vide.
cd-no-target = Tu n’as pas de carte Cible devant toi.
cd-q-aim-value = { $name }, quelle valeur a ta carte ?
cd-q-joker-value = { $name }, quelle valeur prend ton joker ?
cd-q-place = { $name }, où poses-tu le { $card } ?
cd-place = Cible { $number }, { $place }
cd-aim-gives = { $left }, { $below } → { $result }
cd-aim-hopes = { $value } → au mieux { $result }
cd-aim-replaces = { $n ->
    [0] remplace { $card }
   *[other] { $gives } ; remplace { $card }
}
cd-figure-best = au mieux
cd-ev-aimed = { $name } vise : { $card }, { $place_of } la cible { $number }.
cd-order-aim = { $name } : pose ta carte { $place_of } la cible { $number }.
cd-order-aim-old = Celle qui y était va dans ta défausse.
cd-told-aimed = { $name } : { $card } { $place_of } la cible { $number }, { $result }
cd-told-unread = à lire au moment du tir
cd-told-half = il manque encore une carte

# Préparer
cd-prepare-note = { $n ->
    [one] Pioche 1 carte Visée
   *[other] Pioche { $n } cartes Visée
}

# Bordée
cd-broadside-note = { $n ->
    [0] Aucun projectile
    [one] 1 projectile
   *[other] Une Couleur de { $n } cartes au plus
}
cd-sum-broadside = Projectiles qui portent
cd-term-cards = cartes
cd-ev-broadside = { $name } tire une bordée de { $n } cartes ({ $suit }) : { $hits ->
    [0] aucun projectile ne porte
    [one] 1 projectile porte
   *[other] { $hits } projectiles portent
}.
cd-told-broadside = { $name } tire une bordée : { $suit }
cd-told-broadside-hits = { $n ->
    [0] aucun projectile ne porte
    [one] 1 projectile porte
   *[other] { $n } projectiles portent
}
cd-order-cover-suit = { $name } : recouvre { $suit } sur la piste de bordées.
cd-q-strike = { $name }, { $n ->
    [one] quel projectile tires-tu ?
   *[other] quels { $n } projectiles tires-tu ?
}
cd-q-waste = { $name }, { $n ->
    [one] quel projectile dépenses-tu sans effet ?
   *[other] quels { $n } projectiles dépenses-tu sans effet ?
}
cd-q-aim-lost = { $name }, { $n ->
    [one] quelle carte Visée retires-tu de tes cibles ?
   *[other] quelles { $n } cartes Visée retires-tu de tes cibles ?
}
cd-ev-aim-lost = { $name } perd { $n ->
    [one] 1 carte Visée
   *[other] { $n } cartes Visée
} de ses cibles : { $cards }.
cd-order-aim-lost = { $name } : défausse { $n ->
    [one] 1 carte Visée posée près de tes cibles
   *[other] { $n } cartes Visée posées près de tes cibles
}.

# Embardée
cd-swerve-note = { $n ->
    [0] La main adverse est vide
    [one] 1 carte dans la main adverse
   *[other] { $n } cartes dans la main adverse
}
cd-sum-swerve = Cartes perdues
cd-term-more = en plus
cd-term-reputation = Réputation
cd-ev-swerve = { $name } fait une embardée ({ $values }) : { $n ->
    [0] aucune carte à perdre
    [one] 1 carte à perdre
   *[other] { $n } cartes à perdre
}.
cd-told-swerve = { $name } fait une embardée : { $values }
cd-told-swerve-costs = { $n ->
    [0] aucune carte perdue
    [one] 1 carte perdue
   *[other] { $n } cartes perdues
}
cd-order-cover-swerve = { $name } : recouvre { $values } sur la piste d’embardées.

# Recharger
cd-reload-one-note = { $n } cartes quelconques
cd-reload-battery-note = { $n ->
    [0] Une Paire ; aucune place vide
    [one] Une Paire ; 1 place vide
   *[other] Une Paire ; { $n } places vides
}
cd-q-reload-cards = { $name }, quelles { $n } cartes défausses-tu ?
cd-q-reload-pair = { $name }, quelle Paire défausses-tu ?
cd-q-return = { $name }, quels projectiles remets-tu dans le sac ?
cd-q-return-note = Aucune place n’est vide : au moins un.
cd-return-none = Aucun
cd-q-fill = { $name }, quel canon recharges-tu ?

# Rafistoler
cd-patch-note = 1 à { $n } cartes, un déplacement par carte
cd-no-move = Personne ne peut aller nulle part.
cd-q-patch-cards = { $name }, quelles cartes défausses-tu ? ({ $n } au plus)
cd-q-move = { $name }, qui se déplace ? ({ $n } sur { $of })
cd-crew-sailor = Matelot
    .the = un matelot
cd-crew-captain = Capitaine
    .the = le Capitaine
cd-crew-mate = Second
    .the = le Second
cd-move = { $what } : { $origin } → { $to }
cd-move-note = { $before } → { $what }
cd-move-last = Le dernier qui reste sur { $origin_the } ne le quitte pas.
cd-move-no-rope = Aucun cordage ne mène { $origin_of } vers { $to_the }.
cd-move-mends = Un officier ne répare rien : il ne va que d’un pont à l’autre.
cd-move-full = Plus une place libre : { $to_the }.
cd-move-stop = Personne d’autre
cd-ev-moved = { $name } : { $what_the } quitte { $origin_the } pour { $to_the }.
cd-order-move = { $name } : déplace { $what_the } { $origin_of } vers { $to_the }.
cd-order-leave = { $name } : retire { $what_the } { $origin_of }, il répare { $to_the }.

# Replacer des matelots
cd-arrange-note = Choisis les pénalités découvertes
cd-arrange-limit = Chaque pénalité de main découverte te coûte une carte de ta main.
cd-nothing-to-arrange = Aucun de tes ponts ne pourrait montrer une autre pénalité.
cd-q-arrange-deck = { $name }, sur quel pont ?
cd-q-arrange = { $name }, que laisses-tu découvert sur { $zone_the } ?
cd-ev-arranged = { $name } replace ses matelots sur { $zone_the } : { $shown } à découvert.
cd-order-arrange = { $name } : replace tes matelots sur { $zone_the }, { $shown } à découvert.
cd-not-your-target = Cette carte Cible n’est pas devant toi.
cd-no-such-value = Un joker vaut de 1 à { $hi } ; toute autre carte a sa propre valeur.
