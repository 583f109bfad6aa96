# Cannon duel: what the app advises, and what it says of the ship that it plays.
command-partner-plans = The opponent’s plan
command-partner-aims = The opponent’s next target
cd-ev-plan = { $name }: { $why }
cd-why-nothing = I make do with what I have.
cd-why-aim = I aim with the { $card }.
cd-why-aim-joker = I aim with a joker.
cd-why-aim-hope = I aim with the { $card }: { $grade ->
    [perfect] a perfect shot is possible
    [good] a good shot is possible
    [weak] a weak shot at best
   *[missed] a missed shot beats a hasty one
  }.
cd-why-prepare = { $n ->
    [0] my hand is empty: I prepare.
    [one] a single card is left: I prepare.
   *[other] I keep my { $n } cards and prepare.
  }
cd-why-broadside = { $aims ->
    [0] I hold the flush for it: a broadside!
    [one] the card beside your target worries me: a broadside!
   *[other] your { $aims } cards beside targets worry me: a broadside!
  }
cd-why-swerve = { $n ->
    [one] you still hold a card, and I want it: I swerve.
   *[other] you hold { $n } cards, too many: I swerve.
  }
cd-why-reload = I need projectiles.
cd-why-patch = I patch up before it is too late.
cd-why-change = nothing to win over there: I change target.
cd-why-trick = a Dirty Trick for you.
cd-why-fire = fire! { $shot } at { $zone_the }: { $sure ->
    [1] { $most ->
        [0] if only to aim elsewhere
       *[other] { $most } damage in sight
      }
   *[other] { $least } to { $most } damage in sight
  }.
cd-why-hold = I wait for a better shot.
cd-why-zone = I aim at { $zone_the }: { $what }, { $n ->
    [one] 1 target
   *[other] { $n } targets
  }.

# What it did not do, for whoever asks
cd-plan-must = Nothing else was allowed
cd-other-aim = { $n ->
    [0] Aim: replace a card beside a target
    [one] Aim: 1 place beside my targets is still empty
   *[other] Aim: { $n } places beside my targets are still empty
  }
cd-other-prepare = Prepare: { $n ->
    [one] 1 more card
   *[other] { $n } more cards
  } in my hand
cd-other-broadside = Fire a broadside, with a flush of { $cards } cards: { $name } would lose { $n ->
    [0] next to nothing
    [one] 1 marker
   *[other] { $n } markers
  }{ $aims ->
    [0] {""}
    [one] { " and 1 Aim card" }
   *[other] { " and " }{ $aims } Aim cards
  }
cd-other-swerve = Swerve, with a run of { $cards } cards: { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
  } fewer in { $name }’s hand
cd-other-reload-one = Reload one cannon, for { $cards } cards: { $n ->
    [0] one projectile for another
    [one] 1 more projectile
   *[other] { $n } more projectiles
  }
cd-other-reload-battery = Reload the whole battery, with a pair: { $n ->
    [0] some projectiles for others
    [one] 1 more projectile
   *[other] { $n } more projectiles
  }
cd-other-patch-up = Patch up: { $n ->
    [0] my ship lacks nothing
    [one] my ship lacks 1 marker
   *[other] my ship lacks { $n } markers
  }
cd-other-change-target = Change target ({ $what })
cd-other-fire = Fire ({ $shot }): { $sure ->
    [1] { $most ->
        [0] no damage in sight
       *[other] { $most } damage in sight
      }
   *[other] { $least } to { $most } damage in sight
  }
cd-other-hold-fire = { $n ->
    [0] Hold fire: keep my aim as it is
    [one] Hold fire: 1 place beside my targets is still empty
   *[other] Hold fire: { $n } places beside my targets are still empty
  }
cd-other-zone = { $zone }: { $what }, { $n ->
    [one] 1 target
   *[other] { $n } targets
  }

# Advice
cd-advice-shot = Fire: { $shot }
cd-advice-damage = { $sure ->
    [1] { $most } damage, before a Dodge
   *[other] { $least } to { $most } damage, before a Dodge
  }
cd-advice-broadside = Broadside of { $suit }
cd-advice-swerve = Swerve { $values }
cd-advice-dodge = Dodge { $values }, if you are shot at
cd-advice-reload = Reload { $shots ->
    [one] one projectile
   *[other] { $shots } projectiles
  }
cd-advice-prepare = Prepare
cd-advice-markers = the opponent loses { $n ->
    [one] a marker
   *[other] { $n } markers
  } and { $aims ->
    [0] no Aim card
    [one] an Aim card
   *[other] { $aims } Aim cards
  }
cd-advice-cards = the opponent loses { $n ->
    [one] a card
   *[other] { $n } cards
  } of { $of }
cd-advice-saves = { $n ->
    [0] takes nothing off
    [one] one damage less
   *[other] { $n } damage less
  }
cd-advice-ideal = { $percent } to draw at least { $what }, ideal for your target
cd-advice-better = { $percent } to draw a card that improves your aim
cd-advice-ideal-ball = a ball
cd-advice-ideal-chain = a chain
cd-advice-ideal-grape = a grapeshot
