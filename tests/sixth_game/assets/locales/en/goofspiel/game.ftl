go-title = Goofspiel
command-auction = A round

go-option-suit = Cards of a suit
go-suit = { $n } cards

go-q-prize = Which prize is turned up?
go-q-bid = { $name }, which card do you bid?
go-rank = card { $n }
go-bid = { $name } { $n }

go-turned-up = The prize is { $card }.
go-revealed = Bids: { $bids }.
go-won = { $name } wins { $n ->
    [one] 1 point
   *[other] { $n } points
}.
go-tied-lost = No bid stands alone: the prize is lost.
go-tied-stays = No bid stands alone: the prize stays.

go-fix-hand = Cards in hand
go-fix-won = Prizes
go-named-rank = a card

go-ui-tab = Prizes
go-ui-prize = To be won: { $n }
go-ui-left = Not yet turned up: { $cards }
go-ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
