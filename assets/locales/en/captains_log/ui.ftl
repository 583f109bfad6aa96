cl-title = Captain’s Log
cl-player = { $name }
cl-a-player = player
cl-allies = { $names }
cl-team = Team { $n } · { $names }
cl-npc = NPC { $n }
cl-npc-named = NPC { $n } · { $name }
cl-npc-of = { $role } · { $nation }
cl-role-aggressive = aggressive
cl-role-defensive = defensive
cl-role-merchant = merchant
cl-role-special = special
cl-kind-legal = legal
cl-kind-contraband = contraband
cl-tab-market = Market
cl-tab-reputation = Reputation
cl-tab-sea = Sea
cl-tab-chart = Decision
cl-chip-setup = Set-up
cl-chip-day-brief = Day · { $round }
cl-chip-night-brief = Night · { $round }
cl-chip-day = Day · round { $round }
cl-chip-night = Night · round { $round }
cl-chip-wind = Wind +{ $best } → { $clock } o’clock
cl-ui-target = of { $n }
cl-ui-fame = { $n } fame
cl-ui-destroyed = Destroyed: respawns on the next turn
cl-ui-nations = Fame of the nations
cl-ui-standing = { $who }’s reputation
cl-ui-team = Team { $n }
cl-ui-common = Allies
cl-ui-reserve = Reserve
cl-ui-face-down = card face down
cl-ui-strength = Defence { $defence } · hull { $hull }
cl-ui-waiting = not in play yet
cl-ui-kraken = { $n ->
    [0] No Kraken
    [one] Kraken · 1 card
   *[other] Kraken · { $n } cards
}
cl-flag-move = { $n } Move { $value }
cl-flag-fire = { $n } Fire { $value } { $value ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
cl-flag-board = { $n } Board { $value } { $value ->
    [one] die
   *[other] dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
cl-ui-brings = { $column }: { $what }
cl-ui-wind-unknown = Wind card not known yet
cl-ui-events-left = event cards left in the deck
cl-ui-revealed = { $n ->
    [0] No tile revealed
    [one] 1 tile revealed: { $tiles }
   *[other] { $n } tiles revealed: { $tiles }
}
cl-ui-time = Time
cl-ui-wind = Wind
cl-ui-events = Events
cl-ui-map = Map
cl-ui-orders = Orders for { $npc }
cl-ui-no-report = No NPC has been played yet.
cl-ui-plot = Fame by round
cl-ui-score = Score: { $n }
cl-ui-ledger = Where the fame came from
cl-ui-win = Victory for { $who }!
cl-ui-loss = Defeat: { $who_the } { $who ->
    [Pirates] win
   *[other] wins
}
cl-mode-solo = Solo
cl-mode-competitive = Free-for-all
    .note = First to the fame agreed on wins.
cl-mode-coop = Co-op
    .note = Two allies against nations: one fame, one reputation, three missions between you.
cl-mode-teams = 2 versus 2
    .note = Fame, reputation and missions by team. The team that begins also plays last.
cl-option-switches = All options
cl-option-target = Fame to reach
cl-option-tavern = Tavern
cl-tavern-app = The app keeps the tavern
cl-tavern-table = Kept on the table
cl-ui-war = { $one } – { $other }
cl-option-wars = Countries at war
cl-ui-end-token = End token on { $n }
cl-ui-end-token-drawn = End token: worked out after the draw
cl-option-enemies = Enemy nations
cl-ui-enemies-drawn = Draw them
cl-option-difficulty = Difficulty
cl-preset-first = First game
    .note = { $n ->
        [0] Standard rules, to learn by.
       *[other] Standard rules, short game: { $n } fame.
    }
cl-preset-standard = Standard
    .note = Without crew and boarding, boards A.
cl-preset-expert = Expert
    .note = Everything: crew, boarding, boards B, captains, flotation.
cl-switches-boarding = Crew and boarding
cl-switches-reputation-board = Reputation board: { $n }
cl-switches-tavern-board = Tavern-shipyard board: { $n }
cl-switches-fame-board = Fame board: { $n }
cl-switches-war-card = War card: { $n }
cl-switches-market-tiles = Market tiles: { $n }
cl-switches-dynamic-map = Dynamic map
cl-switches-unexplored-tiles = Unexplored areas
cl-switches-flotation = Flotation of barrels
cl-switches-special-tiles = Tiles 22, 23, calm sea
cl-switches-calm-wind = Calm wind card
cl-switches-monsters = White Whale and monsters
cl-switches-captains = Captains
cl-switches-cargo-tower = Cargo tower
cl-switches-at-war = At war: +1 on dice
cl-switches-two-decks = Two decks by seal
cl-switches-reshuffle-wind = Reshuffle the wind
cl-switches-bounty = Bounties
cl-switches-ramming = Ramming and pincer
cl-switches-fishing = Fishing
cl-difficulty-night-scoring = Nations score at night too
cl-difficulty-destructions = { $n ->
    [one] Lose 1 fame at every destruction
   *[other] Lose 1 fame every { $n } destructions
}
cl-difficulty-standard-map = Standard pre-laid map
cl-difficulty-optional-tiles = Optional tiles and Calm card
cl-difficulty-target-25 = Target 25
cl-difficulty-cannon-cap-3 = At most 3 damage per die
cl-difficulty-melee-12 = Wounds on 12+
cl-bad-teams = Each team needs two players.
cl-tab-captains = Captains
cl-fix-missions = Missions in hand
cl-ui-face-down-level = card face down · level { $level }
cl-ui-waiting-tile = enters by tile { $tile }
cl-ui-tree-n = The activation
cl-ui-tree-end = End of the activation
cl-ui-tree-flag = Flag { $n }
cl-ui-tree-flag-of = Flag { $what }
cl-ui-no-prices = prices to be copied
cl-ui-prices = In each section: what a cube sells for / costs, in thousands of doubloons (k).
cl-ui-price-pair = { $sell } / { $buy }k
cl-ui-aboard = Aboard
cl-ui-ship = Ship
cl-ui-not-copied = values to be copied
cl-ui-upgrades = Upgrades and ammunition
cl-ui-tokens = Tokens
cl-ui-missions = Missions: { $n } of { $limit } in hand
cl-ui-treasure-tried = The treasure search has been tried
cl-ui-round = round { $n }
cl-ui-ledger-of = Fame of { $who }: { $n }
cl-ui-floating-barrel = { $n ->
    [one] Floating barrel: tile { $tiles }
   *[other] { $n } floating barrels: tiles { $tiles }
}
cl-ui-floating-oil = { $n ->
    [one] Floating oil: tile { $tiles }
   *[other] { $n } floating oils: tiles { $tiles }
}
cl-ui-floating-mission = { $n ->
    [one] Mission counter: tile { $tiles }
   *[other] { $n } mission counters: tiles { $tiles }
}
cl-chip-wind-unknown = Wind: on the table
cl-ui-ship-brief = { $level ->
    [0] Level ?
   *[other] Level { $level }
} · defence { $defence ->
    [0] ?
   *[other] { $defence }
} · hull { $hull ->
    [0] ?
   *[other] { $hull }
}
cl-ui-npc-brief = { $kind } · { $defence ->
    [0] ?
   *[other] { $defence }
}/{ $hull ->
    [0] ?
   *[other] { $hull }
}
cl-kind-npc-card = Ship cards, NPC side
cl-kind-card-number = Numbers of the ship cards
cl-kind-player-ship = Player ships
cl-kind-market-tile = Market tiles
cl-kind-reputation-line = Reputation lines
cl-kind-wind-card = Wind cards
cl-kind-event-card = Event cards
cl-kind-nation-die = Nation tables
cl-kind-kraken-dial = Kraken dial
cl-kind-map-tile = Map tiles
cl-kind-fame-board = Fame boards
cl-kind-fame-icons = Fame icons of the player board
cl-kind-fishing-tokens = Fishing tokens
cl-kind-gap-tiles = Unexplored-area tiles
cl-kind-tavern = Taverns
cl-kind-price = Prices
cl-left = Else their ship stays where it is: on their turn, end it and do nothing. It may be attacked, and its fame counts at the end.
