# The cannon duel: the cards that a captain holds, and advice.
duel-hand-tab = Hands
duel-hand-count = { $n ->
    [one] 1 card in hand (limit { $limit })
   *[other] { $n } cards in hand (limit { $limit })
}
duel-hand-by-suit = By suit
duel-hand-by-value = By value
duel-hand-on-paper = { $n ->
    [one] 1 real card in hand
   *[other] { $n } real cards in hand
}
duel-hand-tricks-on-paper = { $n ->
    [one] 1 real Dirty Trick card
   *[other] { $n } real Dirty Trick cards
}
duel-hand-covered = { $name }: { $n ->
    [0] an empty hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

# Advice
duel-advice-ask = { $name }: what could I do?
duel-advice-close = Hide the advice
duel-advice-none = Nothing to count before the first Target cards lie there.
