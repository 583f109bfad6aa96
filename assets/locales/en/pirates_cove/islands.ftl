# The islands: plunder, island effects, the Cove.
command-plunder = Plunder
command-begin-visits = Island effects
command-visit-buy = Cards bought at the Tavern
command-visit-raise = Upgrade
command-visit-bury = Treasures buried
command-visit-bury-some = A part of the treasures buried
command-visit-gift = Welcome at the Cove
command-visit-mend = Mastercraft repaired
command-visit-card = A card at an island
command-visit-done = End of the visit

# Plunder
pc-q-loot = What loot { $island_at }?
pc-loot-of-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
pc-loot-of-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
pc-loot-of-tavern = { $n ->
    [one] 1 Tavern card
   *[other] { $n } Tavern cards
}
pc-loot-of-fame = { $n ->
    [one] { $n } fame
   *[other] { $n } fame
}
pc-ev-loot = { $island }: { $loot }.
pc-ev-plunder = { $name } plunders { $island }.
pc-plunder-short = The supply has run out: what is missing is lost.
pc-told-treasures = { S($name) } treasures
pc-told-gold = { S($name) } gold

# Visits
pc-q-visit = { $name }, what do you do?
pc-q-visit-note = { $island }. Aboard: { $gold } gold, { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
}
pc-visit-done = Done
pc-visit-not-now = { $name } is not on a visit now.
pc-buy-elsewhere = Cards are bought at the Tavern.
pc-least-one = At least one is needed.
pc-bury-elsewhere = One buries on Treasure Island.
pc-gift-elsewhere = That is given at Pirate’s Cove.
pc-gift-served = The Cove owes nothing more.
pc-gift-owed = The Cove still owes something.
pc-visit-no-card = There can be no card to play here.
pc-visit-card = Play a card first
pc-visit-card-note = Mastercraft or Outfitter
pc-buy = { $n ->
    [one] Buy 1 Tavern card
   *[other] Buy { $n } Tavern cards
}
pc-sum-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
pc-tavern-most = No more than { $most } cards in a visit; you have bought { $bought }.
pc-tavern-left = Only { $n ->
    [one] 1 Tavern card is
   *[other] { $n } Tavern cards are
} left.
pc-order-buy = { $name }: pay { $gold } gold for { $n ->
    [one] 1 Tavern card
   *[other] { $n } Tavern cards
}.
pc-raise = Raise { $section_the } to { $n }
pc-raise-one = Here only one section rises, by { $n ->
    [one] { $n } level
   *[other] { $n } levels
}, in a visit.
pc-raise-elsewhere = You cannot raise { $section_the } here.
pc-raise-done = This upgrade has been made already.
pc-order-raise = { $name }: pay { $gold } gold and move the ring { $section_of }.
pc-mend = Repair the Mastercraft { $section_of }
pc-q-outfitted = { $name }, which section does the Outfitter raise?
pc-outfit-free = free
pc-outfit-paid = { $n } gold, then one level for free

# Treasure Island
pc-bury = Bury everything
pc-bury-some = Bury part of it
pc-bury-note = { $treasures ->
    [0] {""}
    [one] 1 treasure{" "}
   *[other] { $treasures } treasures{" "}
}{ $gold ->
    [0] {""}
   *[other] { $treasures ->
        [0] { $gold } gold{" "}
       *[other] and { $gold } gold{" "}
    }
}→ +{ $n } fame
pc-bury-nothing = No treasure aboard, and { $gold } gold: it takes { $need }.
pc-bury-shared = { $name } gets { $n } of it.
pc-sum-fame = Fame
pc-sum-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
pc-sum-gold = { $n } gold
pc-order-bury = { $name }: bury { $treasures ->
    [0] {""}
    [one] 1 treasure
   *[other] { $treasures } treasures
}{ $treasures ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $gold ->
    [0] {""}
   *[other] { $gold } gold
}.
pc-q-bury-treasures = { $name }, how many treasures do you bury?
pc-q-bury-treasures-note = { $n } fame for each treasure
pc-q-bury-gold = { $name }, how much gold do you bury?
pc-q-bury-gold-note = 1 fame for every { $n } gold

# The Cove
pc-gift-cards = Take { $n } Tavern cards
pc-gift-gold = Take { $n ->
    [one] 1 card
   *[other] { $n } cards
} and { $gold } gold
pc-order-gold = { $name }: take { $n } gold.
pc-sum-repair = Repairs
pc-order-repair = { $name }: pay { $n } gold and put your rings back on the skull.
pc-order-repair-poor = { $name }: put your rings back on the skull. { $gold ->
    [0] You have no gold: it is free
   *[other] You have only { $gold } of { $n } gold: keep it
}, but the Cove gives you nothing.

# Said by evenings of before
pc-told-deserted = No player is left here
pc-told-repair-poor = { $name } has only { $gold } gold of { $n }: the ship is repaired, but the Cove gives nothing.
