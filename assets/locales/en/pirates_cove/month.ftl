# The month: Treasure cards, courses, events, the end of the month and of the year.
command-turn-treasures = Treasure cards
command-set-courses = Setting courses
command-read-courses = Setting courses
command-arrive = End of Navigation
command-arrival-card = A card before the fights
command-arrival-told = A card before the fights
command-end-month = End of the month

# Treasure cards
pc-ev-month = Month { $n } of { $of }.
pc-told-month = Month { $n } of { $of }
pc-order-loots = { $n ->
    [1] Turn up a Treasure card on each outer island
   *[other] Replace the Treasure cards of the five outer islands
}.
pc-q-turned = Treasure card { $island_at }

# Courses
pc-q-wheel = { $name }, which island do you steer for?
pc-q-wheel-shows = What does { $name }’s wheel show?
pc-q-course = { $name }, openly: which island?
pc-wheel-of = { $name }’s course
pc-wheel-no-cove = The Cove is only reached by fleeing, or with a crippled ship.
pc-figure-black-ship = black ship
pc-map-lies = { $name }’s Treasure Map
pc-first = First play { $card }
pc-window-none = { $name } has no card to play now.
pc-window-dealt = The app deals the cards: everybody plays their own.
pc-window-other = { $card } is not played now.
pc-window-shut = These cards are played at the end of Navigation.
pc-q-cards-first = Before the wheels are set: who plays a card?
pc-q-cards-first-none = Nobody
pc-sheet-wheels = Month { $n }: where do your ships go?
pc-sheet-wheels-seldom = Play a card
pc-q-cards-first-short = A card first?
pc-q-cards-now = Does anybody play a card before the fights?
pc-q-cards-now-short = A card before the fights?
pc-q-cards-now-yes = Yes
pc-q-cards-now-no = Nobody
pc-order-wheels = Set your wheels in secret, show them, move your ships.
pc-wheels-fight = { $names } fight { $island_at }
pc-wheels-peace = { $names } in peace { $island_at }
pc-isle-tavern = Tavern
pc-isle-hull = Hull
pc-isle-sails = Sails
pc-isle-cannon = Cannons
pc-isle-crew = Crews
pc-isle-treasure = Treasure
pc-isle-cove = Cove
pc-card-first = Play a card first
pc-card-first-note = Then everybody sets the wheel again.
pc-q-card = { $name }, which card do you play?
pc-q-card-last = { $name }, do you play a card before you leave?
pc-card-none = No card
pc-card-nobody = Go on without a card
pc-ev-moored = { $name } sails { $island_to }.
pc-ev-stays = { $name } stays { $island_at }.
pc-order-moored = { $name }: bring your ship { $island_to }.
pc-order-stays = { $name }: your ship stays { $island_at }.
pc-q-designated = { $name }, who chooses a course first?
pc-q-cast = { $names } are tied: who rolls highest?
pc-told-cast = A die decides between { $names }

# Buccaneering, Treasure Map
pc-q-victim = { $name }, who gives you half of the loot?
pc-ev-buccaneer = This month { $victim } shares the loot with { $name }.
pc-q-map = { $n ->
    [1] Treasure Map: which island?
   *[other] A 6: roll again. Which island?
}
pc-ev-chest = { $name }’s Treasure Map leads { $island_to }.
pc-order-chest = Put a chest { $island_at }: that is the Treasure Map.

# End of Navigation
pc-q-window = { $name }, do you play a card before the fights?
pc-q-window-table = Does anybody play a card before the fights?
pc-window-able = You may play: { $cards }. Otherwise do nothing: the tablet goes on.
pc-window-unable = None of your cards can be played now: the tablet goes on.
pc-card-of = Play a card ({ $name })
pc-q-who-plays = Who plays { $card_the }?
pc-q-sent = { $name }, where does the Royal Navy go?
pc-q-slips = { $name }, which island do you slip away to?
pc-navy-out = The Royal Navy is on the board already.
pc-letter-no-navy = A Letter of Marque answers the Royal Navy, and nobody has called it.
pc-letter-elsewhere = The Royal Navy is there already: send it elsewhere.
pc-slip-here = Your ship lies there already.
pc-slip-occupied = A ship lies at that island.
pc-ev-called-off = { $name } has slipped away: Buccaneering against this loot is off.

# End of the month and of the year
pc-order-cargo = { $name }: return { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
} to Treasure Island; your hull carries no more.
pc-ev-cleared = { $n ->
    [0] The islands are cleared.
    [one] 1 Treasure card is discarded.
   *[other] { $n } Treasure cards are discarded.
}
pc-order-cleared = Take the chest of the Treasure Map off the islands.
pc-q-fame-cards = { $name }: what are your Fame cards worth together?
pc-ev-over = { $n ->
    [one] { $names } is the most famous pirate of the year!
   *[other] { $names } are the most famous pirates of the year!
}
pc-ev-tie = { $names } are tied!
pc-told-last-fight = One last fight decides who is the greatest pirate.
