# Cannon duel: title, what is printed in the box and its forms, Reputations and Dirty Tricks, corrections, settings.
duel-title = Cannon duel

# What the box holds
duel-kind-box = Title of the game
duel-kind-duel-board = Boards
duel-kind-board-blue = Blue board
duel-kind-board-red = Red board
duel-kind-tile = Tile of the cannon { $gun }
duel-kind-cannon-tile = Cannon tiles
duel-kind-target-card = Target cards
duel-kind-disaster = Third Disaster
duel-kind-reputation = Reputations
duel-kind-dirty-trick = Dirty Tricks
duel-named-zone = a zone
duel-named-zones = the number of zones
duel-named-officer = an officer, on a deck
duel-named-mount = a mount of a cannon
duel-named-gun = a cannon
duel-named-shot = a projectile
duel-named-grade = a result of a shot
duel-named-disaster = a Disaster
duel-named-card = an Aim card
duel-named-value = a value of a card
duel-named-suit = a suit
duel-named-target = a Target card
duel-named-trick = a Dirty Trick
duel-named-reputation = a Reputation

# Title, boards
duel-q-box = What does your box call the game?
duel-box-title = Title
duel-q-board = { $colour }: what do its zones show?
duel-board-blue = Blue board
duel-board-red = Red board
duel-board-spaces = { $zone }: spaces
duel-board-pad = { $zone }: targets (at the left) and spaces
duel-board-aims = { $zone }: number of Targets
duel-board-no-fire = { $zone }: no-fire symbols
duel-board-cannon = { $zone }: cannon penalties
duel-board-hand = { $zone }: hand penalties
duel-board-sail = { $zone }: sail penalties
duel-board-ropes = { $zone }: its ropes lead to
duel-layer-sails = sails
duel-layer-deck = decks
duel-layer-hull = hull

# Target cards, tiles
duel-q-target-card = What does the Target card show?
duel-target-left = Values at the left, from the top
duel-target-below = Values below, from the left
duel-target-grid = Grid
duel-sign-empty = empty
duel-sign-w = wheel
duel-sign-d = diamond
duel-sign-s = square
duel-sign-t = triangle
duel-sign-x = cross
duel-sign-o = ring
duel-q-tile = Tile of the { $gun }: which symbols for which shot?

# Disasters
duel-q-disaster = What does the third Disaster take?
duel-disaster-layer = Zones hit
duel-disaster-markers = Markers lost

# Reputations and Dirty Tricks: forms
duel-q-reputation-card = What does the Reputation say?
duel-q-trick-card = What does the Dirty Trick say?
duel-card-name = Name
duel-card-words = What the card says
duel-reputation-number = Reputation { $n }
duel-reputation-back = Reputation
duel-dirty-trick-number = Dirty Trick { $n }
duel-dirty-trick-back = Dirty Trick
duel-bonus-hand-limit = Hand limit: more cards
duel-bonus-draw = Phase 3: more cards drawn
duel-bonus-damage = Each shot: more damage
duel-bonus-dodge = Each Dodge: more cards
duel-bonus-swerve = Each Swerve: more cards taken
duel-trick-window = Played
duel-window-action = During your actions
duel-window-fire = When you fire
duel-window-dodge = When you are fired at
duel-trick-costs = Takes an action
duel-trick-aim = Stands in for Aim
duel-trick-draw = Cards that you draw
duel-trick-discard = Cards that the opponent loses at random
duel-trick-damage = More damage, or less when you are fired at
duel-trick-hits = Zones hit on the other ship
duel-trick-hit-markers = Markers that it loses
duel-trick-hit-part = Only in this place
duel-trick-mends = Zones mended on your ship
duel-trick-mended = Markers that come back
duel-trick-mended-part = Only in this place
duel-trick-part-bow = Bow
duel-trick-part-centre = Middle
duel-trick-part-stern = Stern

# What cards do, as their numbers say
duel-does-hand-limit = hand limit +{ $n }
duel-does-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
} more in phase 3
duel-does-damage = +{ $n } damage for each shot
duel-does-dodge = each Dodge counts { $n ->
    [one] 1 card
   *[other] { $n } cards
} more
duel-does-swerve = each Swerve takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} more
duel-trick-does = { $when }: { $what }.
duel-trick-when-cost = An action
duel-trick-when-aim = In place of Aim
duel-trick-when-free = Takes no action
duel-trick-when-fire = When you fire
duel-trick-when-dodge = When you are fired at
duel-trick-does-draw = you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
duel-trick-does-discard = the opponent loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random
duel-trick-does-action = +{ $n } damage
duel-trick-does-fire = +{ $n } damage
duel-trick-does-dodge = −{ $n } damage
duel-trick-does-hits = the other ship loses { $what }
duel-trick-does-hits-there = the other ship loses { $what } from { $zone_the }
duel-trick-does-mends = your ship gets { $what } back
duel-trick-does-mends-there = your ship gets { $what } back on { $zone_the }

# Choosing cards
duel-q-reputation-drawn = { $name } draws Reputations
duel-q-reputation-keep = { $name }, which Reputation do you keep?
duel-q-reputation-kept = { $name }, which Reputation have you kept?
duel-q-reputation-for = Draw a Reputation for { $name }: which one is it?
duel-order-reputations = Each player draws { $n } Reputations and secretly keeps one; reveal them together
duel-ev-reputation = Reputation of { $name }: { $card }.
duel-fate-reputation = Reputation of { $name }: { $card }
duel-q-dirty-trick-drawn = { $name } draws Dirty Tricks
duel-q-dirty-trick-keep = { $name }, which Dirty Trick do you keep?
duel-order-tricks = { $times } times over, each player draws { $n } Dirty Tricks and secretly keeps one
duel-order-tricks-alone = { $times } times over, draw { $n } Dirty Tricks and secretly keep one; { $name } gets none
duel-ev-tricks-kept = { $name } keeps { $n ->
    [one] a Dirty Trick
   *[other] { $n } Dirty Tricks
}.

# Playing a Dirty Trick
command-play-trick = Dirty Trick
duel-trick-play = Play a Dirty Trick ({ $n })
duel-trick-none = None
duel-q-trick-action = { $name }, which Dirty Trick do you play?
duel-q-trick-fire = { $name }, do you play a Dirty Trick on this shot?
duel-q-trick-dodge = { $name }, do you play a Dirty Trick against this shot?
duel-q-trick-named = { $name }, which Dirty Trick do you play?
duel-ev-trick = { $name } plays a Dirty Trick: { $card }.
duel-fate-trick = { $name } plays { $card }
duel-order-trick = Do what the card says and its numbers do not; correct the rest by hand
duel-q-mend = { $name }, where do you put { $what } back?

# Corrections
duel-fix-group-turn = The turn
duel-fix-group-ship = Ship of { $name }
duel-fix-group-battery = Cannons of { $name }
duel-fix-group-cards = Cards and tracks of { $name }
duel-fix-turn = Number of the turn
duel-fix-seat = Whose turn it is
duel-fix-phase = Phase
duel-phase-actions = Actions
duel-phase-fire = Fire
duel-phase-draw = Draw
duel-fix-taken = Actions taken
duel-fix-aimed = Has aimed already
duel-fix-markers = { $zone }: markers, without officers
duel-officer-captain = Captain
duel-officer-mate = First Mate
duel-fix-lost = lost
duel-fix-guard = { $zone }: penalties, the first to be revealed first
duel-fix-disaster = { $zone }: Disaster
duel-fix-disaster-hidden = face down
duel-fix-disaster-turned = turned
duel-fix-disaster-turned-it = turned: { $what }
duel-fix-disaster-hidden-it = face down again: { $what }
duel-fix-loaded = Loaded { $mount_at }
duel-fix-gunner = Gunner
duel-fix-crosshair = Crosshair
duel-fix-hand = Cards in hand
duel-fix-targets = Target cards laid out
duel-fix-aim-left = Target { $n }, left
duel-fix-aim-below = Target { $n }, below
duel-fix-no-card = none
duel-fix-broadsides = Broadside track
duel-fix-swerves = Swerve track
duel-fix-dodges = Dodge track
duel-fix-reputation = Reputation
duel-fix-tricks = Dirty Tricks in hand

# Settings
cannon-duel-mode-partner = Against the app
    .note = Alone against a ship that the app commands: it tells what it does, and why.
cannon-duel-option-hands = Aim cards
cannon-duel-hands-app = Dealt by the app
    .note = The app deals: each hand on its phone, or covered on the tablet.
cannon-duel-hands-table = Those of the box
    .note = You keep your real cards: the app only knows how many there are.
cannon-duel-option-targets = Target cards
cannon-duel-targets-app = Turned by the app
    .note = The app reads the grid and tells the result. All cards must have been copied.
cannon-duel-targets-table = Turned on the table
    .note = You read the grid at the table and tell the app the result.
cannon-duel-option-bag = Bag and Disasters
cannon-duel-bag-app = The app draws
    .note = The app draws projectiles; you lay the disks that it names.
cannon-duel-bag-table = Drawn by hand
    .note = You draw from the real bag and tell what came out.
cannon-duel-option-reputations = Reputations
cannon-duel-option-dirty-tricks = Dirty Tricks
cannon-duel-option-advanced = Reputations and Dirty Tricks
cannon-duel-advanced-app = Dealt by the app
cannon-duel-advanced-table = Those of the box
cannon-duel-option-strength = Strength of the opponent
cannon-duel-strength-cabin-boy = Cabin boy
cannon-duel-strength-boatswain = Boatswain
cannon-duel-strength-captain = Captain
duel-trick-not-held = You do not hold that Dirty Trick.
duel-trick-later = That Dirty Trick is for another moment.
duel-trick-no-such = You hold no Dirty Trick for this moment.
