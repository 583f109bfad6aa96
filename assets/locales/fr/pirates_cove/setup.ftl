# La mise en place : étapes, et ce qui sort de la boîte
pc-part-board = Les îles et la banque
pc-part-ships = À chaque capitaine
pc-part-cards = Les premières cartes Taverne
pc-part-pirates = Les navires noirs
pc-order-treasure = Mélangez les cartes Trésor : { $n }, face cachée, sur chacune des cinq îles extérieures.
pc-order-treasure-app = Cartes Trésor : { $n } sur chacune des cinq îles extérieures. L’appli dira chaque mois ce que montre celle qu’on retourne.
pc-order-bank = Le reste de l’or et tous les coffres sur l’Île au Trésor : c’est la banque.
pc-order-deck = Mélangez les cartes Taverne et posez-les, face cachée, sur l’Île de la Taverne.
pc-order-deck-app = Cartes Taverne sur l’Île de la Taverne, à portée : l’appli nommera celles qu’on joue.
pc-order-legends = Carte Royal Navy à part ; mélangez les Pirates de Légende, face cachée, au bord du plateau.
pc-order-legends-app = Carte Royal Navy à part ; Pirates de Légende au bord du plateau : l’appli nommera celui qui vient.
pc-order-cards-app = Chacun reçoit { $n } carte Taverne, distribuée ici : lis-la à couvert ou sur ton téléphone. Un perroquet se pose aussitôt.
pc-order-cards = Chacun pioche { $n } carte Taverne. Un perroquet se pose aussitôt.
pc-order-dice = Les dés à portée de tous.
pc-order-ship = { $name } : ton navire, ta fiche, ton marqueur de renommée et tes anneaux.
pc-order-rings = { $name } : un anneau sur la tête de mort de chaque section, ton marqueur sur la tête de mort de la renommée.
pc-order-setup-gold = { $name } prend { $gold } doublons d’or.
pc-piece-treasure-card = { $n ->
    [one] { $n } carte Trésor
   *[other] { $n } cartes Trésor
}
pc-piece-coin-1 = { $n ->
    [one] { $n } pièce de 1
   *[other] { $n } pièces de 1
}
pc-piece-coin-5 = { $n ->
    [one] { $n } pièce de 5
   *[other] { $n } pièces de 5
}
pc-piece-tavern-card = { $n ->
    [one] { $n } carte Taverne
   *[other] { $n } cartes Taverne
}
pc-piece-legend-card = { $n ->
    [one] { $n } Pirate de Légende
   *[other] { $n } Pirates de Légende
}
pc-piece-navy-card = { $n ->
    [one] { $n } carte Royal Navy
   *[other] { $n } cartes Royal Navy
}
pc-piece-die = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
pc-piece-ship = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
pc-piece-mat = { $n ->
    [one] { $n } fiche de navire
   *[other] { $n } fiches de navire
}
pc-piece-marker = { $n ->
    [one] { $n } marqueur de renommée
   *[other] { $n } marqueurs de renommée
}
pc-piece-ring = { $n ->
    [one] { $n } anneau
   *[other] { $n } anneaux
}
pc-piece-wheel = { $n ->
    [one] { $n } gouvernail
   *[other] { $n } gouvernails
}
