# The cannon duel: targeting, and the actions of a turn.
command-aim = Aim
command-prepare = Prepare
command-broadside = Broadside
command-swerve = Swerve
command-reload-one = Reload one cannon
command-reload-battery = Reload the whole battery
command-patch-up = Patch up
command-change-target = Change target
command-arrange = Rearrange sailors

# Targeting
duel-q-gunner = { $name }, which cannon do you point?
duel-cannon-silent = No-fire symbol on its deck
duel-q-crosshair = { $name }, which zone of { S($victim) } ship do you aim at?
duel-q-crosshair-short = { S($name) } crosshair
duel-crosshair-stays = aim at { $zone_the } again
duel-gunner-state = { $cannon } · { $state }
duel-gunner-other = The other cannon
duel-figure-left = markers
duel-figure-targets = Target cards
duel-same-zone = This is where you aim now: a change of target leads elsewhere.
duel-target-back = Target card
duel-q-target = A Target card
duel-ev-gunner = { $name } puts the Gunner by { $gun_the } ({ $mount }).
duel-order-gunner = { $name }: Gunner by { $gun_the }, { $mount_at }
duel-ev-crosshair = { $name } aims at { $zone_the } of { S($victim) } ship.
duel-order-crosshair = Put { S($name) } Crosshair on { $zone_the } of { S($victim) } ship
duel-ev-targets = { $name } has { $n ->
    [one] 1 Target
   *[other] { $n } Targets
} in front.
duel-told-targets = Target cards in front of { $name }
duel-order-targets = { $name }: draw { $n ->
    [one] 1 Target card
   *[other] { $n } Target cards
}, in front of you
duel-order-targets-note = With room at the left of and below each of them.
duel-ev-targets-shuffled = No Target card left to draw: the discarded ones are shuffled.
duel-ev-cleared = { $name } discards the Target cards and the Aim cards beside them.
duel-order-clear-aim = { $name }: discard your Aim cards beside the Targets
duel-order-clear-targets = { $name }: discard your Target cards
duel-order-clear-both = { $name }: discard your Target cards and their Aim cards

# What is allowed
duel-not-now = An action is taken in phase 1 of your own turn.
duel-few-cards = { $n ->
    [0] Your hand is empty
    [one] Only one card in hand
   *[other] { $n } cards in hand
}: it takes { $need }.
duel-must-aim = This is your last action, and you have not aimed yet: it has to be Aim.
duel-keep-a-card = You must keep a card to Aim with afterwards.
duel-change-first = A target is changed instead of both actions, before the first one.
duel-change-note = Instead of both actions

# Aim
duel-aim-note = A card of your hand by a Target
duel-aim-at = Aim: Target { $number }, { $place }
duel-aim-likely = Aim: { $card } { $place_of } Target { $number }
duel-not-held = That card is not in your hand.
duel-empty-hand = Your hand is empty.
duel-no-target = You have no Target card in front of you.
duel-q-aim-value = { $name }, which value does your card have?
duel-q-joker-value = { $name }, which value does your joker take?
duel-q-place = { $name }, where do you put the { $card }?
duel-place = Target { $number }, { $place }
duel-aim-gives = { $left }, { $below } → { $result }
duel-aim-hopes = { $value } → { $result } at best
duel-aim-replaces = { $n ->
    [0] replaces the { $card }
   *[other] { $gives }; replaces the { $card }
}
duel-figure-best = at best
duel-ev-aimed = { $name } aims: { $card } { $place_of } Target { $number }.
duel-order-aim = { $name }: put your card { $place_of } Target { $number }
duel-order-aim-old = The one that lay there goes to your discards.
duel-told-aimed = { $name }: { $card } { $place_of } Target { $number }, { $result }
duel-told-unread = to be read when you fire
duel-told-half = one card still missing

# Prepare
duel-prepare-note = { $n ->
    [one] Draw 1 Aim card
   *[other] Draw { $n } Aim cards
}

# Broadside
duel-broadside-note = { $n ->
    [0] No projectile
    [one] 1 projectile
   *[other] A flush of { $n } cards at most
}
duel-sum-broadside = Projectiles that strike
duel-term-cards = cards
duel-ev-broadside = { $name } fires a Broadside of { $n } cards ({ $suit }): { $hits ->
    [0] no projectile strikes
    [one] 1 projectile strikes
   *[other] { $hits } projectiles strike
}.
duel-told-broadside = { $name } fires a Broadside: { $suit }
duel-told-broadside-hits = { $n ->
    [0] no projectile strikes
    [one] 1 projectile strikes
   *[other] { $n } projectiles strike
}
duel-order-cover-suit = { $name }: cover { $suit } on the broadside track
duel-q-strike = { $name }, { $n ->
    [one] which projectile do you fire?
   *[other] which { $n } projectiles do you fire?
}
duel-q-waste = { $name }, { $n ->
    [one] which projectile do you spend without effect?
   *[other] which { $n } projectiles do you spend without effect?
}
duel-q-aim-lost = { $name }, { $n ->
    [one] which Aim card do you take off your Targets?
   *[other] which { $n } Aim cards do you take off your Targets?
}
duel-ev-aim-lost = { $name } loses { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
} by the Targets: { $cards }.
duel-order-aim-lost = { $name }: discard { $n ->
    [one] 1 Aim card by your Targets
   *[other] { $n } Aim cards by your Targets
}

# Swerve
duel-swerve-note = { $n ->
    [0] Your opponent’s hand is empty
    [one] 1 card in your opponent’s hand
   *[other] { $n } cards in your opponent’s hand
}
duel-sum-swerve = Cards lost
duel-term-more = extra
duel-term-reputation = Reputation
duel-ev-swerve = { $name } swerves ({ $values }): { $n ->
    [0] no card to lose
    [one] 1 card to lose
   *[other] { $n } cards to lose
}.
duel-told-swerve = { $name } swerves: { $values }
duel-told-swerve-costs = { $n ->
    [0] no card lost
    [one] 1 card lost
   *[other] { $n } cards lost
}
duel-order-cover-swerve = { $name }: cover { $values } on the swerve track

# Reload
duel-reload-one-note = Any { $n } cards
duel-reload-battery-note = { $n ->
    [0] A pair; no empty place
    [one] A pair; 1 empty place
   *[other] A pair; { $n } empty places
}
duel-q-reload-cards = { $name }, which { $n } cards do you discard?
duel-q-reload-pair = { $name }, which pair do you discard?
duel-q-return = { $name }, which projectiles go back into the bag?
duel-q-return-note = No place is empty: at least one.
duel-return-none = None
duel-q-fill = { $name }, which cannon do you reload?

# Patch up
duel-patch-note = 1 to { $n } cards, a move for each
duel-no-move = Nobody can go anywhere.
duel-q-patch-cards = { $name }, which cards do you discard? ({ $n } at most)
duel-q-move = { $name }, who moves? ({ $n } of { $of })
duel-crew-sailor = Sailor
    .the = a sailor
duel-crew-captain = Captain
    .the = the Captain
duel-crew-mate = First Mate
    .the = the First Mate
duel-move = { $what }: { $origin } → { $to }
duel-move-note = { $before } → { $what }
duel-move-last = The last one on { $origin_the } stays there.
duel-move-no-rope = No rope leads from { $origin_the } to { $to_the }.
duel-move-mends = An officer mends nothing and only goes from deck to deck.
duel-move-full = There is no room left: { $to_the }.
duel-move-stop = Nobody else
duel-ev-moved = { $name }: { $what_the } leaves { $origin_the } for { $to_the }.
duel-order-move = { $name }: move { $what_the } from { $origin_the } to { $to_the }
duel-order-leave = { $name }: take { $what_the } off { $origin_the }, to mend { $to_the }

# Rearranging sailors
duel-arrange-note = Choose which penalties are open
duel-arrange-limit = Each hand penalty left open costs you a card of your hand.
duel-nothing-to-arrange = None of your decks could show another penalty.
duel-q-arrange-deck = { $name }, on which deck?
duel-q-arrange = { $name }, what do you leave open on { $zone_the }?
duel-ev-arranged = { $name } rearranges the sailors on { $zone_the }: { $shown } open.
duel-order-arrange = { $name }: rearrange your sailors on { $zone_the }, { $shown } uncovered
duel-not-your-target = That Target card does not lie in front of you.
duel-no-such-value = A joker stands for a value from 1 to { $hi }; any other card has its own.
