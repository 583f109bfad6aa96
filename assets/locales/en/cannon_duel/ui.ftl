# The cannon duel: the screens.
cd-ui-tab-targets = Targets
cd-ui-tab-ships = Ships
cd-ui-tab-stock = Reserve
cd-ui-tab-deeds = Tally

# The turn and its phases
cd-ui-setting-up = Setting up
cd-ui-turn = Turn { $n }
cd-ui-phase-setup = Set-up
cd-ui-phase-actions = Action { $n }/{ $all }
cd-ui-phase-fire = Fire
cd-ui-phase-draw = Draw
cd-ui-planks-short = { $n }/{ $all } planks lost
cd-ui-last-officer = Last officer

# A ship
cd-ui-no-board = The board is not set up yet.
cd-ui-board = { $name }’s ship: { $zones }
cd-ui-zone = { $zone } { $n }/{ $all }
cd-ui-hand = Aim cards in hand
cd-ui-deck = Aim cards in the deck
cd-ui-tricks = Dirty Tricks kept
cd-ui-planks = { $n ->
    [0] No plank is missing; at { $all } the ship sinks.
    [one] 1 plank is missing; at { $all } the ship sinks.
   *[other] { $n } planks are missing; at { $all } the ship sinks.
}
cd-ui-active = Active cannon: the Gunner is here
cd-ui-track-broadside = Suits for Broadsides
cd-ui-track-swerve = Values for Swerves
cd-ui-track-dodge = Values for Dodges
cd-ui-used = { $n ->
    [0] Nothing is covered
   *[other] Covered: { $what }
}
cd-ui-no-penalty = No penalty revealed
cd-ui-penalty-no-fire = { $n ->
    [one] No fire: the cannon of this deck is silent.
   *[other] { $n } no-fire symbols: the cannons of these decks are silent.
}
cd-ui-penalty-cannon = Broadside: −{ $n }. Shot from such a deck: −1 damage per penalty.
cd-ui-penalty-hand = Hand limit: −{ $n }.
cd-ui-penalty-sail = Swerve and Dodge: −{ $n }.

# Targets
cd-ui-no-target = Nobody has aimed a cannon yet.
cd-ui-aims-at = { $gun } → { $name }’s { $zone }
cd-ui-target = Target: { $left } on the left, { $below } below
cd-ui-grade-unknown = To be read off the card
cd-ui-outlook = { $sure ->
    [1] A shot now would do { $lo } damage, before a Dodge.
   *[other] A shot now would do { $lo } to { $hi } damage, before a Dodge.
}
cd-ui-volley = Last shot: { $name }, { $zone }

# The reserve
cd-ui-bag = In the bag (pale: in a cannon)
cd-ui-shots-left = { $shot }: { $n } of { $all }
cd-ui-shot-in = { $name } ({ $mount })
cd-ui-targets = Target cards
cd-ui-targets-left = { $n ->
    [0] The pack is empty: the discards are shuffled.
    [one] 1 card in the pack
   *[other] { $n } cards in the pack
}
cd-ui-discards = { $n ->
    [0] Nothing discarded
    [one] Discards: 1 card
   *[other] Discards: { $n } cards, the last one on top
}
cd-ui-tricks-left = { $n ->
    [one] 1 Dirty Trick still hidden
   *[other] { $n } Dirty Tricks still hidden
}

# Tally and the end of the duel
cd-ui-left-planks = Planks lost
cd-ui-left-sails = Sails
cd-ui-left-sailors = Sailors
cd-ui-left-officers = Officers
cd-ui-curve-aboard = Markers aboard, turn by turn
cd-ui-curve-planks = Planks lost, turn by turn
cd-ui-gunnery = Gunnery
cd-ui-shots = Shots
cd-ui-perfect = Perfect
cd-ui-hits = Damage
cd-ui-broadsides = Broadsides
cd-ui-seamanship = Seamanship
cd-ui-swerves = Swerves
cd-ui-dodged = Dodged
cd-ui-repaired = Repaired
cd-ui-turns = { $n ->
    [one] After 1 turn
   *[other] After { $n } turns
}
cd-ui-wins = { $name } wins
cd-ui-ended = { $game } · { $how }
cd-ui-ended-officers = { $moment } { $name } has lost both Captain and First Mate
cd-ui-ended-sunk = { $moment } { $name }’s ship sinks

# Copied components
cd-ui-target-card = Target card { $n }

# Setting up an evening
cd-panel-box = The app or the box?
    .note = Without phones the box keeps the secrets. With phones the app can deal.
cd-panel-old-hands = For old sea dogs
    .note = For captains who have a duel or two behind them.
cd-ui-tricks-alone = Dirty Tricks from the box are yours alone: the app’s ship plays without any.
cd-chapter-targeting = Targeting and aiming
cd-chapter-fire = Fire and damage
cd-chapter-actions = Broadside, Swerve, Reload

# Why the ship that the app plays did what it did
cd-ui-tab-plan = Why?
cd-ui-no-plan = The app has decided nothing for its ship yet.
cd-ui-plan-actions = { $name }, action { $n }
cd-ui-plan-fire = { $name } about to fire
cd-ui-plan-target = { $name } after the shot
cd-ui-plan-covered = Nothing here comes from its hand: all of it could be read off the table.
cd-left = Else the duel ends there: without an opponent nobody wins. Begin another one against the app.
