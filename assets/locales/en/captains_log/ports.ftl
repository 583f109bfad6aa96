# Ports, tavern, shipyard, actions, missions, treasure.

# Entering a port
cl-port-holland = Dutch port
    .at = in the Dutch port
cl-port-spain = Spanish port
    .at = in the Spanish port
cl-port-england = English port
    .at = in the English port
cl-port-france = French port
    .at = in the French port
cl-port-pirates = Pirate port
    .at = in the pirate port
cl-port-native = Native port
    .at = in the native port
cl-port-native-22 = Special native port
    .at = in the special native port
cl-service-buy = buying market
cl-service-sell = selling market
cl-service-tavern = tavern
cl-service-yard = shipyard
cl-offer-enter-port = Enter a port
cl-offer-enter-port-note = One action for everything the port offers
cl-offer-leave-port = Leave the port
cl-q-port = Which port?
cl-q-port-note = Be on the mooring, or next to the port if it has none. The flag decides.
cl-port-other = another one, or not visited yet
cl-port-icons = { $icons }
cl-port-on-tile = tile { $tile }: { $icons }
cl-q-port-icons = Which icons does this port show?
cl-q-landing = How do you reach the port?
cl-moored = On the mooring
cl-by-boats = { $n ->
    [1] With your rowboat
   *[other] With your { $n } rowboats
}
cl-by-boats-note = From a hex next to the mooring: one interaction per rowboat, no repairs
cl-not-grata = { $nation }: you are persona non grata there, its moorings are closed to you.
cl-ev-port-found = { $port }, tile { $tile }
cl-ev-port-moored = Moored { $port_at }
cl-ev-port-boats = { $n ->
    [one] One rowboat ashore { $port_at }
   *[other] { $n } rowboats ashore { $port_at }
}
cl-no-such-icon = This port does not have this icon: { $service }.
cl-still-in-port = You are still busy in a port: leave it first.
cl-not-in-port = You are not using any port.
cl-no-boat-left = All your rowboats have been used: one interaction each.
cl-no-reputation-here = This needs reputation { $needs }, and here yours does not count.
cl-needs-reputation = This needs reputation { $needs }; you have { $n }.
cl-reputation = reputation
cl-no-repair-by-boat = No repairs by rowboat.
cl-ev-shop = { $name } shops before the start

# Upgrades
cl-upgrade-cannon = Cannon
    .effect = one more fire die, once in a gunport
cl-upgrade-sails = Improved sails
    .effect = +1 movement
cl-upgrade-improved_cannon = Improved cannon
    .effect = one fire die gets your ship’s level as a bonus
cl-upgrade-long_cannons = Long cannons
    .effect = one hex more without distance penalty
cl-upgrade-rowboat = Rowboat
    .effect = +1 crew on respawn, ports within reach from the sea, fishing
cl-upgrade-cabin = Cabin
    .effect = crew limit +2, officers and specialists +1
cl-upgrade-incendiary = Incendiary ammunition
    .effect = fire damage
cl-upgrade-explosive = Explosive ammunition
    .effect = +1 on each die
cl-upgrade-grapeshot = Grapeshot
    .effect = target defence +1, kills crew
cl-upgrade-chain = Chain shot
    .effect = target defence +2, −1 movement per die that hits
cl-upgrade-carpenter = Carpenter
    .effect = one less damage each time you are hit
cl-upgrade-gunner = Gunner
    .effect = when firing, reroll 1 die
cl-upgrade-expert_gunner = Expert gunner
    .effect = when firing, reroll 2 dice
cl-upgrade-gunners_mate = Gunner’s mate
    .effect = when firing, reroll 2 dice; unique
cl-upgrade-helmsman = Helmsman
    .effect = +1 movement; unique
cl-upgrade-expert_helmsman = Expert helmsman
    .effect = +1 movement
cl-upgrade-instructor = Instructor
    .effect = fire and board in one action; unique
cl-upgrade-grapple = Grapple
    .effect = a boarded ship cannot move on its next turn; unique
cl-upgrade-overloaded = Overloaded
    .effect = 2 dice per cannon; each 1 or 2 costs a cannon and starts a fire; unique
cl-upgrade-informant = Informant
    .effect = draw one more mission, hold one more
cl-upgrade-pistol = Pistol
    .effect = in melee, 1 more die
cl-upgrade-sabres = Sabres
    .effect = in melee, +1 on your dice; unique
cl-upgrade-swords = Swords
    .effect = in melee, reroll 1 die
cl-upgrade-doctor = Doctor
    .effect = 1 crew fewer lost each time
cl-upgrade-graveyard = Graveyard
    .effect = in melee, reroll 2 dice
cl-upgrade-grenades = Grenades
    .effect = before melee, 2 dice: 1 or 2 wounds you, 9 to 12 wounds them
cl-upgrade-reinforced_hull = Reinforced hull
    .effect = defence +1, weighs 5 charges; unique
cl-upgrade-merchant = Merchant
    .effect = 1 fame per 3 identical goods instead of 4; unique
cl-upgrade-armour = Armour
    .effect = in melee, −1 on their dice
cl-upgrade-lieutenant = Lieutenant
    .effect = copies another specialist of yours, never a unique one; unique
cl-upgrade-sharpshooter = Sharpshooter
    .effect = before melee, attack with 1 die
cl-upgrade-mercenary = Mercenary
    .effect = in melee, +1 on your dice; unique
cl-ev-upgrade-gained = { $upgrade }: +{ $n }
cl-ev-upgrade-lost = { $upgrade }: −{ $n }
cl-unique = Unique, and you own it already: { $upgrade }.
cl-ammunition-owned = You own this type already, and it never runs out: { $upgrade }.
cl-none-left = { $n ->
    [one] None left in the box: the only one is taken.
   *[other] None left in the box: all { $n } are taken.
}
cl-crew-full = No room: { $n } officers and specialists at most.
cl-track-full = Your ship takes { $n } at most.
cl-mission-of-ally = This public mission is for { $name }: trade it first.
cl-no-mission-for-counter = You have no ongoing mission: this counter is not for you.
cl-limit-crew-upgrades = Officers and specialists
cl-limit-ship = ship card
cl-limit-seventh = slot for a seventh
cl-benefit-england = English benefit
cl-benefit-france = French benefit
cl-form-fame-icons = Fame icons of the player board, side { $side }
cl-form-fame-icons-note = How many must you own to cover the icon? Leave unknown if there is none.
cl-form-icon-levels = Ship levels that cover an icon
cl-form-icon-crew = Officers and specialists
cl-owned = you have { $n }

# Tavern
cl-offer-tavern-recruit = Recruit
cl-offer-tavern-fame = Buy fame
cl-offer-tavern-crew = Hire crew
cl-offer-tavern-enlist = Complete the crew
cl-offer-tavern-captain = Take a second captain
cl-enlist-note = { $n } crew, free of charge
cl-form-tavern = Tavern board, side { $side }
cl-form-price-where = Where is the price printed?
cl-form-price-on-space = on the space
cl-form-price-on-token = on the token
cl-form-space-price = Line { $line }, column { $column }
cl-q-tavern-space = From which line of the tavern?
cl-q-tavern-space-note = The number of the line is the reputation it asks for.
cl-tavern-space = { $column ->
    [0] Line { $line }
   *[other] Line { $line }, column { $column }
}
cl-q-recruit-whom = Who do you recruit?
cl-level-too-low = This needs a ship of level { $level }.
cl-solo-clear-uniques = Solo: take out of the tavern the unique ones that you own already ({ $upgrades }).
cl-q-fame = How many points of fame do you buy?
cl-q-hire = Which offer of crew?
cl-crew-offer = { $n } crew
cl-no-room-for-crew = No more room for crew.
cl-crew-complete = Your initial crew is complete.
cl-ev-crew-hired = { $n ->
    [1] 1 crew comes aboard
   *[other] { $n } crew come aboard
}
cl-ev-crew-left = { $n ->
    [1] 1 crew stays ashore
   *[other] { $n } crew stay ashore
}
cl-q-captain = Which captain?
cl-captain = { $name }
cl-ev-captain-second = { $name } becomes your second captain
cl-ev-captain = Captain: { $name }
cl-captain-needs-board-b = This captain is only of use with player board B.
cl-q-captain-dealt = { S($name) } captain card { $n }
cl-q-captain-kept = { $name }: which captain do you keep?
cl-q-captain-kept-note = Three cards are dealt, one stays. +1 reputation with its nation, −1 with those at war with it.
cl-needs-fame = This needs { $needs } fame; you have { $n }.
cl-has-two-captains = You have two captains already.
cl-no-captain-left = No captain of this nation is free.

# Shipyard
cl-offer-yard-buy = Fit out the ship
cl-offer-yard-ship = Buy a new ship
cl-offer-yard-wood-buy = Buy wood
cl-offer-yard-wood-sell = Sell wood
cl-offer-yard-sell = Sell equipment back
cl-q-yard-buy = What do you buy at the shipyard?
cl-ware-note = { $price }: { $effect }
cl-q-how-many = { $item }: how many?
cl-q-yard-sell = What do you sell back?
cl-nothing-to-give-back = Nothing to sell back: no equipment, no ammunition.
cl-wood-price = { $n } cubes for { $price }
cl-wood-in-pairs = Wood is sold { $n } cubes at a time.
cl-no-wood-left = No wood left in the reserve.
cl-q-wood-buy = How much wood do you buy?
cl-q-wood-sell = How much wood do you sell?
cl-foreign-ship = ship of another nation
cl-reputation-above = reputation above what is needed: { $n }
cl-no-ships-from-pirates = Pirate ports sell no ships.
cl-largest-ship = Your ship is at its last level already.
cl-french-ship = French ships are sold in France.
cl-q-ship-space = On which space does the ship lie?
cl-space-of = Space { $nation_of }
cl-space-other = Another space
cl-space-last = Space of France, the only one with ships left
cl-q-ship-card = What is the number of the ship card?
cl-q-ship-level = Level of the ship?
cl-ship-refit = New ship: remove all damage, set keel and draught anew. What no longer fits goes overboard or is given back.
cl-ev-ship = New ship, level { $level }

# Exploring, picking up, jettisoning, trading
cl-offer-explore = Explore
cl-offer-trade = Trade with a player
cl-offer-pick-up = Pick up
cl-offer-jettison = Throw overboard
cl-offer-survey = Copy a visible tile
cl-map-tile = { $n ->
    [24] Calm sea
   *[other] Tile { $n }
}
    .short = { $n ->
        [24] calm sea
       *[other] { $n }
    }
cl-q-explore = Which tiles do you reveal?
cl-q-explore-note = Within { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} and in sight, the nearest first. Check the view again after each tile.
cl-q-explore-none = Nothing new
cl-all-explored = All tiles are revealed.
cl-all-surveyed = What every revealed tile shows is known.
cl-ev-revealed = { $n ->
    [one] Tile revealed: { $tiles }
   *[other] Tiles revealed: { $tiles }
}
cl-q-survey = Which tile do you copy?
cl-form-tile = { $tile }, as printed
cl-form-tile-note = Once for all your games. Leave unknown what you do not want to look up.
cl-form-tile-barrels = Barrel icons
cl-form-tile-port = Port
cl-form-tile-services = Icons of the port
cl-tile-port-none = No port
cl-tile-port-holland = Dutch
cl-tile-port-spain = Spanish
cl-tile-port-england = English
cl-tile-port-france = French
cl-tile-port-pirates = Pirate
cl-tile-port-native = Native
cl-tile-port-native-22 = Special native port (tile 22)
cl-tile-port-random = No printed flag
cl-q-fortress-flag = { $tile }: which flag for the fortress?
cl-q-fortress-flag-drawn = { $tile }: draw a flag for the fortress. Which one?
cl-q-port-flag = { $tile }: which flag for the port?
cl-q-port-flag-drawn = { $tile }: draw a flag for the port. Which one?
cl-ev-fortress = { $tile }: fortress { $nation_of }
cl-place-barrels = { $tile }: put a barrel token on each barrel icon, and a random flag on a port without one.
cl-costs-movement = { $n ->
    [0] Costs no movement point
    [1] Costs 1 movement point
   *[other] Costs { $n } movement points
}
cl-no-movement-left = Only during your movement, and none is left to you this turn.
cl-only-while-moving = Only during your movement.
cl-only-entering = Only in your movement, on a hex that you have just entered.
cl-q-pick-up = What do you pick up?
cl-on-tile = { $tile }
cl-another-barrel = Another barrel token
cl-loose-goods = All goods on the hex
cl-nothing-afloat = No goods afloat, or only those you have just thrown in.
cl-q-pick-up-goods = Which ones come aboard?
cl-available = { $n } there
cl-q-how-many-cubes = How many cubes { $good_of }?
cl-nothing = Nothing
cl-q-jettison = What do you throw overboard?
cl-q-jettison-cannons = How many cannons overboard?
cl-hold-empty = Your hold is empty.
cl-q-trade-with = Who do you trade with?
cl-q-trade-adjacent = On a hex next to yours.
cl-nobody-to-trade = No other player is on the map.
cl-q-trade-gives = What does { $giver } give { $taker }?
cl-q-trade-how-many = How many { $thing_units }?
cl-q-trade-agreed = { $name }, agreed?
cl-no-deal = No deal: nothing changes, the action is still yours.

# What barrels, missions and the treasure bring
cl-q-reward = What does the card show?
cl-q-reward-token = What does the token show?
cl-q-reward-token-turn = Turn the token over: what does it show?
cl-reward-goods = Goods
cl-reward-doubloons = Doubloons
    .units = doubloons
cl-reward-fame = Fame
cl-reward-reputation = Reputation
cl-reward-clue = Treasure clue
cl-reward-crew = Crew
cl-reward-officer = Officer or specialist
cl-reward-ship = Ship upgrade
cl-reward-other = Something else
cl-reward-nothing = Nothing
cl-reward-other-told = Apply what is printed; correct values by hand if needed.
cl-q-reward-goods = Which goods?
cl-q-reward-goods-note = Whatever does not fit in the hold, throw overboard afterwards.
cl-q-reward-doubloons = How many doubloons?
cl-q-reward-cubes = How many cubes { $good_of }?
cl-reserve-empty = { $n ->
    [one] Reserve exhausted: { $n } cube { $good_of } missing.
   *[other] Reserve exhausted: { $n } cubes { $good_of } missing.
}
cl-q-reward-fame = How many more points of fame?
cl-q-reward-crew = How many crew?
cl-q-reward-nation = Reputation with which nation?
cl-q-reward-reputation = By how much does your reputation change?
cl-q-reward-ship = Which ship upgrade?

# Missions
cl-mission-type-transport = Transport
cl-mission-type-rescue = Rescue
cl-mission-type-combat = Combat
cl-mission-type-personal = Personal
cl-mission = { $type } { $number }
cl-mission-of-type = { $type }, mission { $n }
cl-mission-secret = Secret mission { $n }
cl-mission-step = { $n ->
    [0] not begun
    [1] 1 step ticked off
   *[other] { $n } steps ticked off
}
cl-missions-held = { $n } of { $limit } in progress
cl-offer-mission-take = Take a mission
cl-offer-mission-port = Tick off a mission step here
cl-offer-mission-action = Tick off a mission step
cl-offer-mission-sea = Tick off a step at sea
cl-offer-mission-finish = Complete a mission
cl-offer-mission-drop = Discard a mission
cl-offer-mission-set = Turn in four missions
cl-no-mission-before-start = No mission before the first turn.
cl-mission-once-a-turn = Only one tavern mission per turn.
cl-mission-leave-first = Mission drawn or step ticked off in this port: leave it first.
cl-draw-missions = Draw { $n } missions, keep one, discard the others.
cl-q-mission-type = Which mission do you keep?
cl-mission-keep-secret = Keep it secret
cl-mission-keep-secret-note = The app learns of it only when it is completed
cl-q-mission-number = What is the number on the card?
cl-q-mission-public = Public or secret?
cl-mission-public = Public
cl-mission-in-hand = Secret
cl-q-starts-here = Does it start in this port?
cl-q-mission-discard = { $n ->
    [1] One too many: which do you discard?
   *[other] { $n } too many: which do you discard?
}
cl-q-mission-which = Which missions advance here?
cl-q-mission-which-note = One action counts for all that share this destination.
cl-mission-die = Mission die
cl-mission-face = die
cl-q-mission-roll = Mission roll
cl-mission-at-night = It is night: +1 if the card says so.
cl-q-mission-result = { $mission }: what happens?
cl-mission-result-step = Success
cl-mission-result-public = Success, it turns public
cl-mission-result-load = Success, goods loaded
cl-q-mission-counter = D20: on which tile does the counter go?
cl-mission-result-complete = Mission completed
cl-mission-result-failed = Failed: mission discarded
cl-q-mission-done-type = Of what type is the completed mission?
cl-q-mission-finish = Which mission is completed?
cl-q-mission-drop = Which mission do you discard?
cl-q-mission-set = Four missions of what type?
cl-ev-mission-taken = New mission: { $mission }
cl-ev-mission-step = { $mission }: step { $step } ticked off
cl-ev-mission-done = { $mission }: completed
cl-ev-mission-discarded = { $mission }: discarded
cl-ev-mission-handed = { $mission }: changes hands
cl-mission-p01 = next to a ship with a clue, make the roll
cl-mission-p02 = survive to the last step of the card
cl-mission-p03 = destroy a ship with a Transport mission
cl-mission-p04 = capture a ship and renounce its rewards
cl-mission-p05 = capture a ship
cl-mission-p06 = burn two ships; public after the first
cl-mission-p07 = destroy a ship with a Combat mission
cl-mission-p08 = destroy a ship with a Rescue mission
cl-mission-p09 = destroy a ship by collapse
cl-mission-p10 = next to a ship on a Rescue mission, roll to steal it
cl-mission-p11 = visit the places in order, 1 movement point each
cl-mission-p12 = destroy 3 ships of different nations
cl-mission-p13 = fetch the oil cubes of the card, 1 movement point each
cl-mission-p14 = own 20,000 doubloons without spending them
cl-mission-c01 = destroy a player with a mission or an NPC with the symbol
cl-mission-c04 = destroy a player who has Combat 20, 21, 22 or 23
cl-mission-c05 = destroy the player that the arrows point to
cl-mission-c09 = destroy the leading player
cl-mission-c10 = destroy a defensive ship, then reach a port of another nation
cl-mission-c12 = destroy a defensive ship
cl-mission-c15 = destroy a merchant
cl-mission-c17 = destroy a pirate
cl-mission-c18 = destroy an aggressive ship
cl-mission-c20 = destroy a player with a bounty or an NPC with the symbol
cl-mission-r01 = D20: fetch the time counter from that tile, then any port
cl-mission-r04 = next to the ship: roll or capture, then a port of another nation
cl-mission-r07 = next to the fortress: roll, then a port of another nation
cl-mission-r11 = port named: roll, then a port of a nation you choose
cl-mission-t01 = port named, then one of the ports on the card
cl-mission-t09 = port named: load, then sell at a market on the card
cl-mission-t23 = farthest native port, then a port of a nation you choose

# Treasure
cl-offer-treasure = Search for the treasure
cl-offer-treasure-note = Next to an X; one attempt per game
cl-offer-clue = Note a treasure clue
cl-offer-clue-note = From a ship, a captain or another source
cl-treasure-gone = The treasure already belongs to { $name }.
cl-treasure-tried = You have already made your only attempt.
cl-q-treasure = Is the treasure here?
cl-q-treasure-note = Look at cards 1 and 2 without showing them. If it is here, turn cards 1, 2 and 3 over.
cl-q-treasure-yes = Treasure found
cl-q-treasure-no = Wrong place
cl-ev-treasure-found = Treasure found
cl-ev-treasure-missed = Wrong place: put your token on card 3, the hunt is over for you
cl-ev-clue-first = First clue: your token on card 1, you may look at it
cl-ev-clue-second = Second clue: your token on card 2, you may look at both
cl-clues-complete = You may look at both cards already: another clue brings nothing.
cl-q-tile-barrels = { $tile }: how many barrel icons?
cl-port-of-tile = Port of tile { $tile }
cl-no-port-there = There is no port on tile { $tile }.
