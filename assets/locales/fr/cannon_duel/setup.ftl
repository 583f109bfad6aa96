# La mise en place : étapes, et ce qui sort de la boîte
cd-part-boards = Plateaux et réserves
cd-part-officers = Les officiers
cd-part-cannons = Les canons
cd-part-load = Charger
cd-part-aim = Viser
cd-colour-blue = bleu
cd-colour-red = rouge
cd-order-take = { $name } : prends le plateau { $colour }, d’un côté ou de l’autre, et les pièces de cette couleur.
cd-order-targets-app = Gardez les cartes Cible à portée : l’appli dira le numéro de celles qui sortent.
cd-order-disasters-app = Gardez les Désastres à portée, face cachée : l’appli nommera celui qui vient.
cd-order-bag-app = Gardez les projectiles à portée : l’appli nommera ceux qu’elle tire du sac.
cd-order-reserve = Mettez les marqueurs de plateau en réserve, et la carte d’aide entre vous.
cd-order-setup-reputations = Gardez les cartes Réputation à portée.
cd-order-setup-tricks = Gardez les cartes Mauvais coup à portée.
cd-piece-board = { $n ->
    [one] { $n } plateau de navire
   *[other] { $n } plateaux de navire
}
cd-piece-tile = { $n ->
    [one] { $n } tuile Canon
   *[other] { $n } tuiles Canon
}
cd-piece-captain = { $n ->
    [one] { $n } Capitaine
   *[other] { $n } Capitaines
}
cd-piece-mate = { $n ->
    [one] { $n } Second
   *[other] { $n } Seconds
}
cd-piece-crosshair = { $n ->
    [one] { $n } Mire
   *[other] { $n } Mires
}
cd-piece-gunner = { $n ->
    [one] { $n } Canonnier brun
   *[other] { $n } Canonniers bruns
}
cd-piece-aim-card = { $n ->
    [one] { $n } carte Visée
   *[other] { $n } cartes Visée
}
cd-piece-sail = { $n ->
    [one] { $n } voile
   *[other] { $n } voiles
}
cd-piece-sailor = { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}
cd-piece-plank = { $n ->
    [one] { $n } planche
   *[other] { $n } planches
}
cd-piece-disaster = { $n ->
    [one] { $n } Désastre
   *[other] { $n } Désastres
}
cd-piece-target-card = { $n ->
    [one] { $n } carte Cible
   *[other] { $n } cartes Cible
}
cd-piece-ball = { $n ->
    [one] { $n } boulet
   *[other] { $n } boulets
}
cd-piece-chain = { $n ->
    [one] { $n } chaîne
   *[other] { $n } chaînes
}
cd-piece-grape = { $n ->
    [one] { $n } mitraille
   *[other] { $n } mitrailles
}
cd-piece-reputation = { $n ->
    [one] { $n } carte Réputation
   *[other] { $n } cartes Réputation
}
cd-piece-trick = { $n ->
    [one] { $n } carte Mauvais coup
   *[other] { $n } cartes Mauvais coup
}
