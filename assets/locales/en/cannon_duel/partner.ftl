# Cannon duel: what the app advises, and what it says of the ship that it plays.
command-partner-plans = The opponent’s plan
command-partner-aims = The opponent’s next target
duel-ev-plan = { $name }: { $why }
duel-why-nothing = I make do with what I have.
duel-why-aim = I aim with the { $card }.
duel-why-aim-joker = I aim with a joker.
duel-why-aim-hope = I aim with the { $card }: { $grade ->
    [perfect] a perfect shot is possible
    [good] a good shot is possible
    [weak] a weak shot at best
   *[missed] a missed shot beats a hasty one
  }.
duel-why-prepare = { $n ->
    [0] my hand is empty: I prepare.
    [one] a single card is left: I prepare.
   *[other] I keep my { $n } cards and prepare.
  }
duel-why-broadside = { $aims ->
    [0] I hold the flush for it: a broadside!
    [one] the card beside your target worries me: a broadside!
   *[other] your { $aims } cards beside targets worry me: a broadside!
  }
duel-why-swerve = { $n ->
    [one] you still hold a card, and I want it: I swerve.
   *[other] you hold { $n } cards, too many: I swerve.
  }
duel-why-reload = I need projectiles.
duel-why-patch = I patch up before it is too late.
duel-why-change = nothing to win over there: I change target.
duel-why-trick = a Dirty Trick for you.
duel-why-fire = fire! { $shot } at { $zone_the }: { $sure ->
    [1] { $most ->
        [0] if only to aim elsewhere
       *[other] { $most } damage in sight
      }
   *[other] { $least } to { $most } damage in sight
  }.
duel-why-hold = I wait for a better shot.
duel-why-zone = I aim at { $zone_the }: { $what }, { $n ->
    [one] 1 target
   *[other] { $n } targets
  }.

# What it did not do, for whoever asks
duel-plan-must = Nothing else was allowed
duel-other-aim = { $n ->
    [0] Aim: replace a card beside a target
    [one] Aim: 1 place beside my targets is still empty
   *[other] Aim: { $n } places beside my targets are still empty
  }
duel-other-prepare = Prepare: { $n ->
    [one] 1 more card
   *[other] { $n } more cards
  } in my hand
duel-other-broadside = Fire a broadside, with a flush of { $cards } cards: { $name } would lose { $n ->
    [0] next to nothing
    [one] 1 marker
   *[other] { $n } markers
  }{ $aims ->
    [0] {""}
    [one] { " and 1 Aim card" }
   *[other] { " and " }{ $aims } Aim cards
  }
duel-other-swerve = Swerve, with a run of { $cards } cards: { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
  } fewer in { $name }’s hand
duel-other-reload-one = Reload one cannon, for { $cards } cards: { $n ->
    [0] one projectile for another
    [one] 1 more projectile
   *[other] { $n } more projectiles
  }
duel-other-reload-battery = Reload the whole battery, with a pair: { $n ->
    [0] some projectiles for others
    [one] 1 more projectile
   *[other] { $n } more projectiles
  }
duel-other-patch-up = Patch up: { $n ->
    [0] my ship lacks nothing
    [one] my ship lacks 1 marker
   *[other] my ship lacks { $n } markers
  }
duel-other-change-target = Change target ({ $what })
duel-other-fire = Fire ({ $shot }): { $sure ->
    [1] { $most ->
        [0] no damage in sight
       *[other] { $most } damage in sight
      }
   *[other] { $least } to { $most } damage in sight
  }
duel-other-hold-fire = { $n ->
    [0] Hold fire: keep my aim as it is
    [one] Hold fire: 1 place beside my targets is still empty
   *[other] Hold fire: { $n } places beside my targets are still empty
  }
duel-other-zone = { $zone }: { $what }, { $n ->
    [one] 1 target
   *[other] { $n } targets
  }

# Advice
duel-advice-shot = Fire: { $shot }
duel-advice-damage = { $sure ->
    [1] { $most } damage, before a Dodge
   *[other] { $least } to { $most } damage, before a Dodge
  }
duel-advice-broadside = Broadside of { $suit }
duel-advice-swerve = Swerve { $values }
duel-advice-dodge = Dodge { $values }, if you are shot at
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
duel-advice-ideal = { $percent } to draw at least { $what }, ideal for your target
duel-advice-better = { $percent } to draw a card that improves your aim
duel-advice-ideal-ball = a ball
duel-advice-ideal-chain = a chain
duel-advice-ideal-grape = a grapeshot
