# Pirates CSG: the screens.
csg-ui-tab-fleets = Fleets
csg-ui-tab-islands = Islands
csg-ui-tab-turn = Turn
csg-ui-tab-keywords = Keywords
csg-ui-tab-gold = Gold

# The top bar
csg-ui-setting-up = Setting up
csg-ui-turn = Turn { $n }
csg-ui-lead = { $n } of { $all } gold
csg-ui-names = { $names }

# Sides
csg-ui-gold = Gold
csg-ui-forts = Forts
csg-ui-majority = { $n } of { $all } gold
csg-ui-majority-forts = { $n } of { $all } gold, { $forts } in forts
csg-ui-load = Coins: { $n } of { $all }
csg-ui-mast-standing = Mast { $n }
csg-ui-mast-burning = Mast { $n }, burning
csg-ui-mast-lost = Mast { $n }, lost
csg-ui-plate = Small hull or panel

# What happens to ships
csg-ui-derelict = Derelict
csg-ui-burning = { $n ->
    [one] 1 mast burns
   *[other] { $n } masts burn
}
csg-ui-scuttled = Sinks at the start of its next turn
csg-ui-pinned = Pinned by { $names }
csg-ui-towed = In tow of { $ship }
csg-ui-docked = Docked: { $place }
csg-ui-sunk = Sunk
csg-ui-on-fog = Fog bank
csg-ui-on-sargasso = Sargasso Sea
csg-ui-on-current = Trade current
csg-ui-on-iceberg = Iceberg
csg-ui-on-whirlpool = Whirlpool
csg-ui-on-reef = Reef
csg-ui-hindered-no-move = No move (chainshot)
csg-ui-hindered-no-crew = Crew silent (stinkpot)
csg-ui-hindered-no-ability = No abilities (Fear)
csg-ui-hindered-slow = Moves S only (Fear)

# Fleets
csg-ui-card = Move { $move } · cargo { $cargo } · { $points } points
csg-ui-points = { $n } points
csg-ui-no-fleet = No ship on the table.
csg-ui-fort-hidden = A fort, face down
csg-ui-fort-unbuilt = Not built yet
csg-ui-fort-built = { $place } · flags: { $n }
csg-ui-fort-abandoned = { $place } · abandoned
csg-ui-fort-gone = Destroyed
csg-ui-event-hidden = An event, face down
csg-ui-event-ready = Not played yet
csg-ui-event-played = Played

# Islands
csg-ui-no-islands = The islands are not on the sea yet.
csg-ui-marker = Explored by { $name }

# The turn
csg-ui-no-turn = Nobody is taking actions just now.
csg-ui-turn-of = Actions of { $name }
csg-before-dice = Each adds this to its die
csg-given = Done: { $names }
csg-ui-given = Given in this turn: { $action }
csg-ui-also = Also possible: { $what }

# Keywords
csg-ui-no-keywords = No keyword in play.

# On the phone
csg-ui-seen = Coins that you have seen
csg-ui-ashore = Aboard no ship

# The last page
csg-ui-masts = Masts
csg-ui-hits = Hits
csg-ui-sunk-head = Sunk
csg-ui-curves = Gold, turn by turn
csg-ui-no-gold = No gold has been dealt yet.
csg-ui-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
csg-ui-wins = { $n ->
    [one] { $names } wins with { $gold } gold
   *[other] { $names } share the win with { $gold } gold each
}
csg-ui-ended-half = { $moment } · more than half of all gold
csg-ui-ended-settled = { $moment } · all gold is ashore
csg-ui-ended-stranded = { $moment } · a fleet can sail no more
csg-ui-deeds = Deeds
csg-ui-explored = Explored
csg-ui-rams = Rams
csg-ui-boardings = Boardings

# The set-up
csg-option-total = Points of each fleet
csg-total = { $n } points
csg-option-coins = Treasure coins
csg-coins-app = The app keeps their values
csg-coins-table = Real coins, face down
csg-panel-extras = Played with
csg-option-uniques = Unique treasures
csg-option-forts = Forts
csg-option-events = Events
csg-option-terrain = Terrain
csg-option-riposte = Riposte
csg-option-turning = Large ships turn less
csg-chapter-sea = Sailing, ramming, towing
csg-chapter-guns = Cannons, forts, boarding
csg-chapter-gold = Gold and the end
csg-chapter-keywords = Keywords and cards
csg-ui-look = { S($name) } secrets ({ $n })
csg-left = Else give no order on their turn and end it: no action is compulsory. Their ships remain targets, and their gold counts at the end.
