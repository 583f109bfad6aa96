# Set-up: its steps, and what comes out of the box
cove-part-board = The islands and the bank
cove-part-ships = To each captain
cove-part-cards = The first Tavern cards
cove-part-pirates = The black ships
cove-order-treasure = Shuffle the Treasure cards: { $n }, face down, on each of the five outer islands.
cove-order-treasure-app = Treasure cards: { $n } on each of the five outer islands. The one that is turned up is told each month.
cove-order-bank = The rest of the gold and all chests on Treasure Island: that is the bank.
cove-order-deck = Shuffle the Tavern cards and put them, face down, on Tavern Island.
cove-order-deck-app = Tavern cards on Tavern Island, at hand: the app will name those that are played.
cove-order-legends = Royal Navy card aside; shuffle the Legendary Pirates, face down, beside the board.
cove-order-legends-app = Royal Navy card aside; Legendary Pirates beside the board: the app will name the one who comes.
cove-order-cards-app = Everybody gets { $n } Tavern card, dealt here: read it covered or on your phone. A parrot comes aboard at once.
cove-order-cards = Everybody draws { $n } Tavern card. A parrot comes aboard at once.
cove-order-dice = The dice within everybody’s reach.
cove-order-ship = { $name }: your ship, your mat, your fame marker and your rings.
cove-order-rings = { $name }: a ring on the skull of each section, your marker on the skull of the fame track.
cove-order-setup-gold = { $name } takes { $gold } gold.
cove-piece-treasure-card = { $n ->
    [one] { $n } Treasure card
   *[other] { $n } Treasure cards
}
cove-piece-coin-1 = { $n ->
    [one] { $n } coin of 1
   *[other] { $n } coins of 1
}
cove-piece-coin-5 = { $n ->
    [one] { $n } coin of 5
   *[other] { $n } coins of 5
}
cove-piece-tavern-card = { $n ->
    [one] { $n } Tavern card
   *[other] { $n } Tavern cards
}
cove-piece-legend-card = { $n ->
    [one] { $n } Legendary Pirate
   *[other] { $n } Legendary Pirates
}
cove-piece-navy-card = { $n ->
    [one] { $n } Royal Navy card
   *[other] { $n } Royal Navy cards
}
cove-piece-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
cove-piece-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
cove-piece-mat = { $n ->
    [one] { $n } ship mat
   *[other] { $n } ship mats
}
cove-piece-marker = { $n ->
    [one] { $n } fame marker
   *[other] { $n } fame markers
}
cove-piece-ring = { $n ->
    [one] { $n } ring
   *[other] { $n } rings
}
cove-piece-wheel = { $n ->
    [one] { $n } captain’s wheel
   *[other] { $n } captain’s wheels
}
