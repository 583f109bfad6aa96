# La mise en place : étapes, et ce qui sort de la boîte
bb-part-supplies = Cartes, tasses et marqueurs
bb-part-governors = Les gouverneurs
bb-part-merchants = Les marchands
bb-order-pirates = Cartes Pirate : remets le Dr Peter Blood dans la boîte et mélange les autres.
bb-order-pirates-app = Cartes Pirate : remets le Dr Peter Blood dans la boîte et garde les autres à portée. L’appli nommera celle qui entre en jeu.
bb-order-pirates-solo = Cartes Pirate : prends le Dr Peter Blood, c’est toi. Garde les autres à portée pour les deux faux joueurs.
bb-order-actions = Mélange les cartes Action, face cachée.
bb-order-actions-app = Garde les cartes Action à portée : l’appli dira le numéro de celle qu’on retourne.
bb-order-cups = Cinq tasses, une par sorte : gouverneurs, marchands, corsaires du roi, navires de guerre, lettres de marque.
bb-order-logs = Journaux de bord et marqueurs de pirate à portée de tous.
bb-order-markers = Trie les marqueurs à côté du plateau, avec les deux dés.
bb-order-markers-note = Vitesse, combat, blessures, nombres : l’appli les tient, ces marqueurs restent dans la boîte.
bb-piece-pirates = { $n ->
    [one] { $n } carte Pirate
   *[other] { $n } cartes Pirate
}
bb-piece-action-cards = { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}
bb-piece-governors = { $n ->
    [one] { $n } gouverneur
   *[other] { $n } gouverneurs
}
bb-piece-merchants = { $n ->
    [one] { $n } marchand
   *[other] { $n } marchands
}
bb-piece-commissioners = { $n ->
    [one] { $n } corsaire du roi
   *[other] { $n } corsaires du roi
}
bb-piece-warships = { $n ->
    [one] { $n } navire de guerre
   *[other] { $n } navires de guerre
}
bb-piece-letters = { $n ->
    [one] { $n } lettre de marque
   *[other] { $n } lettres de marque
}
bb-piece-logs = { $n ->
    [one] { $n } journal de bord
   *[other] { $n } journaux de bord
}
bb-piece-pirate-markers = { $n ->
    [one] { $n } marqueur de pirate
   *[other] { $n } marqueurs de pirate
}
bb-piece-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
bb-piece-number-markers = { $n ->
    [one] { $n } marqueur chiffré
   *[other] { $n } marqueurs chiffrés
}
bb-piece-attack-markers = { $n ->
    [one] { $n } marqueur d’attaque
   *[other] { $n } marqueurs d’attaque
}
bb-piece-speed-markers = { $n ->
    [one] { $n } marqueur de vitesse
   *[other] { $n } marqueurs de vitesse
}
bb-piece-combat-markers = { $n ->
    [one] { $n } marqueur de combat
   *[other] { $n } marqueurs de combat
}
bb-piece-wound-markers = { $n ->
    [one] { $n } marqueur de blessure
   *[other] { $n } marqueurs de blessure
}
bb-piece-scurvy-or-debauchery-markers = { $n ->
    [one] { $n } marqueur de scorbut ou de débauche
   *[other] { $n } marqueurs de scorbut et de débauche
}
bb-piece-destroyed-or-careen-markers = { $n ->
    [one] { $n } marqueur de carénage ou de port détruit
   *[other] { $n } marqueurs de carénage et de port détruit
}
bb-piece-english-port-markers = { $n ->
    [one] { $n } marqueur de port anglais
   *[other] { $n } marqueurs de port anglais
}
bb-piece-commissioner-markers = { $n ->
    [one] { $n } marqueur de corsaire du roi
   *[other] { $n } marqueurs de corsaire du roi
}
