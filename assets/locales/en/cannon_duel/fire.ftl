# The cannon duel: set-up, the phases of a turn, the shot with its seven steps, the Dodge, the end.
command-set-up-boards = Set-up: the boards
command-place-officers = Set-up: Captains and First Mates
command-mount-cannons = Set-up: the cannons
command-load-cannons = Set-up: first load
command-who-begins = Set-up: who begins
command-take-aim = Set-up: first targets
command-advanced-cards = Set-up: optional cards
command-start-hands = Set-up: first hands
command-skip-actions = Do nothing
duel-skip-note = Nothing that you hold allows an action: on to the shot
command-skip-fire = No shot
command-draw-phase = Draw

# Set-up
duel-order-setup-boards = Fill both boards: sails, planks, and sailors on the decks, with two spaces left for your officers
duel-order-setup-spaces = Check both boards: together they call for { $markers }, and the box holds only { $held }
duel-order-setup-decks = Shuffle your Aim decks, each beside its board, face down
duel-order-setup-targets = Shuffle the Target cards, face down
duel-order-setup-disasters = Shuffle your 3 Disasters face down, one below each zone of the hull
duel-order-setup-bag = All projectiles into the bag, well mixed
duel-sheet-officers = Where do your officers stand?
duel-q-place-captain = { $name }, on which deck does your Captain stand?
duel-q-place-captain-short = { S($name) } Captain
duel-q-place-mate = { $name }, on which deck does your First Mate stand?
duel-q-place-mate-short = { S($name) } First Mate
duel-ev-captain-placed = { S($name) } Captain stands on { $zone_the }.
duel-ev-mate-placed = { S($name) } First Mate stands on { $zone_the }.
duel-order-captain-placed = { $name }: Captain on { $zone_the }
duel-order-mate-placed = { $name }: First Mate on { $zone_the }
duel-q-mount = { $name }, which cannons do you mount?
duel-q-mount-note = For a first duel: { $gun }. Both choices are revealed together.
duel-mounting = Bow: { $bow } · Stern: { $stern }
duel-ev-mounted = { $name } mounts: { $bow } at the bow, { $stern } at the stern.
duel-order-mount = { $name }: { $bow } at the bow, { $stern } at the stern
duel-q-first = Who begins?
duel-ev-first = { $name } begins.

# The turn
duel-ev-turn = Turn { $n }: { $name }.
duel-q-action = { $name }, action { $n } of { $of }
duel-q-action-aim = At least one of your actions must be Aim.
duel-q-limit = { $name }, your hand limit is { $limit }: discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
duel-sum-limit = Hand limit
duel-term-limit = usual

# The shot
duel-q-fire = { $name }, do you fire?
duel-q-fire-note = { $gun }, your Crosshair on { $zone_the } of { S($target) } ship.
duel-fire-with = Fire ({ $shot })
duel-fire-tricky = Fire with a Dirty Trick: { $shot }
duel-fire-wrong-shot = Not the ideal projectile: −{ $n }
duel-fire-hold = Hold fire
duel-fire-hold-note = Targets and Aim cards stay
duel-fire-empty = No projectile in { $gun_the }: no shot.
duel-fire-silenced = Uncovered no-fire symbol on the deck of { $gun_the }: no shot.
duel-fire-nothing = No marker is left on { $zone_the }: at this table nobody fires at an empty zone.
duel-figure-damage = Damage
duel-figure-range = { $least }–{ $most }
duel-figure-single = One projectile
duel-figure-double = Both
duel-ev-hold = { $name } does not fire.
duel-sum-damage = Damage
duel-term-wrong-shot = not ideal
duel-term-trick = Dirty Trick
duel-term-double = double shot
duel-term-dodge = Dodge
duel-grade-less = Damage: { $n ->
    [0] 0
   *[other] −{ $n }
}
duel-q-grade = Target { $n } of { $of }, { $gun }: which result?
duel-q-grade-values = { $left } at the left, { $below } below: read the symbol there, then look for it on the tile.
duel-q-surprise = Hasty shot: { $name }, discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your hand
duel-q-double = { $name }, double shot?
duel-double-yes = Both projectiles: { $n } damage
duel-double-no = One projectile: { $n } damage
duel-told-so-far = { $name } fires: { $n ->
    [0] no damage
   *[other] { $n } damage
} so far
duel-told-zone = { $zone }: { $what }
duel-ev-shot = { $name } fires at { $zone_the } of { S($target) } ship: { $what } lost.
duel-ev-shot-nothing = { $name } fires at { $zone_the } of { S($target) } ship: no damage.

# The Dodge
duel-sheet-shot = The shot
duel-sheet-shot-seldom = Dodge, aim elsewhere
duel-q-dodge-short = Does { $name } dodge?
duel-q-dodge = { $name }, do you dodge? { $n } damage to come
duel-q-dodge-note = Suited run: 1 less for each card. Any other run: 1 less for every { $n } cards.
duel-sum-dodge = Cards that count
duel-term-run = cards of the run
duel-ev-dodged = { $name } dodges with { $values }: { $n ->
    [0] no damage less
   *[other] { $n } damage less
}.
duel-order-cover-dodge = { $name }: cover { $values } on the dodge track

# The end
duel-standing = { $planks ->
    [0] no plank missing
    [one] 1 plank missing
   *[other] { $planks } planks missing
}, { $officers ->
    [0] no officer left
    [one] 1 officer left
   *[other] { $officers } officers left
}
duel-fire-later = A shot is fired in phase 2 of your own turn.
duel-fire-other-shot = { $shot } is not in { $gun_the }.
duel-fire-passive = Only the active cannon fires, and that is { $gun_the }; { $shot } lies in the other one.
