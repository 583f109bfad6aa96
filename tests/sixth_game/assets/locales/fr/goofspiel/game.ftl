goofspiel-title = Goofspiel
command-auction = Une manche

goofspiel-option-suit = Cartes d’une couleur
goofspiel-suit = { $n } cartes

goofspiel-q-prize = Quel enjeu est retourné ?
goofspiel-q-bid = { $name }, quelle carte mises-tu ?
goofspiel-rank = carte { $n }
goofspiel-bid = { $name } { $n }

goofspiel-turned-up = L’enjeu est la { $card }.
goofspiel-revealed = Mises : { $bids }.
goofspiel-won = { $name } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
}.
goofspiel-tied-lost = Aucune mise n’est seule : l’enjeu est perdu.
goofspiel-tied-stays = Aucune mise n’est seule : l’enjeu reste.

goofspiel-fix-hand = Cartes en main
goofspiel-fix-won = Enjeux
goofspiel-named-rank = une carte

goofspiel-ui-tab = Enjeux
goofspiel-ui-prize = À gagner : { $n }
goofspiel-ui-left = Pas encore retournées : { $cards }
goofspiel-ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
