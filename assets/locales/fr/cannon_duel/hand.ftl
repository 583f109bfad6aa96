# Duel de canons : les cartes qu’un capitaine a en main, et les conseils.
duel-hand-tab = Mains
duel-hand-count = { $n ->
    [one] { $n } carte en main (limite : { $limit })
   *[other] { $n } cartes en main (limite : { $limit })
}
duel-hand-by-suit = Par couleur
duel-hand-by-value = Par valeur
duel-hand-on-paper = { $n ->
    [one] { $n } vraie carte en main
   *[other] { $n } vraies cartes en main
}
duel-hand-tricks-on-paper = { $n ->
    [one] { $n } vraie carte Mauvais coup
   *[other] { $n } vraies cartes Mauvais coup
}
duel-hand-covered = { $name } : { $n ->
    [0] une main vide
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}

# Conseils
duel-advice-ask = { $name }, besoin d’un conseil ?
duel-advice-close = Cacher les conseils
duel-advice-none = Rien à calculer avant les premières cartes Cible.
