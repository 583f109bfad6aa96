# Set-up: its steps, and what comes out of the box
bb-part-supplies = Cards, cups and markers
bb-part-governors = The Governors
bb-part-merchants = The Merchants
bb-order-pirates = Pirate cards: put Dr Peter Blood back into the box and shuffle the others.
bb-order-pirates-app = Pirate cards: put Dr Peter Blood back into the box and keep the others at hand. The app will name the one that comes into play.
bb-order-pirates-solo = Pirate cards: take Dr Peter Blood, that is you. Keep the others at hand for the two false players.
bb-order-actions = Shuffle the Action cards, face down.
bb-order-actions-app = Keep the Action cards at hand: the app will call the number of the one to turn up.
bb-order-cups = Five cups, one for each kind: Governors, Merchants, King’s Commissioners, Warships, Letters of Marque.
bb-order-logs = Ship’s logs and pirate markers within everybody’s reach.
bb-order-markers = Sort the markers beside the board, with the two dice.
bb-order-markers-note = Speed, Combat, wounds, numbers: the app keeps them, those markers stay in the box.
bb-piece-pirates = { $n ->
    [one] { $n } pirate card
   *[other] { $n } pirate cards
}
bb-piece-action-cards = { $n ->
    [one] { $n } Action card
   *[other] { $n } Action cards
}
bb-piece-governors = { $n ->
    [one] { $n } Governor
   *[other] { $n } Governors
}
bb-piece-merchants = { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
}
bb-piece-commissioners = { $n ->
    [one] { $n } King’s Commissioner
   *[other] { $n } King’s Commissioners
}
bb-piece-warships = { $n ->
    [one] { $n } Warship
   *[other] { $n } Warships
}
bb-piece-letters = { $n ->
    [one] { $n } Letter of Marque
   *[other] { $n } Letters of Marque
}
bb-piece-logs = { $n ->
    [one] { $n } ship’s log
   *[other] { $n } ship’s logs
}
bb-piece-pirate-markers = { $n ->
    [one] { $n } pirate marker
   *[other] { $n } pirate markers
}
bb-piece-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
bb-piece-number-markers = { $n ->
    [one] { $n } number marker
   *[other] { $n } number markers
}
bb-piece-attack-markers = { $n ->
    [one] { $n } attack marker
   *[other] { $n } attack markers
}
bb-piece-speed-markers = { $n ->
    [one] { $n } speed marker
   *[other] { $n } speed markers
}
bb-piece-combat-markers = { $n ->
    [one] { $n } combat marker
   *[other] { $n } combat markers
}
bb-piece-wound-markers = { $n ->
    [one] { $n } wound marker
   *[other] { $n } wound markers
}
bb-piece-scurvy-or-debauchery-markers = { $n ->
    [one] { $n } scurvy or debauchery marker
   *[other] { $n } scurvy and debauchery markers
}
bb-piece-destroyed-or-careen-markers = { $n ->
    [one] { $n } careen or destroyed port marker
   *[other] { $n } careen and destroyed port markers
}
bb-piece-english-port-markers = { $n ->
    [one] { $n } English port marker
   *[other] { $n } English port markers
}
bb-piece-commissioner-markers = { $n ->
    [one] { $n } King’s Commissioner marker
   *[other] { $n } King’s Commissioner markers
}
