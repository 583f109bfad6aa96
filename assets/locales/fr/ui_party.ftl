# Recopier à plusieurs : qui recopie quelle carte, sur la tablette et sur les téléphones.

party-tablet = La tablette
party-somebody = Quelqu’un
party-copies = { $name } recopie : { $what }{ $n ->
    [0] .
    [one] , 1 valeur.
   *[other] , { $n } valeurs.
}
party-progress = { $done } sur { $all }
party-open = Recopier des cartes
party-open-note = { $n ->
    [one] Il en manque 1 pour ce soir. Chacun peut en prendre une.
   *[other] Il en manque { $n } pour ce soir. Chacun peut en prendre une.
}
party-all = Toutes les cartes de ce soir sont recopiées ou prises. Merci !
party-asked = { $name } recopie cette carte : inutile de la remplir ici.
party-note = Sur les téléphones aussi : chacun prend une carte.
