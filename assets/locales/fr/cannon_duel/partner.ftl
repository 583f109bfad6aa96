# Duel de canons : ce que l’app conseille, et ce qu’elle dit du navire qu’elle joue.
command-partner-plans = Intentions de l’adversaire
command-partner-aims = Prochaine cible de l’adversaire
duel-ev-plan = { $name } : { $why }
duel-why-nothing = je fais avec ce que j’ai.
duel-why-aim = je vise avec le { $card }.
duel-why-aim-joker = je vise avec un joker.
duel-why-aim-hope = je vise avec le { $card } : { $grade ->
    [perfect] un tir parfait est possible
    [good] un bon tir est possible
    [weak] un tir faible, au mieux
   *[missed] mieux vaut un tir raté qu’un tir hâtif
  }.
duel-why-prepare = { $n ->
    [0] je n’ai plus de carte : je me prépare.
    [one] je n’ai plus qu’une carte : je me prépare.
   *[other] je garde mes { $n } cartes et je me prépare.
  }
duel-why-broadside = { $aims ->
    [0] j’ai la Couleur qu’il faut : une bordée !
    [one] la carte près de ta cible me gêne : une bordée !
   *[other] tes { $aims } cartes près des cibles me gênent : une bordée !
  }
duel-why-swerve = { $n ->
    [one] il te reste une carte, je vais te la prendre : une embardée.
   *[other] tu tiens { $n } cartes, c’est trop : une embardée.
  }
duel-why-reload = il me faut des projectiles.
duel-why-patch = je rafistole avant qu’il ne soit trop tard.
duel-why-change = rien à gagner là-bas : je change de cible.
duel-why-trick = un Mauvais coup pour toi.
duel-why-fire = feu ! { $shot } sur { $zone_the } : { $sure ->
    [1] { $most ->
        [0] rien que pour changer de cible
        [one] { $most } dégât en vue
       *[other] { $most } dégâts en vue
      }
   *[other] { $least } à { $most } dégâts en vue
  }.
duel-why-hold = j’attends un meilleur tir.
duel-why-zone = je vise { $zone_the } : { $what }, { $n ->
    [one] 1 cible
   *[other] { $n } cibles
  }.

# Ce qu’elle n’a pas fait, pour qui le demande
duel-plan-must = Rien d’autre n’était permis
duel-other-aim = { $n ->
    [0] Viser : remplacer une carte près d’une cible
    [one] Viser : 1 place encore vide près de mes cibles
   *[other] Viser : { $n } places encore vides près de mes cibles
  }
duel-other-prepare = Me préparer : { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } de plus en main
duel-other-broadside = Tirer une bordée, avec une Couleur de { $cards } cartes : { $name } y perdrait { $n ->
    [0] peu de chose
    [one] 1 marqueur
   *[other] { $n } marqueurs
  }{ $aims ->
    [0] {""}
    [one] { " et 1 carte Visée" }
   *[other] { " et " }{ $aims } cartes Visée
  }
duel-other-swerve = Faire une embardée, avec une Suite de { $cards } cartes : { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
  } de moins dans la main { DE($name) }
duel-other-reload-one = Recharger un seul canon, pour { $cards } cartes : { $n ->
    [0] un projectile contre un autre
    [one] 1 projectile de plus
   *[other] { $n } projectiles de plus
  }
duel-other-reload-battery = Recharger toute la batterie, avec une Paire : { $n ->
    [0] des projectiles contre d’autres
    [one] 1 projectile de plus
   *[other] { $n } projectiles de plus
  }
duel-other-patch-up = Rafistoler : { $n ->
    [0] rien ne manque à mon bateau
    [one] 1 marqueur manque à mon bateau
   *[other] { $n } marqueurs manquent à mon bateau
  }
duel-other-change-target = Changer de cible ({ $what })
duel-other-fire = Tirer ({ $shot }) : { $sure ->
    [1] { $most ->
        [0] aucun dégât en vue
        [one] { $most } dégât en vue
       *[other] { $most } dégâts en vue
      }
   *[other] { $least } à { $most } dégâts en vue
  }
duel-other-hold-fire = { $n ->
    [0] Ne pas tirer : garder ma visée telle quelle
    [one] Ne pas tirer : 1 place est encore vide près de mes cibles
   *[other] Ne pas tirer : { $n } places sont encore vides près de mes cibles
  }
duel-other-zone = { $zone } : { $what }, { $n ->
    [one] 1 cible
   *[other] { $n } cibles
  }

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
duel-advice-ideal = { $percent } de tirer au moins { $what } idéal pour ta cible
duel-advice-better = { $percent } de piocher une carte qui améliore ta visée
duel-advice-ideal-ball = un boulet
duel-advice-ideal-chain = une chaîne
duel-advice-ideal-grape = une mitraille
