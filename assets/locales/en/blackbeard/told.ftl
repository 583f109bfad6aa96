# Blackbeard: what the middle of the screen says. Orders for hands, dice, numbers that change, turns of fate.

# Where a ship goes
bb-told-moved-sea = Place { $name_the } { $where_at }.
bb-told-to-sea = Put { $name_the } at sea { $where_at }.
bb-told-moved-anchored = Bring { $name_the } { $where_into }, at anchor.
bb-told-moved-careened = Put a careen marker on { $name_the }.
bb-told-moved-afloat = Take the careen marker off: { $name_the } is afloat again.
bb-told-chased-out = Chased out of port: put { $name_the } at sea { $port_at }.
bb-told-points = { $name }: { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}

# Counters, cards, Governors
bb-told-merchant-placed = { $n ->
    [one] Put a Merchant, face down, { $where_at }.
   *[other] Put { $n } Merchants, face down, { $where_at }.
}
bb-told-warship-placed = { $n ->
    [one] Put a Warship, face down, { $where_at }.
   *[other] Put { $n } Warships, face down, { $where_at }.
}
bb-told-to-cup = Put { $name_the } back into the cup.
bb-told-to-cup-from = Pick up { $name_the } { $where_at } and put it back into the cup.
bb-told-shuffle = Shuffle all the Action cards, discards included.
bb-told-d66 = Two dice ({ $purpose }): { $n }
bb-told-even = Even: Merchants in even hexes leave.
bb-told-odd = Odd: Merchants in odd hexes leave.
bb-told-governor-pro = Put a pro-pirate Governor { $port_in }.
bb-told-governor-anti = Put an anti-pirate Governor { $port_in }.
bb-told-governor-forever = No Governor is left in the cup: mark { $port } anti-pirate for good.
bb-told-governor-pro-left = Take the pro-pirate Governor of { $port } out of the game.
bb-told-governor-anti-left = Put the anti-pirate Governor of { $port } back into the cup.
bb-told-governor-pro-discarded = The Governor drawn is pro-pirate: take him out of the game.
bb-told-governor-anti-discarded = The Governor drawn is anti-pirate: put him back into the cup.
bb-told-marked = Put an attack marker on { S($name) } log ({ $nation }).
bb-told-unmarked = Take the attack marker off { S($name) } log ({ $nation }).
bb-told-debauched-on = Put a debauchery marker on { S($name) } log.
bb-told-debauched-off = Take the debauchery marker off { S($name) } log.
bb-told-scurvy-on = Put a scurvy marker on { $name_the }.
bb-told-scurvy-off = Take the scurvy marker off { $name_the }.
bb-told-letter-offered = Put the { $nation } Letter of Marque beside the board: it is on offer.
bb-told-letter-back = Put the Letter of Marque back into the cup: { $nation }.

# Numbers that change
bb-told-notoriety = { S($name) } Notoriety ({ $cause })
bb-told-popularity = { S($name) } Popularity ({ $cause })
bb-told-worth = { S($name) } Net Worth ({ $cause })
bb-told-damage = { S($name) } Combat
bb-told-slow = { S($name) } Speed
bb-told-stowed = { $amount } stowed; { S($name) } holds ({ $n } in all)
bb-told-cunning = { $name } has it rolled again. Cunning
bb-told-endurance = { S($name) } Endurance

# Pirates and King's Commissioners
bb-told-pirate-came = { $name } puts to sea
bb-told-pirate-came-order = Put { S($name) } { $hull } { $where_at }, and the ship’s log in front of { $player_the }.
bb-told-pirate-heir = { $name } takes over
bb-told-pirate-heir-order = Leave the ship { $where_at } with its booty, and put { S($name) } card in front of { $player_the }.
bb-told-ship-off = Take { S($name) } ship off the board, and its log.
bb-told-false-hull = { $n } on the die: { $hull_a }
bb-told-kc-came = King’s Commissioner { $name } arrives
bb-told-kc-serves = He serves { $player_the }: Combat { $combat }, Speed { $speed }.
bb-told-kc-placed = Put Commissioner { $name } { $where_at }.
bb-told-kc-lost = { $name } is lost: { $fate }
bb-told-new-log = Give { $name } the log of { $hull_a } and change the counter.
bb-told-best = the opponents’ highest Notoriety

# Battles, duels, ports
bb-told-battle-title = Battle at sea!
bb-told-battle = { $name } against { $hunters }
bb-told-round-won = { $harm ->
    [0] { $name } has the better of it, but takes { $hurt } damage
   *[other] { $name } has the better of it: { $harm } damage to { $hurt }
}
bb-told-round-lost = { $harm ->
    [0] { $hunters } has the better of it: { $hurt } damage to { $name }
   *[other] { $hunters } has the better of it: { $hurt } damage to { $harm }
}
bb-told-round-even = Equal totals: nobody is hit
bb-told-suffers = { $n ->
    [0] no damage
    [one] 1 damage
   *[other] { $n } damage
}
bb-told-wounds = { $n ->
    [0] { $name } is not wounded
    [one] { $name } is wounded!
   *[other] { $name } is wounded { $n } times!
}
bb-told-escaped = { $name } gets away from { $hunter }
bb-told-intercepted = { $hunter } intercepts { $name }
bb-told-hunters-speed = the hunter’s Speed
bb-told-most = at most
bb-told-total = total
bb-told-less = less is needed
bb-told-more = to be exceeded
bb-told-duel = A duel!
bb-told-duel-exchange = { $name } is hit: { $n ->
    [one] 1 point
   *[other] { $n } points
} of Endurance lost
bb-told-duel-parried = { $other } parries: { $n ->
    [one] 1 point
   *[other] { $n } points
} of Endurance lost by { $name }
bb-told-port-taken = { $name } takes { $port }
bb-told-port-taken-effect = The port is worth 1 less. On his next turn the pirate leaves or sacks it.
bb-told-port-held-effect = The port stays at 0. On his next turn the pirate leaves or sacks it.
bb-told-assault-taken = { $port } falls!
bb-told-assault-repulsed = { $port } holds: { $name } is repulsed and takes { $n } damage.
bb-told-garrison = garrison
bb-told-port-destroyed = { $port } is destroyed
bb-told-port-destroyed-effect = The port is of no more use; what anybody had left there is lost.
bb-told-port-destroyed-order = Mark { $port } as destroyed.
bb-told-english = { $port } becomes English
bb-told-english-effect = It is no pirate haven any more: value { $value }, garrison { $garrison }.

# Prizes, storms, what things cost
bb-told-ally = ally
bb-told-cruelty = Cruelty
bb-told-careen = { $name } careens: { $n ->
    [one] one box of Speed back
   *[other] { $n } boxes of Speed back
}
bb-told-storm = Merchants and Warships caught in it go to their cups; pirates and Commissioners at sea lose Speed.
bb-told-storm-ship = { $name } loses { $n ->
    [one] one box
   *[other] { $n } boxes
} of Speed in the storm
bb-told-bribe = The Governor asks { $amount } ({ $n } times the die)
bb-told-letter-price = The Letter of Marque costs { $amount } ({ $n } × { $die }{ $off ->
    [0] {""}
   *[other] {" "}− { $off }
})
bb-told-hundreds = hundreds of Net Worth
bb-charisma = Charisma

# Events
bb-told-event-a = A random port is swallowed up, with every ship in it, their pirates and all deposits.
bb-told-event-b = Everybody in a random port dies: pirates, King’s Commissioners and the Governor.
bb-told-event-c = Scurvy breaks out on every ship in a Transit Box, and at sea on those { $player_of }.
bb-told-event-d = A storm breaks around the ship with which { $player_the } made the last operation.
bb-told-event-e = A random Letter of Marque is put on offer; its nation closes its ports to King’s Commissioners.
bb-told-event-f = { $player } puts the crew of a pirate to the test: two dice above his Popularity, and it rises.
bb-told-event-g = The port of the most notorious pirate at anchor rises: pirates chased out, Governor replaced, deposits lost. With no pirate in port, a random neutral port and a random pro-pirate one.
bb-told-event-h = All King’s Commissioners are called home: they go back to the cup.
bb-told-event-i = A random Governor moves into a random port, in the place of the one who is there.
bb-told-event-j = Each of { S($player_the) } ships loses Speed.
bb-told-event-k = { $player } receives a King’s Commissioner, or one more operation with one of the two there are.
bb-told-event-l = A random Letter of Marque says which nation pardons, until the next Random Event.
bb-told-event-m = All Letters of Marque are revoked, and pirates recover their Cunning.
bb-told-popularity-limit = Popularity
bb-told-crew-rises = { S($name) } crew rises: { $n }, more than Popularity { $popularity }.
bb-told-scurvy-spares = Scurvy spares { $name } and the hostages
bb-told-scurvy-captain = Scurvy strikes { $name } himself

# False players: where they sail
bb-told-false-to-refit = Sail { $name_the } to a refit: { $port } (die { $die }, damage { $damage }).
bb-told-false-makes-for = Sail { $name_the } to the nearest port: { $port }.
bb-told-false-chases = Sail { $name_the } after a Merchant, { $where_at }.
bb-told-false-patrol = Patrol the open sea with { $name_the }: { $n ->
    [one] { $n } point to spend
   *[other] { $n } points, all to be spent
}, away from hunters.
bb-told-false-flees = Sail { $name_the } away from the hunter, to open sea: { $n ->
    [one] { $n } point to spend
   *[other] { $n } points, all to be spent
}.
bb-told-false-leave-box = Sail { $name_the } out of Transit Box { $n }.
bb-told-false-raid = Sail { $name_the } to attack a port: { $port }.
bb-told-false-raid-far = Sail { $name_the } to Transit Box { $n }, on the way to attack a port: { $port }.
bb-told-false-hunts = Sail { $name_the } after { $prey }, { $where_at }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes, its whole Speed
}.
bb-told-false-follows = Sail { $name_the } to the arrow hex of box { $box }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes, its whole Speed
}. { $prey } is elsewhere, { $where_at }.

# The end
bb-told-played-on = { $player } has no pirate left
bb-told-played-on-effect = { $player } would win: play goes on until { $n } players have none left.
