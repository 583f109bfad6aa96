# Market, money and cubes: what changes hands and at what price.

# Where cubes lie, and lines of the notebook
cl-place-reserve = reserve
    .from = from the reserve
    .to = to the reserve
cl-place-loose = sea
    .from = from the sea
    .to = into the sea
cl-place-ship = ship
    .from = from the ship
    .to = onto the ship
cl-place-npc = card of NPC { $n }
    .from = from the card of NPC { $n }
    .to = onto the card of NPC { $n }
cl-place-legal = { $nation_adjective } legal row
    .from = from the { $nation_adjective } legal row
    .to = onto the { $nation_adjective } legal row
cl-place-contraband = { $nation_adjective } contraband row
    .from = from the { $nation_adjective } contraband row
    .to = onto the { $nation_adjective } contraband row
cl-ev-cubes = { $n ->
    [1] 1 cube { $good_of } goes { $source_from } { $target_to }
   *[other] { $n } cubes { $good_of } go { $source_from } { $target_to }
}
cl-ev-cubes-handed = { $n ->
    [1] 1 cube { $good_of } changes ships
   *[other] { $n } cubes { $good_of } change ships
}
cl-ev-coins-in = +{ $amount } ({ $cause })
cl-ev-coins-out = −{ $amount } ({ $cause })
cl-ev-of = { $name }: { $what }
cl-cause-buy = bought at the market
cl-cause-sell = sold at the market
cl-cause-captain = captain
cl-cause-tavern = tavern
cl-cause-fame = fame bought
cl-cause-crew = crew
cl-cause-yard = shipyard
cl-cause-yard-sale = sold back to the yard
cl-cause-wood = wood
cl-cause-ship = new ship
cl-cause-trade = trade
cl-cause-mission = mission
cl-cause-barrel = barrels
cl-cause-treasure = treasure

# A market tile to copy
cl-form-market-tile = Market tile { $nation_of }, side { $side }
cl-form-sections = How many different prices (sections)?
cl-form-legal-slots = Section { $n }: legal places
cl-form-contraband-slots = Section { $n }: contraband places
cl-form-buy = Section { $n }: buying price
cl-form-sell = Section { $n }: selling price
cl-form-sell-contraband = Section { $n }: selling price of contraband

# Buying
cl-offer-buy = Buy goods
cl-q-buy-row = Which goods do you buy?
cl-row-legal = Legal: { $good }
cl-row-contraband = Contraband: { $good }
cl-row-stock = { $n ->
    [0] no cube on the tile { $nation_of }
    [1] 1 cube on the tile { $nation_of }
   *[other] { $n } cubes on the tile { $nation_of }
}
cl-row-stock-from = { $n ->
    [1] 1 cube on the tile { $nation_of }, at { $price }
   *[other] { $n } cubes on the tile { $nation_of }, the first at { $price }
}
cl-row-empty = This row is empty.
cl-treaty = Trade treaty: the legal market { $nation_of } is closed to you.
cl-q-buy-how-many = How many cubes { $good_of } do you buy?
cl-price-ladder = In order: { $prices }
cl-price-run = { $n } at { $price }
cl-price = Price
cl-price-cube = cube
cl-rounded-up = rounded up to the next thousand
cl-cannot-afford-one = Not enough doubloons for a single cube.

# Selling
cl-offer-sell = Sell goods
cl-q-sell-what = Which goods do you sell?
cl-in-hold = { $oil ->
    [0] { $n } in the hold
   *[other] { $n } in the hold, plus { $oil } oil
}
cl-in-hold-at = { $oil ->
    [0] { $n } in the hold, { $price } each
   *[other] { $n } in the hold, plus { $oil } oil, { $price } each
}
cl-nothing-to-sell = Neither { $good } nor oil in your hold.
cl-q-sell-how-many = How many cubes { $good_of } do you sell?
cl-q-sell-oil = How many cubes of oil, sold as { $good }?
cl-each = { $price } each
cl-sale-brings = Brings { $price }

# Prices
cl-q-price = What is the price, in doubloons?
cl-q-price-total = What do they cost together, in doubloons?
cl-q-each = Price of a cube of { $good }
cl-q-each-note = In doubloons, as printed on the board.
cl-sheet-trade = At the market: { $good }
cl-form-price-of = Price: { $item }
cl-form-price-note = Copy what is printed; leave the rest on “unknown”.
cl-form-price = Price
cl-form-level = Level icon
cl-form-reputation = Reputation needed (side B)
cl-level = Level { $n }
cl-price-unknown = price to be read off the board
cl-price-printed = printed price
cl-too-dear = It costs { $price }; you have { $purse }.
cl-too-poor = You must own { $needs }; you have { $purse }.
cl-row-elsewhere = This port does not trade it.
cl-purse = purse
cl-face-section = Section { $n }
cl-face-sections = Sections
cl-face-legal = legal
cl-face-contraband = contraband
cl-face-places = Cubes
cl-face-buy = Buying price
cl-face-sell = Selling price
cl-face-line = Line { $n }
cl-face-column = Space { $n }
cl-face-flag = Flag { $n }
cl-face-flags = Action flags
cl-face-stop = Stop { $n }
cl-face-route = Route
cl-face-reward = Reward
cl-face-below = Left of 0
cl-face-above = Right of 0
