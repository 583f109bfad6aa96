# Blackbeard: words and sentences that all chapters share, setup, pirates, turns, action line.
bb-title = Blackbeard

# Nations, oceans, ships
bb-nation-english = English
    .of = of England
    .adjective = English
bb-nation-spanish = Spanish
    .of = of Spain
    .adjective = Spanish
bb-nation-french = French
    .of = of France
    .adjective = French
bb-nation-portuguese = Portuguese
    .of = of Portugal
    .adjective = Portuguese
bb-nation-dutch = Dutch
    .of = of Holland
    .adjective = Dutch
bb-nation-moorish = Moorish
    .of = of the Moors
    .adjective = Moorish
bb-nation-none = unidentified
    .of = of no nationality
    .adjective = unidentified
bb-ocean-AN = North Atlantic
    .in = in the North Atlantic
bb-ocean-CAR = Caribbean
    .in = in the Caribbean
bb-ocean-CD = Gold Coast
    .in = on the Gold Coast
bb-ocean-IND = Indian Ocean
    .in = in the Indian Ocean
bb-ocean-unknown = ocean unknown
    .in = nobody knows where
bb-hull-sloop = Sloop
    .a = a Sloop
    .the = the Sloop
bb-hull-schooner = Schooner
    .a = a Schooner
    .the = the Schooner
bb-hull-brigantine = Brigantine
    .a = a Brigantine
    .the = the Brigantine
bb-hull-square-rigger = Square-rigger
    .a = a Square-rigger
    .the = the Square-rigger
bb-hull-note = Combat { $combat }, Speed { $speed }, { $holds } holds
bb-silhouette-corvette = Corvette
bb-silhouette-sloop = Sloop
bb-silhouette-schooner = Schooner
bb-silhouette-brigantine = Brigantine
bb-silhouette-square-rigger = Square-rigger
bb-silhouette-unknown = Ship

# Who
bb-pirate = { $name }
    .of = of { $name }
    .the = { $name }
bb-player = { $name }
    .of = of { $name }
    .the = { $name }
bb-false-player = False player { $name }
    .of = of false player { $name }
    .the = false player { $name }
bb-kc = King’s Commissioner { $n }
    .of = of King’s Commissioner { $n }
    .the = King’s Commissioner { $n }
bb-kc-named = Commissioner { $name }
    .of = of Commissioner { $name }
    .the = Commissioner { $name }
bb-merchant = Merchant { $n }
    .of = of Merchant { $n }
    .the = Merchant { $n }
bb-warship = Warship { $n }
    .of = of Warship { $n }
    .the = Warship { $n }
bb-face-down = Face down
bb-face-merchant = { $nation } { $kind }, defence { $defence }
bb-face-warship = { $nation }, Combat { $combat }, Speed { $speed }
bb-ability = Ability
bb-combat = Combat

# Where
bb-port = Port { $n }
    .at = off port { $n }
    .in = in port { $n }
    .into = into port { $n }
    .the = port { $n }
bb-port-named = { $name } ({ $n })
    .at = off { $name } ({ $n })
    .in = in { $name } ({ $n })
    .into = into { $name } ({ $n })
    .the = { $name } ({ $n })
bb-place-lane = Shipping Lane { $n }
    .at = on Shipping Lane { $n }
bb-place-zone = Transit Box { $n }
    .at = in Transit Box { $n }
bb-place-hex = Hex { $hex }
    .at = in hex { $hex }
bb-place-sea = Open sea, { $ocean }
    .at = on the open sea { $ocean_in }
bb-place-coast = Off a coast, { $ocean }
    .at = off a coast { $ocean_in }
bb-place-none = Off the map
    .at = off the map
bb-place-typed = A certain hex…
bb-place-typed-note = By its letter and number
bb-place-with = There: { $ships }
bb-q-hex = Which hex?
bb-q-hex-kind = { $hex }: which ocean, and is there a coast?
bb-bad-hex = “{ $given }” is no hex: a letter, then a number, such as G19.

# Dice, cards and cups
bb-die-tens = Coloured die (tens)
bb-die-units = White die (units)
bb-dice = { $n ->
    [one] Die
   *[other] { $n } dice
}
bb-q-d66 = Two dice: { $purpose }
bb-q-card = Action card: { $purpose }
bb-q-card-turned = Turn an Action card: { $purpose }
bb-card = Card of lane { $lane }
bb-card-asterisk = Asterisk card ({ $letter })
bb-ev-shuffled = The Action cards are shuffled.
bb-purpose-line = the action line
bb-q-card-debauchery = Does the card demand debauchery?
bb-purpose-merchants = { $n ->
    [one] the Shipping Lane of the Merchant
   *[other] the Shipping Lane of { $n } Merchants
}
bb-purpose-governor = Governor { $n }
bb-purpose-governor-port = port of the { $governor_lower } Governor
bb-q-letter = Which Letter of Marque was drawn?
bb-q-letter-drawn = Draw a Letter of Marque: of which nation?
bb-q-governor = Governor drawn: { $purpose }
bb-q-governor-drawn = Draw a Governor: { $purpose }
bb-governor-pro = Pro-pirate
    .lower = pro-pirate
bb-governor-anti = Anti-pirate
    .lower = anti-pirate
bb-governor-none = The cup is empty
bb-q-kc = King’s Commissioner drawn
bb-q-kc-drawn = Draw a King’s Commissioner from the cup, undamaged side: who is it?
bb-q-turn-over = Turn { $counter_the } up: what does it show?
bb-q-look-at = Look at { $counter_the } in secret: what does it show?
bb-q-face-merchant = Merchant drawn from the cup
bb-q-face-warship = Warship drawn from the cup
bb-a-counter = A counter from the cup

# Forms for copying
bb-kind-action-card = Action cards
bb-kind-port = Ports
bb-kind-lane = Shipping Lanes
bb-kind-merchant = Merchants
bb-kind-warship = Warships
bb-kind-commissioner = King’s Commissioners
bb-kind-governors = Governors
bb-form-action-card = { $card }
bb-form-action-card-note = Copy it from the card; what cannot be read may stay empty.
bb-form-merchant = Face of the Merchant
bb-pad-flag-and = Flag and { $what }
bb-form-warship = Face of the Warship
bb-form-commissioner = King’s Commissioner, undamaged
bb-form-governors = How many Governors of each kind are in the box?
bb-form-governors-pro = Pro-pirate
bb-form-governors-anti = Anti-pirate
bb-form-lane = Shipping Lane { $n }
bb-form-nation = Nationality
bb-form-ocean = Ocean
bb-form-hex = Hex
bb-form-coast = A coast in the hex
bb-form-name = Name
bb-form-silhouette = Silhouette
bb-form-defence = Defence
bb-form-combat = Combat
bb-form-speed = Speed
bb-card-lines = Lines for 2, 3 and 4 players
bb-card-line-two = Row for 2 players
bb-card-line-three = Row for 3 players
bb-card-line-four = Row for 4 players
bb-card-line-kc = “KC” on the row for 3 players
bb-card-event = Event
bb-card-sea = Search at sea
bb-card-coast = Search off a coast
bb-card-cargo = Cargo, { $ocean }, column { $column }
bb-card-debauchery = “Debauchery”
bb-card-home = Home port, { $ocean }
bb-card-hostage = Hostages
bb-card-wound = Wound
bb-line-turn = { $player }’s turn
bb-line-player-1 = turn of player 1
bb-line-player-2 = turn of player 2
bb-line-player-3 = turn of player 3
bb-line-player-4 = turn of player 4
bb-line-random-event = Random Event
bb-line-remove-even = even Merchants removed
bb-line-remove-odd = odd Merchants removed
bb-line-draw-merchant = one Merchant
bb-line-draw-two-merchants = two Merchants
bb-line-move-warships = Warships move
bb-line-warship-intercepts = a Warship against the most notorious pirate
bb-line-kc = { $line } (KC)
bb-read-turn = { $player }’s turn
bb-read-kc = { $line } (KC)
bb-read-random-event = Random Event
bb-read-remove-even = Remove even Merchants
bb-read-remove-odd = Remove odd Merchants
bb-read-draw-merchant = Draw a Merchant
bb-read-draw-two-merchants = Draw two Merchants
bb-read-move-warships = Move Warships
bb-read-warship-intercepts = A Warship intercepts the most notorious
bb-event-a = Earthquake
bb-event-b = Plague
bb-event-c = Scurvy
bb-event-d = Storm at sea
bb-event-e = Letter of Marque
bb-event-f = Popularity
bb-event-g = Native uprising
bb-event-h = Unrest in Europe
bb-event-i = Place a Governor
bb-event-j = Hull damage
bb-event-k = King’s Commissioners
bb-event-l = Royal Pardon
bb-event-m = Peace
bb-found-nothing = Nothing
bb-found-storm = Storm
bb-found-warship = Warship
bb-found-merchant = One Merchant
bb-found-two-merchants = Two Merchants
bb-found-three-merchants = Three Merchants
bb-wound-superficial = Superficial
bb-wound-minor = Minor (*)
bb-wound-leg = Leg lost (**)
bb-wound-eye = Eye lost (**)
bb-wound-arm = Arm lost (**)
bb-wound-killed = Killed

# Setup
command-set-up-library = Setup: copied cards
command-set-up-first = Setup: who begins
command-set-up-governors = Setup: Governors
command-set-up-merchants = Setup: Merchants
command-first-turn = First turn
command-end-turn = End of the turn
bb-q-first = Who begins? One die each
bb-q-first-again = A tie: one die again
bb-ev-first = { $player } is Player 1 and begins.
bb-q-governors-pro = { $n } Governors drawn: how many are pro-pirate?
bb-q-governors-pro-note = The dice tell their ports, the pro-pirate ones first.

# Pirates
bb-q-cut = { $name } cuts the deck of pirates
bb-q-activate-hull = { $name }: in which ship?
bb-q-false-hull = Ship of the pirate { $name_of }
bb-q-activate-hull-note = Ability { $ability }, Cruelty { $cruelty }, Charisma { $charisma }, Cunning { $n }
bb-q-start = { $name }: where does he begin?
bb-q-start-note = At sea, in any hex.
bb-op-activate = Bring in a pirate
bb-op-activate-note = { $n ->
    [0] None left to come
    [one] One more to come
   *[other] { $n } more to come
}
bb-ev-pirate-came = { $name } puts to sea ({ $player }): { $hull }, { $where }.
bb-ev-pirate-heir = { $name } takes over for { $player }: { $hull }, { $where }, with the booty aboard.
bb-no-more-pirates = { $name } has brought all pirates into play ({ $n }).
bb-no-pirate-more = { $name } may have only { $n } { $n ->
    [one] pirate
   *[other] pirates
    } in play at once.
bb-no-log = No ship’s log is left: { $hull }.

# Turns
bb-ev-turn = { $player }’s turn.
bb-menu-turn = { $name }: which operation?
bb-menu-turn-note = One only, with a pirate or a King’s Commissioner.
bb-menu-turn-beset = One only. Beware, hunter in the hex: { $ships }
bb-menu-false = False player { $name } is to play
bb-play-false = Play false player { $name }
bb-menu-draw = Next Action card (no. { $n })
bb-draw = Turn the card
bb-menu-draw-read = Turn card { $n }: what does its line for { $players } players say?
bb-no-such-line = No Action card has that line at this table.
bb-ev-line-read = Action card: { $line }.
bb-cards-left = { $n ->
    [0] The deck is used up: it is shuffled before the draw.
    [one] One card in the deck
   *[other] { $n } cards in the deck
}
bb-ev-line = { $card }: { $line }.
bb-ev-line-assumed = { $card }: { $line } (provisional, not copied yet).
bb-ev-nobody = Nobody is player { $n } at this table.
bb-ev-extra-kc = One more operation, with a King’s Commissioner.
bb-q-no-merchants = All in play: do the even or the odd Merchants leave?
bb-q-parity-even = Which of them are in an even hex?
bb-q-parity-odd = Which of them are in an odd hex?
bb-q-parity-note = The number of the hex’s coordinate.
bb-none-of-them = None of them
bb-ev-no-even = No Merchant in an even hex.
bb-ev-no-odd = No Merchant in an odd hex.

# Refusals that chapters share
bb-no-turn = It is the turn { $player_of }.
bb-no-second-operation = The operation of this turn has been made.
bb-no-only-kc = This operation is for King’s Commissioners only.
bb-no-pirate = Only a pirate does that, and { $name } is none.
bb-no-commissioner = Only a King’s Commissioner does that, and { $name } is none.
bb-no-longer-in-play = { $name } is no longer in play.
bb-no-card-yet = The operation { $player_of } comes first.
bb-no-false = { $name } is no false player.
bb-no-careened = { $name } is careened.
bb-no-leave-or-sack = { $name } has just taken a port: all he may do is leave or sack it.
bb-no-debauched = { $name } sleeps off a debauchery: this turn is lost for him.
bb-no-not-in-port = { $name } is not in a port.
bb-no-damage = { $name } has lost no Combat.
bb-no-refit-here = No refit is possible in this port.
bb-no-coast = { $name } is neither off a coast nor in a port.
bb-no-speed-lost = { $name } has lost no Speed.
bb-no-marker = { $name } is not careened.
bb-no-ailing = { $name } has nothing to cure.

# Repairs
bb-op-refit = Refit
bb-op-careen = Careen
bb-op-float = Finish careening
bb-op-recover = Recover
bb-q-careen = { $name } careens: boxes of Speed regained
bb-ev-recovered = { $name } has recovered.

# The notebook: what changes
bb-ev-notoriety-up = { $name }: Notoriety +{ $n } ({ $cause }).
bb-ev-notoriety-down = { $name }: Notoriety −{ $n } ({ $cause }).
bb-ev-popularity-up = { $name }: Popularity +{ $n } ({ $cause }).
bb-ev-popularity-down = { $name }: Popularity −{ $n } ({ $cause }).
bb-ev-worth-up = { $name }: Net Worth +{ $amount } ({ $cause }).
bb-ev-worth-down = { $name }: Net Worth −{ $amount } ({ $cause }).
bb-ev-deposited = { $name } leaves { $amount } in his Safe Haven, { $port }.
bb-ev-deposit-lost = { $name } loses what he had left in { $port }: { $amount }.
bb-ev-damage-lost = { $name } loses { $n ->
    [one] one point
   *[other] { $n } points
    } of Combat.
bb-ev-damage-repaired = { $name } repairs { $n ->
    [one] one point
   *[other] { $n } points
    } of Combat.
bb-ev-slow-lost = { $name } loses { $n ->
    [one] one box
   *[other] { $n } boxes
    } of Speed.
bb-ev-slow-repaired = { $name } regains { $n ->
    [one] one box
   *[other] { $n } boxes
    } of Speed.
bb-ev-sailed = { $name }: { $where }.
bb-ev-moved-sea = { $name }, at sea: { $where }.
bb-ev-moved-anchored = { $name }, at anchor: { $where }.
bb-ev-moved-careened = { $name }, careened: { $where }.
bb-ev-merchant-placed = New Merchant: { $where }.
bb-ev-warship-placed = New Warship: { $where }.
bb-ev-counter-looked = { $player } looks at { $name }.
bb-ev-counter-revealed = { $name }: { $face }.
bb-ev-to-cup = { $name } goes back to the cup.
bb-ev-kc-came = King’s Commissioner { $name } (Combat { $combat }, Speed { $speed }): { $where }.
bb-ev-marked = { $name }: attack marker { $nation_of }.
bb-ev-unmarked = { $name }: attack marker { $nation_of } removed.
bb-ev-debauched-on = { $name } gives himself over to debauchery.
bb-ev-debauched-off = { $name } has slept off his debauchery.
bb-ev-scurvy-on = Scurvy is aboard: { $name }.
bb-ev-scurvy-off = Scurvy has left the ship: { $name }.

# Causes of a change of Notoriety, Popularity or Net Worth
bb-cause-prize = prize
bb-cause-prize-avenged = prize avenged
bb-cause-sale = sale
bb-cause-hostage = hostage
bb-cause-port-taken = port taken
bb-cause-port-sacked = port sacked
bb-cause-battle-escaped = survived a battle
bb-cause-commissioner-sunk = King’s Commissioner sunk
bb-cause-duel-won = duel won
bb-cause-duel-surrendered = duel surrendered
bb-cause-merchant-declined = Merchant declined
bb-cause-merchant-damage = damaged by the Merchant
bb-cause-blockade-escaped = end of the blockade
bb-cause-torture = hostage tortured
bb-cause-safe-haven-full = Safe Haven, holds full
bb-cause-debauchery = debauchery
bb-cause-sack = sack
bb-cause-mutiny-survived = mutiny survived
bb-cause-damage = damage
bb-cause-blockaded = blockade
bb-cause-debauchery-refused = debauchery refused
bb-cause-captain-wounded = captain wounded
bb-cause-captain-ill = captain ill
bb-cause-captain-crippled = captain crippled
bb-cause-scurvy = scurvy aboard
bb-cause-start = start
bb-cause-mutiny-calmed = mutiny calmed
bb-cause-sale-price = sale
bb-cause-ransom = ransom
bb-cause-bribe = bribe
bb-cause-letter = Letter of Marque
bb-cause-loot = loot
bb-cause-trial = trial
bb-cause-trade = bargain
bb-cause-lost = lost
bb-cause-deposit = left in a Safe Haven
bb-cause-correction = correction
bb-cause-wounds-healed = wounds healed

# What a name stands for
bb-named-pirate = a pirate
bb-named-commissioner = a King’s Commissioner
bb-named-counter = a Merchant or Warship
bb-named-port = a port
bb-named-hull = a kind of ship
bb-named-wound = a wound
bb-named-letter = a Letter of Marque
bb-named-card = an Action card
bb-named-lane = a Shipping Lane
bb-named-hex = a coordinate of the map
bb-named-zone = a Transit Box
bb-named-ports = the number of ports
bb-named-numbered = a free number of a counter
bb-named-ship = a pirate, King’s Commissioner or player
bb-face-class = Column { $n }
bb-face-cargo = Cargo
bb-face-homes = Home ports
