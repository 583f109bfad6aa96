# The cannon duel: the screens.
duel-ui-tab-targets = Targets
duel-ui-tab-ships = Ships
duel-ui-tab-stock = Reserve
duel-ui-tab-deeds = Tally

# The turn and its phases
duel-ui-setting-up = Setting up
duel-ui-turn = Turn { $n }
duel-ui-phase-setup = Set-up
duel-ui-phase-actions = Action { $n }/{ $all }
duel-ui-phase-fire = Fire
duel-ui-phase-draw = Draw
duel-ui-planks-short = { $n }/{ $all } planks lost
duel-ui-last-officer = Last officer

# A ship
duel-ui-no-board = The board is not set up yet.
duel-ui-board = { $name }’s ship: { $zones }
duel-ui-zone = { $zone } { $n }/{ $all }
duel-ui-hand = Aim cards in hand
duel-ui-deck = Aim cards in the deck
duel-ui-tricks = Dirty Tricks kept
duel-ui-planks = { $n ->
    [0] No plank is missing; at { $all } the ship sinks.
    [one] 1 plank is missing; at { $all } the ship sinks.
   *[other] { $n } planks are missing; at { $all } the ship sinks.
}
duel-ui-active = Active cannon: the Gunner is here
duel-ui-track-broadside = Suits for Broadsides
duel-ui-track-swerve = Values for Swerves
duel-ui-track-dodge = Values for Dodges
duel-ui-used = { $n ->
    [0] Nothing is covered
   *[other] Covered: { $what }
}
duel-ui-no-penalty = No penalty revealed
duel-ui-penalty-no-fire = { $n ->
    [one] No fire: the cannon of this deck is silent.
   *[other] { $n } no-fire symbols: the cannons of these decks are silent.
}
duel-ui-penalty-cannon = Broadside: −{ $n }. Shot from such a deck: −1 damage per penalty.
duel-ui-penalty-hand = Hand limit: −{ $n }.
duel-ui-penalty-sail = Swerve and Dodge: −{ $n }.

# Targets
duel-ui-no-target = Nobody has aimed a cannon yet.
duel-ui-aims-at = { $gun } → { $name }’s { $zone }
duel-ui-target = Target: { $left } on the left, { $below } below
duel-ui-grade-unknown = To be read off the card
duel-ui-outlook = { $sure ->
    [1] A shot now would do { $lo } damage, before a Dodge.
   *[other] A shot now would do { $lo } to { $hi } damage, before a Dodge.
}
duel-ui-volley = Last shot: { $name }, { $zone }

# The reserve
duel-ui-bag = In the bag (pale: in a cannon)
duel-ui-shots-left = { $shot }: { $n } of { $all }
duel-ui-shot-in = { $name } ({ $mount })
duel-ui-targets = Target cards
duel-ui-targets-left = { $n ->
    [0] The pack is empty: the discards are shuffled.
    [one] 1 card in the pack
   *[other] { $n } cards in the pack
}
duel-ui-discards = { $n ->
    [0] Nothing discarded
    [one] Discards: 1 card
   *[other] Discards: { $n } cards, the last one on top
}
duel-ui-tricks-left = { $n ->
    [one] 1 Dirty Trick still hidden
   *[other] { $n } Dirty Tricks still hidden
}

# Tally and the end of the duel
duel-ui-left-planks = Planks lost
duel-ui-left-sails = Sails
duel-ui-left-sailors = Sailors
duel-ui-left-officers = Officers
duel-ui-curve-aboard = Markers aboard, turn by turn
duel-ui-curve-planks = Planks lost, turn by turn
duel-ui-gunnery = Gunnery
duel-ui-shots = Shots
duel-ui-perfect = Perfect
duel-ui-hits = Damage
duel-ui-broadsides = Broadsides
duel-ui-seamanship = Seamanship
duel-ui-swerves = Swerves
duel-ui-dodged = Dodged
duel-ui-repaired = Repaired
duel-ui-turns = { $n ->
    [one] After 1 turn
   *[other] After { $n } turns
}
duel-ui-wins = { $name } wins
duel-ui-ended = { $game } · { $how }
duel-ui-ended-officers = { $moment } { $name } has lost both Captain and First Mate
duel-ui-ended-sunk = { $moment } { $name }’s ship sinks

# Copied components
duel-ui-target-card = Target card { $n }

# Setting up an evening
cannon-duel-panel-box = The app or the box?
    .note = Without phones the box keeps the secrets. With phones the app can deal.
cannon-duel-panel-old-hands = For old sea dogs
    .note = For captains who have a duel or two behind them.
duel-ui-tricks-alone = Dirty Tricks from the box are yours alone: the app’s ship plays without any.
cannon-duel-chapter-targeting = Targeting and aiming
cannon-duel-chapter-fire = Fire and damage
cannon-duel-chapter-actions = Broadside, Swerve, Reload

# Why the ship that the app plays did what it did
duel-ui-tab-plan = Why?
duel-ui-no-plan = The app has decided nothing for its ship yet.
duel-ui-no-partner = The app plays no ship in this duel.
duel-ui-plan-actions = { $name }, action { $n }
duel-ui-plan-fire = { $name } about to fire
duel-ui-plan-target = { $name } after the shot
duel-ui-plan-covered = Nothing here comes from its hand: all of it could be read off the table.
cannon-duel-left = Else the duel ends there: without an opponent nobody wins. Begin another one against the app.
