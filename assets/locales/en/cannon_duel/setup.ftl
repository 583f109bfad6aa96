# Set-up: its steps, and what comes out of the box
cd-part-boards = Boards and supplies
cd-part-officers = The officers
cd-part-cannons = The cannons
cd-part-load = Loading
cd-part-aim = Taking aim
cd-colour-blue = blue
cd-colour-red = red
cd-order-take = { $name }: take the { $colour } board, either side, and the pieces of that colour.
cd-order-targets-app = Keep the Target cards at hand: the app will call the numbers that come up.
cd-order-disasters-app = Keep the Disasters at hand, face down: the app will name the one that comes up.
cd-order-bag-app = Keep the projectiles at hand: the app will name those that it draws from the bag.
cd-order-reserve = Lay the board markers in a reserve, and the aid card between you.
cd-order-setup-reputations = Keep the Reputation cards at hand.
cd-order-setup-tricks = Keep the Dirty Trick cards at hand.
cd-piece-board = { $n ->
    [one] { $n } ship board
   *[other] { $n } ship boards
}
cd-piece-tile = { $n ->
    [one] { $n } cannon tile
   *[other] { $n } cannon tiles
}
cd-piece-captain = { $n ->
    [one] { $n } Captain
   *[other] { $n } Captains
}
cd-piece-mate = { $n ->
    [one] { $n } First Mate
   *[other] { $n } First Mates
}
cd-piece-crosshair = { $n ->
    [one] { $n } Crosshair
   *[other] { $n } Crosshairs
}
cd-piece-gunner = { $n ->
    [one] { $n } brown Gunner
   *[other] { $n } brown Gunners
}
cd-piece-aim-card = { $n ->
    [one] { $n } Aim card
   *[other] { $n } Aim cards
}
cd-piece-sail = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
}
cd-piece-sailor = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
cd-piece-plank = { $n ->
    [one] { $n } plank
   *[other] { $n } planks
}
cd-piece-disaster = { $n ->
    [one] { $n } Disaster
   *[other] { $n } Disasters
}
cd-piece-target-card = { $n ->
    [one] { $n } Target card
   *[other] { $n } Target cards
}
cd-piece-ball = { $n ->
    [one] { $n } ball
   *[other] { $n } balls
}
cd-piece-chain = { $n ->
    [one] { $n } chain
   *[other] { $n } chains
}
cd-piece-grape = { $n ->
    [one] { $n } grape
   *[other] { $n } grapes
}
cd-piece-reputation = { $n ->
    [one] { $n } Reputation card
   *[other] { $n } Reputation cards
}
cd-piece-trick = { $n ->
    [one] { $n } Dirty Trick card
   *[other] { $n } Dirty Trick cards
}
