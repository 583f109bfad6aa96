# Pirates CSG: the shore: set-up, exploring, crew and treasure ashore, forts, events, victory.

# Set-up
command-extra-points = Extra points
csg-q-berths = { $name }, where does your crew go?
csg-berths-proposed = As proposed
csg-berths = { $berths }
csg-berth-item = { $crew }: { $place }
csg-berths-each = One by one
csg-berth-cursed = { $ship }, face up, as Cursed (+1 point)
csg-berth-mark = The fleet has no point left for the Black Mark.
csg-berth-chieftain = A Chieftain must begin aboard a ship.
csg-ev-expatriot = { $crew } is an Ex-Patriot: { $ship } is a Mercenary.
csg-purse-own = A mix of your own
csg-q-coins = { $name }, how many { $value }-gold coins?
csg-q-coins-note = Still { $n } coins for { $gold } gold.
csg-ev-raised = { $name } reveals { $crew }: a build total of { $n }.
csg-fleet-of = { $name }: { $ships }
csg-ev-deployed = { $fleets }
csg-order-fleet = { $name }: lay { $ships } at your home island.
csg-told-fleets = The fleets are on the table

# Forts
command-build-fort = Building a fort
command-fetch-gold = Gold from a fort
csg-build = Build { $fort } ({ $ship })
csg-build-note = { $n } gold from home; { $place }
csg-fetch = Take gold from { $fort } ({ $ship })
csg-fort-there = A fort is being built { $place_on } already.
csg-fort-begun = { $fort } is being built already.
csg-fort-unknown = Nobody has copied what { $fort } costs.
csg-fort-poor = { $fort } costs { $n } gold; there is less at your home island.
csg-fort-poor-exact = { $fort } costs { $n } gold: no coins at home make just that.
csg-fort-keeps = { $fort } must keep { $n } gold.
csg-q-price = { $name }, with which coins do you pay { $fort } ({ $n } gold)?
csg-q-price-note = There is no change; all of it stays in the fort and counts.
csg-q-fetch = { $ship }: what do you take from { $fort }?
csg-enough = Enough
csg-ev-planned = { $ship } builds { $fort }: it stands at the end of the turn.
csg-ev-built = { $fort } stands { $place_on }.
csg-ev-unbuilt = { $fort } cannot be completed.
csg-order-fort = Put { $fort } { $place_on }, { $n ->
    [2] two
   *[other] { $n }
} opposite corners on the card.
csg-ev-captured = { $crew } goes over to { $ship }.
csg-ev-ransom = A ransom for { $crew }: { $n } gold ({ $place }).

# Exploring
command-move-crew = Crew changes places
command-leave-treasure = Treasure left ashore
command-land-by-dories = Unloading by dories
command-hoist-search = The hoist explores
command-hoist-load = The hoist loads
command-hoist-drop = The hoist hands over
command-mark-island = An island marked
csg-q-uniques = { $ship }: which unique treasures do you load?
csg-q-prisoner = { $crew } ({ $place }): what do you do?
csg-prisoner-aboard = Take aboard { $ship }
csg-prisoner-eliminated = Eliminate
csg-prisoner-left = Leave there
csg-crew-moves = Move crew ({ $ship })
csg-q-crew-to = { $ship }: who goes where?
csg-leave = Leave treasure behind ({ $ship })
csg-q-where-to = { $ship }: where do you leave treasure?
csg-q-leave = { $ship }: what do you leave ({ $place })?
csg-ev-left = { $ship } leaves treasure ({ $n }): { $place }.
csg-within = If it is within { $n }S
csg-dories = Unload by dories ({ $ship })
csg-dories-crew = { $ship } needs its linked crew aboard.
csg-hoist = Explore with the hoist ({ $ship })
csg-hoist-load = Load with the hoist ({ $ship })
csg-hoist-drop = Hand over with the hoist ({ $ship })
csg-q-touched = What does the hoist of { $ship } touch?
csg-mark = Mark an island as explored ({ $ship })
csg-mark-own = There is only your own marker { $place_on }.
csg-q-marked = { $ship }: which island within { $n }S do you mark?
csg-ev-marked = The marker lies { $place_on }; the others are taken away.
command-play-event = An event
csg-event = Play an event ({ $name })
csg-event-none = None now
csg-q-event = { $name }, which event do you play?
csg-ev-event = { $name } plays { $event }
csg-order-return = Give captured ships back to their owners: { $ships }.

# Corrections
csg-fix-scuttled = Scuttled
csg-fix-gold = Gold at home
csg-fix-masts-taken = Masts destroyed
csg-fix-mast = Mast { $n }
csg-fix-mast-standing = stands
csg-fix-mast-burning = burns
csg-fix-mast-lost = lost
csg-fix-plates = Hulls, panels or flags
csg-fix-touches = Touches
csg-fix-held = Pinned by
csg-fix-sunk = Sunk
csg-fix-marks = Exploration markers
csg-fix-flags = Flags
csg-fix-gone = out of the game
csg-fix-crew = Crew
csg-fix-whose-crew = { $name }, crew { $n }: { $crew }
csg-fix-shown = Face up: { $crew }
csg-fix-coin-group = Coins
csg-fix-coin = Coin { $n }: { $coin }
csg-fix-value = Gold: { $coin }
csg-fix-events = Events
csg-fix-event = { $name }, event { $n }: played
