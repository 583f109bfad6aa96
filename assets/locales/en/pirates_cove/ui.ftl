# Pirate's Cove: the screens.
pc-ui-tab-fight = Fight
pc-ui-tab-islands = Islands
pc-ui-tab-legends = Legends
pc-ui-tab-fame = Fame
pc-ui-tab-decision = Target

# The month and its phase
pc-ui-month = Month { $n }/{ $all }
pc-ui-phase-setup = Setting up
pc-ui-phase-treasure = Treasure cards
pc-ui-phase-navigation = navigation
pc-ui-phase-arrival = arrival
pc-ui-phase-combat = fights
pc-ui-phase-plunder = plunder
pc-ui-phase-effects = island effects
pc-ui-phase-ships = black ships
pc-ui-phase-tie = tie-break
pc-ui-phase-over = end of the year
pc-ui-buccaneer = { $name } against { $victim }

# Ships
pc-ui-look = { $name }: { $n ->
    [one] the card
   *[other] the { $n } cards
}
pc-ui-hand = Cards in hand
pc-ui-crippled = Crippled
pc-ui-out = Destroyed
pc-ui-damaged = { $card }, damaged
pc-ui-wounded = { $card }, wounded
pc-ui-beaten = Beaten this month
pc-ui-deck = Tavern cards in the deck
pc-ui-loot-unknown = To be read off the card
pc-ui-map-chest = Chest of { $name }’s Treasure Map
pc-ui-no-fight = No fight at the moment
pc-ui-last-fight = Last fight: { $island }
pc-ui-last-fight-of = Month { $month }: { $names }
pc-ui-fleet = The ships, from the fastest to the slowest
pc-ui-tie = The last battle
pc-ui-stage-boarding = boarding, round { $n }
pc-ui-stage-volleys = exchange { $n }
pc-ui-round-boarding = Boarding, round { $n }
pc-ui-round-volleys = Volleys, exchange { $n }
pc-ui-now = To act
pc-ui-done = Has acted
pc-ui-hit = Hit before
pc-ui-reloading = Reloading
pc-ui-peaceful = Does not fight.
pc-ui-hull-of = Hull { $n } of { $all }
pc-ui-damages = Its hits damage: { $sections }.
pc-ui-first = Fires first at the ship { $rank }.

# Islands
pc-ui-island-tavern = Up to 3 Tavern cards may be bought here, 2 gold each.
pc-ui-island-hull = The hull may rise by any number of levels, at the prices of the mat.
pc-ui-island-sails = The sails may rise by any number of levels, at the prices of the mat.
pc-ui-island-cannon = The cannon may rise by any number of levels, at the prices of the mat.
pc-ui-island-crew = The crew may rise by any number of levels, at the prices of the mat.
pc-ui-island-treasure = Bury here: 1 fame per treasure, 1 for 3 gold. One section alone may rise by one level, at twice the price.
pc-ui-island-cove = Take 2 Tavern cards, or 1 card and 2 gold. Each destroyed section is repaired here for 2 gold.

# Legendary Pirates
pc-ui-legends-left = In the pile
pc-ui-legends-gone = Discarded
pc-ui-ranking = Order of fire
pc-ui-legend-blackbeard = The most dangerous of all: 6 dice, and hulls give way.
pc-ui-legend-dutchman = At the end of each exchange its hull regains up to 2 of the points that it has just lost.
pc-ui-legend-hook = The other ships are numbered clockwise from the target: a die that misses hits the hull of the ship whose number it shows.
pc-ui-legend-bonny-read = Every hit damages all four sections at once.
pc-ui-legend-cacafuego = A galleon full of gold that does not fight: a die tells what it is worth.
pc-ui-legend-own = The pirate of your blank card.
pc-ui-legend-navy = { $name } picks its targets. It leaves the board after its fight.

# The target of the last shot
pc-ui-no-path = No decision of a black ship to show.
pc-ui-path = { $name }: who to fire at?

# On the phone
pc-ui-hand-of = { $n ->
    [0] No card in hand
    [one] Your card, which nobody else sees
   *[other] Your { $n } cards, which nobody else sees
}
pc-ui-on-paper = { $n ->
    [one] 1 real card in hand
   *[other] { $n } real cards in hand
}
pc-ui-mat = Your ship mat: values, and prices of levels
pc-ui-when-mastercraft = During island effects, at any island.
pc-ui-when-slip-away = At the end of navigation, or against Buccaneering.
pc-ui-when-buccaneering = At the end of the Treasure phase.
pc-ui-when-lookout = At the very start of navigation.
pc-ui-when-outfitter = During island effects.
pc-ui-when-letter = In response to the Royal Navy.
pc-ui-when-navy = At the end of navigation, once all courses are known.
pc-ui-when-map = At the end of the Treasure phase.
pc-ui-when-battle = As a fight begins, on your turn in the round.
pc-ui-when-volley = In a fight, just before your dice.
pc-ui-when-fame = Keep it until the end of the year.

# Fame and the end
pc-ui-fame = Fame
pc-ui-hits = Hits
pc-ui-sunk = Sunk
pc-ui-routed = Crippled
pc-ui-deeds = { $islands ->
    [0] No island plundered
    [one] 1 island plundered
   *[other] { $islands } islands plundered
}, { $fled ->
    [0] never fled
    [one] fled once
   *[other] fled { $fled } times
}
pc-ui-curves = Fame month by month
pc-ui-sources = Where the fame came from
pc-ui-months = { $n ->
    [one] After 1 month
   *[other] After { $n } months
}
pc-ui-by-battle = { $moment }, in the last battle
pc-ui-wins = { $n ->
    [one] { $names } wins with { $fame } fame
   *[other] { $names } win with { $fame } fame
}

# Setting up
pc-panel-box = The app or the box?
    .note = Without phones the box keeps the secrets. With phones the app can deal.
pc-option-cards = Tavern cards
pc-ui-black-ships = { $n ->
    [one] One black ship cruises among the islands.
   *[other] With three players { $n } black ships cruise among the islands.
}
pc-chapter-fights = Fights
pc-chapter-ships = Mastercrafts and parrots
pc-chapter-legends = Legendary Pirates, Royal Navy
pc-chapter-islands = Islands and navigation
pc-chapter-end = Fame and the end of the year
pc-left = Else send them each month to an island where they will be alone; if they meet somebody, they flee as soon as it is up to them. Their points count at the end.
