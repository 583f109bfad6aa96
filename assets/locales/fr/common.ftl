# Mots communs à tous les jeux de pirates.
nation-holland = Hollande
    .the = la Hollande
    .of = de la Hollande
    .to = à la Hollande
    .adjective = hollandais
nation-spain = Espagne
    .the = l’Espagne
    .of = de l’Espagne
    .to = à l’Espagne
    .adjective = espagnol
nation-england = Angleterre
    .the = l’Angleterre
    .of = de l’Angleterre
    .to = à l’Angleterre
    .adjective = anglais
nation-france = France
    .the = la France
    .of = de la France
    .to = à la France
    .adjective = français
nation-pirates = Pirates
    .the = les Pirates
    .of = des Pirates
    .to = aux Pirates
    .adjective = pirate
good-tea = thé
    .of = de thé
    .units = cubes de thé
good-silver = argent
    .of = d’argent
    .units = cubes d’argent
good-cotton = coton
    .of = de coton
    .units = cubes de coton
good-sugar = sucre
    .of = de sucre
    .units = cubes de sucre
good-oil = huile
    .of = d’huile
    .units = cubes d’huile
good-wood = bois
    .of = de bois
    .units = cubes de bois
doubloons = { NUMBER($n) } { $n ->
    [one] doublon
   *[other] doublons
}
core-yes = Oui
core-no = Non
core-bad-answer = Cette réponse ne convient pas à la question.
core-bad-yesno = Réponds par oui ou par non.
core-bad-draw = « { $given } » n’est pas là. Il y a : { $known }.
core-bad-option = « { $given } » ne fait pas partie des réponses possibles. Choisis une de celles qui sont proposées.
core-bad-pick = Il faut ici une liste des réponses proposées, même pour une seule.
core-bad-count = Il en faut entre { $lo } et { $hi } ; tu en as choisi { $given }.
core-one-of-each = Une seule par groupe.
core-bad-number = Entre un nombre entier de { $lo } à { $hi }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}
core-bad-roll-count = { $count ->
    [one] Il faut { $count } dé.
   *[other] Il faut { $count } dés.
}
core-bad-roll = Un dé à { $sides } faces ne peut pas donner « { $given } ».
core-bad-card = La carte « { $given } » n’est pas dans cette pioche.
core-bad-words = Écris entre 1 et { $longest } caractères.
core-bad-field = { $field } : valeur impossible ici (de { $lo } à { $hi }, ou laisse sur « inconnu »).
core-bad-form = Le champ « { $field } » n’existe pas sur cette carte. Ses champs : { $known }.
core-not-asked = Cette question ne t’est pas posée : regarde à qui elle s’adresse, ou réponds sur la tablette.
core-not-yet = Un instant : quelqu’un d’autre choisit. Ensuite, c’est de nouveau à toi.
core-stale = La table est déjà passée à autre chose : regarde la question affichée et réponds à celle-là.
core-over = La partie est terminée : il n’y a plus rien à répondre.
core-nothing-to-undo = Il n’y a rien à annuler ici.
core-nothing-to-redo = Il n’y a rien à rétablir.
core-said = { $text }
    .the = { $text }
    .on = sur { $text }
    .of = { DE($text) }
core-said-number = { NUMBER($n) }
core-said-list = { $items }
core-nothing = rien
core-said-muster = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
core-said-form = { $known ->
    [one] { $known } valeur notée
   *[other] { $known } valeurs notées
}
core-no-such-value = Aucune valeur suivie ne s’appelle « { $path } ».
core-bad-value = « { $given } » ne convient pas à « { $field } ».
notebook-said = { $question } → { $answer }
notebook-seen = Vu, puis repris : { $question } → { $answer }
