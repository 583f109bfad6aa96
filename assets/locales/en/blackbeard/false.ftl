# False players of the solitaire game: the path of their decisions, and what the map is asked for.

bb-node-T0 = No pirate in play, and one left?
bb-node-T1 = A hunter in the hex or box of his pirate at sea?
bb-node-T1b = His pirate is careened?
bb-node-T2 = Does the line bear KC?
bb-node-T3 = A pirate in play?
bb-node-P1 = A debauchery marker?
bb-node-P2 = Did he take this port on his last turn?
bb-node-P3 = Information on a port of a nation that he has attacked?
bb-node-P4 = Rich enough to retire here?
bb-node-P5 = In port, ill or wounded?
bb-node-P6 = In port, damaged?
bb-node-P7 = In port, with something to sell or ransom?
bb-node-P8 = At sea, ill or wounded?
bb-node-P9 = Holds full?
bb-node-P10 = A Merchant here, an empty hold, no hunter?
bb-node-P11-careen = On a coast, more Speed lost than the die, no hunter near?
bb-node-P11-refit = Damage of at least the die?
bb-node-P11-chase = Whole, an empty hold, a Merchant near enough and no hunter with it?
bb-node-P11-patrol = Otherwise, patrol
bb-node-K1 = Ill or wounded?
bb-node-K2 = Damaged, and the die at most its damage?
bb-node-K3 = Blood at sea in its hex?
bb-node-K4 = On a coast, slowed, Blood more than a turn away?
bb-node-K5 = Otherwise, straight for Blood

bb-q-false-operation = { $player }: which operation?
bb-false-nothing = { $player } can do nothing: the turn passes
bb-false-activate = { $player } brings a pirate into play
bb-false-petition = { $player } petitions the Crown
bb-false-rest = { $name } sleeps off the debauchery: the turn is lost
bb-false-careen = { $name } careens
bb-false-careen-die = { $name } careens: die { $die }, Speed lost { $lost }
bb-false-careen-on = { $name } goes on careening
bb-false-float = { $name } finishes careening
bb-false-recover = { $name } recovers
bb-false-refit = { $name } refits
bb-false-sell = { $name } sells his booty
bb-false-ransom = { $name } ransoms a hostage
bb-false-retire = { $name } tries to retire: { $amount }
bb-false-prize = { $name } attacks the Merchant
bb-false-sack = { $name } sacks the port: { $port } · { $own } and a die against { $wall } and two dice
bb-false-attack = { $name } attacks the port he lies in: { $port }
bb-false-raid = { $name } makes straight for a port to attack: { $port }
bb-false-raid-far = { $name } makes for Transit Box { $n }, to attack a port: { $port }
bb-false-to-refit = { $name } goes for a refit: the die, { $die }, is not above the damage, { $damage }. Nearest port: { $port }.
bb-false-makes-for = { $name } makes for the nearest port: { $port }
bb-false-product = { $port }, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} × { $factor } = { $n }
bb-false-chases = { $name } chases a Merchant { $where_at }
bb-false-patrol = { $name } patrols, { $n ->
    [one] { $n } point to spend
   *[other] all { $n } points to spend
}, away from hunters
bb-false-flees = { $name } leaves the hunter’s hex, { $n ->
    [one] { $n } point to spend
   *[other] all { $n } points to spend
}
bb-false-leave-box = { $name } leaves Transit Box { $n }
bb-false-attacks = { $name } tries to intercept Blood
bb-false-hunts = { $name } sails for { $prey_the }, { $where_at }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes, at full Speed
}
bb-false-follows = { $name } makes for the arrow hex of box { $box } · { $n ->
    [one] { $n } hex
   *[other] { $n } hexes, at full Speed
} · { $prey } is elsewhere: { $where }
bb-false-idle = { $name } has nobody to hunt

bb-false-for-refit = for a refit
bb-false-for-recover = to recover
bb-false-for-sale = for a sale
bb-q-false-nearest = { $name }: the nearest port { $purpose }?
bb-q-false-nearest-note = Distance × factor: the smallest number wins. Leave empty what is certainly farther.
bb-q-false-course = { $name } stays on course? { $port }
bb-q-false-course-yes = Keep the course: { $port }
bb-q-false-course-no = Change course
bb-false-near-port = Nearest port (distance × { $factor })
bb-false-near-hexes = Distance to this port (× { $factor }): { $port }
bb-false-near-any = that port
bb-q-false-chase = Nearest Merchant to { $name }, within { $n } hexes
bb-q-false-chase-note = Merchants in a hunter’s hex do not count.
bb-false-chase-none = None within { $n } hexes
bb-q-false-arrow = Is { $name } on an arrow hex?
bb-q-false-hunted = Is a hunter within { $n } turns of { $name }?
bb-q-false-hunted-note = { $hunters }
bb-false-reach = { $name } · { $where } · { $n } hexes
bb-q-false-refit = { $name }: to a refit on a die of { $n } or less
bb-q-false-within = Is { $prey } within { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} of { $name }?
