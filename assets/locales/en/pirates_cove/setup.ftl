# Set-up: its steps, and what comes out of the box
pc-part-board = The islands and the bank
pc-part-ships = To each captain
pc-part-cards = The first Tavern cards
pc-part-pirates = The black ships
pc-order-treasure = Shuffle the Treasure cards: { $n }, face down, on each of the five outer islands.
pc-order-treasure-app = Treasure cards: { $n } on each of the five outer islands. The one that is turned up is told each month.
pc-order-bank = The rest of the gold and all chests on Treasure Island: that is the bank.
pc-order-deck = Shuffle the Tavern cards and put them, face down, on Tavern Island.
pc-order-deck-app = Tavern cards on Tavern Island, at hand: the app will name those that are played.
pc-order-legends = Royal Navy card aside; shuffle the Legendary Pirates, face down, beside the board.
pc-order-legends-app = Royal Navy card aside; Legendary Pirates beside the board: the app will name the one who comes.
pc-order-cards-app = Everybody gets { $n } Tavern card, dealt here: read it covered or on your phone. A parrot comes aboard at once.
pc-order-cards = Everybody draws { $n } Tavern card. A parrot comes aboard at once.
pc-order-dice = The dice within everybody’s reach.
pc-order-ship = { $name }: your ship, your mat, your fame marker and your rings.
pc-order-rings = { $name }: a ring on the skull of each section, your marker on the skull of the fame track.
pc-order-setup-gold = { $name } takes { $gold } gold.
pc-piece-treasure-card = { $n ->
    [one] { $n } Treasure card
   *[other] { $n } Treasure cards
}
pc-piece-coin-1 = { $n ->
    [one] { $n } coin of 1
   *[other] { $n } coins of 1
}
pc-piece-coin-5 = { $n ->
    [one] { $n } coin of 5
   *[other] { $n } coins of 5
}
pc-piece-tavern-card = { $n ->
    [one] { $n } Tavern card
   *[other] { $n } Tavern cards
}
pc-piece-legend-card = { $n ->
    [one] { $n } Legendary Pirate
   *[other] { $n } Legendary Pirates
}
pc-piece-navy-card = { $n ->
    [one] { $n } Royal Navy card
   *[other] { $n } Royal Navy cards
}
pc-piece-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
pc-piece-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
pc-piece-mat = { $n ->
    [one] { $n } ship mat
   *[other] { $n } ship mats
}
pc-piece-marker = { $n ->
    [one] { $n } fame marker
   *[other] { $n } fame markers
}
pc-piece-ring = { $n ->
    [one] { $n } ring
   *[other] { $n } rings
}
pc-piece-wheel = { $n ->
    [one] { $n } captain’s wheel
   *[other] { $n } captain’s wheels
}
