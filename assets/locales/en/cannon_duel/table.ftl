# The cannon duel: the table, hands, the ship and its cannons.

# Zones: three layers, from the bow to the stern
duel-zone-sails-bow = bow sails
    .the = the bow sails
    .of = of the bow sails
duel-zone-sails-centre = centre sails
    .the = the centre sails
    .of = of the centre sails
duel-zone-sails-stern = stern sails
    .the = the stern sails
    .of = of the stern sails
duel-zone-deck-bow = bow deck
    .the = the bow deck
    .of = of the bow deck
duel-zone-deck-centre = main deck
    .the = the main deck
    .of = of the main deck
duel-zone-deck-stern = aft deck
    .the = the aft deck
    .of = of the aft deck
duel-zone-hull-bow = bow hull
    .the = the bow hull
    .of = of the bow hull
duel-zone-hull-centre = centre hull
    .the = the centre hull
    .of = of the centre hull
duel-zone-hull-stern = stern hull
    .the = the stern hull
    .of = of the stern hull

# Markers, officers, cannons, projectiles
duel-markers-sail = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
}
duel-markers-sailor = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
duel-markers-plank = { $n ->
    [one] { $n } plank
   *[other] { $n } planks
}
duel-markers-crew = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
duel-captain-the = the Captain
duel-mate-the = the First Mate
duel-mount-bow = bow
    .at = at the bow
    .of = at the bow
duel-mount-stern = stern
    .at = at the stern
    .of = at the stern
duel-gun-18-pounder = 18-pounder
    .the = the 18-pounder
    .of = of the 18-pounder
duel-gun-long-nine = Long Nine
    .the = the Long Nine
    .of = of the Long Nine
duel-gun-carronade = Carronade
    .the = the Carronade
    .of = of the Carronade
duel-cannon-at = { $gun } { $mount_at }
duel-shot-ball = ball
    .the = the ball
duel-shot-chain = chain shot
    .the = the chain shot
duel-shot-grape = grapeshot
    .the = the grapeshot
duel-penalty-no-fire = no-fire symbol
duel-penalty-cannon = cannon penalty
duel-penalty-hand = hand penalty
duel-penalty-sail = sail penalty
duel-term-no-fire = no-fire symbol
duel-term-cannon = cannon penalty
duel-term-hand = hand penalty
duel-term-sail = sail penalty

# Aim cards and Target cards
duel-suit-spades = spades
duel-suit-hearts = hearts
duel-suit-clubs = clubs
duel-suit-diamonds = diamonds
duel-card = { $value } of { $suit }
duel-card-joker = joker
duel-card-back = Aim card
duel-card-as = { $card } for { $value }
duel-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
duel-edge-left = left
    .of = at the left of
duel-edge-below = below
    .of = below
duel-grade-perfect = perfect shot
duel-grade-good = good shot
duel-grade-weak = weak shot
duel-grade-missed = missed shot
duel-grade-hasty = hasty shot
duel-sum-times = { $n } × { $what }

# Hands
duel-ev-drawn = { $name } draws { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
}.
duel-ev-shuffled = { $name } shuffles the discards: they are the new Aim deck.
duel-ev-discarded-played = { $name } discards { $cards }.
duel-ev-discarded-lost = { $name } loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand: { $cards }.
duel-ev-discarded-random = { $name } loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random: { $cards }.
duel-ev-discarded-limit = { $name } is over the hand limit and discards { $cards }.
duel-order-draw = { $name }: draw { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
}
duel-order-discard-played = { $name }: discard { $n ->
    [one] the card that you announced
   *[other] the { $n } cards that you announced
}
duel-order-discard-lost = { $name }: discard { $n ->
    [one] 1 card of your choice
   *[other] { $n } cards of your choice
}
duel-order-discard-random = { $name }: discard { $n ->
    [one] 1 card of your hand, drawn at random by your opponent
   *[other] { $n } cards of your hand, drawn at random by your opponent
}
duel-order-discard-limit = { $name }: discard { $n ->
    [one] 1 card of your choice: your hand is over its limit
   *[other] { $n } cards of your choice: your hand is over its limit
}
duel-order-shuffle = { $name }: shuffle your discards, they are your new Aim deck
duel-q-drawn = { $name } draws an Aim card
duel-q-lost = { $name } loses a card at random
duel-discard = Discard
duel-play = Play
duel-q-flush = { $name }, which flush do you announce?
duel-q-flush-suit = { $name }, which flush do you announce?
duel-q-joker-suit = { $name }, which suit do your jokers take?
duel-q-run = { $name }, which run do you announce?
duel-q-joker-run = { $name }, which run do your cards make?
duel-q-how-many = { $name }, how many cards?
duel-q-suited = All of one suit?
duel-run-from = From { $value }
duel-no-run-played = Play nothing
duel-no-flush = A flush is at least 2 cards of one suit.
duel-no-flush-held = You do not have 2 cards of a suit that is still free on your broadside track.
duel-suit-covered = The suit { $suit } is already covered on your broadside track.
duel-suits-covered = All four suits of your broadside track are covered.
duel-flush-too-big = { $n } cards for { $cap ->
    [one] { $cap } projectile
   *[other] { $cap } projectiles
}: the flush is too big.
duel-few-projectiles = { $n ->
    [0] No projectile can be used
    [one] Only one projectile can be used
   *[other] { $n } projectiles can be used
}: it takes at least { $need }.
duel-no-run = A run is at least 2 different values in a row; 1 follows 10.
duel-no-run-held = You do not have 2 cards in a row among the free values.
duel-no-run-free = No 2 values in a row are free on the track any more.
duel-values-covered = { $n ->
    [one] The value { $values } is already covered.
   *[other] The values { $values } are already covered.
}
duel-no-pair = A pair is 2 cards of one value.
duel-no-pair-held = You do not have 2 cards of one value.

# What a ship loses
duel-q-zone-hit = { $name }, where do you lose { $what }?
duel-q-officers = { $name }, which officer do you lose? ({ $zone })
duel-lose-none = No officer
duel-lose-captain = The Captain
duel-lose-mate = The First Mate
duel-lose-both = Both
duel-ev-lost = { $name } loses { $what } ({ $zone }).
duel-order-remove = { $name }: take { $what } off { $zone_the }
duel-told-left = { $name }: { $zone }
duel-told-bared = { $n ->
    [one] { $name }: { $penalty } uncovered
   *[other] { $name }: { $penalty } uncovered, { $n } times
}
duel-told-covered = { $name }: { $penalty } covered
duel-fate-captain = { $name } loses the Captain
duel-fate-mate = { $name } loses the First Mate
duel-disaster-sails = Disaster: sails
duel-disaster-sailors = Disaster: sailors
duel-disaster-third = Disaster: the third token
duel-q-disaster-turned = { $name }, which Disaster was hidden below { $zone_the }?
duel-ev-disaster = Disaster in { $zone_the }, { $name }: { $what } to lose.
duel-fate-disaster = { $name }: Disaster in { $zone_the }
duel-fate-disaster-does = { $what } to lose. The token leaves the game.
duel-ev-won-officers = { $loser } has neither Captain nor First Mate left: { $name } wins the duel.
duel-ev-won-sunk = { S($loser) } ship sinks: { $name } wins the duel.
duel-fate-won = { $name } wins
duel-ev-restored = { $name } mends { $zone_the }: { $what }.
duel-order-restore = { $name }: take { $what } from the reserve for { $zone_the }
duel-q-bag = { $name }, what comes out of the bag? ({ $n } of { $of })
duel-ev-bag = { $name } draws from the bag: { $shots }.
duel-ev-spent = { $name } puts { $shot_the } of the cannon { $mount_at } back into the bag.
duel-order-spend = { $name }: put { $shot_the } of the cannon { $mount_at } back into the bag
duel-load-empty = nothing
duel-load = Bow: { $bow }; stern: { $stern }
duel-q-load = { $name }, what goes into which cannon?
duel-ev-loaded = { $name } loads the cannons. Bow: { $bow }; stern: { $stern }.
duel-order-load = { $name }: load the cannon { $mount_at } ({ $what })
