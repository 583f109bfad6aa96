# The round: setup, turns, end of round, fame, solo, score, corrections.
command-set-up = Set-up
command-begin = First round
command-start-turn = Start of the turn
command-pass-seat = Next player
command-npc-activation = NPCs that wait
command-fame-board = Fame board
command-npc-card = Card of an NPC
command-round-kraken = End of round: Kraken
command-round-fog = End of round: fog
command-round-time = End of round: time token
command-round-floating = End of round: barrels and time counters
command-round-nations = End of round: fame of the nations
command-round-expiry = End of round: events that end
command-round-event = End of round: event
command-round-next = Next round

# Setup
cl-q-tile = Which map tile is drawn ({ $n })?
cl-q-tiles = { $n ->
    [1] Shuffle the map tiles and turn one up: which one?
   *[other] Shuffle the map tiles and turn { $n } up: which ones?
}
cl-ev-start-tiles = { $n ->
    [1] Tile face up at the start: { $tiles }
   *[other] Tiles face up at the start: { $tiles }
}
cl-setup-part-map = The map
cl-setup-part-markets = The markets
cl-setup-part-boards = Boards, bag and cards
cl-setup-part-players = To every player
cl-setup-part-npcs = The NPCs
cl-setup-part-end = To finish
cl-setup-map = Put the start in the middle of the table and all other tiles around it, face down.
cl-setup-dynamic = Lay out the start as you like, every tile against another. The rest of the map comes by exploring.
cl-q-market-tile = { $n ->
    [1] Which market lies on top?
   *[other] Which market comes in place { $n }?
}
cl-q-market-tile-shuffled = { $n ->
    [1] Shuffle the market tiles: which one comes on top?
   *[other] Which market tile comes in place { $n }?
}
cl-q-market-dice = How many cubes on each market?
cl-ev-market-laid = Markets from top to bottom: { $nations }
cl-ev-wars = Wars: { $pairs }. Everybody against the Pirates.
cl-ev-no-wars = No war between the four countries. Everybody against the Pirates.
cl-war = { $one } against { $other }
cl-setup-reputation = Reputation board, side { $side }: one marker per player on 0 of every line.
cl-setup-reputation-shared = Reputation board, side { $side }: one marker per team on 0 of every line.
cl-setup-tavern-board = Add the tavern and shipyard board, side { $side }.
cl-setup-shipyard = Shipyard: on each space put a level 3 ship of the right seal and, shifted on top of it, a level 2 ship of the same seal.
cl-setup-no-crew = No crew and no boarding: take the crew and melee upgrades out of the bag.
cl-setup-no-special-tiles = Leave tiles 22, 23 and calm sea in the box.
cl-setup-no-calm = Leave the Calm wind card in the box.
cl-setup-tavern = Tavern: draw nine officers and specialists from the bag for the three lines.
cl-setup-nation-upgrades = Put the nation upgrades on their flags.
cl-setup-treasure = Treasure: one random card of each of the three piles, face down. The others go back to the box unseen.
cl-ev-events-shuffled = { $n } event cards shuffled
cl-setup-missions = Shuffle the mission cards. Put the time token on the first day space and the fame markers on 0.
cl-setup-tower = Put the cargo tower within everybody’s reach.
cl-setup-bounty = Everybody takes the bounty card of their colour.
cl-ev-equipped = { $name }: { $amount }, { $cannons } { $cannons ->
    [one] cannon
   *[other] cannons
} in the hold{ $crew ->
    [0] {""}
   *[other] , { $crew } crew
}
cl-setup-npc-pile = NPC pile, from top to bottom: level 1, level 2, then levels 3 and 4 mixed.
cl-ev-start-ship = { $name }: start ship, { $ship }
cl-q-start-ship = { $name }: which start ship?
cl-q-start-ship-note = A level-1 Nao, Hulk or Carrack worth { $value }, of seal { $seal }.
cl-setup-two-decks = Two NPC piles, one per seal, each from level 1 on top to levels 3 and 4 at the bottom. Seats 1 and 3 draw their NPC from one, seats 2 and 4 from the other.
cl-ev-target = End token on { $n }
cl-setup-solo-missions = A mission that asks to destroy a player may be done on an NPC. Any other impossible mission is bad luck.
cl-q-first-player = Who plays first?
cl-q-first-player-note = Whoever last saw a pirate film; failing that, whoever last drank rum; otherwise by lot.
cl-ev-first-player = { $name } plays first
cl-setup-start-hexes = Everybody puts a token on a numbered hex of a face-up tile, each on a different one, in the order { $players }.
cl-setup-start-hex = Put a token on a numbered hex of the face-up tile.
cl-setup-shared = { $team }: one fame and one reputation for both. The markers of { $name } serve the whole team.
cl-setup-shared-missions = { $n } ongoing missions at most for the whole team. A public one belongs to whoever took or revealed it; either may carry on a secret one.
cl-setup-own-barrels = Everybody counts their own barrels: they cannot be traded.
cl-setup-team-order = Order of play: { $players }. One team opens and closes the round, the other plays in between.
cl-setup-purchases = Before setting sail, everybody may buy what needs no reputation. No missions, no sales.
cl-menu-start = Any purchases before setting sail?
cl-shop = { $name }’s purchases
cl-menu-purchases = { $name }’s purchases
cl-begin = Begin the first round
cl-begin-without = Begin without waiting
cl-ready = Purchases done
cl-shop-done = Finish my purchases
cl-not-ready = Buy something more
cl-menu-ready = Noted: you have bought all you want.
cl-waits-for = You set sail as soon as everybody is ready. Not yet: { $names }.
cl-ready-so-far = Ready to set sail: { $names }.
cl-begun-already = The purchases before the start are over, or have not begun.
cl-others-shop = { $name } is still buying.
cl-not-before-start = This is not sold before the start.
cl-said-ready = You have said that you have bought all you want.
cl-said-nothing = You are still buying.
cl-ev-ready = { $name } has finished buying
cl-ev-not-ready = { $name } goes on buying

# A player’s turn
cl-menu-turn = { $name }, it’s your turn
cl-halves-left = { $n ->
    [0] Your turn is played; free actions are still possible.
    [1] { $moved ->
        [0] You have a movement or an action left.
       *[other] You have an action left.
    }
   *[other] Movement and action, or two actions.
}
cl-menu-port = { $name }, { $port_at }
cl-port-halves = { $n ->
    [0] All that you do here is one and the same action, the last of your turn.
   *[other] All that you do here is one and the same action. After it you have an action or a movement left.
}
cl-port-boats-left = { $n ->
    [0] All your rowboats have been used.
    [one] One interaction is left, one for each rowboat.
   *[other] { $n } interactions are left, one for each rowboat.
}
cl-move = Move
cl-move-note = Move your miniature on the board. An action ends the movement.
cl-end-turn = End { $name }’s turn
cl-pass-turn = Pass the rest of the turn
cl-pass-note = What is not played is lost.
cl-no-half-left = Your turn is already played.
cl-no-second-move = One movement per turn: an action is left.
cl-not-on-turn = It is not { $name }’s turn.
cl-not-played = This table plays without it.
cl-round-goes-on = Not everybody has played yet.
cl-npc-not-now = It is not the turn of { $npc }.
cl-npc-in-order = { $npc } came into the game before and acts first.
cl-ev-turn = { $name }’s turn
cl-ev-placed-first = Put your miniature on its start hex, facing as you like.
cl-ev-placed = Swap your token for your miniature, facing as you like.
cl-refill-tavern = Refill the tavern: slide the remaining upgrades to the left, then draw from the bag.
cl-npc-waits = NPC { $n } does not come into play yet: one more each round.
cl-menu-npc = { $npc } is next
cl-activate = Activate { $npc }

# End of the round
cl-menu-round = Round { $round }: everybody has played
cl-end-round = End round { $round }
cl-ev-round = Round { $round }
cl-ev-day = Day breaks: time token on a day space.
cl-ev-night = Night falls: time token on a night space.
cl-floating-barrel = barrel
cl-floating-oil = oil counter
cl-floating-mission = mission counter
cl-ev-floated = { $tile ->
    [0] { $left ->
        [0] A new { $what } on the map
       *[other] A new { $what } on the map, at notch { $left }
    }
   *[other] { $left ->
        [0] A new { $what } on tile { $tile }
       *[other] A new { $what } on tile { $tile }, at notch { $left }
    }
}
cl-ev-barrels-floated = { $left ->
    [0] { $n } new barrels on tile { $tile }
   *[other] { $n } new barrels on tile { $tile }, at notch { $left }
}
cl-ev-notches = { $n ->
    [1] Turn the barrel or counter afloat one notch down.
   *[other] Turn the { $n } barrels and counters afloat one notch down.
}
cl-ev-sank = { $tile ->
    [0] One { $what } sinks: take it away.
   *[other] One { $what } sinks on tile { $tile }: take it away.
}
cl-ev-barrels-sank = { $tile ->
    [0] { $n } barrels sink: take them away.
   *[other] { $n } barrels sink on tile { $tile }: take them away.
}
cl-told-sank-tile = tile { $n }
cl-told-sank-barrel = { $n ->
    [one] One barrel sinks on { $tiles }: take it away.
   *[other] { $n } barrels sink on { $tiles }: take them away.
}
cl-told-sank-barrel-anywhere = { $n ->
    [one] One barrel sinks: take it away.
   *[other] { $n } barrels sink: take them away.
}
cl-told-sank-oil = { $n ->
    [one] One oil counter sinks on { $tiles }: take it away.
   *[other] { $n } oil counters sink on { $tiles }: take them away.
}
cl-told-sank-oil-anywhere = { $n ->
    [one] One oil counter sinks: take it away.
   *[other] { $n } oil counters sink: take them away.
}
cl-told-sank-mission = { $n ->
    [one] One mission counter sinks on { $tiles }: take it away.
   *[other] { $n } mission counters sink on { $tiles }: take them away.
}
cl-told-sank-mission-anywhere = { $n ->
    [one] One mission counter sinks: take it away.
   *[other] { $n } mission counters sink: take them away.
}
cl-ev-fished-out = { $tile ->
    [0] One { $what } is picked up
   *[other] One { $what } is picked up on tile { $tile }
}
cl-ev-barrel-kept = One more barrel
cl-ev-barrels-turned-in = { $n } barrels turned in
cl-parity-day = Please check: by day all barrels show an even (red) number.
cl-parity-night = Please check: by night all barrels show an odd (blue) number.

# Fame board
cl-form-fame-board = Fame board, side { $side }
cl-form-days = Day spaces on the time track
cl-form-remove-level = Level { $level } ships leave: fame
cl-form-taverns = Tavern icons: fame
cl-form-space = { $n }
cl-ev-level-removed = Take the remaining level { $level } ships out of the NPC pile.
cl-ev-tavern-renewed = Tavern icon ({ $at }): first column back to the bag, slide the others to the left, refill the third.
cl-ev-won = Victory for { $name }!
cl-ev-lost = Defeat: { $nation_the } { $nation ->
    [Pirates] win
   *[other] wins
}.
cl-ev-fame-up = +{ $n } fame ({ $cause })
cl-ev-fame-down = −{ $n } fame ({ $cause })
cl-ev-nation-fame-up = { $nation }: +{ $n } fame ({ $cause })
cl-ev-nation-fame-down = { $nation }: −{ $n } fame ({ $cause })
cl-fame-F-BAR = barrels turned in
cl-fame-F-DES = ship destroyed
cl-fame-F-CAP = ship captured
cl-fame-F-RAM = ramming
cl-fame-F-SAL = sale
cl-fame-F-MIS = mission completed
cl-fame-F-SET = four missions of one type
cl-fame-F-UPG = icon covered
cl-fame-F-TAV = bought in a tavern
cl-fame-F-REP = prestige
cl-fame-F-JON = joining
cl-fame-F-TRS = treasure
cl-fame-F-CPT = captain
cl-fame-F-TOK = destroyed too often
cl-fame-N-BAR = barrels sunk
cl-fame-N-DES = ship destroyed
cl-fame-N-ROUTE = route completed
cl-fame-N-SPEC = special route completed
cl-fame-N-DAY = tiles still hidden
cl-fame-N-LOST = ship lost
cl-fame-CORR = corrected by hand

# Solo
cl-q-enemies = How many enemy nations?
cl-q-enemy = Draw enemy flag { $n }
cl-ev-enemies = Enemy nations: { $nations }
cl-score-enemies = Value 1: enemies
cl-score-options = Value 2: options
cl-score-lead = Value 3: lead
cl-score-at-war = { $nation } at war with an enemy
cl-score-day_scoring = Nations score by day
cl-score-night_scoring = Nations score by night too
cl-score-destroyed_twice = Fame lost after 2 destructions
cl-score-destroyed_once = Fame lost at every destruction
cl-score-standard_map = Standard map
cl-score-optional_tiles = Optional tiles and Calm card
cl-score-own = Your fame
cl-score-best = Best nation: { $nation }

# Corrections
cl-ev-corrected = Corrected by hand ({ $group }): { $what } = { $value }
cl-ev-corrected-note = Corrected by hand ({ $group }): { $what } = { $value } ({ $note })
cl-fix-group-round = Round
cl-fix-group-market = Market and reserve
cl-fix-round = Number of the round
cl-fix-seat = Whose turn
cl-fix-first = First player
cl-fix-halves = Played this turn
cl-fix-halves-none = nothing
cl-fix-halves-move = movement
cl-fix-halves-action = action
cl-fix-halves-move-action = movement, then action
cl-fix-halves-action-move = action, then movement
cl-fix-halves-action-action = two actions
cl-fix-time = Time space (0 = first day)
cl-fix-target = End token
cl-fix-wind = Wind card
cl-fix-kraken = Kraken cards in play
cl-fix-event-card = Event { $n }
cl-fix-fog = Fog in play
cl-fix-tiles = Revealed tiles
cl-fix-floating = { $tile ->
    [0] Notches of the { $what }
   *[other] Notches of the { $what } on tile { $tile }
}
cl-fix-era = Era (highest level seen)
cl-fix-sunk = Sunk barrels not yet counted
cl-fix-nation-fame = Fame, { $nation }
cl-fix-fame = Fame
cl-fix-doubloons = Doubloons
cl-fix-cannons = Cannons
cl-fix-water = Water damage
cl-fix-fire = Fire damage
cl-fix-sails = Movement lost (sails)
cl-fix-crew = Crew
cl-fix-level = Level of the ship
cl-fix-barrels = Barrel tokens kept
cl-fix-destroyed = Destructions since the last penalty
cl-fix-clues = Treasure clues
cl-fix-reputation = Reputation, { $nation }
cl-fix-joined = Nations joined
cl-fix-bounty = Bounty
cl-fix-wanted = Wanted by
cl-fix-mission-done = Mission { $n } completed
cl-fix-mission-step = Mission { $n }: steps ticked off
cl-fix-oil-token = Oil token
cl-fix-treasure = Treasure search tried
cl-fix-placed = Miniature placed once already
cl-fix-afloat = Miniature on the map
cl-fix-revealed = Card revealed
cl-fix-on-map = Miniature on the map
cl-fix-counter = Time counter (0 = none)
cl-fix-wounds = Wounds
cl-fix-coins = Doubloons on the card
cl-fix-stop = Last stop reached
cl-fix-npc-level = Level of the hidden card
cl-fix-reserve = Reserve, { $good }
cl-fix-loose = Afloat, { $good }
cl-fix-nobody = Nobody
cl-fix-group-upgrades = { $name }: upgrades
cl-fix-group-hold = { $name }: hold
cl-fix-ammunition = Ammunition
cl-fix-last-damage = Last damage taken
cl-fix-last-hit-by = Who dealt it
cl-fix-damage-none = none
cl-fix-damage-water = water
cl-fix-damage-fire = fire
cl-fix-square-damage = Damage, { $square }
cl-fix-card = Ship card
cl-fix-card-none = Face down
cl-fix-card-named = { $card }: { $name }
cl-fix-ship = Ship card
cl-fix-ship-board = The ship printed on the board
cl-fix-missions-in-hand = Missions under way
cl-fix-mission-holder = { $mission }: held by
cl-fix-mission-aside = Nobody, put aside
cl-fix-mission-card = { $mission }: which card
cl-fix-mission-unknown = Not told
cl-fix-mission-nation = { $mission }: nation concerned
cl-fix-mission-flags = { $mission }: nations marked
cl-fix-group-missions = { $name }: missions
cl-fix-group-ashore = Wars, ports, fortresses
cl-fix-wars = Wars between countries
cl-fix-port-flag = Flag: { $port }{ $tile ->
    [0] {""}
   *[other] , tile { $tile }
}
cl-fix-port-services = Services: { $port }{ $tile ->
    [0] {""}
   *[other] , tile { $tile }
}
cl-fix-port-tile = Tile (0 = not told): { $port }
cl-fix-fortress = Fortress on tile { $tile }
cl-fix-fortress-none = None, or not told
cl-fame-icon-level = Level { $level } ships removed
cl-fame-icon-tavern = Tavern renewed
cl-q-fame-icons-none = No icon
cl-q-fame-icons = Fame { $first } to { $last }: which icons on the track?
cl-skip-steps = Nothing to do this round: { $steps }.
cl-skip-kraken = Kraken (none in play)
cl-skip-fog = fog (none)
cl-skip-floating = flotation (nothing afloat)
cl-skip-event = No event at night.
cl-skip-nations-night = At night the nations score nothing.
cl-skip-nations-revealed = Every tile is revealed: the nations score nothing.

# What a name stands for
cl-named-npc = an NPC
cl-named-side = a ship, a player or a nation
cl-named-tile = a tile of this game
cl-named-float = a token in the water
cl-named-mark = a ship card or a port
cl-named-market = a market tile
cl-named-event = an event card
cl-named-upgrade = an upgrade
cl-named-captain = a captain
cl-named-mission = a mission of this player
cl-named-ship = a ship card
cl-named-wind = a wind card
cl-named-ammunition = a kind of ammunition
cl-named-mission-card = a mission card of this type

# In the notebooks of evenings saved before the set-up named tiles like the rest (cl-map-tile)
cl-tile = Tile { $n }
cl-tile-number = { $n }
