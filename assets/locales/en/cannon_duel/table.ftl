# The cannon duel: the table, hands, the ship and its cannons.

# Zones: three layers, from the bow to the stern
cd-zone-sails-bow = bow sails
    .the = the bow sails
    .of = of the bow sails
cd-zone-sails-centre = centre sails
    .the = the centre sails
    .of = of the centre sails
cd-zone-sails-stern = stern sails
    .the = the stern sails
    .of = of the stern sails
cd-zone-deck-bow = bow deck
    .the = the bow deck
    .of = of the bow deck
cd-zone-deck-centre = main deck
    .the = the main deck
    .of = of the main deck
cd-zone-deck-stern = aft deck
    .the = the aft deck
    .of = of the aft deck
cd-zone-hull-bow = bow hull
    .the = the bow hull
    .of = of the bow hull
cd-zone-hull-centre = centre hull
    .the = the centre hull
    .of = of the centre hull
cd-zone-hull-stern = stern hull
    .the = the stern hull
    .of = of the stern hull

# Markers, officers, cannons, projectiles
cd-markers-sail = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
}
cd-markers-sailor = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
cd-markers-plank = { $n ->
    [one] { $n } plank
   *[other] { $n } planks
}
cd-markers-crew = { $n ->
    [one] { $n } sailor
   *[other] { $n } sailors
}
cd-captain-the = the Captain
cd-mate-the = the First Mate
cd-mount-bow = bow
    .at = at the bow
    .of = at the bow
cd-mount-stern = stern
    .at = at the stern
    .of = at the stern
cd-gun-18-pounder = 18-pounder
    .the = the 18-pounder
    .of = of the 18-pounder
cd-gun-long-nine = Long Nine
    .the = the Long Nine
    .of = of the Long Nine
cd-gun-carronade = Carronade
    .the = the Carronade
    .of = of the Carronade
cd-cannon-at = { $gun } { $mount_at }
cd-shot-ball = ball
    .the = the ball
    .many = balls
cd-shot-chain = chain shot
    .the = the chain shot
    .many = chain shots
cd-shot-grape = grapeshot
    .the = the grapeshot
    .many = grapeshots
cd-counted = { $n } { $what_many }
cd-penalty-no-fire = no-fire symbol
    .many = no-fire symbols
cd-penalty-cannon = cannon penalty
    .many = cannon penalties
cd-penalty-hand = hand penalty
    .many = hand penalties
cd-penalty-sail = sail penalty
    .many = sail penalties
cd-term-no-fire = no-fire symbol
cd-term-cannon = cannon penalty
cd-term-hand = hand penalty
cd-term-sail = sail penalty

# Aim cards and Target cards
cd-suit-spades = spades
cd-suit-hearts = hearts
cd-suit-clubs = clubs
cd-suit-diamonds = diamonds
cd-card = { $value } of { $suit }
cd-card-joker = joker
cd-card-back = Aim card
cd-card-as = { $card } for { $value }
cd-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cd-edge-left = left
    .of = at the left of
cd-edge-below = below
    .of = below
cd-grade-perfect = perfect shot
cd-grade-good = good shot
cd-grade-weak = weak shot
cd-grade-missed = missed shot
cd-grade-hasty = hasty shot
cd-sum-times = { $n } × { $what }

# Hands
cd-ev-drawn = { $name } draws { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
}.
cd-ev-shuffled = { $name } shuffles the discards: they are the new Aim deck.
cd-ev-discarded-played = { $name } discards { $cards }.
cd-ev-discarded-lost = { $name } loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand: { $cards }.
cd-ev-discarded-random = { $name } loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random: { $cards }.
cd-ev-discarded-limit = { $name } is over the hand limit and discards { $cards }.
cd-order-draw = { $name }: draw { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
}.
cd-order-discard-played = { $name }: discard { $n ->
    [one] the card that you announced
   *[other] the { $n } cards that you announced
}.
cd-order-discard-lost = { $name }: discard { $n ->
    [one] 1 card of your choice
   *[other] { $n } cards of your choice
}.
cd-order-discard-random = { $name }: discard { $n ->
    [one] 1 card of your hand, drawn at random by your opponent
   *[other] { $n } cards of your hand, drawn at random by your opponent
}.
cd-order-discard-limit = { $name }: discard { $n ->
    [one] 1 card of your choice: your hand is over its limit
   *[other] { $n } cards of your choice: your hand is over its limit
}.
cd-order-shuffle = { $name }: shuffle your discards, they are your new Aim deck.
cd-q-drawn = { $name } draws an Aim card
cd-q-lost = { $name } loses a card at random
cd-discard = Discard
cd-play = Play
cd-q-flush = { $name }, which flush do you announce?
cd-q-flush-suit = { $name }, which flush do you announce?
cd-q-joker-suit = { $name }, which suit do your jokers take?
cd-q-run = { $name }, which run do you announce?
cd-q-joker-run = { $name }, which run do your cards make?
cd-q-how-many = { $name }, how many cards?
cd-q-suited = All of one suit?
cd-run-from = From { $value }
cd-no-run-played = Play nothing
cd-no-flush = A flush is at least 2 cards of one suit.
cd-no-flush-held = You do not have 2 cards of a suit that is still free on your broadside track.
cd-suit-covered = The suit { $suit } is already covered on your broadside track.
cd-suits-covered = All four suits of your broadside track are covered.
cd-flush-too-big = { $n } cards for { $cap ->
    [one] { $cap } projectile
   *[other] { $cap } projectiles
}: the flush is too big.
cd-few-projectiles = { $n ->
    [0] No projectile can be used
    [one] Only one projectile can be used
   *[other] { $n } projectiles can be used
}: it takes at least { $need }.
cd-no-run = A run is at least 2 different values in a row; 1 follows 10.
cd-no-run-held = You do not have 2 cards in a row among the free values.
cd-no-run-free = No 2 values in a row are free on the track any more.
cd-values-covered = { $n ->
    [one] The value { $values } is already covered.
   *[other] The values { $values } are already covered.
}
cd-no-pair = A pair is 2 cards of one value.
cd-no-pair-held = You do not have 2 cards of one value.

# What a ship loses
cd-q-zone-hit = { $name }, where do you lose { $what }?
cd-q-officers = { $name }, which officer do you lose? ({ $zone })
cd-lose-none = No officer
cd-lose-captain = The Captain
cd-lose-mate = The First Mate
cd-lose-both = Both
cd-ev-lost = { $name } loses { $what } ({ $zone }).
cd-order-remove = { $name }: take { $what } off { $zone_the }.
cd-told-left = { $name }: { $zone }
cd-told-bared = { $n ->
    [one] { $name }: { $penalty } uncovered
   *[other] { $name }: { $n } { $penalty_many } uncovered
}
cd-told-covered = { $name }: { $penalty } covered
cd-fate-captain = { $name } loses the Captain
cd-fate-mate = { $name } loses the First Mate
cd-disaster-sails = Disaster: sails
cd-disaster-sailors = Disaster: sailors
cd-disaster-third = Disaster: the third token
cd-q-disaster-turned = { $name }, which Disaster was hidden below { $zone_the }?
cd-q-disaster-turn = { $name }, turn over the Disaster below { $zone_the }: which one is it?
cd-ev-disaster = Disaster in { $zone_the }, { $name }: { $what } to lose.
cd-fate-disaster = { $name }: Disaster in { $zone_the }
cd-fate-disaster-does = { $what } to lose. The token leaves the game.
command-read-boards = Reading a board
cd-ev-won-officers = { $loser } has neither Captain nor First Mate left: { $name } wins the duel.
cd-ev-won-sunk = { S($loser) } ship sinks: { $name } wins the duel.
cd-fate-won = { $name } wins
cd-ev-restored = { $name } mends { $zone_the }: { $what }.
cd-order-restore = { $name }: take { $what } from the reserve for { $zone_the }.
cd-q-bag = { $name }, what comes out of the bag? ({ $n } of { $of })
cd-ev-bag = { $name } draws from the bag: { $shots }.
cd-ev-spent = { $name } puts { $shot_the } of the cannon { $mount_at } back into the bag.
cd-order-spend = { $n ->
    [one] { $name }: put { $shot_the } of the cannon { $mount_at } back into the bag.
   *[other] { $name }: put { $n } { $shot_many } of the cannon { $mount_at } back into the bag.
}
cd-load-empty = nothing
cd-load = Bow: { $bow }; stern: { $stern }
cd-q-load = { $name }, what goes into which cannon?
cd-ev-loaded = { $name } loads the cannons. Bow: { $bow }; stern: { $stern }.
cd-order-load = { $name }: load the cannon { $mount_at } ({ $what }).
