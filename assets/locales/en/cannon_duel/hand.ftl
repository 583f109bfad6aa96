# The cannon duel: the cards that a captain holds, and advice.
cd-hand-tab = Hands
cd-hand-count = { $n ->
    [one] 1 card in hand (limit { $limit })
   *[other] { $n } cards in hand (limit { $limit })
}
cd-hand-by-suit = By suit
cd-hand-by-value = By value
cd-hand-on-paper = { $n ->
    [one] 1 real card in hand
   *[other] { $n } real cards in hand
}
cd-hand-tricks-on-paper = { $n ->
    [one] 1 real Dirty Trick card
   *[other] { $n } real Dirty Trick cards
}
cd-hand-covered = { $name }: { $n ->
    [0] an empty hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

# Advice
cd-advice-ask = { $name }: what could I do?
cd-advice-close = Hide the advice
cd-advice-none = Nothing to count before the first Target cards lie there.
