# Pirate's Cove: what all chapters share, set-up, ships, Tavern cards, black ships.
cove-title = Pirate’s Cove

# Islands, sections
cove-island-tavern = Tavern Island
    .at = at Tavern Island
    .to = to Tavern Island
cove-island-hull = Hull Island
    .at = at Hull Island
    .to = to Hull Island
cove-island-sails = Sail Island
    .at = at Sail Island
    .to = to Sail Island
cove-island-cannon = Cannon Island
    .at = at Cannon Island
    .to = to Cannon Island
cove-island-crew = Crew Island
    .at = at Crew Island
    .to = to Crew Island
cove-island-treasure = Treasure Island
    .at = at Treasure Island
    .to = to Treasure Island
cove-island-cove = Pirate’s Cove
    .at = in Pirate’s Cove
    .to = to Pirate’s Cove
cove-section-hull = hull
    .the = the hull
    .of = of the hull
    .your = your hull
cove-section-crew = crew
    .the = the crew
    .of = of the crew
    .your = your crew
cove-section-cannon = cannon
    .the = the cannon
    .of = of the cannon
    .your = your cannon
cove-section-sails = sails
    .the = the sails
    .of = of the sails
    .your = your sails
cove-all-sections = all four sections
cove-rank-hull = with the strongest hull
cove-rank-crew = with the largest crew
cove-rank-cannon = with the most cannon
cove-rank-speed = that is fastest

# Ships that nobody plays
cove-navy = Royal Navy
    .the = the Royal Navy
cove-legend-blackbeard = Blackbeard
cove-legend-dutchman = The Flying Dutchman
cove-legend-hook = Captain Hook
cove-legend-bonny-read = Anne Bonny and Mary Read
cove-legend-cacafuego = The Cacafuego
cove-legend-own = Pirate of the blank card
cove-named-ship = a black ship
cove-named-card = a Tavern card
cove-named-legend = a Legendary Pirate
cove-named-treasure = a Treasure card
cove-named-island = an outer island

# Tavern cards
cove-card-back = Tavern card
cove-card-unknown = Tavern card
    .the = a Tavern card
cove-card-flint = Captain Flint’s Parrot
    .the = Captain Flint’s Parrot
cove-card-flint-does = Your ship carries as many treasures as you like.
cove-card-silver = Long John Silver’s Parrot
    .the = Long John Silver’s Parrot
cove-card-silver-does = You always roll 6 dice, even against a Grapple.
cove-card-bones = Billy Bones’ Parrot
    .the = Billy Bones’ Parrot
cove-card-bones-does = All your cannon fire, whatever your crew.
cove-card-trelawney = Squire Trelawney’s Parrot
    .the = Squire Trelawney’s Parrot
cove-card-trelawney-does = +20 to your speed.
cove-card-mastercraft = Mastercraft
    .the = a Mastercraft
cove-card-mastercraft-does = Goes beside a section, when islands take effect, and takes its first two hits.
cove-card-slip-away = Slip Away
    .the = Slip Away
cove-card-slip-away-does = Sail to an outer island without any ship, or to Treasure Island. Cancels Buccaneering played on you.
cove-card-buccaneering = Buccaneering
    .the = Buccaneering
cove-card-buccaneering-does = This month one opponent hands you half of the loot.
cove-card-lookout = Lookout
    .the = Lookout
cove-card-lookout-does = This month courses are set openly, one after another, from the player you name.
cove-card-outfitter = Outfitter
    .the = Outfitter
cove-card-outfitter-does = One section of your ship rises one level for free, at any island.
cove-card-letter = Letter of Marque
    .the = Letter of Marque
cove-card-letter-does = In answer to the Royal Navy: you send it elsewhere, and you lead it.
cove-card-navy = Royal Navy!
    .the = Royal Navy!
cove-card-navy-does = You send the Royal Navy to an outer island, and pick its targets.
cove-card-map = Treasure Map
    .the = the Treasure Map
cove-card-map-does = A die names an island: if you capture it this month, you plunder twice the treasures there.
cove-card-becalmed = Becalmed
    .the = Becalmed
cove-card-becalmed-does = No more cards in this fight; those already played stay in force.
cove-card-wind = Fair Wind
    .the = Fair Wind
cove-card-wind-does = +6 to your speed in this fight.
cove-card-grapple = Grapple
    .the = Grapple
cove-card-grapple-does = Everybody rolls as many dice as their crew, cannon or not.
cove-card-smoke = Smoke
    .the = Smoke
cove-card-smoke-does = Only a 6 hits your ship in this fight.
cove-card-overboard = Overboard
    .the = Overboard
cove-card-overboard-does = +2 to your speed for each treasure thrown onto the card; those treasures are lost.
cove-card-grapeshot = Grapeshot
    .the = Grapeshot
cove-card-grapeshot-does = 3, 4, 5 and 6 hit, Smoke or not; then your cannon take 2 hits.
cove-card-magazine = Powder Magazine
    .the = Powder Magazine
cove-card-magazine-does = Each hit also opens the hull of every ship there by 1, yours among them.
cove-card-cannonade = Cannonade
    .the = Cannonade
cove-card-cannonade-does = Each hit damages all four sections of the target; you do not fire in the next exchange.
cove-card-own = { $text }
    .the = { $text }
cove-card-own-event = Event of the blank card
    .the = the event of the blank card
cove-card-own-event-does = Do what you wrote on the card.
cove-card-own-battle = Blank Battle card
    .the = the blank Battle card
cove-card-own-battle-does = Does what you wrote on it, in this fight.
cove-card-own-volley = Blank Volley card
    .the = the blank Volley card
cove-card-own-volley-does = Does what you wrote on it, for this volley.
cove-card-fame-1 = Fame 1
    .the = a Fame 1 card
cove-card-fame-1-does = Worth 1 fame at the end.
cove-card-fame-2 = Fame 2
    .the = a Fame 2 card
cove-card-fame-2-does = Worth 2 fame at the end.
cove-card-fame-3 = Fame 3
    .the = a Fame 3 card
cove-card-fame-3-does = Worth 3 fame at the end.

# Cards to copy
cove-kind-mat = Ship mat
cove-kind-box = What the box holds
cove-kind-treasure-card = Treasure cards
cove-kind-legend = Pirate of the blank card
cove-kind-tavern-card = Blank Tavern cards
cove-q-mat = What does the ship mat say?
cove-mat-places = { $section }: number of levels
cove-mat-value = { $section }, level { $n }: value
cove-mat-cost = { $section }, level { $n }: cost
cove-q-box = What does the box hold?
cove-box-doubled = The event that is there twice
cove-box-chests = Number of treasure chests
cove-q-treasure-card = What does the Treasure card show?
cove-treasure-card = Treasure card { $n }
cove-loot-treasures = Treasures
cove-loot-gold = Gold
cove-loot-tavern = Tavern cards
cove-loot-fame = Fame
cove-q-own-legend = Which pirate have you drawn on the blank card?
cove-q-own-event = Which event have you invented on the blank card?
cove-q-own-battle = Which Battle card have you invented on the blank card?
cove-q-own-volley = Which Volley card have you invented on the blank card?
cove-q-own-card-note = Without a name the card stays in the box.
cove-own-words = What the card says
cove-own-window = Is played
cove-own-when-treasure = At the end of the Treasure phase.
cove-own-when-courses = At the very start of navigation.
cove-own-when-arrival = At the end of navigation, once all courses are known.
cove-own-when-islands = During island effects.
cove-own-speed = Speed added
cove-own-more-dice = Dice added
cove-own-sheltered = Your ship is hit only from
cove-own-hit-from = Your dice hit from
cove-own-splash = Hull lost by every ship, for each hit
cove-own-recoil = Hits on your own cannon
cove-order-own-event = Do what the card says; gold, treasures, fame and rings are corrected by hand.
cove-own-name = Name
cove-own-dice = Dice
cove-own-hull = Hull
cove-own-sails = Sails
cove-own-fame = Fame
cove-own-attacks = Aims at
cove-own-ranks = Fires first at the ship

# Set-up
command-set-up-box = Set-up: the box
command-set-up-cards = Set-up: Tavern cards
command-set-up-ships = Set-up: black ships
command-outfitting = Outfitting
cove-order-setup-board = Shuffle the Treasure cards: 12 face down on each of the five outer islands.
cove-order-setup-mats = Everybody lays out a ship mat, a ring on each skull, and the fame marker at the start.
cove-order-setup-bank = Everybody takes { $gold } gold; the rest of the gold and all chests go to Treasure Island.
cove-order-setup-tavern = Tavern cards go to the Tavern, Royal Navy and Legendary Pirates beside the board.
cove-q-outfit = { $name }: how far do you raise { $section_the }?
cove-q-outfit-note = { $gold ->
    [0] No gold left.
   *[other] You have { $gold } gold left. Nobody else sees what you choose.
}
cove-level = { $n }
cove-price = { $n } gold
cove-price-none = as it is

# Ledger
cove-ev-fame-up = { $name }: +{ $n } fame.
cove-ev-fame-down = { $name }: −{ $n } fame.
cove-told-fame = { $name }, fame ({ $why })
cove-why-fled = an opponent has left
cove-why-plunder = plunder
cove-why-sunk = a ship sunk
cove-why-buried = buried treasure
cove-why-cards = Fame cards
cove-why-mutiny = mutiny
cove-why-parrot = parrot killed
cove-why-swap = parrot swapped
cove-why-shared = buccaneering
cove-why-correction = correction
cove-ev-gold-up = { $name } gets { $n } gold.
cove-ev-gold-down = { $name } pays { $n } gold.
cove-ev-treasures-up = { $name } gets { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}.
cove-ev-treasures-down = { $name } gives back { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}.

# Ships
cove-no-level = There is no further level to the right for { $section_the }.
cove-section-out = The ring { $section_of } is off the mat; the Cove puts it back first.
cove-no-gold = That takes { $need } gold; there are { $have }.
cove-sum-cost = Cost
cove-sum-level = { $section } { $n }
cove-sum-dice = Dice
cove-sum-speed = Speed
cove-ev-ring = { $name }, { $section }: { $was } → { $now }.
cove-ev-ring-out = { $name }: the ring { $section_of } leaves the mat.
cove-told-ring = { $name }, { $section }
cove-ev-craft = { $name } attaches a Mastercraft: { $section }.
cove-ev-craft-lost = { $name } loses the Mastercraft { $section_of }.
cove-ev-craft-damaged = { $name }: the Mastercraft { $section_of } is damaged.
cove-ev-craft-sound = { $name } repairs the Mastercraft { $section_of }.
cove-order-craft = { $name }: put a Mastercraft beside { $section_the }.
cove-craft-one = { $name } has a Mastercraft aboard already.
cove-craft-there = A Mastercraft protects { $section_the } already.
cove-craft-sound = Nothing is wrong with this Mastercraft.
cove-q-craft = { $name }, which section does the Mastercraft protect?

# Parrots, cards
cove-ev-parrot = { $parrot } joins { $name }.
cove-ev-parrot-back = { $name } sends { $parrot_the } back.
cove-ev-parrot-dead = { $name }: { $parrot_the } is dead.
cove-ev-parrot-wounded = { $name }: { $parrot_the } is wounded.
cove-ev-parrot-well = { $name }: { $parrot_the } is well again.
cove-told-parrot-dead = { $parrot } is dead
cove-told-parrot-of = It gave { $name } advice. Discard its card.
cove-order-parrot = { $name }: put { $parrot_the } on your mat.
cove-order-parrot-back = Put { $parrot_the } back into the Tavern deck and shuffle it.
cove-order-parrot-discard = Discard { $parrot_the }.
cove-no-parrot = No parrot
cove-q-parrot = { $name } draws: is it a parrot?
cove-q-parrots = { $name }: a second parrot! Which one do you keep?
cove-parrot-keep = Keep the first
cove-parrot-swap = Take the new one (−{ $n } fame)
cove-q-drawn = { $name } draws a Tavern card
cove-ev-drawn = { $name } draws a Tavern card.
cove-order-draw = { $name }: draw a Tavern card.
cove-ev-played = { $name } plays { $card_the }.
cove-told-played = { $name } plays { $card_the }
cove-not-held = { $name } does not hold { $card_the }.
cove-ev-shown = { $name } shows { $cards }.
cove-ev-reshuffled = The discards are the new Tavern deck.
cove-order-reshuffle = Shuffle the discarded Tavern cards: they are the new deck.

# Black ships, Royal Navy
cove-q-legend = Which Legendary Pirate is { $island_at }?
cove-ev-legend = { $legend } { VERB($legend, "appears", "appear") } { $island_at }.
cove-told-legend = The black ship lies { $island_at }.
cove-order-legend = Put a black ship { $island_at }, on the card “{ $legend }”.
cove-ev-legends-shuffled = The discarded Legendary Pirates are the new pile.
cove-ev-black-ship = { $legend } { VERB($legend, "sails", "sail") } { $island_to }.
cove-order-black-ship = Move the black ship { $island_to } ({ $legend }).
cove-ev-navy = { $name } sends the Royal Navy { $island_to }.
cove-ev-navy-gone = The Royal Navy leaves the board.
cove-order-navy = Put the Royal Navy { $island_at }.
cove-order-navy-gone = Take the Royal Navy off the board.
cove-navy-outer = The Royal Navy only goes to outer islands.
cove-navy-not-there = { $name }, who called it first, lies at that island.

# Corrections
cove-fix-group-year = Year and bank
cove-fix-group-ships = Black ships
cove-fix-month = Month
cove-fix-bank-gold = Gold on Treasure Island
cove-fix-bank-treasures = Treasures on Treasure Island
cove-fix-fame = Fame
cove-fix-gold = Gold
cove-fix-treasures = Treasures
cove-fix-island = Island
cove-fix-ring = Level of the ring: { $section }
cove-fix-parrot = Parrot
cove-fix-wounded = Parrot wounded
cove-fix-crafts = Mastercrafts
cove-fix-damaged = Mastercraft damaged: { $section }
cove-fix-ship-at = { $name }: island
cove-fix-ship-hull = { $name }: hull
cove-fix-ship-beaten = { $name }: sunk or captured this month

# Settings
pirates-cove-option-treasures = Treasure cards
pirates-cove-treasures-app = Turned up by the app
pirates-cove-treasures-table = Turn them up on the board
pirates-cove-option-wheels = Captain’s wheels
pirates-cove-wheels-app = Secret course, here or by phone
pirates-cove-wheels-table = The wheels of the box
pirates-cove-option-legends = Legendary Pirates
pirates-cove-legends-app = Drawn by the app
pirates-cove-legends-table = Draw them from the pile
pirates-cove-option-own-cards = Blank Tavern cards
pirates-cove-option-own-legend = Pirate of the blank card
