# Barbe Noire : recherches, tempêtes, prises, otages, débauche, astuce (chapitres 9 et 22).

bb-op-prize = Tenter une prise
bb-op-rest = Passer ce tour (débauche)

# Recherche
bb-purpose-search = la recherche { $name_of }
bb-search-nothing = { $name_starts } ne voit rien à l’horizon.
bb-search-storm = { $name_starts } essuie une tempête.
bb-search-warship = { $name_starts } tombe sur un navire de guerre.
bb-search-merchant = { $name_starts } aperçoit un marchand.
bb-search-two-merchants = { $name_starts } aperçoit deux marchands.
bb-search-three-merchants = { $name_starts } aperçoit trois marchands.
bb-q-search-two = { $name_starts } est là aussi : une seconde carte ?
bb-search-two-note = Entre alliés, une tempête ne vaut que sur la première.
bb-search-second-storm = Tempête sur la seconde carte : elle ne compte pas.
bb-search-no-warship = Tous les navires de guerre sont déjà sur la carte.

# Tempête
bb-storm-breaks = Une tempête éclate { $where_at }.
bb-q-storm-near = Lesquels sont à { $n } cases ou moins du centre ({ $where }) ?
bb-q-storm-near-note = On compte au plus court, même à travers les terres.
bb-q-storm-near-none = Aucun
bb-q-storm = { $name } dans la tempête : cases de vitesse perdues

# Choisir sa proie
bb-q-which-merchant = Quel marchand pour { $name } ?
bb-merchant-at-random = { $n ->
    [one] Celui qui est face cachée
   *[other] L’un des { $n } inconnus, au hasard
}
bb-q-random-merchant = Lequel des marchands inconnus ?
bb-q-prize-attack = Attaquer ? { $face }
bb-attack-costs = { $cost }. L’attaquer met fin à sa lettre de marque et à ses refuges de cette nation, dépôts compris ({ $nation }).
bb-q-prize-attack-note = { $sum }. { $odds }. { $cost }
bb-decline-costs = { $notoriety ->
    [0] Renoncer : popularité −{ $popularity }
   *[other] Renoncer : notoriété −{ $notoriety }, popularité −{ $popularity }
}
bb-q-prize-attack-yes = Attaquer
bb-q-prize-attack-no = Renoncer
bb-q-prize-unseen = { $name_starts } regarde en secret { $merchant_the } : l’attaque-t-il ?
bb-q-prize-unseen-note = Chances de prise selon sa défense. { $cost }
bb-sheet-merchant-seen = Le marchand qu’il a regardé
bb-figure-defended = contre { $n }
bb-prize-declined = { $name_starts } laisse filer le marchand.
bb-no-merchant-here = Il n’y a aucun marchand là où se trouve { $name }.
bb-no-prize-in-port = { $name_starts } est à l’ancre : une prise se tente en mer.
bb-no-prize-of-another = Ce marchand est réservé : la recherche { $name_of } l’a trouvé dans cette zone.

# Jet de capture
bb-attack-score = Score d’attaque
bb-merchant-defence = défense
bb-q-capture = { $name } : { $score } ou moins pour la prise
bb-capture-allied = { $sum } ; l’allié ôte { $n } au jet
bb-odds-prize = Prise { $taken } · dommages { $hurt } · fuite { $gone }
bb-odds-prize-unit = Points de marge sous le score ; dès 0, c’est pris.
bb-prize-taken = Prise ! { $name_starts } fait { $roll }, il fallait { $score } au plus.
bb-prize-hurt = { $name_starts } fait { $roll }, il fallait { $score } au plus : { $n ->
    [one] 1 dommage
   *[other] { $n } dommages
}, et le marchand reste là.
bb-prize-gone = { $name_starts } fait { $roll }, il fallait { $score } au plus : le marchand s’échappe.
bb-q-ocean = Quel océan compte ici ? ({ $where })
bb-q-nearest-nation = De quelle nation est le port le plus proche ? ({ $where })
bb-nearest-nation-note = Navire sans nationalité. À égale distance, le pirate choisit.
bb-havens-lost = { $name_starts } perd ses refuges de cette nation : { $ports }.

# Changer de navire
bb-q-silhouette = Quelle silhouette porte le marchand pris ?
bb-q-take-ship = { $name_starts } garde-t-il le navire pris : { $hull_a } ?
bb-q-take-ship-note = Pris : { $new }. Le sien : { $old }.
bb-ship-shape = { $hull }, combat { $combat }, vitesse { $speed }, { $n } cales
bb-ev-ship-taken = { $name_starts } change de navire : { $hull_a }, intact.
bb-cargo-lost = Plus assez de cales : { $name } perd { $amount }.
bb-q-ship-cargoes = { $name } : { $n ->
    [one] quelle cargaison garder
   *[other] quelles { $n } cargaisons garder
} ?
bb-no-ship-after-damage = Ce marchand avait endommagé { $name }.
bb-no-corvette = Une corvette ne sert à aucun pirate.
bb-no-free-log = Aucun journal de bord libre : { $hull }.

# Cargaison
bb-purpose-cargo = la cargaison
bb-cargo-found = Cargaison : { $amount }.
    .aboard = { $amount }
bb-cargo-goods = Cargaison : { $amount } ({ $goods }).
    .aboard = { $amount } ({ $goods })
bb-cargo-placeholder = Cargaison : { $amount } (valeur provisoire, pas encore recopiée).
    .aboard = { $amount } (valeur provisoire)
bb-cargo-debauchery = La cargaison monte à la tête de l’équipage : débauche, ou { $n } de popularité en moins.
bb-q-award-cargo = À qui va la cargaison ? { $amount }
bb-award-note = Celui qui a mené l’attaque répartit.
bb-award-nobody = À personne
bb-q-challenge-award = { $name_starts } défie-t-il { $other } en duel pour le partage ?
bb-q-challenge-award-yes = Défier
bb-q-challenge-award-no = Accepter le partage
bb-q-stow = { $name_starts } a les cales pleines : jeter quoi pour { $amount } ?
bb-cargo-instead = Jeter { $amount }
bb-cargo-refuse = Refuser la cargaison
bb-cargo-stowed = { $name_starts } charge { $amount }.
bb-goods-treasure-ship = un navire au trésor
bb-goods-gold = or
bb-goods-silver = argent
bb-goods-gems = pierres précieuses
bb-goods-coin = monnaie
bb-goods-ivory = ivoire
bb-goods-spices = épices
bb-goods-tea = thé
bb-goods-opium = opium
bb-goods-cloth = étoffes
bb-goods-indigo = indigo
bb-goods-rice = riz
bb-goods-timber = bois
bb-goods-saltpetre = salpêtre
bb-goods-sugar = sucre
bb-goods-slaves = captifs réduits en esclavage
bb-goods-tobacco = tabac
bb-goods-arms = armes
bb-goods-cocoa = cacao
bb-goods-coffee = café
bb-goods-rum = rhum
bb-goods-household-goods = papier et objets du ménage
bb-goods-wine = vin
bb-goods-silks = soieries
bb-goods-salt = sel
bb-goods-specimens = plantes et animaux

# Otages
bb-purpose-hostage = un otage ?
bb-purpose-home = le port d’origine
bb-hostage-sum = Passager
bb-hostage-card = carte
bb-hostage-there = Un passager de marque : { $sum }, il fallait { $n }.
bb-hostage-none = Aucun passager de marque : { $sum }, il fallait { $n }.
bb-q-hostage = Qui prend le passager en otage ?
bb-hostage-note = Notoriété +{ $n }
bb-q-home = Port { $nation_of } le plus proche { $ocean_in } ?
bb-q-home-note = À défaut, le port le plus proche. À égale distance, le pirate choisit.
bb-hostage-taken = { $name_starts } tient un otage { $nation_adjective } ; son port : { $port }.
bb-q-hostage-fate = { $port } : que fait { $name_the } du passager ?
bb-hostage-fate = Otage : { $hostage }. Torture : { $torture }
bb-q-torture-note = Popularité +{ $n }. { $odds }
bb-hostage-keep = Prendre en otage
bb-hostage-torture = Prendre et torturer
bb-hostage-leave = Le laisser partir
bb-odds-torture = Il parle : { $talks } · il en meurt : { $dies }
bb-odds-torture-unit = Points de marge sous la cruauté ; dès 0 il parle, au-dessus il meurt.
bb-q-torture-roll = { $name_starts } interroge l’otage
bb-torture-cruelty = Cruauté { $n }
bb-torture-dies = { $roll } au dé pour une cruauté de { $cruelty } : il parle { $port_of }, et meurt.
bb-torture-talks = { $roll } au dé pour une cruauté de { $cruelty } : il parle { $port_of }, et survit.
bb-torture-silent = { $roll } au dé pour une cruauté de { $cruelty } : il ne dit rien { $port_of }, et survit.

# Débauche
bb-q-debauchery = { $name_starts } déclare-t-il la débauche ?
bb-debauchery-free = Popularité +{ $n } ; son prochain tour est perdu.
bb-debauchery-mandatory = Popularité +{ $n } et prochain tour perdu ; refuser coûte { $lost } de popularité.
bb-debauchery-refused = { $name_starts } refuse la débauche à son équipage.
bb-debauchery-printed = La carte de la cargaison le dit peut-être : refuser coûte alors { $lost } de popularité.
bb-debauchery-yes = Débauche : popularité +{ $n }, prochain tour perdu
bb-debauchery-no = Pas de débauche
bb-debauchery-refuse = La carte l’exige, il refuse : popularité −{ $lost }
bb-q-debauchery-rival = Qui { $name } doit-il défier en duel ?
bb-no-rest = { $name_starts } n’est pas en débauche.
bb-rested = { $name_starts } laisse passer ce tour.

# Astuce
bb-q-cunning = { $name } : relancer (astuce) ?
bb-q-cunning-short = { $name } : relancer { $rolled } (astuce) ?
bb-q-cunning-note = Astuce restante : { $n }.
bb-q-cunning-yes = Relancer
bb-q-cunning-no = Garder ce jet
bb-figure-better = Mieux en relançant
bb-ev-cunning = { $name_starts } use d’astuce et fait relancer.
bb-no-cunning = { $name_starts } n’a plus de point d’astuce.
bb-no-cunning-twice = { $name_starts } attend qu’un pirate d’un autre joueur ait usé d’astuce.
