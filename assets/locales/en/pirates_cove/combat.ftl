# Pirate's Cove: fights, from boarding to the last ship.
command-join-battle = Fight
command-last-battle = Last battle
command-board = Boarding
command-next-exchange = Exchange of volleys
command-npc-volley = Volley
command-hold-fire = Reloading
command-clear-wrecks = Crippled ships
command-end-battle = End of the fight
command-end-combats = End of the fights

# Who fights, in which order
cove-ev-battle = A fight { $island_at }: { $names }.
cove-told-battle = A fight { $island_at }
cove-told-ships = { $names }
cove-ev-last-battle = The last battle: { $names } fight for the first place.
cove-told-last-battle = The last battle
cove-q-order = The same speed: a die each, the highest acts first
cove-ev-order = { $names } are equally fast: dice decide.
cove-told-order = Same speed: the higher roll goes first
cove-ship-speed = { $name } ({ $n })
cove-ev-exchange = Exchange { $n }: { $ships }.
cove-told-exchange = Volleys, from the fastest to the slowest: { $ships }

# Boarding
cove-q-board = { $name }, do you play a Battle card?
cove-board-pass = Pass
cove-q-board-table = Does anybody play a Battle card?
cove-board-nobody = Nobody
cove-q-board-which = { $name }, which card do you play?
cove-q-overboard = { $name }, how many treasures do you throw overboard?
cove-q-overboard-note = +{ $n } to your speed for each
cove-ev-boarding-over = Boarding is over: to the guns!
cove-ev-passed = { $name } passes.

# Volleys
cove-q-slot = { $name }, which target?
cove-q-slot-loaded = On this roll: { $cards }.
cove-fire-at = { S($name) } { $section }
cove-fire-on = { $name }
cove-fire-chances = Chance to put the target out of action
cove-fire-nobody = That ship is not in the fight.
cove-fire-reloading = After a Cannonade you do not fire in the next exchange: your guns are being reloaded.
cove-fire-npc-first = First { $names }; other players afterwards.
cove-fire-treasure = Players do not fight each other at Treasure Island.
cove-fire-hull-only = Only the hull of this ship can be hit.
cove-load = Play a Volley card
cove-load-note = Before you fire, for this roll only
cove-q-load = { $name }, a Volley card, or fire?
cove-q-load-none = No Volley card in hand.
cove-fire-not-now = It is not { $name }’s turn to fire.
cove-load-empty = { $name } has no card left.
cove-load-becalmed = Dead calm: no card is played any more.
cove-load-taken = You are choosing from your hand already.
cove-load-first = Take up your hand first.
cove-load-other = { $card } is not played on a volley.
cove-wait-loaded = { $name } is not reloading.
cove-wait = Reload
cove-q-volley = { $name } { VERB($name, "fires", "fire") } at { $target }
cove-q-volley-for = { $ship }: { $name } rolls.
cove-ev-volley = { $name } { VERB($name, "fires", "fire") } at { $target } ({ $section }): { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}.
cove-ev-volley-astray = { $said } Stray shot: { $names }.
cove-told-guns = { $n ->
    [one] 1 die
   *[other] { $n } dice
} ({ $dice })
cove-sum-card = printed on its card
cove-sum-hit-from = Hits from
cove-ev-hull = { $name }, hull: { $was } → { $now }.
cove-ev-restored = { $name } { VERB($name, "is", "are") } repaired, hull: { $was } → { $now }.
cove-told-hull = { S($name) } hull

# Chances
cove-odds = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on average
cove-odds-lost = Out of the fight: { $percent } ({ $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on average)
cove-odds-hits = hits
cove-figure-n = { $n }
cove-figure-plus = +{ $n }
cove-figure-dice = Dice
cove-figure-hits = Hits
cove-figure-lost = Out of the fight
cove-figure-own = Your ship lost
cove-figure-mutiny = Mutiny
cove-figure-others = The others

# Flight, retreat, sinking
cove-flee = Flee
cove-flee-note = To the Cove, at the risk of a mutiny
cove-flee-last = Whoever flees loses
cove-flee-loaded = You have played a Volley card: fire first.
cove-ev-fled = { $name } flees.
cove-told-fled = { $name } flees
cove-told-fled-does = No volley: away to the Cove.
cove-ev-crippled = { $name } is crippled.
cove-told-crippled = { $name } is crippled
cove-told-crippled-does = A ring is off the mat.
cove-order-to-cove = { $name }: move your ship to the Cove.
cove-q-mutiny = { $name }, your crew mutinies on a 1
cove-ev-mutiny = Mutiny! The crew of { $name } throws its captain into the hold.
cove-ev-no-mutiny = { S($name) } crew grumbles and obeys.
cove-told-mutiny = Mutiny aboard: { $name }!
cove-told-mutiny-does = Gold, treasures and fame are lost.
cove-ev-sunk = { $name }: sunk!
cove-told-sunk = { $name }: sunk!
cove-told-sunk-fame = Whoever is still there shares the fame.

# Ships that nobody plays
cove-fight-navy = The Royal Navy
cove-node-series = Has everybody been fired at? Then a new series begins.
cove-node-rank = First the ship { $rank }: { $ships }
cove-node-stands = { $name } ({ $n })
cove-node-stands-shot = { $name } ({ $n }, fired at already)
cove-node-alone = Is one ship ahead of the others?
cove-node-target = { $name } { VERB($name, "fires", "fire") } at { $target }.
cove-node-navy = { $name } leads the Royal Navy: it fires at { $target }.
cove-q-aim-tie = { $name }: targets tied, a die for each
cove-told-aim-tie = { $name }: targets tied, the higher roll is the target
cove-ev-aims-fresh = { $name } { VERB($name, "aims", "aim") } at { $target }, the ship { $rank }.
cove-ev-aims-next = { $name } { VERB($name, "aims", "aim") } at { $target }, the next in the series.
cove-q-aim = { $name }, who does the Royal Navy fire at?

# The end
cove-ev-holds = { $names } { VERB($names, "holds", "hold") } the waters.
cove-told-holds = { $names } { VERB($names, "holds", "hold") } { $island }
cove-ev-deserted = No player is left here.
cove-order-battle-cards = Discard { $cards }.
cove-order-overboard = Put { $n ->
    [one] 1 treasure from Overboard
   *[other] { $n } treasures from Overboard
} back on Treasure Island.
cove-q-prize = What is { $name } worth? One die
cove-ev-captured = { $name } falls to { $names }: { $n } fame.
cove-told-captured = Captured: { $name }
cove-ev-last-won = Victory: { $names }.
cove-told-last-won = Victory: { $names }
