# Points that the rulebook leaves open: settings of the table, and how they show where they bite.
cl-ruled = Ruling { $id }
cl-by-ruling = Ruling { $id } applies.
cl-ruled-note = { $note } · Ruling { $id }
cl-sight-note = { $note } { $line }
cl-sight-touched = A line that touches land is blocked.
cl-sight-crossed = A line along the border of land is not blocked.
cl-arc-note = { $arc } It must be in sight and out of the fog; and you must not be on a mooring.
cl-arc-wedges = On one of your flanks: not in the wedge of 60° before your bow or behind your stern.
cl-arc-lines = Anywhere but straight ahead or straight astern.
cl-npc-way-freely = { $way } It turns as it likes (ruling A-26).
cl-npc-order-counter-later = Its time counter turns at the end of the round (ruling A-08).
cl-kraken-waits = The colossal Kraken waits: only other Kraken cards move it (ruling A-49).
cl-pirates-only-buy = At this table pirate ports sell no goods (ruling A-42).
cl-costs-movement-ruled = Costs { $n } movement { $n ->
    [one] point
   *[other] points
}, one for each cube (ruling { $id }).
cl-fame-once = At this table a tavern sells one point of fame per turn (ruling A-56).
cl-q-ship-covered = Does a level-2 card lie on it?
cl-ship-covered = A level-2 card still lies on it: not for sale at this table (ruling A-05).
cl-old-ship = old ship
command-round-counters = End of round: time counters of the NPCs

# The page of the set-up
cl-chapter-goods = Goods and market
cl-chapter-ports = Ports and ships
cl-chapter-sailing = Sailing and exploring
cl-chapter-combat = Combat and damage
cl-chapter-npcs = NPCs
cl-chapter-renown = Reputation, fame, captains
cl-chapter-round = Rounds and events
