# Marché, argent et cubes : ce qui change de main et à quel prix.

# Lieux des cubes et lignes du carnet
cl-place-reserve = réserve
    .from = de la réserve
    .to = à la réserve
cl-place-loose = mer
    .from = de la mer
    .to = à la mer
cl-place-ship = navire
    .from = du navire
    .to = au navire
cl-place-npc = carte du PNJ { $n }
    .from = de la carte du PNJ { $n }
    .to = à la carte du PNJ { $n }
cl-place-legal = rangée légale { $nation_of }
    .from = de la rangée légale { $nation_of }
    .to = à la rangée légale { $nation_of }
cl-place-contraband = rangée de contrebande { $nation_of }
    .from = de la rangée de contrebande { $nation_of }
    .to = à la rangée de contrebande { $nation_of }
cl-ev-cubes = { $n ->
    [one] { $n } cube { $good_of } passe { $source_from } { $target_to }
   *[other] { $n } cubes { $good_of } passent { $source_from } { $target_to }
}
cl-ev-cubes-handed = { $n ->
    [one] { $n } cube { $good_of } change de navire
   *[other] { $n } cubes { $good_of } changent de navire
}
cl-ev-coins-in = +{ $amount } ({ $cause })
cl-ev-coins-out = −{ $amount } ({ $cause })
cl-ev-of = { $name } : { $what }
cl-cause-buy = achat au marché
cl-cause-sell = vente au marché
cl-cause-captain = capitaine
cl-cause-tavern = taverne
cl-cause-fame = renommée achetée
cl-cause-crew = équipage
cl-cause-yard = chantier naval
cl-cause-yard-sale = revente au chantier
cl-cause-wood = bois
cl-cause-ship = nouveau navire
cl-cause-trade = échange
cl-cause-mission = mission
cl-cause-barrel = barils
cl-cause-treasure = trésor

# Tuile de marché à recopier
cl-form-market-tile = Tuile de marché { $nation_of }, face { $side }
cl-form-sections = Combien de prix différents (tronçons) ?
cl-form-legal-slots = Tronçon { $n } : places légales
cl-form-contraband-slots = Tronçon { $n } : places de contrebande
cl-form-buy = Tronçon { $n } : prix d’achat
cl-form-sell = Tronçon { $n } : prix de vente
cl-form-sell-contraband = Tronçon { $n } : prix de vente en contrebande

# Acheter
cl-offer-buy = Acheter des marchandises
cl-q-buy-row = Quelle marchandise achètes-tu ?
cl-row-legal = Légal : { $good }
cl-row-contraband = Contrebande : { $good }
cl-row-stock = { $n ->
    [0] aucun cube sur la tuile { $nation_of }
    [1] 1 cube sur la tuile { $nation_of }
   *[other] { $n } cubes sur la tuile { $nation_of }
}
cl-row-stock-from = { $n ->
    [1] 1 cube sur la tuile { $nation_of }, à { $price }
   *[other] { $n } cubes sur la tuile { $nation_of }, le premier à { $price }
}
cl-row-empty = Cette rangée est vide.
cl-treaty = Traité de commerce : le marché légal { $nation_of } t’est fermé.
cl-q-buy-how-many = Combien de cubes { $good_of } achètes-tu ?
cl-price-ladder = Dans l’ordre : { $prices }
cl-price-run = { $n } à { $price }
cl-price = Prix
cl-price-cube = cube
cl-rounded-up = arrondi au millier supérieur
cl-cannot-afford-one = Pas assez de doublons pour un seul cube.

# Vendre
cl-offer-sell = Vendre des marchandises
cl-q-sell-what = Quelle marchandise vends-tu ?
cl-in-hold = { $oil ->
    [0] { $n } en cale
   *[other] { $n } en cale, plus { $oil } d’huile
}
cl-in-hold-at = { $oil ->
    [0] { $n } en cale, { $price } chacun
   *[other] { $n } en cale, plus { $oil } d’huile, { $price } chacun
}
cl-nothing-to-sell = Ni { $good } ni huile dans ta cale.
cl-q-sell-how-many = Combien de cubes { $good_of } vends-tu ?
cl-q-sell-oil = Combien de cubes d’huile, vendus comme { $good } ?
cl-each = { $price } chacun
cl-sale-brings = Rapporte { $price }

# Prix
cl-q-price = Quel est le prix, en doublons ?
cl-q-price-total = Combien coûtent-ils en tout, en doublons ?
cl-q-each = Prix d’un cube { $good_of }
cl-q-each-note = En doublons, comme imprimé sur le plateau.
cl-sheet-trade = Au marché : { $good }
cl-form-price-of = Prix : { $item }
cl-form-price-note = Recopie ce qui est imprimé ; laisse sur « inconnu » ce qui n’y est pas.
cl-form-price = Prix
cl-form-level = Icône de niveau
cl-form-reputation = Réputation demandée (face B)
cl-level = Niveau { $n }
cl-price-unknown = prix à lire sur le plateau
cl-price-printed = prix imprimé
cl-too-dear = Il faut { $price } ; tu as { $purse }.
cl-too-poor = Il faut posséder { $needs } ; tu as { $purse }.
cl-row-elsewhere = Ce port n’en fait pas commerce.
cl-purse = bourse
cl-face-section = Tronçon { $n }
cl-face-sections = Tronçons
cl-face-legal = légal
cl-face-contraband = contrebande
cl-face-places = Cubes
cl-face-buy = Prix d’achat
cl-face-sell = Prix de vente
cl-face-line = Rangée { $n }
cl-face-column = Place { $n }
cl-face-flag = Fanion { $n }
cl-face-flags = Fanions d’action
cl-face-stop = Étape { $n }
cl-face-route = Route
cl-face-reward = Récompense
cl-face-below = À gauche de 0
cl-face-above = À droite de 0
