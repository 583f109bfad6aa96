# Ce que dit le milieu de l’écran : résultats, coups du sort, consignes.

cl-told-shots-water = { $n ->
    [0] { $shooter } tire sur { $target_the } : manqué
    [one] { $shooter } touche { $target_the } : { $n } dégât
   *[other] { $shooter } touche { $target_the } : { $n } dégâts
}
cl-told-shots-fire = { $n ->
    [0] { $shooter } tire sur { $target_the } : manqué
    [one] { $shooter } touche { $target_the } : { $n } dégât de feu
   *[other] { $shooter } touche { $target_the } : { $n } dégâts de feu
}
cl-told-shots-wound = { $n ->
    [0] { $shooter } mitraille { $target_the } : manqué
    [one] { $shooter } mitraille { $target_the } : { $n } blessure
   *[other] { $shooter } mitraille { $target_the } : { $n } blessures
}
cl-told-shots-sail = { $n ->
    [0] { $shooter } vise les voiles { $target_of } : manqué
    [one] { $shooter } touche les voiles { $target_of } : { $n } coup au but
   *[other] { $shooter } touche les voiles { $target_of } : { $n } coups au but
}
