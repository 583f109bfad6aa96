# Blackbeard: Searches, storms, prizes, hostages, debauchery, Cunning (chapters 9 and 22).

bb-op-prize = Attempt a prize
bb-op-rest = Skip this turn (debauchery)

# Search
bb-purpose-search = the Search { $name_of }
bb-search-nothing = { $name } sees nothing on the horizon.
bb-search-storm = { $name } runs into a storm.
bb-search-warship = { $name } runs into a Warship.
bb-search-merchant = { $name } sights a Merchant.
bb-search-two-merchants = { $name } sights two Merchants.
bb-search-three-merchants = { $name } sights three Merchants.
bb-q-search-two = { $name } is here too: a second card?
bb-search-two-note = Between allies a storm counts on the first card only.
bb-search-second-storm = A storm on the second card: it does not count.
bb-search-no-warship = All Warships are on the map already.

# Storm
bb-storm-breaks = A storm breaks { $where_at }.
bb-q-storm-near = Which lie within { $n } hexes of its centre ({ $where })?
bb-q-storm-near-note = Counted the shortest way, even over land.
bb-q-storm-near-none = None
bb-q-storm = { $name } in the storm: boxes of Speed lost

# Choosing the prey
bb-q-which-merchant = Which Merchant for { $name }?
bb-merchant-at-random = { $n ->
    [one] The one that lies face down
   *[other] One of the { $n } unknown, at random
}
bb-q-random-merchant = Which of the unknown Merchants?
bb-q-prize-attack = Attack it? { $face }
bb-attack-costs = { $cost }. To attack it ends his Letter of Marque and Safe Havens of that nation, deposits and all ({ $nation }).
bb-q-prize-attack-note = { $sum }. { $odds }. { $cost }
bb-decline-costs = { $notoriety ->
    [0] Letting it go: Popularity −{ $popularity }
   *[other] Letting it go: Notoriety −{ $notoriety }, Popularity −{ $popularity }
}
bb-q-prize-attack-yes = Attack
bb-q-prize-attack-no = Let it go
bb-q-prize-unseen = { $name } looks at { $merchant } in secret: does he attack it?
bb-q-prize-unseen-note = Chances of a prize by its defence. { $cost }
bb-sheet-merchant-seen = The Merchant he has looked at
bb-figure-defended = against { $n }
bb-prize-declined = { $name } lets the Merchant go.
bb-no-merchant-here = There is no Merchant where { $name } lies.
bb-no-prize-in-port = { $name } is at anchor: a prize is attempted at sea.
bb-no-prize-of-another = That Merchant is reserved: the Search { $name_of } found it in this Transit Box.

# Capture roll
bb-attack-score = Attack score
bb-merchant-defence = defence
bb-q-capture = { $name }: { $score } or less takes the prize
bb-capture-allied = { $sum }; the ally takes { $n } off the roll
bb-odds-prize = Taken { $taken } · damage { $hurt } · gone { $gone }
bb-odds-prize-unit = Points to spare under the score; from 0 on it is taken.
bb-prize-taken = Taken! { $name } rolls { $roll } ({ $score } or less needed).
bb-prize-hurt = { $name } rolls { $roll } ({ $score } or less needed): { $n } damage, and the Merchant stays.
bb-prize-gone = { $name } rolls { $roll } ({ $score } or less needed): the Merchant gets away.
bb-q-ocean = Which ocean counts here? ({ $where })
bb-q-nearest-nation = Of which nation is the nearest port? ({ $where })
bb-nearest-nation-note = An unidentified ship. At equal distance the pirate chooses.
bb-havens-lost = { $name } loses his Safe Havens of that nation: { $ports }.

# Changing ships
bb-q-silhouette = Which silhouette does the captured Merchant bear?
bb-q-take-ship = Does { $name } keep the captured ship, { $hull_a }?
bb-q-take-ship-note = Captured: { $new }. His own: { $old }.
bb-ship-shape = { $hull }, Combat { $combat }, Speed { $speed }, { $n } holds
bb-ev-ship-taken = { $name } changes ships: { $hull_a }, undamaged.
bb-cargo-lost = Too few holds: { $name } loses { $amount }.
bb-q-ship-cargoes = { $name }: which { $n ->
    [one] cargo moves
   *[other] { $n } cargoes move
} to the new ship?
bb-no-ship-after-damage = This Merchant had damaged { $name }.
bb-no-corvette = A Corvette is of no use to a pirate.
bb-no-free-log = No ship’s log is free: { $hull }.

# Cargo
bb-purpose-cargo = the cargo
bb-cargo-found = Cargo: { $amount }.
    .aboard = { $amount }
bb-cargo-goods = Cargo: { $amount } ({ $goods }).
    .aboard = { $amount } ({ $goods })
bb-cargo-placeholder = Cargo: { $amount } (a placeholder, not copied yet).
    .aboard = { $amount } (a placeholder)
bb-cargo-debauchery = This cargo turns the crew’s heads: debauchery, or { $n } Popularity less.
bb-q-award-cargo = Who gets the cargo? { $amount }
bb-award-note = Whoever led the attack shares out.
bb-award-nobody = Nobody
bb-q-challenge-award = Does { $name } challenge { $other } to a duel over the shares?
bb-q-challenge-award-yes = Challenge
bb-q-challenge-award-no = Accept the shares
bb-q-stow = { $name } has full holds: what goes overboard for { $amount }?
bb-cargo-instead = { $amount } goes overboard
bb-cargo-refuse = Refuse the cargo
bb-cargo-stowed = { $name } loads { $amount }.
bb-goods-treasure-ship = a treasure ship
bb-goods-gold = gold
bb-goods-silver = silver
bb-goods-gems = gems
bb-goods-coin = coin
bb-goods-ivory = ivory
bb-goods-spices = spices
bb-goods-tea = tea
bb-goods-opium = opium
bb-goods-cloth = cloth
bb-goods-indigo = indigo
bb-goods-rice = rice
bb-goods-timber = timber
bb-goods-saltpetre = saltpetre
bb-goods-sugar = sugar
bb-goods-slaves = enslaved people
bb-goods-tobacco = tobacco
bb-goods-arms = arms
bb-goods-cocoa = cocoa
bb-goods-coffee = coffee
bb-goods-rum = rum
bb-goods-household-goods = paper and household goods
bb-goods-wine = wine
bb-goods-silks = silks
bb-goods-salt = salt
bb-goods-specimens = plants and animals

# Hostages
bb-purpose-hostage = a hostage?
bb-purpose-home = the home port
bb-hostage-sum = Passenger
bb-hostage-card = card
bb-hostage-there = An important passenger: { $sum }, { $n } was needed.
bb-hostage-none = No important passenger: { $sum }, { $n } was needed.
bb-q-hostage = Who takes the passenger hostage?
bb-hostage-note = Notoriety +{ $n }
bb-q-home = Which port { $nation_of } is the nearest { $ocean_in }?
bb-q-home-note = Failing one, the nearest port. At equal distance the pirate chooses.
bb-hostage-taken = { $name } holds a hostage { $nation_of }, whose port is { $port }.
bb-q-hostage-fate = { $port }: what does { $name } do with the passenger?
bb-hostage-fate = Hostage: { $hostage }. Torture: { $torture }
bb-q-torture-note = Popularity +{ $n }. { $odds }
bb-hostage-keep = Take hostage
bb-hostage-torture = Take and torture
bb-hostage-leave = Let go
bb-odds-torture = He talks: { $talks } · he dies of it: { $dies }
bb-odds-torture-unit = Points to spare under Cruelty; from 0 on he talks, above 0 he dies.
bb-q-torture-roll = { $name } questions the hostage
bb-torture-cruelty = Cruelty { $n }
bb-torture-dies = { $roll } on the die against Cruelty { $cruelty }: he tells of { $port }, and dies.
bb-torture-talks = { $roll } on the die against Cruelty { $cruelty }: he tells of { $port }, and lives.
bb-torture-silent = { $roll } on the die against Cruelty { $cruelty }: he says nothing of { $port }, and lives.

# Debauchery
bb-q-debauchery = Does { $name } declare a debauchery?
bb-debauchery-free = Popularity +{ $n }; his next turn is lost.
bb-debauchery-mandatory = Popularity +{ $n }, and his next turn is lost; to refuse costs { $lost } Popularity.
bb-debauchery-refused = { $name } denies his crew the debauchery.
bb-debauchery-printed = The cargo card may demand it: to refuse then costs { $lost } Popularity.
bb-debauchery-yes = Debauchery: Popularity +{ $n }, next turn lost
bb-debauchery-no = No debauchery
bb-debauchery-refuse = The card demands it, he refuses: Popularity −{ $lost }
bb-q-debauchery-rival = Who must { $name } challenge to a duel?
bb-no-rest = { $name } is not in debauchery.
bb-rested = { $name } lets this turn go by.

# Cunning
bb-q-cunning = { $name }: roll again (cunning)?
bb-q-cunning-short = { $name }: roll { $rolled } again (cunning)?
bb-q-cunning-note = Cunning left: { $n }.
bb-q-cunning-yes = Roll again
bb-q-cunning-no = Keep it
bb-figure-better = A better throw
bb-ev-cunning = { $name } uses Cunning and has the dice rolled again.
bb-no-cunning = { $name } has no point of Cunning left.
bb-no-cunning-twice = { $name } must wait until a pirate of another player has used Cunning.
