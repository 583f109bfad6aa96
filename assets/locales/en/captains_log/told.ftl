# What the middle of the screen says: results, turns of fate, orders.

cl-told-shots-water = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } hits { $target }: { $n } damage
}
cl-told-shots-fire = { $n ->
    [0] { $shooter } fires at { $target }: missed
   *[other] { $shooter } hits { $target }: { $n } fire damage
}
cl-told-shots-wound = { $n ->
    [0] { $shooter } fires grapeshot at { $target }: missed
    [one] { $shooter } hits { S($target) } crew: { $n } wound
   *[other] { $shooter } hits { S($target) } crew: { $n } wounds
}
cl-told-shots-sail = { $n ->
    [0] { $shooter } fires at { S($target) } sails: missed
    [one] { $shooter } hits { S($target) } sails: { $n } hit
   *[other] { $shooter } hits { S($target) } sails: { $n } hits
}

# Boarding, skirmish, ramming
cl-told-melee-won = { $attacker } boards and takes { $target }
cl-told-melee-lost = { $attacker } fails to board { $target }
cl-told-melee-hit = to wound
cl-told-melee-ratio = On each die
cl-told-melee-stands = { $fallen ->
    [0] nobody lost
   *[other] { $fallen } lost
}{ $spared ->
    [0] {""}
   *[other] {" "}({ $spared } spared)
}: { $left } left{ $needed ->
    [0] {""}
   *[other] , which takes { $needed } attackers
}
cl-told-skirmish = Before the melee, { $ship } against { $foe }: { $struck ->
    [0] no wound
    [one] { $struck } wound
   *[other] { $struck } wounds
}{ $suffered ->
    [0] {""}
   *[other] , and { $suffered } among its own people
}
cl-told-rammed = { $by } rams { $target }
cl-told-wounds = { $n ->
    [0] no wound
    [one] { $n } wound
   *[other] { $n } wounds
}
cl-told-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}

# Damage
cl-told-lay-water-ship = { $n ->
    [one] Put { $n } water cube into { S($ship) } hold.
   *[other] Put { $n } water cubes into { S($ship) } hold.
}
cl-told-lay-water-npc = { $n ->
    [one] Put { $n } water cube on { S($ship) } card.
   *[other] Put { $n } water cubes on { S($ship) } card.
}
cl-told-lay-fire-ship = { $n ->
    [one] Put { $n } fire cube into { S($ship) } hold.
   *[other] Put { $n } fire cubes into { S($ship) } hold.
}
cl-told-lay-fire-npc = { $n ->
    [one] Put { $n } fire cube on { S($ship) } card.
   *[other] Put { $n } fire cubes on { S($ship) } card.
}
cl-told-lay-wound-ship = Take { $n } crew from { $ship }.
cl-told-lay-wound-npc = { $n ->
    [one] Mark { $n } wound on { S($ship) } card.
   *[other] Mark { $n } wounds on { S($ship) } card.
}
cl-told-lay-sail-ship = { $n ->
    [one] { S($ship) } sails: mark { $n } movement point as lost.
   *[other] { S($ship) } sails: mark { $n } movement points as lost.
}
cl-told-lay-sail-npc = { $n ->
    [one] { S($ship) } sails: mark { $n } movement point as lost on its card.
   *[other] { S($ship) } sails: mark { $n } movement points as lost on its card.
}
cl-told-now-water-ship = { S($ship) } water damage{ $limit ->
    [0] {""}
   *[other] {" "}(sinks at { $limit })
}
cl-told-now-fire-ship = { S($ship) } fire damage{ $limit ->
    [0] {""}
   *[other] {" "}(burns at { $limit })
}
cl-told-now-wound-ship = { S($ship) } crew
cl-told-now-sail-ship = Movement lost by { $ship }
cl-told-now-water-npc = { S($ship) } damage{ $limit ->
    [0] {""}
   *[other] {" "}(lost at { $limit })
}
cl-told-now-fire-npc = { S($ship) } damage{ $limit ->
    [0] {""}
   *[other] {" "}(lost at { $limit })
}
cl-told-now-wound-npc = { S($ship) } wounds{ $limit ->
    [0] {""}
   *[other] {" "}(lost at { $limit })
}
cl-told-now-sail-npc = Movement lost by { $ship }
cl-told-crew-enlisted = { S($name) } crew, with those who enlist

# Ships lost
cl-told-lost-npc-sunk = { $ship } is sunk!
cl-told-lost-npc-burned = { $ship } has burned!
cl-told-lost-npc-collapsed = { $ship } falls apart!
cl-told-lost-npc-crewless = { $ship } has no crew left!
cl-told-lost-npc-captured = { $ship } is captured!
cl-told-lost-npc-withdrawn = { $ship } leaves the game
cl-told-lost-npc-lost = { $ship } is lost!
cl-told-lost-ship-sunk = { S($ship) } ship is sunk!
cl-told-lost-ship-burned = { S($ship) } ship has burned!
cl-told-lost-ship-collapsed = { S($ship) } ship falls apart!
cl-told-lost-ship-crewless = { S($ship) } ship has no crew left!
cl-told-lost-ship-captured = { S($ship) } ship is captured!
cl-told-lost-ship-withdrawn = { S($ship) } ship leaves the game
cl-told-lost-ship-lost = { S($ship) } ship is lost!
cl-told-lost-by = By { $by }.
cl-told-off-the-map = Take NPC { $n }’s miniature away.
cl-told-token = { $n ->
    [0] Discard your destroyed-ship token.
    [1] Take a destroyed-ship token and lay it on your board, ×1 side up.
   *[other] Turn your destroyed-ship token to ×{ $n }.
}
cl-told-respawned = { $tile ->
    [0] Put your miniature into one of this nation’s ports, as you like
   *[other] Put your miniature on the numbered hex of tile { $tile }, facing as you like (if it is taken, on the nearest free hex)
}{ $crew ->
    [0] .
   *[other] , with { $crew } crew.
}
cl-told-ship-taken = Take { S($ship) } card (level { $level }): it is your ship. Your old card goes back to the box.
cl-told-missions-taken = { $n ->
    [one] Take { $n } mission from the loser, at the step it has reached.
   *[other] Take { $n } missions from the loser, at the steps they have reached.
}
cl-told-bounty = Bounty on { $name }: put { $amount } on the bounty card. Wanted by { $nations }.
cl-told-bounty-cleared = Clear { S($name) } bounty card.

# Cubes, doubloons, fame, reputation
cl-place-ship-of = { S($ship) } ship
    .from = from { S($ship) } ship
    .to = onto { S($ship) } ship
cl-told-cubes-in = { $n ->
    [one] Put { $n } cube { $good_of } { $target_to }.
   *[other] Put { $n } cubes { $good_of } { $target_to }.
}
cl-told-cubes-out = { $n ->
    [one] Return { $n } cube { $good_of } { $source_from } to the reserve.
   *[other] Return { $n } cubes { $good_of } { $source_from } to the reserve.
}
cl-told-cubes-over = { $n ->
    [one] Move { $n } cube { $good_of } { $source_from } { $target_to }.
   *[other] Move { $n } cubes { $good_of } { $source_from } { $target_to }.
}
cl-told-cubes-overboard = { $n ->
    [one] Throw { $n } cube { $good_of } { $source_from } overboard.
   *[other] Throw { $n } cubes { $good_of } { $source_from } overboard.
}
cl-told-aboard = Cubes { $good_of }, { $ship }
cl-told-coins = { S($name) } doubloons ({ $cause })
cl-told-coins-npc = Put { $amount } on NPC { $n }’s card ({ $cause }).
cl-told-fame-up = Move { S($name) } fame marker up from { $before } to { $after } ({ $cause }).
cl-told-fame-down = Move { S($name) } fame marker back from { $before } to { $after } ({ $cause }).
cl-told-reputation = { S($name) } reputation, { $nation }
cl-told-decided = { $who }: { $n } fame.
cl-told-crew = { S($name) } crew
cl-told-upgrade = { S($owner) } { $upgrade ->
    [Cannon] cannons
   *[other] { $upgrade }
}
cl-told-barrels = { S($name) } barrel tokens
cl-told-barrels-turned-in = { $n ->
    [one] Turn in { $n } barrel token: it goes back to the box.
   *[other] Turn in { $n } barrel tokens: they go back to the box.
}
cl-told-target-moved = Move the end token to { $n }.
cl-told-marker-taken = Take your marker off the { $nation_adjective } line.
cl-told-marked = Put your token on { $what }: an attack will cost as it does at −5.

# Events, wind, Kraken, time
cl-told-event-over = Discard the card “{ $event }”: it is no longer in play.
cl-told-events-reshuffled = { $n ->
    [one] Pile used up: reshuffle { $n } event card.
   *[other] Pile used up: reshuffle the { $n } discarded event cards.
}
cl-told-wind = The wind changes: lay wind card { $card_short }.
cl-told-wind-reshuffled = Reshuffle the wind cards, then lay card { $card_short }.
cl-told-kraken-sated = The Kraken has claimed a victim: discard its card.
cl-told-kraken-leaves = Sated, the Kraken is gone: take it away and discard its last card.
cl-told-night = Night falls: move the time token on.
cl-told-day = Day breaks: move the time token on.

# NPCs
cl-told-npc-dealt = NPC { $n }: lay a new card face down{ $layer ->
    [0] {""}
    [3] , level 3 or 4
   *[other] , level { $layer }
}{ $seal ->
    [0] .
   *[other] , seal { $seal }.
}
cl-q-npc-face = NPC { $n }: its card
cl-told-npc-turn-up = Turn up the card of NPC { $n }.
cl-told-npc-revealed-nameless = Turn up NPC { $n }’s card: { $role }, { $nation }.
cl-told-npc-revealed = Turn up NPC { $n }’s card: { $name } ({ $role }, { $nation }).
cl-told-npc-pile-renewed = NPC pile empty: reshuffle the discarded ships of levels 3 and 4.
cl-told-sail-fire = Move NPC { $n } up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, into contact with { $ship }: a flank towards the target, not on a mooring.
cl-told-sail-board = Move NPC { $n } up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, into contact with { $ship }, flank to flank.
cl-told-sail-plain = Move NPC { $n } up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, into contact with { $ship }.
cl-told-sail-approach = Move NPC { $n } by { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} towards { $ship }, as near as it gets.
cl-told-sail-route = Move NPC { $n } up to { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, stopping at { $place }.
cl-told-sail-turn-fire = Turn or shift NPC { $n }: a flank towards { $ship }, still in contact.
cl-told-sail-turn-board = Turn or shift NPC { $n }: flank to flank with { $ship }.
cl-told-sails-calm = { $order } Calm sea: { $n } movement points for each hex.
cl-told-npc-counter = { $left ->
    [0] NPC { $n } has acted: take the time counter off its card.
   *[other] NPC { $n } waits: set its time counter to { $left }.
}
cl-told-npc-hidden = Tile { $tile }, on which it appears, is still hidden.
cl-told-npc-idle = It could do nothing.
cl-told-npc-healed = { $wounds ->
    [one] Recruitment: take { $wounds } wound off NPC { $n }’s card.
   *[other] Recruitment: take { $wounds } wounds off NPC { $n }’s card.
}
cl-told-corsair-repaired = Take { $n } damage off { S($ship) } card, fire first.

# Missions, treasure, captains, ships
cl-told-missions-reshuffled = Reshuffle the discarded missions: they are the new pile.
cl-told-clue = { $n ->
    [1] First clue: put your token on card 1. Look at it in secret.
   *[other] Second clue: put your token on card 2. Look at both in secret.
}
cl-told-treasure-missed = The treasure is not here
cl-told-treasure-token = Put your token on card 3: the hunt is over for you.
cl-told-on-card = Put { $what } on { S($name) } card.
cl-told-captain = Put { S($name) } card beside your board.
cl-told-ship = Take the card of your new ship, level { $level }; the old one goes back to the box.
cl-told-fished = { $n ->
    [one] { $n } fishing token drawn
   *[other] { $n } fishing tokens drawn
}: { $oil ->
    [0] no oil
   *[other] { $oil } oil
}{ $other ->
    [0] {""}
    [one] , and { $other } other catch
   *[other] , and { $other } other catches
}
cl-told-fishing-bag = Put the fishing tokens back into the bag.

# The map and what floats
cl-told-revealed = Take the tile drawn: { $tiles }.
cl-told-fortress = Put the { $nation_adjective } flag on the fortress of tile { $tile }.
cl-told-port-flag = Put the { $nation_adjective } flag on the port of tile { $tile }.
cl-told-spot-icons = on the barrel icons
    .one = on the barrel icon
cl-told-spot-number = on the numbered hex
    .one = on the numbered hex
cl-told-floated-barrel = { $n ->
    [one] Put a barrel token { $spot_one } of tile { $tile }{ $left ->
        [0] .
       *[other] , at notch { $left }.
    }
   *[other] Put { $n } barrel tokens { $spot } of tile { $tile }{ $left ->
        [0] .
       *[other] , at notch { $left }.
    }
}
cl-told-floated-oil = Put a time counter with the oil, at notch { $left }.
cl-told-floated-mission = { $tile ->
    [0] Put a time counter on the goal of the mission, at notch { $left }.
   *[other] Put a time counter { $spot } of tile { $tile }, at notch { $left }: the goal of the mission.
}

# Set-up
cl-told-start-tiles = { $n ->
    [one] Take tile { $tiles } for the start.
   *[other] Take tiles { $tiles } for the start.
}
cl-told-market-laid = Lay the market tiles from top to bottom: { $nations }.
cl-told-wars = Lay the war card. { $wars }
cl-told-events-shuffled = Shuffle the { $n } event cards.
cl-told-equipped = { $name } takes { $what }.
cl-told-equipped-cannons = { $n ->
    [one] { $n } cannon in the hold
   *[other] { $n } cannons in the hold
}
cl-told-equipped-crew = { $n } crew
cl-told-start-ship = { $name } takes this start ship: { $ship }.
cl-told-target = Put the end token on { $n } of the fame track.
cl-told-enemies = Enemy nations, { $nations }: put their flags on the fame track.

# Set-up: what comes out of the box
cl-setup-wind = Shuffle the wind cards and turn one up: it also says where north is, for the whole game.
cl-setup-wind-app = Keep the wind cards at hand: the app will name the one to turn up. It also says where north is, for the whole game.
cl-setup-reserve = Take the market tiles, all on side { $side }, and all goods cubes: they are the reserve.
cl-setup-tavern-app = Keep the bag of officers and specialists at hand: the app will name those that come out.
cl-told-events-app = Keep the { $n } event cards at hand: the app will name the one that comes up.
cl-setup-supplies = Within everybody’s reach: dice, doubloons, cubes and tokens.
cl-setup-own-board = { $name }: player board, side { $side }, a miniature of each type, bases and tokens.
cl-setup-own-marks = { $name }: keel on the board, draught marker where your ship starts.
cl-setup-own-marks-crew = { $name }: keel on the board, draught marker where your ship starts, crew marker on { $crew }.
cl-piece-start-tile = { $n ->
    [one] { $n } start tile
   *[other] { $n } start tiles
}
cl-piece-map-tile = { $n ->
    [one] { $n } other map tile
   *[other] { $n } other map tiles
}
cl-piece-gap-tile = { $n ->
    [one] { $n } unexplored-area tile
   *[other] { $n } unexplored-area tiles
}
cl-piece-wind-card = { $n ->
    [one] { $n } wind card
   *[other] { $n } wind cards
}
cl-piece-market-tile = { $n ->
    [one] { $n } market tile
   *[other] { $n } market tiles
}
cl-piece-cube-tea = { $n ->
    [one] { $n } cube of tea
   *[other] { $n } cubes of tea
}
cl-piece-cube-silver = { $n ->
    [one] { $n } cube of silver
   *[other] { $n } cubes of silver
}
cl-piece-cube-cotton = { $n ->
    [one] { $n } cube of cotton
   *[other] { $n } cubes of cotton
}
cl-piece-cube-sugar = { $n ->
    [one] { $n } cube of sugar
   *[other] { $n } cubes of sugar
}
cl-piece-cube-oil = { $n ->
    [one] { $n } cube of oil
   *[other] { $n } cubes of oil
}
cl-piece-cube-wood = { $n ->
    [one] { $n } cube of wood
   *[other] { $n } cubes of wood
}
cl-piece-war-card = { $n ->
    [one] { $n } war card
   *[other] { $n } war cards
}
cl-piece-reputation-board = { $n ->
    [one] { $n } reputation board
   *[other] { $n } reputation boards
}
cl-piece-tavern-board = { $n ->
    [one] { $n } tavern and shipyard board
   *[other] { $n } tavern and shipyard boards
}
cl-piece-officer = { $n ->
    [one] { $n } officer or specialist, in the bag
   *[other] { $n } officers and specialists, in the bag
}
cl-piece-nation-upgrade = { $n ->
    [one] { $n } nation upgrade
   *[other] { $n } nation upgrades
}
cl-piece-treasure-card = { $n ->
    [one] { $n } treasure card
   *[other] { $n } treasure cards
}
cl-piece-event-card = { $n ->
    [one] { $n } event card
   *[other] { $n } event cards
}
cl-piece-mission-card = { $n ->
    [one] { $n } mission card
   *[other] { $n } mission cards
}
cl-piece-fame-board = { $n ->
    [one] { $n } fame board
   *[other] { $n } fame boards
}
cl-piece-time-token = { $n ->
    [one] { $n } time token
   *[other] { $n } time tokens
}
cl-piece-end-token = { $n ->
    [one] { $n } end token
   *[other] { $n } end tokens
}
cl-piece-tower = { $n ->
    [one] { $n } cargo tower
   *[other] { $n } cargo towers
}
cl-piece-bounty-card = { $n ->
    [one] { $n } bounty card
   *[other] { $n } bounty cards
}
cl-piece-die-12 = { $n ->
    [one] { $n } 12-sided die
   *[other] { $n } 12-sided dice
}
cl-piece-die-20 = { $n ->
    [one] { $n } 20-sided die
   *[other] { $n } 20-sided dice
}
cl-piece-doubloon = { $n ->
    [one] { $n } doubloon coin
   *[other] { $n } doubloon coins
}
cl-piece-black-cube = { $n ->
    [one] { $n } black cube
   *[other] { $n } black cubes
}
cl-piece-fire-cube = { $n ->
    [one] { $n } red cube
   *[other] { $n } red cubes
}
cl-piece-water-cube = { $n ->
    [one] { $n } blue cube
   *[other] { $n } blue cubes
}
cl-piece-damage-token = { $n ->
    [one] { $n } damage or wound token
   *[other] { $n } damage and wound tokens
}
cl-piece-barrel = { $n ->
    [one] { $n } barrel token
   *[other] { $n } barrel tokens
}
cl-piece-reinforcement = { $n ->
    [one] { $n } fortress reinforcement
   *[other] { $n } fortress reinforcements
}
cl-piece-flag-token = { $n ->
    [one] { $n } flag token
   *[other] { $n } flag tokens
}
cl-piece-player-board = { $n ->
    [one] { $n } player board
   *[other] { $n } player boards
}
cl-piece-miniature = { $n ->
    [one] { $n } ship miniature
   *[other] { $n } ship miniatures
}
cl-piece-player-base = { $n ->
    [one] { $n } player base
   *[other] { $n } player bases
}
cl-piece-npc-base = { $n ->
    [one] { $n } NPC base
   *[other] { $n } NPC bases
}
cl-piece-player-token = { $n ->
    [one] { $n } token in your colour
   *[other] { $n } tokens in your colour
}
cl-piece-keel = { $n ->
    [one] { $n } keel marker
   *[other] { $n } keel markers
}
cl-piece-ship-card = { $n ->
    [one] { $n } ship card
   *[other] { $n } ship cards
}
cl-setup-fame = Fame board, side { $side }: shuffle the mission cards onto it. Put the time token on the first day space and the fame markers on 0.
