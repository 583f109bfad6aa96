# Set-up: its steps, and what comes out of the box
duel-part-boards = Boards and supplies
duel-part-officers = The officers
duel-part-cannons = The cannons
duel-part-load = Loading
duel-part-aim = Taking aim
duel-colour-blue = blue
duel-colour-red = red
duel-order-take = { $name }: the { $colour } board, either side, and the pieces of that colour
duel-order-targets-app = The Target cards at hand: the app will call the numbers that come up
duel-order-disasters-app = The Disasters at hand, face down: the one that comes up is called by name
duel-order-bag-app = The projectiles at hand: those that are drawn from the bag are called by name
duel-order-reserve = The board markers in a reserve, the aid card between you
duel-order-setup-reputations = The Reputation cards at hand
duel-order-setup-tricks = The Dirty Trick cards at hand
duel-piece-board = { $n ->
    [one] { $n } ship board
   *[other] { $n } ship boards
}
duel-piece-tile = { $n ->
    [one] { $n } cannon tile
   *[other] { $n } cannon tiles
}
duel-piece-captain = { $n ->
    [one] { $n } Captain
   *[other] { $n } Captains
}
duel-piece-mate = { $n ->
    [one] { $n } First Mate
   *[other] { $n } First Mates
}
duel-piece-crosshair = { $n ->
    [one] { $n } Crosshair
   *[other] { $n } Crosshairs
}
duel-piece-gunner = { $n ->
    [one] { $n } brown Gunner
   *[other] { $n } brown Gunners
}
duel-piece-aim-card = { $n ->
    [one] { $n } Aim card
   *[other] { $n } Aim cards
}
duel-piece-sail = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
}
duel-piece-sailor = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
duel-piece-plank = { $n ->
    [one] { $n } plank
   *[other] { $n } planks
}
duel-piece-disaster = { $n ->
    [one] { $n } Disaster
   *[other] { $n } Disasters
}
duel-piece-target-card = { $n ->
    [one] { $n } Target card
   *[other] { $n } Target cards
}
duel-piece-ball = { $n ->
    [one] { $n } ball
   *[other] { $n } balls
}
duel-piece-chain = { $n ->
    [one] { $n } chain
   *[other] { $n } chains
}
duel-piece-grape = { $n ->
    [one] { $n } grape
   *[other] { $n } grapes
}
duel-piece-reputation = { $n ->
    [one] { $n } Reputation card
   *[other] { $n } Reputation cards
}
duel-piece-trick = { $n ->
    [one] { $n } Dirty Trick card
   *[other] { $n } Dirty Trick cards
}
