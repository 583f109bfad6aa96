# Moving, entering ports, interception: Blackbeard

bb-op-move = Move { $name }
bb-op-cross = Enter a Transit Box ({ $name })
bb-op-forfeit = Lose this turn (fault)
bb-op-forfeit-note = Illegal move, noticed in time.
bb-ev-forfeit = { $name } loses this turn for an illegal move

bb-die = die
bb-speed = Speed
bb-points = movement points
bb-debauchery = debauchery
bb-interception = interception

bb-q-move-die = { S($name) } movement die
bb-q-move-die-note = Speed { $speed } is added to the die; at least 1 point.
bb-ev-points = { $name } moves: { $sum }
bb-q-where-ends = Where does { $name } end? ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
bb-where-ends-costs = { $sum }: 1 a hex, 1 to enter a port
bb-move-again = Cunning: roll again ({ $better } better)
bb-stays-here = same hex
bb-stays-in-box = stays in the box
bb-place-note-with = { $note } · { $ships }
bb-q-put-to-sea = Does { $name } leave the port?
bb-q-put-to-sea-yes = He puts to sea
bb-q-put-to-sea-no = He stays in port
bb-q-passed = Through which hunters’ hexes did { $name } come?
bb-q-passed-none = None
bb-q-passed-next = Which one first, for { $name }?

bb-q-move-port = Does { $name } enter { $port_the }?
bb-q-move-port-note = It takes { $n } { $n ->
    [one] point that is left
   *[other] points that are left
} of his movement.
bb-move-anchor = Drop anchor { $port_in }
bb-move-attack-port = Attack { $port_the }
bb-stay-at-sea = Stay at sea
bb-standing-haven = pirate haven
bb-standing-anti = anti-pirate
bb-standing-neutral = neutral
bb-standing-pro = pro-pirate
bb-standing-safe = his Safe Haven
bb-standing-destroyed = destroyed
bb-standing-closed = closed for now

bb-q-move-search-whole = { $name } has spent all points: search here?
bb-q-move-search = Does { $name } search?
bb-move-search = Search
bb-move-no-search = No Search

bb-q-cross-box = { $name }: which Transit Box does the arrow hex lead to?
bb-q-leave-box = Where does { $name } go, leaving Box { $n }?
bb-no-arrow-in-port = A Transit Box is entered from the sea: { $name } is at anchor.
bb-no-already-in-zone = { $name } is in a Transit Box already: moving takes him out of it.
bb-no-box-open = No Transit Box is open to { $name } from here before he has entered a port.
bb-no-box-again = { $name } has left Box { $n } before and must enter a port first.
bb-no-points-to-anchor = { $port }: no point is left to drop anchor.
bb-q-points-left = { $port }: has { $name } { $n ->
    [one] a point
   *[other] { $n } points
    } left to enter it?
bb-q-points-left-yes = Yes
bb-q-points-left-no = No, all are spent

bb-no-destroyed = { $port }: the port is destroyed and of no use.
bb-no-chased-before = { $port }: { $name } was chased out of it and must enter another port first.
bb-no-kc-in-port = { $port }: { $kc } lies there.
bb-no-marked = { $port }: { $name } has attacked that nation ({ $nation }), its ports are closed to him.
bb-no-anti-governor = { $port }: the Governor is anti-pirate.
bb-no-pro-governor = { $port }: the Governor is pro-pirate, no King’s Commissioner may enter.
bb-no-campaign = { $port }: a pirate haven; another hunter must stay at sea in the hex.
bb-no-backing = { $port }: its nation is backing a Letter of Marque.

bb-form-port = Port { $n }
bb-form-value = Value
bb-form-garrison = Garrison

bb-ev-governor-pro = { $port }: a pro-pirate Governor
bb-ev-governor-anti = { $port }: an anti-pirate Governor
bb-ev-governor-forever = { $port }: no Governor is left in the cup; the port is anti-pirate for good
bb-ev-governor-pro-left = { $port }: the pro-pirate Governor leaves the game
bb-ev-governor-anti-left = { $port }: the anti-pirate Governor returns to the cup
bb-ev-governor-pro-discarded = The Governor drawn is pro-pirate: he leaves the game
bb-ev-governor-anti-discarded = The Governor drawn is anti-pirate: he returns to the cup
bb-ev-port-destroyed = { $port }: the port is destroyed
bb-ev-chased-out = { $port }: { $name } is chased out

bb-ev-blockaded = { $name } is blockaded { $port_in }
bb-ev-blockade-over = { S($name) } blockade is broken

bb-q-interception = Interception: { $name } against { $hunter }
bb-ev-interception = { $name }: { $sum } against { $die } ({ $hunter }). Caught!
bb-ev-interception-avoided = { $name }: { $sum } against { $die } ({ $hunter }). He gets away.
bb-q-evasion = Does { $name } slip away from { $hunter }?
bb-q-evasion-note = A Schooner on the coast: more than { $n }, the hunter’s Speed.
bb-ev-evaded = { $name } slips away: { $n } is more than { $speed }, the Speed { $hunter_of }. Out of reach this turn.
bb-ev-not-evaded = { $name } does not slip away: { $n }, more than { $speed } was needed, the Speed { $hunter_of }.
bb-odds-escape = { $percent } to get away
bb-odds-evasion = { $percent } to slip away
bb-odds-lead = ahead
bb-odds-die = on the die
bb-q-hunter-attacks = Does { $hunter } attack { $name }?
bb-q-hunter-attacks-note = { $player } decides.
bb-q-hunter-attacks-yes = Attack
bb-q-hunter-attacks-no = Let him go
bb-ev-careened-caught = { $name } is caught careened, and killed
