# The month: Treasure cards, courses, events, the end of the month and of the year.
command-turn-treasures = Treasure cards
command-set-courses = Setting courses
command-read-courses = Setting courses
command-arrive = End of Navigation
command-arrival-card = A card before the fights
command-arrival-told = A card before the fights
command-end-month = End of the month

# Treasure cards
cove-ev-month = Month { $n } of { $of }.
cove-told-month = Month { $n } of { $of }
cove-order-loots = { $n ->
    [1] Turn up a Treasure card on each outer island.
   *[other] Replace the Treasure cards of the five outer islands.
}
cove-q-turned = Treasure card { $island_at }

# Courses
cove-q-wheel = { $name }, which island do you steer for?
cove-q-wheel-shows = What does { $name }’s wheel show?
cove-q-course = { $name }, openly: which island?
cove-wheel-of = { $name }’s course
cove-wheel-no-cove = The Cove is only reached by fleeing, or with a crippled ship.
cove-figure-black-ship = black ship
cove-map-lies = { $name }’s Treasure Map
cove-first = First play { $card }
cove-window-none = { $name } has no card to play now.
cove-window-dealt = The app deals the cards: everybody plays their own.
cove-window-other = { $card } is not played now.
cove-window-shut = These cards are played at the end of Navigation.
cove-q-cards-first = Before the wheels are set: who plays a card?
cove-q-cards-first-none = Nobody
cove-sheet-wheels = Month { $n }: where do your ships go?
cove-sheet-wheels-seldom = Play a card
cove-q-cards-first-short = A card first?
cove-q-cards-now = Does anybody play a card before the fights?
cove-q-cards-now-short = A card before the fights?
cove-q-cards-now-yes = Yes
cove-q-cards-now-no = Nobody
cove-order-wheels = Set your wheels in secret, show them, move your ships.
cove-wheels-fight = { $names } fight { $island_at }
cove-wheels-peace = { $names } in peace { $island_at }
cove-isle-tavern = Tavern
cove-isle-hull = Hull
cove-isle-sails = Sails
cove-isle-cannon = Cannons
cove-isle-crew = Crews
cove-isle-treasure = Treasure
cove-isle-cove = Cove
cove-card-first = Play a card first
cove-card-first-note = Then everybody sets the wheel again.
cove-q-card = { $name }, which card do you play?
cove-q-card-last = { $name }, do you play a card before you leave?
cove-card-none = No card
cove-card-nobody = Go on without a card
cove-ev-moored = { $name } sails { $island_to }.
cove-ev-stays = { $name } stays { $island_at }.
cove-order-moored = { $name }: bring your ship { $island_to }.
cove-order-stays = { $name }: your ship stays { $island_at }.
cove-q-designated = { $name }, who chooses a course first?
cove-q-cast = { $names } are tied: who rolls highest?
cove-told-cast = A die decides between { $names }

# Buccaneering, Treasure Map
cove-q-victim = { $name }, who gives you half of the loot?
cove-ev-buccaneer = This month { $victim } shares the loot with { $name }.
cove-q-map = { $n ->
    [1] Treasure Map: which island?
   *[other] A 6: roll again. Which island?
}
cove-ev-chest = { $name }’s Treasure Map leads { $island_to }.
cove-order-chest = Put a chest { $island_at }: that is the Treasure Map.

# End of Navigation
cove-q-window = { $name }, do you play a card before the fights?
cove-q-window-table = Does anybody play a card before the fights?
cove-window-able = You may play: { $cards }. Otherwise do nothing: the tablet goes on.
cove-window-unable = None of your cards can be played now: the tablet goes on.
cove-card-of = Play a card ({ $name })
cove-q-who-plays = Who plays { $card_the }?
cove-q-sent = { $name }, where does the Royal Navy go?
cove-q-slips = { $name }, which island do you slip away to?
cove-navy-out = The Royal Navy is on the board already.
cove-letter-no-navy = A Letter of Marque answers the Royal Navy, and nobody has called it.
cove-letter-elsewhere = The Royal Navy is there already: send it elsewhere.
cove-slip-here = Your ship lies there already.
cove-slip-occupied = A ship lies at that island.
cove-ev-called-off = { $name } has slipped away: Buccaneering against this loot is off.

# End of the month and of the year
cove-order-cargo = { $name }: return { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
} to Treasure Island; your hull carries no more.
cove-ev-cleared = { $n ->
    [0] The islands are cleared.
    [one] 1 Treasure card is discarded.
   *[other] { $n } Treasure cards are discarded.
}
cove-order-cleared = Take the chest of the Treasure Map off the islands.
cove-q-fame-cards = { $name }: what are your Fame cards worth together?
cove-ev-over = { $n ->
    [one] { $names } is the most famous pirate of the year!
   *[other] { $names } are the most famous pirates of the year!
}
cove-ev-tie = { $names } are tied!
cove-told-last-fight = One last fight decides who is the greatest pirate.
