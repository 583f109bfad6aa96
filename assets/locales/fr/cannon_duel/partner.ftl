# Duel de canons : ce que l’app conseille, et ce qu’elle dit du navire qu’elle joue.
command-partner-plans = Intentions de l’adversaire
duel-ev-plan = { $name } : { $why }
duel-why-nothing = je fais avec ce que j’ai.
duel-why-aim = je vise avec { $card }.
duel-why-aim-hope = je vise avec { $card }, pour un tir { $grade }.
duel-why-prepare = { $n ->
    [0] je n’ai plus de carte : je me prépare.
    [one] une seule carte en main : je me prépare.
   *[other] rien de mieux à faire avec mes { $n } cartes : je me prépare.
  }
duel-why-broadside = ta visée me gêne : une bordée.
duel-why-swerve = { $n ->
    [one] tu as encore une carte : une embardée.
   *[other] tu as { $n } cartes, c’est trop : une embardée.
  }
duel-why-reload = il me faut des projectiles.
duel-why-patch = je rafistole avant qu’il ne soit trop tard.
duel-why-change = rien à gagner là-bas : je change de cible.
duel-why-trick = voici un mauvais coup.
duel-why-fire = feu ! { $shot } sur { $zone }.
duel-why-hold = j’attends un meilleur tir.

# Conseils
duel-advice-shot = Tirer : { $shot }
duel-advice-damage = { $sure ->
    [1] { $most ->
        [one] { $most } dégât, avant l’Esquive
       *[other] { $most } dégâts, avant l’Esquive
      }
   *[other] { $least } à { $most } dégâts, avant l’Esquive
  }
duel-advice-broadside = Bordée de { $suit }
duel-advice-swerve = Embardée { $values }
duel-advice-dodge = Esquive { $values }, si l’on te tire dessus
duel-advice-reload = Recharger { $shots ->
    [one] un projectile
   *[other] { $shots } projectiles
  }
duel-advice-prepare = Préparer
duel-advice-markers = l’adversaire perd { $n ->
    [one] un marqueur
   *[other] { $n } marqueurs
  } et { $aims ->
    [0] aucune carte Visée
    [one] une carte Visée
   *[other] { $aims } cartes Visée
  }
duel-advice-cards = l’adversaire perd { $n ->
    [one] une carte
   *[other] { $n } cartes
  } sur { $of }
duel-advice-saves = { $n ->
    [0] n’enlève rien
    [one] un dégât de moins
   *[other] { $n } dégâts de moins
  }
duel-advice-ideal = { $percent } % de tirer au moins { $what } idéal pour ta cible
duel-advice-better = { $percent } % de piocher une carte qui améliore ta visée
duel-advice-ideal-ball = un boulet
duel-advice-ideal-chain = une chaîne
duel-advice-ideal-grape = une mitraille
