# Cannon duel: what the app advises, and what it says of the ship that it plays.
command-partner-plans = The opponent's plan
duel-ev-plan = { $name }: { $why }
duel-why-nothing = I make do with what I have.
duel-why-aim = I aim with { $card }.
duel-why-aim-hope = I aim with { $card }, hoping for a { $grade } shot.
duel-why-prepare = { $n ->
    [0] my hand is empty: I prepare.
    [one] a single card in hand: I prepare.
   *[other] nothing better to do with my { $n } cards: I prepare.
  }
duel-why-broadside = your aim worries me: a broadside.
duel-why-swerve = { $n ->
    [one] you still hold a card: I swerve.
   *[other] you hold { $n } cards, too many: I swerve.
  }
duel-why-reload = I need projectiles.
duel-why-patch = I patch up before it is too late.
duel-why-change = nothing to win over there: I change target.
duel-why-trick = here comes a dirty trick.
duel-why-fire = fire! { $shot } at { $zone }.
duel-why-hold = I wait for a better shot.

# Advice
duel-advice-shot = Fire: { $shot }
duel-advice-damage = { $sure ->
    [1] { $most } damage, before a Dodge
   *[other] { $least } to { $most } damage, before a Dodge
  }
duel-advice-broadside = Broadside of { $suit }
duel-advice-swerve = Swerve { $values }
duel-advice-dodge = Dodge { $values }, when you are shot at
duel-advice-reload = Reload { $shots ->
    [one] one projectile
   *[other] { $shots } projectiles
  }
duel-advice-prepare = Prepare
duel-advice-markers = the opponent loses { $n ->
    [one] a marker
   *[other] { $n } markers
  } and { $aims ->
    [0] no Aim card
    [one] an Aim card
   *[other] { $aims } Aim cards
  }
duel-advice-cards = the opponent loses { $n ->
    [one] a card
   *[other] { $n } cards
  } of { $of }
duel-advice-saves = { $n ->
    [0] takes nothing off
    [one] one damage less
   *[other] { $n } damage less
  }
duel-advice-ideal = { $percent } % to draw at least { $what }, ideal for your target
duel-advice-better = { $percent } % to draw a card that improves your aim
duel-advice-ideal-ball = a ball
duel-advice-ideal-chain = a chain
duel-advice-ideal-grape = a grapeshot
