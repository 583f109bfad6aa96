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
cd-skip-note = Nothing that you hold allows an action: on to the shot
command-skip-fire = No shot
command-draw-phase = Draw

# Set-up
cd-order-setup-boards = Fill both boards: sails, planks, and sailors on the decks, with two spaces left for your officers.
cd-order-setup-spaces = Check both boards: together they call for { $markers }, and the box holds only { $held }.
cd-order-setup-decks = Shuffle your Aim decks, each beside its board, face down.
cd-order-setup-targets = Shuffle the Target cards, face down.
cd-order-setup-disasters = Shuffle your 3 Disasters face down, one below each zone of the hull.
cd-order-setup-bag = Put all projectiles into the bag, well mixed.
cd-q-place-captain = { $name }, on which deck does your Captain stand?
cd-sheet-officers = The officers
cd-deck-bow = bow
cd-deck-centre = centre
cd-deck-stern = stern
cd-sheet-officers-do = Place the officers
cd-sheet-captain = Captain
cd-sheet-mate = First Mate
cd-q-place-mate = { $name }, on which deck does your First Mate stand?
cd-ev-captain-placed = { S($name) } Captain stands on { $zone_the }.
cd-ev-mate-placed = { S($name) } First Mate stands on { $zone_the }.
cd-order-captain-placed = { $name }: put your Captain on { $zone_the }.
cd-order-mate-placed = { $name }: put your First Mate on { $zone_the }.
cd-q-mount = { $name }, which cannons do you mount?
cd-q-mount-note = For a first duel: { $gun }. Both choices are revealed together.
cd-mounting = Bow: { $bow } · Stern: { $stern }
cd-ev-mounted = { $name } mounts: { $bow } at the bow, { $stern } at the stern.
cd-order-mount = { $name }: mount your cannons, { $bow } at the bow, { $stern } at the stern.
cd-q-first = Who begins?
cd-ev-first = { $name } begins.

# The turn
cd-ev-turn = Turn { $n }: { $name }.
cd-q-action = { $name }, action { $n } of { $of }
cd-q-action-aim = At least one of your actions must be Aim.
cd-q-limit = { $name }, your hand limit is { $limit }: discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cd-sum-limit = Hand limit
cd-term-limit = usual

# The shot
cd-q-fire = { $name }, do you fire?
cd-q-fire-note = { $gun }, your Crosshair on { $zone_the } of { S($target) } ship.
cd-fire-with = Fire ({ $shot })
cd-fire-tricky = Fire with a Dirty Trick: { $shot }
cd-fire-wrong-shot = Not the ideal projectile: −{ $n }
cd-fire-hold = Hold fire
cd-fire-hold-note = Targets and Aim cards stay
cd-fire-empty = No projectile in { $gun_the }: no shot.
cd-fire-silenced = Uncovered no-fire symbol on the deck of { $gun_the }: no shot.
cd-fire-nothing = No marker is left on { $zone_the }: at this table nobody fires at an empty zone.
cd-figure-damage = Damage
cd-figure-range = { $least }–{ $most }
cd-figure-single = One projectile
cd-figure-double = Both
cd-ev-hold = { $name } does not fire.
cd-sum-damage = Damage
cd-term-wrong-shot = not ideal
cd-term-trick = Dirty Trick
cd-term-double = double shot
cd-term-dodge = Dodge
cd-grade-less = Damage: { $n ->
    [0] 0
   *[other] −{ $n }
}
cd-q-grade = Target { $n } of { $of }, { $gun }: which result?
cd-q-grade-values = { $left } at the left, { $below } below: read the symbol there, then look for it on the tile.
cd-q-surprise = Hasty shot: { $name }, discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your hand
cd-q-double = { $name }, double shot?
cd-double-yes = Both: { $n } damage
cd-double-no = Only one: { $n } damage
cd-told-so-far = { $name } fires: { $n ->
    [0] no damage
   *[other] { $n } damage
} so far
cd-told-zone = { $zone }: { $what }
cd-ev-shot = { $name } fires at { $zone_the } of { S($target) } ship: { $what } lost.
cd-ev-shot-nothing = { $name } fires at { $zone_the } of { S($target) } ship: no damage.

# The Dodge
cd-sheet-shot = The shot
cd-sheet-shot-seldom = Dodge, aim elsewhere
cd-q-dodge-short = Does { $name } dodge?
cd-q-dodge = { $name }, do you dodge? { $n } damage to come
cd-q-dodge-note = Suited run: 1 less for each card. Any other run: 1 less for every { $n } cards.
cd-sum-dodge = Cards that count
cd-term-run = cards of the run
cd-ev-dodged = { $name } dodges with { $values }: { $n ->
    [0] no damage less
   *[other] { $n } damage less
}.
cd-order-cover-dodge = { $name }: cover { $values } on the dodge track.

# The end
cd-standing = { $planks ->
    [0] no plank missing
    [one] 1 plank missing
   *[other] { $planks } planks missing
}, { $officers ->
    [0] no officer left
    [one] 1 officer left
   *[other] { $officers } officers left
}
cd-fire-later = A shot is fired in phase 2 of your own turn.
cd-fire-other-shot = { $shot } is not in { $gun_the }.
cd-fire-passive = Only the active cannon fires, and that is { $gun_the }; { $shot } lies in the other one.
