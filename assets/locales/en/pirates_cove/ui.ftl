# Pirate's Cove: the screens.
cove-ui-tab-fight = Fight
cove-ui-tab-islands = Islands
cove-ui-tab-legends = Legends
cove-ui-tab-fame = Fame
cove-ui-tab-decision = Target

# The month and its phase
cove-ui-month = Month { $n }/{ $all }
cove-ui-phase-setup = Setting up
cove-ui-phase-treasure = Treasure cards
cove-ui-phase-navigation = navigation
cove-ui-phase-arrival = arrival
cove-ui-phase-combat = fights
cove-ui-phase-plunder = plunder
cove-ui-phase-effects = island effects
cove-ui-phase-ships = black ships
cove-ui-phase-tie = tie-break
cove-ui-phase-over = end of the year
cove-ui-buccaneer = { $name } against { $victim }

# Ships
cove-ui-look = { $name }: { $n ->
    [one] the card
   *[other] the { $n } cards
}
cove-ui-hand = Cards in hand
cove-ui-crippled = Crippled
cove-ui-out = Destroyed
cove-ui-damaged = { $card }, damaged
cove-ui-wounded = { $card }, wounded
cove-ui-beaten = Beaten this month
cove-ui-deck = Tavern cards in the deck
cove-ui-loot-unknown = To be read off the card
cove-ui-map-chest = Chest of { $name }’s Treasure Map
cove-ui-no-fight = No fight at the moment
cove-ui-last-fight = Last fight: { $island }
cove-ui-last-fight-of = Month { $month }: { $names }
cove-ui-fleet = The ships, from the fastest to the slowest
cove-ui-tie = The last battle
cove-ui-stage-boarding = boarding, round { $n }
cove-ui-stage-volleys = exchange { $n }
cove-ui-round-boarding = Boarding, round { $n }
cove-ui-round-volleys = Volleys, exchange { $n }
cove-ui-now = To act
cove-ui-done = Has acted
cove-ui-hit = Hit before
cove-ui-reloading = Reloading
cove-ui-peaceful = Does not fight.
cove-ui-hull-of = Hull { $n } of { $all }
cove-ui-damages = Its hits damage: { $sections }.
cove-ui-first = Fires first at the ship { $rank }.

# Islands
cove-ui-island-tavern = Up to 3 Tavern cards may be bought here, 2 gold each.
cove-ui-island-hull = The hull may rise by any number of levels, at the prices of the mat.
cove-ui-island-sails = The sails may rise by any number of levels, at the prices of the mat.
cove-ui-island-cannon = The cannon may rise by any number of levels, at the prices of the mat.
cove-ui-island-crew = The crew may rise by any number of levels, at the prices of the mat.
cove-ui-island-treasure = Bury here: 1 fame per treasure, 1 for 3 gold. One section alone may rise by one level, at twice the price.
cove-ui-island-cove = Take 2 Tavern cards, or 1 card and 2 gold. Each destroyed section is repaired here for 2 gold.

# Legendary Pirates
cove-ui-legends-left = In the pile
cove-ui-legends-gone = Discarded
cove-ui-ranking = Order of fire
cove-ui-legend-blackbeard = The most dangerous of all: 6 dice, and hulls give way.
cove-ui-legend-dutchman = At the end of each exchange its hull regains up to 2 of the points that it has just lost.
cove-ui-legend-hook = The other ships are numbered clockwise from the target: a die that misses hits the hull of the ship whose number it shows.
cove-ui-legend-bonny-read = Every hit damages all four sections at once.
cove-ui-legend-cacafuego = A galleon full of gold that does not fight: a die tells what it is worth.
cove-ui-legend-own = The pirate of your blank card.
cove-ui-legend-navy = { $name } picks its targets. It leaves the board after its fight.

# The target of the last shot
cove-ui-no-path = No decision of a black ship to show.
cove-ui-path = { $name }: who to fire at?

# On the phone
cove-ui-hand-of = { $n ->
    [0] No card in hand
    [one] Your card, which nobody else sees
   *[other] Your { $n } cards, which nobody else sees
}
cove-ui-on-paper = { $n ->
    [one] 1 real card in hand
   *[other] { $n } real cards in hand
}
cove-ui-mat = Your ship mat: values, and prices of levels
cove-ui-when-mastercraft = During island effects, at any island.
cove-ui-when-slip-away = At the end of navigation, or against Buccaneering.
cove-ui-when-buccaneering = At the end of the Treasure phase.
cove-ui-when-lookout = At the very start of navigation.
cove-ui-when-outfitter = During island effects.
cove-ui-when-letter = In response to the Royal Navy.
cove-ui-when-navy = At the end of navigation, once all courses are known.
cove-ui-when-map = At the end of the Treasure phase.
cove-ui-when-battle = As a fight begins, on your turn in the round.
cove-ui-when-volley = In a fight, just before your dice.
cove-ui-when-fame = Keep it until the end of the year.

# Fame and the end
cove-ui-fame = Fame
cove-ui-hits = Hits
cove-ui-sunk = Sunk
cove-ui-routed = Crippled
cove-ui-deeds = { $islands ->
    [0] No island plundered
    [one] 1 island plundered
   *[other] { $islands } islands plundered
}, { $fled ->
    [0] never fled
    [one] fled once
   *[other] fled { $fled } times
}
cove-ui-curves = Fame month by month
cove-ui-sources = Where the fame came from
cove-ui-months = { $n ->
    [one] After 1 month
   *[other] After { $n } months
}
cove-ui-by-battle = { $moment }, in the last battle
cove-ui-wins = { $n ->
    [one] { $names } wins with { $fame } fame
   *[other] { $names } win with { $fame } fame
}

# Setting up
pirates-cove-panel-box = The app or the box?
    .note = Without phones the box keeps the secrets. With phones the app can deal.
pirates-cove-option-cards = Tavern cards
cove-ui-black-ships = { $n ->
    [one] One black ship cruises among the islands.
   *[other] With three players { $n } black ships cruise among the islands.
}
pirates-cove-chapter-fights = Fights
pirates-cove-chapter-ships = Mastercrafts and parrots
pirates-cove-chapter-legends = Legendary Pirates, Royal Navy
pirates-cove-chapter-islands = Islands and navigation
pirates-cove-chapter-end = Fame and the end of the year
pirates-cove-left = Else send them each month to an island where they will be alone; if they meet somebody, they flee as soon as it is up to them. Their points count at the end.
