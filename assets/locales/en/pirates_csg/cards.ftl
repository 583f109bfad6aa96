# Cards: kinds, lines of their forms
csg-kind-csg-ship = Ships
csg-kind-csg-crew = Crew
csg-kind-csg-fort = Forts
csg-kind-csg-event = Events
csg-kind-csg-treasure = Unique treasures
csg-kind-csg-equipment = Equipment
csg-kind-csg-island = Islands and terrain
csg-kind-csg-fleet = Fleets
csg-card-ship = Ship { $n }
csg-card-crew = Crew { $n }
csg-card-fort = Fort { $n }
csg-card-event = Event { $n }
csg-card-treasure = Unique treasure { $n }
csg-card-equipment = Equipment { $n }
csg-card-island = Island { $n }
csg-card-unplayed = The rulebook has no rule for playing it in a fleet: the collection keeps it (A-60).
csg-card-fleet = Fleet { $n }
csg-field-name = Name
csg-field-nation = Nation
csg-field-points = Points
csg-field-masts = Masts
csg-field-cargo = Cargo
csg-field-move = Base move
csg-field-cannons = Cannons, bow to stern
csg-field-keywords = Keywords
csg-field-link = Linked to (names apart by semicolons)
csg-field-loyal = Loyal to
csg-field-text = Text on the card
csg-field-standard = Standard crew
csg-field-skills = Does the work of
csg-field-build = Raises the build total by
csg-field-gold = Cost in gold
csg-pad-hull = Masts and cargo
csg-pad-masts = { $n ->
    [one] 1 mast
   *[other] { $n } masts
 }
csg-column-type = Kind of card
csg-column-number = Number
csg-column-set = Set
csg-column-treasure = Treasure values
csg-field-total = Build total

# Spreadsheets
csg-csv-nameless = The row has no name.
csg-csv-type = “{ $given }” is no kind of card that this game is played with.
csg-csv-twice = Another card has the same set and number: kept as { $subject }.
csg-csv-long = { $field }: longer than { $most } characters; the end is cut off.
csg-csv-unread = { $field }: “{ $given }” cannot be read; left unknown.
csg-csv-empty = { $field }: empty; left unknown.

# Fleets
csg-sum-fleet = Fleet
csg-sum-ships = ships
csg-sum-fleet-crew = crew
csg-sum-events = events
csg-sum-marked = Black Mark
csg-sum-total = Build total
csg-sum-agreed = as agreed
csg-sum-raised = crew that raise it
csg-fleet-deploy = Deploy this fleet
csg-fleet-keep = Keep this fleet
csg-q-fleet-own = Fleet “{ $name }”
csg-fleet-unknown = The points of { $name } are unknown: complete its card first.
csg-fleet-dear = The fleet costs { $n } points; { $most } is the most.
csg-fleet-shipless = A fleet needs a ship.
csg-fleet-nations = Ships and forts of one nation only: here are { $nations }.
csg-fleet-twice = { $name } is there { $n } times.
csg-fleet-free-crew = { $name } costs nothing and serves only its own nation ({ $nation }), which has no ship here.
csg-fleet-no-forts = This table plays without forts.
csg-fleet-no-events = This table plays without events.
csg-fleet-no-uniques = This table plays without unique treasures.
csg-fleet-uniques = { $n } unique treasures; at most half of the coins ({ $most }) may be.
csg-fleet-limit = One card with Limit only: { $names }.
csg-fleet-loyal = { $name } is loyal to { $to }, and nothing of that is in the fleet.
csg-fleet-canoe = Native canoes ({ $nation }) need a Chieftain of their nation.
csg-fleet-canoes = { $n } native canoes; the Chieftain has { $most }.

# Crew aboard
csg-berth-never = { $ship } sails without crew.
csg-berth-foreign = { $name } is of another nation than { $ship }: no abilities aboard.

# What stands on our own events and treasures
csg-sample-V-301 = Start of your turn: one of your ships has base move +S this turn.
csg-sample-V-302 = When an enemy ship is given a Shoot action: it has −1 on every cannon roll of that action.
csg-sample-V-303 = Start of your turn: look at one coin on any wild island, then put it back.
csg-sample-V-304 = After an enemy ship has won a boarding: its player steals nothing and eliminates nobody.
csg-sample-V-305 = Start of your turn: put one mast back on one of your ships that is docked at a wild island.
csg-sample-V-306 = Start of an enemy’s turn: one of that player’s ships may only move S this turn.
csg-sample-V-307 = After your main actions: one of your ships may be given another Move action.
csg-sample-V-308 = When an enemy ship is given an Explore action: its player draws the coins there without choosing.
csg-sample-V-309 = When an enemy ship ends its move at an island: its player rolls a die; on 5 or 6 it loses a mast.
csg-sample-V-310 = Start of your turn: trade currents have no effect until your next turn.
csg-sample-V-401 = Aboard your ship: its crew counts as one more in boardings.
csg-sample-V-402 = Aboard your ship: once per turn you may roll one cannon die again; the second result stands.
csg-sample-V-403 = Aboard your ship: its cargo is one less. It can only be unloaded at a home island.
csg-sample-V-404 = When you find it: look at all coins of one other wild island.
csg-sample-V-405 = When you find it: turn one enemy crew face up.
csg-sample-V-406 = Aboard your ship: it leaves a fog bank by the side you choose.
csg-sample-V-407 = When you find it: this ship cannot move on your next turn. Then the net is out of the game.
csg-sample-V-408 = Aboard your ship: +1 when it is rammed.
