# La mise en place : étapes, et ce qui sort de la boîte
duel-part-boards = Plateaux et réserves
duel-part-officers = Les officiers
duel-part-cannons = Les canons
duel-part-load = Charger
duel-part-aim = Viser
duel-colour-blue = bleu
duel-colour-red = rouge
duel-order-take = { $name } : le plateau { $colour }, d’un côté ou de l’autre, et les pièces de cette couleur
duel-order-targets-app = Les cartes Cible à portée : l’appli dira le numéro de celles qui sortent
duel-order-disasters-app = Les Désastres à portée, face cachée : celui qui vient est dit par son nom
duel-order-bag-app = Les projectiles à portée : ceux qu’on tire du sac sont dits par leur nom
duel-order-reserve = Les marqueurs de plateau en réserve, la carte d’aide entre vous
duel-order-setup-reputations = Les cartes Réputation à portée
duel-order-setup-tricks = Les cartes Mauvais coup à portée
duel-piece-board = { $n ->
    [one] { $n } plateau de navire
   *[other] { $n } plateaux de navire
}
duel-piece-tile = { $n ->
    [one] { $n } tuile Canon
   *[other] { $n } tuiles Canon
}
duel-piece-captain = { $n ->
    [one] { $n } Capitaine
   *[other] { $n } Capitaines
}
duel-piece-mate = { $n ->
    [one] { $n } Second
   *[other] { $n } Seconds
}
duel-piece-crosshair = { $n ->
    [one] { $n } Mire
   *[other] { $n } Mires
}
duel-piece-gunner = { $n ->
    [one] { $n } Canonnier brun
   *[other] { $n } Canonniers bruns
}
duel-piece-aim-card = { $n ->
    [one] { $n } carte Visée
   *[other] { $n } cartes Visée
}
duel-piece-sail = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
}
duel-piece-sailor = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
duel-piece-plank = { $n ->
    [one] { $n } planche
   *[other] { $n } planches
}
duel-piece-disaster = { $n ->
    [one] { $n } Désastre
   *[other] { $n } Désastres
}
duel-piece-target-card = { $n ->
    [one] { $n } carte Cible
   *[other] { $n } cartes Cible
}
duel-piece-ball = { $n ->
    [one] { $n } boulet
   *[other] { $n } boulets
}
duel-piece-chain = { $n ->
    [one] { $n } chaîne
   *[other] { $n } chaînes
}
duel-piece-grape = { $n ->
    [one] { $n } mitraille
   *[other] { $n } mitrailles
}
duel-piece-reputation = { $n ->
    [one] { $n } carte Réputation
   *[other] { $n } cartes Réputation
}
duel-piece-trick = { $n ->
    [one] { $n } carte Mauvais coup
   *[other] { $n } cartes Mauvais coup
}
