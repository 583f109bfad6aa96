go-title = Goofspiel
command-auction = Une manche

go-option-suit = Cartes d’une couleur
go-suit = { $n } cartes

go-q-prize = Quel enjeu est retourné ?
go-q-bid = { $name }, quelle carte mises-tu ?
go-rank = carte { $n }
go-bid = { $name } { $n }

go-turned-up = L’enjeu est la { $card }.
go-revealed = Mises : { $bids }.
go-won = { $name } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
}.
go-tied-lost = Aucune mise n’est seule : l’enjeu est perdu.
go-tied-stays = Aucune mise n’est seule : l’enjeu reste.

go-fix-hand = Cartes en main
go-fix-won = Enjeux
go-named-rank = une carte

go-ui-tab = Enjeux
go-ui-prize = À gagner : { $n }
go-ui-left = Pas encore retournées : { $cards }
go-ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
