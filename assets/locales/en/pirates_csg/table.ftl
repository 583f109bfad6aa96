# Pirates CSG: the table, its questions and what it tells.

csg-title = Pirates CSG
csg-action-move = Move
csg-action-shoot = Shoot
csg-action-explore = Explore
csg-action-repair = Repair
csg-action-build = Build a fort
csg-open-sea = Open sea
csg-island-wild = Wild island { $n }
    .the = wild island { $n }
    .on = on wild island { $n }
    .of = of wild island { $n }
csg-island-home = { S($name) } home island
    .the = { S($name) } home island
    .on = on { S($name) } home island
    .of = of { S($name) } home island
csg-crew-hidden = crew, face down
csg-coin = { $n } gold
csg-coin-back = A coin, face down
csg-number = { $n }
csg-mast = Mast { $n }: rank { $rank } { $range }
csg-mast-burning = Mast { $n }: burning
csg-mast-bare = Mast { $n }
csg-part = { $part_name } { $n }: rank { $rank } { $range }
csg-part-bare = { $part_name } { $n }
csg-part-mast = { $n ->
    [one] 1 mast
   *[other] { $n } masts
}
    .the = { $n ->
        [one] mast
       *[other] masts
    }
    .all = masts
    .name = Mast
csg-part-tentacle = { $n ->
    [one] 1 tentacle
   *[other] { $n } tentacles
}
    .the = { $n ->
        [one] tentacle
       *[other] tentacles
    }
    .all = tentacles
    .name = Tentacle
csg-part-segment = { $n ->
    [one] 1 segment
   *[other] { $n } segments
}
    .the = { $n ->
        [one] segment
       *[other] segments
    }
    .all = segments
    .name = Segment
csg-part-piece = { $n ->
    [one] 1 hull piece
   *[other] { $n } hull pieces
}
    .the = { $n ->
        [one] hull piece
       *[other] hull pieces
    }
    .all = hull pieces
    .name = Hull piece
csg-gun = Mast { $n }
csg-gun-musketeer = Musketeer: rank { $rank } S
csg-gun-marine = Marine: rank { $rank } S
csg-gun-flag = Flag: rank { $rank } { $range }
csg-fleet-points = { $n } points, Vigie’s own cards
csg-purse = { $coins }

csg-q-fleet = { $name }, which fleet do you bring ({ $total } points)?
csg-q-fleet-note = The others see it once it is on the table.
csg-q-order = Two dice each: who begins?
csg-q-order-again = Equal: two dice again
csg-q-home = { $name }, which island is { $other }’s home?
csg-q-home-note = Everybody chooses for the player at their left.
csg-q-purse = { $name }, which { $n } coins do you bring, for { $gold } gold?
csg-q-leftover = { $name }, onto which island do you put a coin? ({ $n })
csg-q-berth = { $name }, where does { $crew } go?
csg-q-turn = { $name }, what do you do?
csg-q-where = Where does { $ship } lie now?
csg-q-where-note = What the ship touches ends its move.
csg-q-ram = Ram { $other } with { $ship }?
csg-q-ram-dice = { $ship } rams { $other }
csg-q-tow = { $ship }: take { $other } in tow?
csg-q-reached = Does { $ship } reach { $target }?
csg-q-tow-bow = { $ship } touches the bow of { $other }: take it in tow?
csg-q-prow = Does { $ship } touch the bow of { $other }?
csg-q-ram-derelict = { $ship } touches the derelict { $other }: what does it do?
csg-q-board = Board { $other } from { $ship }?
csg-q-board-yes = Board
csg-q-board-no = Do not board
csg-q-boarding = { $ship } boards { $other }
csg-q-spoils = { $ship } has won: what do you take from { $other }?
csg-q-crew-lost = Who does { $ship } lose?
csg-q-target = { $ship }: who do you shoot at?
csg-q-guns = Which cannons of { $ship } reach { $target }?
csg-q-shots = { $ship } shoots at { $target }
csg-q-again = { $ship }, cannoneer: which die do you roll again?
csg-q-again-die = The die rolled again
csg-helmsman-called = Call the helmsman
csg-helmsman-called-note = Face up: the ship may go on, { $move } in all
csg-q-again-anybody = Re-roll a die of { $ship }?
csg-q-captain = Does a captain make { $ship } shoot?
csg-captain-called = Call the captain
csg-captain-called-note = Face up: the ship shoots as it moves
csg-q-masts = { $ship }: which { $n ->
    [one] mast goes
   *[other] { $n } masts go
}?
csg-q-parts = { $ship }: which { $n ->
    [one] one goes
   *[other] { $n } go
}?
csg-q-coin = What does coin { $n } show ({ $place })?
csg-q-coin-seen = Look at coin { $n } ({ $place }): what does it show?
csg-q-load = { $ship }: which coins do you load? Room for { $n }.
csg-q-scuttle = Does { $ship } go down?
csg-q-fire = Fire aboard { $ship }: it spreads on 1 to { $n }

csg-move = Move { $ship }
csg-clear = Move { $ship }, touching nothing
csg-shoot = Shoot with { $ship }
csg-shoot-guns = { $n ->
    [one] 1 cannon
   *[other] { $n } cannons
}
csg-shoot-stop = Hold fire
csg-explore = Explore { $place_the } with { $ship }
csg-revisit = Search { $place_the } again with { $ship }
csg-repair = Repair { $ship }
csg-board = Board { $other } ({ $ship })
csg-tow = Tow { $other } ({ $ship })
csg-drop-tow = Let go of { $other }
csg-scuttle = Scuttle { $ship }
csg-end-turn = End { $name }’s turn
csg-keep = Keep the dice
csg-again-option = { $gun } (die: { $face })
csg-spoils-crew = Eliminate a crew
csg-spoils-crew-note = the other side picks which
csg-where-bow = bow in contact
csg-where-derelict = against the derelict

csg-act-not-yours = { $name } is not yours to command.
csg-act-done = { $name } has had its main action: { $action }.
csg-act-too-late = { $action } comes before { $reached }: that phase has begun.
csg-act-tangled = { $ship } is tangled in the Sargasso Sea.
csg-act-lost = { $ship } is lost in the fog.
csg-act-derelict = { $ship } is a derelict: nothing moves it.
csg-act-derelict-shoot = { $ship } is a derelict without musketeer or marine.
csg-move-pinned = { $ship } is pinned by { $names }.
csg-move-chained = { $ship } was hit by chainshot: no move this turn.
csg-move-towed = { $ship } is in tow.
csg-dock-foreign = Another player’s home island: nobody docks there.
csg-dock-mercenary = Mercenaries dock at no home island.
csg-shoot-no-guns = { $ship } has no cannon that can fire.
csg-shoot-nobody = There is nobody to shoot at.
csg-shoot-own = { $ship } is of your own fleet.
csg-shoot-no-fort = That fort is not standing.
csg-q-guns-none = None
csg-shoot-out = { $ship } is out of range.
csg-shoot-home = { $ship } is docked at its home island.
csg-shoot-fog = { $ship } is lost in the fog.
csg-shoot-submerged = { $ship } is under water.
csg-ram-own = Nobody rams a ship of their own fleet.
csg-ram-derelict = { $ship } has no mast left to lose.
csg-ram-never = These two cannot ram each other.
csg-ram-hulls = The small hulls of { $ship } keep rams off.
csg-board-own = A ship of your own fleet.
csg-board-never = These two cannot board each other.
csg-board-shell = { $ship } cannot be boarded while its shell or hulls hold.
csg-board-after = { $ship } boards after its main action.
csg-board-once = { $ship } has boarded this turn.
csg-tow-now = Take it in tow
csg-tow-now-note = if any part touches its bow
csg-tow-apart = { $ship } does not touch { $other }.
csg-tow-aside = { $ship } does not touch the bow of { $other }.
csg-tow-after = { $ship } tows only after its Move.
csg-tow-none = { $ship } is not in tow.
csg-tow-derelict = { $ship } is no derelict.
csg-tow-never = { $ship } can tow nothing.
csg-tow-held = { $ship } is held fast.
csg-tow-towed = { $ship } is in tow already.
csg-explore-late = { $ship } did not lie there when the turn began.
csg-explore-away = { $ship } does not touch { $place_the }.
csg-explore-home = { $place } is a home island: it is not explored.
csg-explore-fort = { $place } bears a fort: it is not explored.
csg-explore-enemy = { $place } is no derelict: an enemy ship is not explored.
csg-explore-nothing = That is nothing to explore: { $place }.
csg-revisit-unmarked = Your marker does not lie there: { $place }.
csg-revisit-done = { $ship } has searched { $place_the } already, or has not come back since the marker was laid.
csg-order-marker = { $name }: lay your exploration marker { $place_on }.
csg-q-load-none = Load nothing
csg-explore-empty = Nothing to find here ({ $place_the }).
csg-repair-whole = { $ship } has all its masts.
csg-repair-where = Only at home, at a fort of your own, or with a shipwright aboard.
csg-repair-never = { $ship } cannot be repaired.
csg-scuttle-done = { $ship } is scuttled already.
csg-scuttle-once = { $ship } has tried this turn.
csg-berth-full = No cargo space left.
csg-berth-points = Crew of { $n } points on a ship of { $most }.
csg-spoils-full = The hold is full.
csg-spoils-hold = A secret hold: nothing can be taken.

csg-sum-room = Room for coins
csg-sum-cargo = cargo
csg-sum-links = links
csg-sum-master = cargo master
csg-sum-crew = crew
csg-sum-coins = coins aboard
csg-sum-ram = Ram
csg-sum-built = masts as built
csg-sum-rammer = the rammer
csg-sum-die = die
csg-sum-boarding = Boarding
csg-sum-crew-fighting = crew
csg-sum-masts = masts left
csg-why-tow = towing
csg-why-fear = afraid
csg-why-helmsman = helmsman
csg-why-oars = oars
csg-why-oarsman = oarsman

csg-figure-hits = Hits
csg-figure-bare = Dismasted
csg-figure-sunk = Sunk
csg-figure-ram-win = It loses a mast
csg-figure-ram-lose = You lose a mast
csg-figure-board-win = You win
csg-figure-board-lose = You lose
csg-odds = { $n } { $n ->
    [one] hit
   *[other] hits
} on average
csg-odds-bare = { $chance } to dismast it; { $n } hits on average
csg-odds-sunk = { $chance } to sink it; { $n } hits on average
csg-odds-hits = hits

csg-ev-fleet = { $name }’s fleet is ready.
csg-ev-order = Order of play: { $names }.
csg-ev-islands = { $n } islands lie on the sea.
csg-ev-home = { $name }’s home is island { $n }.
csg-ev-coins = { $name } brings { $n } coins: { $gold } gold.
csg-ev-turn = Turn { $n }: { $name }
csg-ev-given = { $name }: { $action }
csg-ev-moved = { $ship } sails: { $place }.
csg-ev-landed = { $name } unloads { $n } gold: { $place }.
csg-ev-loaded = { $ship } loads { $n ->
    [one] 1 coin
   *[other] { $n } coins
}: { $place }.
csg-ev-explored = { $ship } explored: { $place }.
csg-ev-unique = A unique treasure: { $name }
csg-ev-shots = { $ship } fires { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} at { $target }: { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
csg-ev-masts-lost = { $ship } loses { $part }.
csg-ev-masts-burning = A mast of { $ship } burns.
csg-ev-masts-standing = { $ship }: { $n ->
    [one] a mast stands
   *[other] { $n } masts stand
} again.
csg-ev-plates = { $ship } loses { $n ->
    [one] a hull or panel
   *[other] { $n } hulls or panels
}.
csg-ev-sunk = { $ship } sinks.
csg-ev-returned = { $ship } is eternal: back at its home island, without masts.
csg-ev-shared = { $n } gold shared: { $sinker } { $more }, { $name } { $less }.
csg-ev-gold-lost = { $n } gold goes down with { $ship }.
csg-ev-uniques-lost = { $n ->
    [one] A unique treasure is
   *[other] { $n } unique treasures are
} lost.
csg-ev-ram = { $ship } rams { $other }: { $loser } loses a mast.
csg-ev-ram-harmless = { $ship } rams { $other }: { $loser } has the worse of it and loses no mast.
csg-ev-ram-tie = { $ship } rams { $other }: a tie, nothing breaks.
csg-ev-tow = { $ship } takes { $other } in tow.
csg-ev-tow-dropped = { $other } is let go.
csg-ev-boarding = { $ship } boards { $other }: { $winner } wins.
csg-ev-boarding-tie = { $ship } boards { $other }: a tie, nothing happens.
csg-ev-crew-lost = { $crew }, aboard { $ship }, is eliminated.
csg-ev-crew-lost-at = { $crew }, { $place_on }, is eliminated.
csg-ev-stolen = { $ship } takes a treasure from { $other }.
csg-ev-flags = { $fort } loses { $n ->
    [one] a flag
   *[other] { $n } flags
}.
csg-ev-fort-destroyed = { $fort } is destroyed.
csg-ev-scuttled = { $ship } will sink when its next turn begins.
csg-ev-scuttle-failed = { $ship } stays afloat.
csg-ev-burnt = Every mast of { $ship } burns: it is scuttled.
csg-ev-end-half = More than half of the gold belongs to { $names }.
csg-ev-end-settled = All the gold has come ashore. Most of it: { $names }.
csg-ev-end-stranded-one = { $name } can sail no ship any more. Most gold: { $names }.
csg-ev-end-stranded = No ship can sail any more. Most gold: { $names }.

csg-order-sea = Lay the sea for { $n } players.
csg-order-sea-sizes = Lay the sea for { $n } players: { $n ->
    [2] from { $side } × { $side } cm to about { $two } m²
    [3] about { $three } m²
   *[other] more than the { $three } m² of three players
}.
csg-order-islands = In turn, lay { $n } islands, { $least }L to { $most }L from each other.
csg-order-terrain = Then the terrain, at least { $n }S from everything else.
csg-order-coins-app = Lay { $n } coins face down on each wild island. Their faces do not count: the app keeps what each is worth.
csg-order-coins-table = Mix the { $coins } coins face down; { $n } on each wild island.
csg-order-leftover = { $name } puts a coin { $place_on }.
csg-order-stern = Every ship touches its home island with its stern.
csg-order-bow = Every ship touches its home island with its bow.
csg-order-mercenary = { $ship } starts S away from your home island.
csg-order-crew = Lay the crew face down on the ships’ cards.
csg-order-face-up = Turn { $crew } face up, aboard { $ship }.
csg-order-face-up-ashore = Turn { $crew } face up: { $place }.
csg-order-sail = Sail { $ship } by { $move }.
csg-order-tow = Put { $other }’s bow against the stern of { $ship }.
csg-order-sunk = Take { $ship } off the sea.
csg-order-returned = Put { $ship } back at its home island, without masts.
csg-order-masts-lost = Take { $part_the } { $which } off { $ship }.
csg-order-masts-burning = Put a burning mast on { $ship }, at place { $which }.
csg-order-masts-standing = Put { $n ->
    [one] mast { $which }
   *[other] masts { $which }
} back on { $ship }.

csg-told-order = { $name } begins
csg-told-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
csg-told-landed = { S($name) } gold ashore
csg-told-masts = { $ship }: { $part_all }
csg-told-plates = { $ship }: hulls and panels
csg-told-ranks = { $n ->
    [one] rank
   *[other] ranks
} { $ranks }
csg-told-sunk = { $ship } sinks!
csg-told-end = { $names } wins
csg-standing-masts = { $n ->
    [one] 1 mast destroyed
   *[other] { $n } masts destroyed
}

csg-fix-turn = The turn
csg-fix-whose = Whose turn
csg-fix-command = Commanded by
csg-fix-docked = Docked at
csg-fix-on = On terrain
csg-fix-tangled = Tangled in the Sargasso
csg-fix-coins = Coins face down
csg-named-ship = a ship
csg-named-coin = a coin
csg-named-crew = a crew
csg-named-island = an island
csg-named-event = an event
csg-named-fort = a fort
csg-named-place = a place
csg-named-terrain = a piece of terrain
csg-named-unit = a ship, fort or marine
csg-group-move = Move
csg-group-shoot = Shoot


# Our own fleets
csg-ours-harbour-watch = Harbour Watch
csg-ours-fox-and-weasel = Fox and Weasel
csg-ours-magpies = Magpies’ Nest
csg-ours-drowned-court = The Drowned Court
csg-ours-walls-of-the-south = Walls of the South
csg-ours-long-winter = Long Winter
csg-ours-vermilion-banner = Vermilion Banner
csg-ours-kings-bell = The King’s Bell
csg-ours-under-and-over = Under and Over
csg-ours-three-hulls = Three Hulls
csg-ours-paddles-at-dawn = Paddles at Dawn
csg-ours-desert-sting = Desert Sting
csg-ours-baroness = The Baroness’s Purse
csg-ours-pelican-tavern = The Pelican Tavern
csg-ours-forge-and-rampart = Forge and Rampart
csg-ours-smoke-and-lanterns = Smoke and Lanterns
csg-ours-drowned-locker = The Sunken Locker
csg-amiss-homes = { $player } has { $n ->
    [0] no home island
   *[other] { $n } home islands
}, where everybody has one
csg-amiss-ashore = no ship is on the table, and the first turn has begun
csg-amiss-masts = { $ship } has { $n } masts and { $printed } on its card
csg-amiss-tow = { $ship } is towed by a ship that is towed itself
csg-amiss-touch = { $ship } touches another ship and is not on the table
csg-closes-move = Once a ship shoots, explores or repairs, none moves any more.
csg-closes-shoot = Once a ship explores or repairs, none shoots any more.
csg-closes-explore = Once a ship repairs, none explores any more.
