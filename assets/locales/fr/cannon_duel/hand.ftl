# Duel de canons : les cartes qu’un capitaine a en main, et les conseils.
cd-hand-tab = Mains
cd-hand-count = { $n ->
    [one] { $n } carte en main (limite : { $limit })
   *[other] { $n } cartes en main (limite : { $limit })
}
cd-hand-by-suit = Par couleur
cd-hand-by-value = Par valeur
cd-hand-on-paper = { $n ->
    [one] { $n } vraie carte en main
   *[other] { $n } vraies cartes en main
}
cd-hand-tricks-on-paper = { $n ->
    [one] { $n } vraie carte Mauvais coup
   *[other] { $n } vraies cartes Mauvais coup
}
cd-hand-covered = { $name } : { $n ->
    [0] une main vide
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}

# Conseils
cd-advice-ask = { $name }, besoin d’un conseil ?
cd-advice-close = Cacher les conseils
cd-advice-none = Rien à calculer avant les premières cartes Cible.
