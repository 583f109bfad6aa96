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
cove-q-loot = What loot { $island_at }?
cove-loot-of-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
cove-loot-of-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
cove-loot-of-tavern = { $n ->
    [one] 1 Tavern card
   *[other] { $n } Tavern cards
}
cove-loot-of-fame = { $n ->
    [one] { $n } fame
   *[other] { $n } fame
}
cove-ev-loot = { $island }: { $loot }.
cove-ev-plunder = { $name } plunders { $island }.
cove-plunder-short = The supply has run out: what is missing is lost.
cove-told-treasures = { S($name) } treasures
cove-told-gold = { S($name) } gold

# Visits
cove-q-visit = { $name }, what do you do?
cove-q-visit-note = { $island }. Aboard: { $gold } gold, { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
}
cove-visit-done = Done
cove-visit-not-now = { $name } is not on a visit now.
cove-buy-elsewhere = Cards are bought at the Tavern.
cove-least-one = At least one is needed.
cove-bury-elsewhere = One buries on Treasure Island.
cove-gift-elsewhere = That is given at Pirate’s Cove.
cove-gift-served = The Cove owes nothing more.
cove-gift-owed = The Cove still owes something.
cove-visit-no-card = There can be no card to play here.
cove-visit-card = Play a card first
cove-visit-card-note = Mastercraft or Outfitter
cove-buy = { $n ->
    [one] Buy 1 Tavern card
   *[other] Buy { $n } Tavern cards
}
cove-sum-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cove-tavern-most = No more than { $most } cards in a visit; you have bought { $bought }.
cove-tavern-left = Only { $n ->
    [one] 1 Tavern card is
   *[other] { $n } Tavern cards are
} left.
cove-order-buy = { $name }: pay { $gold } gold for { $n ->
    [one] 1 Tavern card
   *[other] { $n } Tavern cards
}.
cove-raise = Raise { $section_the } to { $n }
cove-raise-one = Here only one section rises, by { $n ->
    [one] { $n } level
   *[other] { $n } levels
}, in a visit.
cove-raise-elsewhere = You cannot raise { $section_the } here.
cove-raise-done = This upgrade has been made already.
cove-order-raise = { $name }: pay { $gold } gold and move the ring { $section_of }.
cove-mend = Repair the Mastercraft { $section_of }
cove-q-outfitted = { $name }, which section does the Outfitter raise?
cove-outfit-free = free
cove-outfit-paid = { $n } gold, then one level for free

# Treasure Island
cove-bury = Bury everything
cove-bury-some = Bury part of it
cove-bury-note = { $treasures ->
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
cove-bury-nothing = No treasure aboard, and { $gold } gold: it takes { $need }.
cove-bury-shared = { $name } gets { $n } of it.
cove-sum-fame = Fame
cove-sum-treasures = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
cove-sum-gold = { $n } gold
cove-order-bury = { $name }: bury { $treasures ->
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
cove-q-bury-treasures = { $name }, how many treasures do you bury?
cove-q-bury-treasures-note = { $n } fame for each treasure
cove-q-bury-gold = { $name }, how much gold do you bury?
cove-q-bury-gold-note = 1 fame for every { $n } gold

# The Cove
cove-gift-cards = Take { $n } Tavern cards
cove-gift-gold = Take { $n ->
    [one] 1 card
   *[other] { $n } cards
} and { $gold } gold
cove-order-gold = { $name }: take { $n } gold.
cove-sum-repair = Repairs
cove-order-repair = { $name }: pay { $n } gold and put your rings back on the skull.
cove-order-repair-poor = { $name }: put your rings back on the skull. { $gold ->
    [0] You have no gold: it is free
   *[other] You have only { $gold } of { $n } gold: keep it
}, but the Cove gives you nothing.

# Said by evenings of before
cove-told-deserted = No player is left here
cove-told-repair-poor = { $name } has only { $gold } gold of { $n }: the ship is repaired, but the Cove gives nothing.
