# Sales, ransoms, bribes, deposits, Letters of Marque, attacks on ports and retirements (chapters 10, 15, 17E and 18).

# What a port pays
bb-rate-haven = Pirate Haven: −{ $percent }%; a sale or ransom calls for debauchery
bb-rate-neutral = Neutral port: neither more nor less
bb-rate-pro = Pro-pirate port: +{ $percent }%
bb-rate-safe = His Safe Haven: +{ $percent }%
bb-priced-same = { $amount }
bb-priced-up = { NUMBER($value) } + { $percent }% = { $amount }
bb-priced-down = { NUMBER($value) } − { $percent }% = { $amount }
bb-no-trade = { $port }: { $name } finds no buyer there.
bb-no-trade-blockaded = { $name } is blockaded: no sale, no ransom.
bb-ev-paid-in-kind = { $name }: { $amount } paid in cargo, at face value.

# Sale
bb-op-sell = Sell booty ({ $name })
bb-op-visit = Call at port ({ $name })
bb-no-booty = { $name } has nothing to sell, and a Pirate Haven offers nothing else.
bb-q-sell = { $name }: which cargoes to sell?
bb-sale-brings = brings { $amount }
bb-q-sell-none = Sell nothing
bb-ev-sold = { $name } sells his booty: { $sum }
bb-q-besides = { $name }: anything else before he is done?
bb-q-besides-none = Nothing else
bb-besides-bribe = Bribe the Governor
bb-besides-bribe-note = A Safe Haven for { $n } times the die; aboard: { $amount }
bb-besides-debauchery = Debauchery
bb-besides-debauchery-note = Popularity +{ $n }, and a Governor is drawn
bb-no-bribe-here = { $port } cannot become his Safe Haven by a bribe.
bb-no-bribe-twice = { $port } is his Safe Haven already.
bb-no-bribe-forever = { $port } stays anti-pirate for good.
bb-no-bribe-money = { $name } has not { $amount } aboard.
bb-no-revel-here = { $name } is not in a neutral or pro-pirate port.
bb-q-bribe = Bribe: { $n } times the die
bb-ev-bribe-too-dear = { $name } cannot pay { $amount }: no Safe Haven, and nothing is paid.
bb-purpose-bribe = the Governor to be bribed, { $port }
bb-purpose-revel = the debauchery in port, { $port }
bb-ev-bribe-lost = { $name } has paid for nothing: no pro-pirate Governor.
bb-ev-haven = { $port } is now { S($name) } Safe Haven
bb-ev-haven-given-up = { $name } gives up his Safe Haven: { $port }

# Ransom
bb-op-ransom = Ransom a hostage ({ $name })
bb-no-hostage = { $name } has no hostage aboard.
bb-q-ransom = Ransom for { $name }: { $n } times the die
bb-ev-ransomed = { $name } gives up a hostage for ransom: { $sum }

# Deposits
bb-op-deposit = Leave money in the Safe Haven ({ $name })
bb-no-deposit-here = { $name } is in no Safe Haven of his own.
bb-no-deposit-false = { $name } belongs to a false player, who deposits nothing.
bb-no-worth = { $name } has no Net Worth aboard.
bb-q-deposit = { $name }, { $port }: how much is left here?
bb-q-deposit-note = Safe from mutiny and capture, but given back only when he retires.

# Letters of Marque
bb-ev-letter-offered = A Letter of Marque { $nation_of } is on offer
bb-ev-no-letter = All Letters of Marque are out of the cup
bb-besides-letter = Letter of Marque { $nation_of }
bb-besides-letter-note = { $n } times the die; knowing the price, he may decline
bb-besides-letter-swap = { $n } times the die; replaces the one he holds
bb-no-letter-here = { $port }: no Letter of Marque of its nation is on offer.
bb-no-letter-port = { $port }: it takes a neutral or pro-pirate port, or his Safe Haven.
bb-no-letter-record = { $name } has attacked that nation before ({ $nation }).
bb-no-letter-twice = { $name } already holds a Letter of that nation ({ $nation }).
bb-q-letter-price = Price of the Letter of Marque: { $n } times the die
bb-q-letter-discount = In his Safe Haven { $n } times this second die comes off
bb-ev-letter-too-dear = { $name } has only { $purse } aboard: the Letter of Marque costs { $amount }.
bb-q-letter-buy = Buy the Letter of Marque { $nation_of } for { $amount }?
bb-ev-letter = { $name } receives a Letter of Marque { $nation_of }
bb-ev-letter-void = { $name } no longer has his Letter of Marque { $nation_of }

# Attacking and sacking a port
bb-op-attack-port = Attack the port ({ $name })
bb-op-sack = Sack the port ({ $name })
bb-no-attack-haven = { $port } is a Pirate Haven: it cannot be attacked.
bb-no-attack-destroyed = { $port } is destroyed.
bb-no-attack-protected = { $port }: { $hunter } lies in the hex and protects it.
bb-no-attack-repulsed = { $port }: { $name } was repulsed there; his ship must be fully repaired first.
bb-no-sack = { $name } did not take this port on his last turn.
bb-attack-strength = attack
bb-combat-of = Combat, { $name }
bb-dice-rolled = dice
bb-assault-pirate = { $name }
bb-assault-port = Garrison, { $port }
bb-assault-costs = The attack ends his Letter of Marque and his Safe Havens of this nation, deposits included ({ $nation }).
bb-q-attack = { $name } attacks { $port }
bb-q-sack = { $name } sacks { $port }
bb-q-attack-note = Pirate: { $sum }. Port: { $garrison }. If equal, the port holds.
bb-q-attack-ally = { $port }: does { $name } join the attack?
bb-ev-assault = { $result ->
    [taken] { $name }: { $sum }; { $port }: { $wall } + { $guards } = { $defence }. The port falls.
   *[repulsed] { $name }: { $sum }; { $port }: { $wall } + { $guards } = { $defence }. The attack is repulsed.
}
bb-ev-port-taken = { $port }: { $name } holds the port, whose value drops by 1. On his next turn he leaves or sacks it.
bb-ev-port-held = { $port }: { $name } holds the port, which is worth nothing any more. On his next turn he leaves or sacks it.
bb-odds-port = Port falls: { $percent }. Average damage: { NUMBER($n) }.
bb-odds-port-sinks = Port falls: { $percent }. Ship sunk: { $sinks }. Average damage: { NUMBER($n) }.
bb-odds-port-unit = damage
bb-q-loot = { S($name) } loot { $port_in }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
bb-ev-no-loot = { $port } is worth nothing any more: no loot.
bb-ev-loot = { $name } loots { $amount } { $port_in }
bb-q-share = What share of the loot for { $name }?
bb-q-loot-keep = { $name }: which old cargoes to keep?
bb-q-loot-keep-note = The loot ({ $amount }) fills all { $holds } holds; each hold kept costs { $share } of it.
bb-q-loot-keep-none = Keep none of them
bb-ev-loot-share = { $amount } for { $name }: { NUMBER($loot) } × { $free }/{ $holds }

# Retirement and Treachery
bb-op-retire = Retire ({ $name })
bb-no-retire-here = { $name } is neither in his Safe Haven nor in a pro-pirate port.
bb-no-retire-poor = It takes at least { $amount } of Net Worth.
bb-no-retire-again = { $name } has failed at this amount: it takes { $amount } first.
bb-q-retire = { $name }: { $n } or less on the dice and he retires
bb-q-retire-note = { $amount } of Net Worth: { $n }
bb-ev-may-retire = { $name } rolls { $rolled }, not above { $n }: the crew lets him go.
bb-ev-retire-failed = { $name } rolls { $rolled }, above { $n }: the crew will not lose its captain.
bb-odds-retire = He retires: { $percent }
bb-odds-retire-unit = retired
bb-q-treachery = { $name } pleads his Letter of Marque
bb-q-treachery-note = 3 to 6: released. 2: tried. 1: hanged. Unsold booty is lost.
bb-ev-treachery-released = { $name } is released, without his booty
bb-ev-treachery-tried = { $name } stands trial
bb-ev-treachery-hanged = { $name } is hanged
bb-q-trial = Trial: { $percent }% of Net Worth per point, hanged from { $n }
bb-ev-trial = { $name } pays { $percent }% of his Net Worth: { $amount }

# Correction by hand
bb-fix-attacked = Nations attacked, even in vain
