# Cannon duel: title, what is printed in the box and its forms, Reputations and Dirty Tricks, corrections, settings.
cd-title = Cannon duel

# What the box holds
cd-kind-box = Title of the game
cd-kind-duel-board = Boards
cd-kind-board-blue = Blue board
cd-kind-board-red = Red board
cd-kind-tile = Tile of the cannon { $gun }
cd-kind-cannon-tile = Cannon tiles
cd-kind-target-card = Target cards
cd-kind-disaster = Third Disaster
cd-kind-reputation = Reputations
cd-kind-dirty-trick = Dirty Tricks
cd-named-zone = a zone
cd-named-zones = the number of zones
cd-named-officer = an officer, on a deck
cd-named-mount = a mount of a cannon
cd-named-gun = a cannon
cd-named-shot = a projectile
cd-named-grade = a result of a shot
cd-named-disaster = a Disaster
cd-named-card = an Aim card
cd-named-value = a value of a card
cd-named-suit = a suit
cd-named-target = a Target card
cd-named-trick = a Dirty Trick
cd-named-reputation = a Reputation

# Title, boards
cd-q-box = What does your box call the game?
cd-box-title = Title
cd-q-board = { $colour }: what do its zones show?
cd-board-blue = Blue board
cd-board-red = Red board
cd-board-spaces = { $zone }: spaces
cd-board-pad = { $zone }: targets (at the left) and spaces
cd-board-aims = { $zone }: number of Targets
cd-board-no-fire = { $zone }: no-fire symbols
cd-board-cannon = { $zone }: cannon penalties
cd-board-hand = { $zone }: hand penalties
cd-board-sail = { $zone }: sail penalties
cd-board-ropes = { $zone }: its ropes lead to
cd-layer-sails = sails
cd-layer-deck = decks
cd-layer-hull = hull

# Target cards, tiles
cd-q-target-card = What does the Target card show?
cd-target-left = Values at the left, from the top
cd-target-below = Values below, from the left
cd-target-grid = Grid
cd-sign-empty = empty
cd-sign-w = wheel
cd-sign-d = diamond
cd-sign-s = square
cd-sign-t = triangle
cd-sign-x = cross
cd-sign-o = ring
cd-q-tile = Tile of the { $gun }: which symbols for which shot?

# Disasters
cd-q-disaster = What does the third Disaster take?
cd-disaster-layer = Zones hit
cd-disaster-markers = Markers lost

# Reputations and Dirty Tricks: forms
cd-q-reputation-card = What does the Reputation say?
cd-q-trick-card = What does the Dirty Trick say?
cd-card-name = Name
cd-card-words = What the card says
cd-reputation-number = Reputation { $n }
cd-reputation-back = Reputation
cd-dirty-trick-number = Dirty Trick { $n }
cd-dirty-trick-back = Dirty Trick
cd-bonus-hand-limit = Hand limit: more cards
cd-bonus-draw = Phase 3: more cards drawn
cd-bonus-damage = Each shot: more damage
cd-bonus-dodge = Each Dodge: more cards
cd-bonus-swerve = Each Swerve: more cards taken
cd-trick-window = Played
cd-window-action = During your actions
cd-window-fire = When you fire
cd-window-dodge = When you are fired at
cd-trick-costs = Takes an action
cd-trick-aim = Stands in for Aim
cd-trick-draw = Cards that you draw
cd-trick-discard = Cards that the opponent loses at random
cd-trick-damage = More damage, or less when you are fired at
cd-trick-hits = Zones hit on the other ship
cd-trick-hit-markers = Markers that it loses
cd-trick-hit-part = Only in this place
cd-trick-mends = Zones mended on your ship
cd-trick-mended = Markers that come back
cd-trick-mended-part = Only in this place
cd-trick-part-bow = Bow
cd-trick-part-centre = Middle
cd-trick-part-stern = Stern

# What cards do, as their numbers say
cd-does-hand-limit = hand limit +{ $n }
cd-does-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
} more in phase 3
cd-does-damage = +{ $n } damage for each shot
cd-does-dodge = each Dodge counts { $n ->
    [one] 1 card
   *[other] { $n } cards
} more
cd-does-swerve = each Swerve takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} more
cd-trick-does = { $when }: { $what }.
cd-trick-when-cost = An action
cd-trick-when-aim = In place of Aim
cd-trick-when-free = Takes no action
cd-trick-when-fire = When you fire
cd-trick-when-dodge = When you are fired at
cd-trick-does-draw = you draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cd-trick-does-discard = the opponent loses { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random
cd-trick-does-action = +{ $n } damage
cd-trick-does-fire = +{ $n } damage
cd-trick-does-dodge = −{ $n } damage
cd-trick-does-hits = the other ship loses { $what }
cd-trick-does-hits-there = the other ship loses { $what } from { $zone_the }
cd-trick-does-mends = your ship gets { $what } back
cd-trick-does-mends-there = your ship gets { $what } back on { $zone_the }

# Choosing cards
cd-q-reputation-drawn = { $name } draws Reputations
cd-q-reputation-keep = { $name }, which Reputation do you keep?
cd-q-reputation-kept = { $name }, which Reputation have you kept?
cd-q-reputation-for = Draw a Reputation for { $name }: which one is it?
cd-order-reputations = Each player draws { $n } Reputations and secretly keeps one; reveal them together.
cd-ev-reputation = Reputation of { $name }: { $card }.
cd-fate-reputation = Reputation of { $name }: { $card }
cd-q-dirty-trick-drawn = { $name } draws Dirty Tricks
cd-q-dirty-trick-keep = { $name }, which Dirty Trick do you keep?
cd-order-tricks = { $times } times over, each player draws { $n } Dirty Tricks and secretly keeps one.
cd-order-tricks-alone = { $times } times over, draw { $n } Dirty Tricks and secretly keep one; { $name } gets none.
cd-ev-tricks-kept = { $name } keeps { $n ->
    [one] a Dirty Trick
   *[other] { $n } Dirty Tricks
}.

# Playing a Dirty Trick
command-play-trick = Dirty Trick
cd-trick-play = Play a Dirty Trick ({ $n })
cd-trick-none = None
cd-q-trick-action = { $name }, which Dirty Trick do you play?
cd-q-trick-fire = { $name }, do you play a Dirty Trick on this shot?
cd-q-trick-dodge = { $name }, do you play a Dirty Trick against this shot?
cd-q-trick-named = { $name }, which Dirty Trick do you play?
cd-ev-trick = { $name } plays a Dirty Trick: { $card }.
cd-fate-trick = { $name } plays { $card }
cd-order-trick = Do what the card says and its numbers do not; correct the rest by hand.
cd-q-mend = { $name }, where do you put { $what } back?

# Corrections
cd-fix-group-turn = The turn
cd-fix-group-ship = Ship of { $name }
cd-fix-group-battery = Cannons of { $name }
cd-fix-group-cards = Cards and tracks of { $name }
cd-fix-turn = Number of the turn
cd-fix-seat = Whose turn it is
cd-fix-phase = Phase
cd-phase-actions = Actions
cd-phase-fire = Fire
cd-phase-draw = Draw
cd-fix-taken = Actions taken
cd-fix-aimed = Has aimed already
cd-fix-markers = { $zone }: markers, without officers
cd-officer-captain = Captain
cd-officer-mate = First Mate
cd-fix-lost = lost
cd-fix-guard = { $zone }: penalties, the first to be revealed first
cd-fix-disaster = { $zone }: Disaster
cd-fix-disaster-hidden = face down
cd-fix-disaster-turned = turned
cd-fix-disaster-turned-it = turned: { $what }
cd-fix-disaster-hidden-it = face down again: { $what }
cd-fix-loaded = Loaded { $mount_at }
cd-fix-gunner = Gunner
cd-fix-crosshair = Crosshair
cd-fix-hand = Cards in hand
cd-fix-targets = Target cards laid out
cd-fix-aim-left = Target { $n }, left
cd-fix-aim-below = Target { $n }, below
cd-fix-no-card = none
cd-fix-broadsides = Broadside track
cd-fix-swerves = Swerve track
cd-fix-dodges = Dodge track
cd-fix-reputation = Reputation
cd-fix-tricks = Dirty Tricks in hand

# Settings
cd-mode-partner = Against the app
    .note = Alone against a ship that the app commands: it tells what it does, and why.
cd-option-hands = Aim cards
cd-hands-app = Dealt by the app
    .note = The app deals: each hand on its phone, or covered on the tablet.
cd-hands-table = Those of the box
    .note = You keep your real cards: the app only knows how many there are.
cd-option-targets = Target cards
cd-targets-app = Turned by the app
    .note = The app reads the grid and tells the result. All cards must have been copied.
cd-targets-table = Turned on the table
    .note = You read the grid at the table and tell the app the result.
cd-option-bag = Bag and Disasters
cd-bag-app = The app draws
    .note = The app draws projectiles; you lay the disks that it names.
cd-bag-table = Drawn by hand
    .note = You draw from the real bag and tell what came out.
cd-option-reputations = Reputations
cd-option-dirty-tricks = Dirty Tricks
cd-option-advanced = Reputations and Dirty Tricks
cd-advanced-app = Dealt by the app
cd-advanced-table = Those of the box
cd-option-strength = Strength of the opponent
cd-strength-cabin-boy = Cabin boy
cd-strength-boatswain = Boatswain
cd-strength-captain = Captain
cd-trick-not-held = You do not hold that Dirty Trick.
cd-trick-later = That Dirty Trick is for another moment.
cd-trick-no-such = You hold no Dirty Trick for this moment.
