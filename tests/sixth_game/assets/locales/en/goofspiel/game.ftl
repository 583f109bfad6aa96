goofspiel-title = Goofspiel
command-auction = A round

goofspiel-option-suit = Cards of a suit
goofspiel-suit = { $n } cards

goofspiel-q-prize = Which prize is turned up?
goofspiel-q-bid = { $name }, which card do you bid?
goofspiel-rank = card { $n }
goofspiel-bid = { $name } { $n }

goofspiel-turned-up = The prize is { $card }.
goofspiel-revealed = Bids: { $bids }.
goofspiel-won = { $name } wins { $n ->
    [one] 1 point
   *[other] { $n } points
}.
goofspiel-tied-lost = No bid stands alone: the prize is lost.
goofspiel-tied-stays = No bid stands alone: the prize stays.

goofspiel-fix-hand = Cards in hand
goofspiel-fix-won = Prizes
goofspiel-named-rank = a card

goofspiel-ui-tab = Prizes
goofspiel-ui-prize = To be won: { $n }
goofspiel-ui-left = Not yet turned up: { $cards }
goofspiel-ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
