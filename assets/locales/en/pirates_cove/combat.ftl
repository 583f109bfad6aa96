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
pc-ev-battle = A fight { $island_at }: { $names }.
pc-told-battle = A fight { $island_at }
pc-told-ships = { $names }
pc-ev-last-battle = The last battle: { $names } fight for the first place.
pc-told-last-battle = The last battle
pc-q-order = Same speed: a die each, the higher roll goes first
pc-ev-order = { $names } are equally fast: dice decide.
pc-told-order = Same speed: the higher roll goes first
pc-ship-speed = { $name } ({ $n })
pc-ev-exchange = Exchange { $n }: { $ships }.
pc-told-exchange = Volleys, from the fastest to the slowest: { $ships }

# Boarding
pc-q-board = { $name }, do you play a Battle card?
pc-board-pass = Pass
pc-q-board-table = Does anybody play a Battle card?
pc-board-nobody = Nobody
pc-q-board-which = { $name }, which card do you play?
pc-q-overboard = { $name }, how many treasures do you throw overboard?
pc-q-overboard-note = +{ $n } to your speed for each
pc-ev-boarding-over = Boarding is over: to the guns!
pc-ev-passed = { $name } passes.

# Volleys
pc-q-slot = { $name }, which target?
pc-q-slot-facing = Facing you: { $foes }.
pc-q-slot-foe = { $ship }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on average
pc-q-slot-loaded = On this roll: { $cards }.
pc-fire-at = Aim at { S(LE($name)) } { $section }
pc-fire-on = { $name }
pc-fire-chances = Chance to put the target out of action
pc-fire-nobody = That ship is not in the fight.
pc-fire-reloading = After a Cannonade you do not fire in the next exchange: your guns are being reloaded.
pc-fire-npc-first = First { $names }; other players afterwards.
pc-fire-treasure = Players do not fight each other at Treasure Island.
pc-fire-hull-only = Only the hull of this ship can be hit.
pc-load = Play a Volley card
pc-load-note = Before you fire, for this roll only
pc-q-load = { $name }, a Volley card, or fire?
pc-q-load-none = No Volley card in hand.
pc-fire-not-now = It is not { $name }’s turn to fire.
pc-load-empty = { $name } has no card left.
pc-load-becalmed = Dead calm: no card is played any more.
pc-load-taken = You are choosing from your hand already.
pc-load-first = Take up your hand first.
pc-load-other = { $card } is not played on a volley.
pc-wait-loaded = { $name } is not reloading.
pc-wait = Reload
pc-q-volley = { $name } { VERB($name, "fires", "fire") } at { $target }
pc-q-volley-for = { $ship }: { $name } rolls.
pc-ev-volley = { $name } { VERB($name, "fires", "fire") } at { $target } ({ $section }): { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}.
pc-ev-volley-astray = { $said } Stray shot: { $names }.
pc-told-guns = { $n ->
    [one] 1 die
   *[other] { $n } dice
} ({ $dice })
pc-sum-card = printed on its card
pc-sum-hit-from = needed to hit
pc-ev-hull = { $name }, hull: { $was } → { $now }.
pc-ev-restored = { $name } { VERB($name, "is", "are") } repaired, hull: { $was } → { $now }.
pc-told-hull = { S($name) } hull

# Chances
pc-odds = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on average
pc-odds-lost = Out of the fight: { $percent } ({ $n ->
    [one] { $n } hit
   *[other] { $n } hits
} on average)
pc-odds-hits = hits
pc-figure-n = { $n }
pc-figure-left = Left
pc-figure-plus = +{ $n }
pc-figure-dice = Dice
pc-figure-hits = Hits
pc-figure-lost = Out of the fight
pc-figure-own = Your ship lost
pc-figure-mutiny = Mutiny
pc-figure-others = The others

# Flight, retreat, sinking
pc-flee = Flee
pc-flee-note = To the Cove, at the risk of a mutiny
pc-flee-last = Whoever flees loses
pc-flee-loaded = You have played a Volley card: fire first.
pc-ev-fled = { $name } flees.
pc-told-fled = { $name } flees
pc-told-fled-does = No volley: away to the Cove.
pc-ev-crippled = { $name } is crippled.
pc-told-crippled = { $name } is crippled
pc-told-crippled-does = A ring is off the mat.
pc-order-to-cove = { $name }: move your ship to the Cove.
pc-q-mutiny = { $name }, your crew mutinies on a 1
pc-ev-mutiny = Mutiny! The crew of { $name } throws its captain into the hold.
pc-ev-no-mutiny = { S($name) } crew grumbles and obeys.
pc-told-mutiny = Mutiny aboard: { $name }!
pc-told-mutiny-does = Gold, treasures and fame are lost.
pc-ev-sunk = { $name }: sunk!
pc-told-sunk = { $name }: sunk!
pc-told-sunk-fame = Whoever is still there shares the fame.

# Ships that nobody plays
pc-fight-navy = The Royal Navy
pc-node-series = Has everybody been fired at? Then a new series begins.
pc-node-rank = First the ship { $rank }: { $ships }
pc-node-stands = { $name } ({ $n })
pc-node-stands-shot = { $name } ({ $n }, fired at already)
pc-node-alone = Is one ship ahead of the others?
pc-node-target = { $name } { VERB($name, "fires", "fire") } at { $target }.
pc-node-navy = { $name } leads the Royal Navy: it fires at { $target }.
pc-q-aim-tie = { $name }: targets tied, a die for each
pc-told-aim-tie = { $name }: targets tied, the higher roll is fired at
pc-ev-aims-fresh = { $name } { VERB($name, "aims", "aim") } at { $target }, the ship { $rank }.
pc-ev-aims-next = { $name } { VERB($name, "aims", "aim") } at { $target }, the next in the series.
pc-q-aim = { $name }, who does the Royal Navy fire at?

# The end
pc-ev-holds = { $names } { VERB($names, "holds", "hold") } the waters.
pc-told-holds = { $names } { VERB($names, "holds", "hold") } { $island }
pc-ev-deserted = No player is left here.
pc-order-battle-cards = Discard { $cards_the }.
pc-order-overboard = Put { $n ->
    [one] 1 treasure from Overboard
   *[other] { $n } treasures from Overboard
} back on Treasure Island.
pc-q-prize = What is { $name } worth? One die
pc-ev-captured = { $name } falls to { $names }: { $n } fame.
pc-told-captured = Captured: { $name }
pc-ev-last-won = Victory: { $names }.
pc-told-last-won = Victory: { $names }
