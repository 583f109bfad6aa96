# La mise en place : étapes, et ce qui sort de la boîte
cove-part-board = Les îles et la banque
cove-part-ships = À chaque capitaine
cove-part-cards = Les premières cartes Taverne
cove-part-pirates = Les navires noirs
cove-order-treasure = Mélangez les cartes Trésor : { $n }, face cachée, sur chacune des cinq îles extérieures.
cove-order-treasure-app = Cartes Trésor : { $n } sur chacune des cinq îles extérieures. L’appli dira chaque mois ce que montre celle qu’on retourne.
cove-order-bank = Le reste de l’or et tous les coffres sur l’Île au Trésor : c’est la banque.
cove-order-deck = Mélangez les cartes Taverne et posez-les, face cachée, sur l’Île de la Taverne.
cove-order-deck-app = Cartes Taverne sur l’Île de la Taverne, à portée : l’appli nommera celles qu’on joue.
cove-order-legends = Carte Royal Navy à part ; mélangez les Pirates de Légende, face cachée, au bord du plateau.
cove-order-legends-app = Carte Royal Navy à part ; Pirates de Légende au bord du plateau : l’appli nommera celui qui vient.
cove-order-cards-app = Chacun reçoit { $n } carte Taverne, distribuée ici : lis-la à couvert ou sur ton téléphone. Un perroquet se pose aussitôt.
cove-order-cards = Chacun pioche { $n } carte Taverne. Un perroquet se pose aussitôt.
cove-order-dice = Les dés à portée de tous.
cove-order-ship = { $name } : ton navire, ta fiche, ton marqueur de renommée et tes anneaux.
cove-order-rings = { $name } : un anneau sur la tête de mort de chaque section, ton marqueur sur la tête de mort de la renommée.
cove-order-setup-gold = { $name } prend { $gold } doublons d’or.
cove-piece-treasure-card = { $n ->
    [one] { $n } carte Trésor
   *[other] { $n } cartes Trésor
}
cove-piece-coin-1 = { $n ->
    [one] { $n } pièce de 1
   *[other] { $n } pièces de 1
}
cove-piece-coin-5 = { $n ->
    [one] { $n } pièce de 5
   *[other] { $n } pièces de 5
}
cove-piece-tavern-card = { $n ->
    [one] { $n } carte Taverne
   *[other] { $n } cartes Taverne
}
cove-piece-legend-card = { $n ->
    [one] { $n } Pirate de Légende
   *[other] { $n } Pirates de Légende
}
cove-piece-navy-card = { $n ->
    [one] { $n } carte Royal Navy
   *[other] { $n } cartes Royal Navy
}
cove-piece-die = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
cove-piece-ship = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
cove-piece-mat = { $n ->
    [one] { $n } fiche de navire
   *[other] { $n } fiches de navire
}
cove-piece-marker = { $n ->
    [one] { $n } marqueur de renommée
   *[other] { $n } marqueurs de renommée
}
cove-piece-ring = { $n ->
    [one] { $n } anneau
   *[other] { $n } anneaux
}
cove-piece-wheel = { $n ->
    [one] { $n } gouvernail
   *[other] { $n } gouvernails
}
