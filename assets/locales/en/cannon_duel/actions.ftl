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
cd-q-gunner = { $name }, which cannon do you point?
cd-cannon-silent = No-fire symbol on its deck
cd-q-crosshair = { $name }, which zone of { S($victim) } ship do you aim at?
cd-q-crosshair-short = { S($name) } crosshair
cd-crosshair-stays = aim at { $zone_the } again
cd-gunner-state = { $cannon } · { $state }
cd-gunner-other = The other cannon
cd-figure-left = markers
cd-figure-targets = Target cards
cd-same-zone = This is where you aim now: a change of target leads elsewhere.
cd-target-back = Target card
cd-q-target = A Target card
cd-ev-gunner = { $name } puts the Gunner by { $gun_the } ({ $mount }).
cd-order-gunner = { $name }: put your Gunner by { $gun_the }, { $mount_at }.
cd-ev-crosshair = { $name } aims at { $zone_the } of { S($victim) } ship.
cd-order-crosshair = Put { S($name) } Crosshair on { $zone_the } of { S($victim) } ship.
cd-ev-targets = { $name } has { $n ->
    [one] 1 Target
   *[other] { $n } Targets
} in front.
cd-told-targets = Target cards in front of { $name }
cd-order-targets = { $name }: draw { $n ->
    [one] 1 Target card
   *[other] { $n } Target cards
}, in front of you.
cd-order-targets-note = With room at the left of and below each of them.
cd-ev-targets-shuffled = No Target card left to draw: the discarded ones are shuffled.
cd-ev-cleared = { $name } discards the Target cards and the Aim cards beside them.
cd-order-clear-aim = { $name }: discard your Aim cards beside the Targets.
cd-order-clear-targets = { $name }: discard your Target cards.
cd-order-clear-both = { $name }: discard your Target cards and their Aim cards.

# What is allowed
cd-not-now = An action is taken in phase 1 of your own turn.
cd-few-cards = { $n ->
    [0] Your hand is empty
    [one] Only one card in hand
   *[other] { $n } cards in hand
}: it takes { $need }.
cd-must-aim = This is your last action, and you have not aimed yet: it has to be Aim.
cd-keep-a-card = You must keep a card to Aim with afterwards.
cd-change-first = A target is changed instead of both actions, before the first one.
cd-change-note = Instead of both actions

# Aim
cd-aim-note = A card of your hand by a Target
cd-aim-at = Aim: Target { $number }, { $place }
cd-aim-likely = Aim: { $card } { $place_of } Target { $number }
cd-not-held = That card is not in your hand.
cd-empty-hand = Your hand is empty.
cd-no-target = You have no Target card in front of you.
cd-q-aim-value = { $name }, which value does your card have?
cd-q-joker-value = { $name }, which value does your joker take?
cd-q-place = { $name }, where do you put the { $card }?
cd-place = Target { $number }, { $place }
cd-aim-gives = { $left }, { $below } → { $result }
cd-aim-hopes = { $value } → { $result } at best
cd-aim-replaces = { $n ->
    [0] replaces the { $card }
   *[other] { $gives }; replaces the { $card }
}
cd-figure-best = at best
cd-ev-aimed = { $name } aims: { $card } { $place_of } Target { $number }.
cd-order-aim = { $name }: put your card { $place_of } Target { $number }.
cd-order-aim-old = The one that lay there goes to your discards.
cd-told-aimed = { $name }: { $card } { $place_of } Target { $number }, { $result }
cd-told-unread = to be read when you fire
cd-told-half = one card still missing

# Prepare
cd-prepare-note = { $n ->
    [one] Draw 1 Aim card
   *[other] Draw { $n } Aim cards
}

# Broadside
cd-broadside-note = { $n ->
    [0] No projectile
    [one] 1 projectile
   *[other] A flush of { $n } cards at most
}
cd-sum-broadside = Projectiles that strike
cd-term-cards = cards
cd-ev-broadside = { $name } fires a Broadside of { $n } cards ({ $suit }): { $hits ->
    [0] no projectile strikes
    [one] 1 projectile strikes
   *[other] { $hits } projectiles strike
}.
cd-told-broadside = { $name } fires a Broadside: { $suit }
cd-told-broadside-hits = { $n ->
    [0] no projectile strikes
    [one] 1 projectile strikes
   *[other] { $n } projectiles strike
}
cd-order-cover-suit = { $name }: cover { $suit } on the broadside track.
cd-q-strike = { $name }, { $n ->
    [one] which projectile do you fire?
   *[other] which { $n } projectiles do you fire?
}
cd-q-waste = { $name }, { $n ->
    [one] which projectile do you spend without effect?
   *[other] which { $n } projectiles do you spend without effect?
}
cd-q-aim-lost = { $name }, { $n ->
    [one] which Aim card do you take off your Targets?
   *[other] which { $n } Aim cards do you take off your Targets?
}
cd-ev-aim-lost = { $name } loses { $n ->
    [one] 1 Aim card
   *[other] { $n } Aim cards
} by the Targets: { $cards }.
cd-order-aim-lost = { $name }: discard { $n ->
    [one] 1 Aim card by your Targets
   *[other] { $n } Aim cards by your Targets
}.

# Swerve
cd-swerve-note = { $n ->
    [0] Your opponent’s hand is empty
    [one] 1 card in your opponent’s hand
   *[other] { $n } cards in your opponent’s hand
}
cd-sum-swerve = Cards lost
cd-term-more = extra
cd-term-reputation = Reputation
cd-ev-swerve = { $name } swerves ({ $values }): { $n ->
    [0] no card to lose
    [one] 1 card to lose
   *[other] { $n } cards to lose
}.
cd-told-swerve = { $name } swerves: { $values }
cd-told-swerve-costs = { $n ->
    [0] no card lost
    [one] 1 card lost
   *[other] { $n } cards lost
}
cd-order-cover-swerve = { $name }: cover { $values } on the swerve track.

# Reload
cd-reload-one-note = Any { $n } cards
cd-reload-battery-note = { $n ->
    [0] A pair; no empty place
    [one] A pair; 1 empty place
   *[other] A pair; { $n } empty places
}
cd-q-reload-cards = { $name }, which { $n } cards do you discard?
cd-q-reload-pair = { $name }, which pair do you discard?
cd-q-return = { $name }, which projectiles go back into the bag?
cd-q-return-note = No place is empty: at least one.
cd-return-none = None
cd-q-fill = { $name }, which cannon do you reload?

# Patch up
cd-patch-note = 1 to { $n } cards, a move for each
cd-no-move = Nobody can go anywhere.
cd-q-patch-cards = { $name }, which cards do you discard? ({ $n } at most)
cd-q-move = { $name }, who moves? ({ $n } of { $of })
cd-crew-sailor = Sailor
    .the = a sailor
cd-crew-captain = Captain
    .the = the Captain
cd-crew-mate = First Mate
    .the = the First Mate
cd-move = { $what }: { $origin } → { $to }
cd-move-note = { $before } → { $what }
cd-move-last = The last one on { $origin_the } stays there.
cd-move-no-rope = No rope leads from { $origin_the } to { $to_the }.
cd-move-mends = An officer mends nothing and only goes from deck to deck.
cd-move-full = There is no room left: { $to_the }.
cd-move-stop = Nobody else
cd-ev-moved = { $name }: { $what_the } leaves { $origin_the } for { $to_the }.
cd-order-move = { $name }: move { $what_the } from { $origin_the } to { $to_the }.
cd-order-leave = { $name }: take { $what_the } off { $origin_the }, to mend { $to_the }.

# Rearranging sailors
cd-arrange-note = Choose which penalties are open
cd-arrange-limit = Each hand penalty left open costs you a card of your hand.
cd-nothing-to-arrange = None of your decks could show another penalty.
cd-q-arrange-deck = { $name }, on which deck?
cd-q-arrange = { $name }, what do you leave open on { $zone_the }?
cd-ev-arranged = { $name } rearranges the sailors on { $zone_the }: { $shown } open.
cd-order-arrange = { $name }: rearrange your sailors on { $zone_the }, { $shown } uncovered.
cd-not-your-target = That Target card does not lie in front of you.
cd-no-such-value = A joker stands for a value from 1 to { $hi }; any other card has its own.
