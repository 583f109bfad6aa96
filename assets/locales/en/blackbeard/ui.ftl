# Blackbeard: the screens. Ships’ logs, setting up an evening, last page.
bb-ui-tab-logs = Pirates
bb-ui-chip-setup = Setup
bb-ui-chip-dice = { $player }
bb-ui-chip-cards = { $n ->
    [0] Deck used up
    [one] { $n } card
   *[other] { $n } cards
}
bb-ui-chip-letter = Letter of Marque · { $nation }
bb-ui-chip-pardon = Royal Pardon · { $nation }
bb-ui-chip-pardon-but = not { $name }

# Ship’s log
bb-ui-sails = { $player } · { $hull }
bb-ui-posture-sea = { $where }, at sea
bb-ui-posture-anchored = { $where }, at anchor
bb-ui-posture-careened = { $where }, careened
bb-ui-of-printed = { $what } { $n } of { $printed }
bb-ui-combat = Combat
bb-ui-speed = Speed
bb-ui-notoriety = Notoriety
bb-ui-notoriety-of = Notoriety { $n }
bb-ui-popularity = Popularity
bb-ui-worth = Net Worth aboard
bb-ui-deposited = In a Safe Haven
bb-ui-head-worth = Aboard
bb-ui-head-deposited = In a haven
bb-ui-hold-empty = Empty hold
bb-ui-hostage = { $nation_adjective } hostage (port { $port })
bb-ui-tortured = Tortured
bb-ui-attacked = Nations attacked
bb-ui-attacked-nation = Has attacked: { $nation }
bb-ui-letter = { $nation_adjective } Letter of Marque
bb-ui-havens = Safe Havens
bb-ui-wound-superficial = { $n ->
    [one] superficial wound
   *[other] { $n } superficial wounds
}
bb-ui-wound-minor = { $n ->
    [one] minor wound
   *[other] { $n } minor wounds
}
bb-ui-wound-healing = { $n ->
    [one] crippling wound, not healed
   *[other] { $n } crippling wounds, not healed
}
bb-ui-crippled = crippled for life
bb-ui-limbs = Lost for ever: { $limbs }
bb-ui-scurvy = scurvy aboard
bb-ui-ill = captain ill with scurvy
bb-ui-debauched = in the midst of debauchery
bb-ui-careened = careened
bb-ui-blockaded = blockaded
bb-ui-taken = has just taken port { $n }
bb-ui-ally = Ally: { $name }
bb-ui-barred = Chased out: { $port }
bb-ui-repulsed = Repulsed: { $port }
bb-ui-informed = Informed about { $port }
bb-ui-weak = { $n ->
    [one] a box of it lost by the captain’s weakness
   *[other] { $n } boxes of it lost by the captain’s weakness
}
bb-ui-pirates-came = { $n ->
    [0] { $all ->
        [one] The pirate is still to come
       *[other] { $all } pirates still to come
    }
   *[other] No pirate in play; { $n } of { $all } have come
}
bb-ui-no-pirates = No pirate in play.

# Hunters and false players
bb-ui-orders = Orders { $player_of }

# Characteristics
bb-ui-printed = printed
bb-ui-limit = limit
bb-ui-cunning-spent = re-rolls made
bb-ui-ability = Ability
bb-ui-cruelty = Cruelty
bb-ui-charisma = Charisma
bb-ui-cunning = Cunning
bb-ui-attack = Duel attack
bb-ui-defence = Duel defence
bb-ui-endurance = Endurance
bb-ui-card = Pirate card
bb-ui-aboard = Aboard
bb-ui-ashore = Ashore
bb-ui-captain = Captain and crew
bb-ui-records = Nations and ports
bb-ui-card-n = Card { $n }
bb-ui-ledger-of = Notoriety { $name_of }: { $n }

# Copied components
bb-ui-port-brief = Value { $value }, garrison { $garrison }
bb-ui-merchant-brief = { $nation }, defence { $defence }
bb-ui-warship = Warship · { $nation }
bb-ui-strength = Combat { $combat }, Speed { $speed }
bb-ui-kc-nameless = King’s Commissioner

# The choices of the evening
bb-mode-solo =
    .note = Captain Blood against two false players, led by the app.
bb-mode-competitive =
    .note = Notoriety { $notoriety_to_win }, or the greatest Net Worth at the end.
bb-option-length = Length
    .otherwise = Blood on one side, { $solo_pirates } pirates for each false player on the other.
bb-length-short = Short
    .note = { $pirates_short } pirates for each player in the game.
bb-length-standard = Standard
    .note = { $pirates_standard } pirates for each player in the game.
bb-length-long = Long
    .note = { $pirates_long } pirates for each player in the game.
bb-panel-draws = Who draws?
bb-option-cards = Action cards and pirates
bb-cards-app =
    .note = The app shuffles both decks and turns the cards.
bb-cards-table =
    .note = Cards are turned on the table, and people tell which.
bb-option-cups = Draws from the cups
bb-cups-app = The app draws counters
    .note = Merchants, Warships, King’s Commissioners and Governors. All of them must be copied in the library; otherwise they are drawn on the table.
bb-cups-table = Our own cups
    .note = Counters are drawn on the table; the app asks for them when they count.
bb-chapter-prizes = Merchants and prizes
bb-chapter-ports = Ports and Letters of Marque
bb-chapter-captains = Wounds and duels

# Last page
bb-ui-cards-turned = { $n ->
    [one] { $n } Action card
   *[other] { $n } Action cards
}
bb-ui-nobody-wins = Nobody wins: a tie.
bb-ui-lost = Lost: Captain Blood is dead.
bb-ui-wins = { $player } wins!
bb-ui-wins-with = { $player } wins with { $pirate }!
bb-ui-loses = Lost: { $player } wins with { $pirate }
bb-ui-by-notoriety = The terror of the seas · { $cards }
bb-ui-by-fortune = The greatest fortune · { $cards }
bb-ui-by-lost = { $cards }
bb-ui-fate-active = { $player } · at sea
bb-ui-fate-anchored = { $player } · in port
bb-ui-counts-notoriety = { $fate } (Notoriety)
bb-ui-counts-worth = { $fate } (Net Worth, in doubloons)
bb-ui-fate-retired = { $player } · retired
bb-ui-fate-dead = { $player } · dead
bb-ui-plot-notoriety = Notoriety, card by card
bb-ui-plot-worth = Net Worth, card by card
bb-ui-ledger = Where the Notoriety came from
bb-left = Else, on their turn, touch “Lose this turn”: their pirate stays where he is. His Net Worth counts at the end, as that of a retired pirate does.
