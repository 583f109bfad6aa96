# Duel de canons : ce que l’app conseille, et ce qu’elle dit du navire qu’elle joue.
command-partner-plans = Intentions de l’adversaire
command-partner-aims = Prochaine cible de l’adversaire
cd-ev-plan = { $name } : { $why }
cd-why-nothing = je fais avec ce que j’ai.
cd-why-aim = je vise avec le { $card }.
cd-why-aim-joker = je vise avec un joker.
cd-why-aim-hope = je vise avec le { $card } : { $grade ->
    [perfect] un tir parfait est possible
    [good] un bon tir est possible
    [weak] un tir faible, au mieux
   *[missed] mieux vaut un tir raté qu’un tir hâtif
  }.
cd-why-prepare = { $n ->
    [0] je n’ai plus de carte : je me prépare.
    [one] je n’ai plus qu’une carte : je me prépare.
   *[other] je garde mes { $n } cartes et je me prépare.
  }
cd-why-broadside = { $aims ->
    [0] j’ai la Couleur qu’il faut : une bordée !
    [one] la carte près de ta cible me gêne : une bordée !
   *[other] tes { $aims } cartes près des cibles me gênent : une bordée !
  }
cd-why-swerve = { $n ->
    [one] il te reste une carte, je vais te la prendre : une embardée.
   *[other] tu tiens { $n } cartes, c’est trop : une embardée.
  }
cd-why-reload = il me faut des projectiles.
cd-why-patch = je rafistole avant qu’il ne soit trop tard.
cd-why-change = rien à gagner là-bas : je change de cible.
cd-why-trick = un Mauvais coup pour toi.
cd-why-fire = feu ! { $shot } sur { $zone_the } : { $sure ->
    [1] { $most ->
        [0] rien que pour changer de cible
        [one] { $most } dégât en vue
       *[other] { $most } dégâts en vue
      }
   *[other] { $least } à { $most } dégâts en vue
  }.
cd-why-hold = j’attends un meilleur tir.
cd-why-zone = je vise { $zone_the } : { $what }, { $n ->
    [one] 1 cible
   *[other] { $n } cibles
  }.

# Ce qu’elle n’a pas fait, pour qui le demande
cd-plan-must = Rien d’autre n’était permis
cd-other-aim = { $n ->
    [0] Viser : remplacer une carte près d’une cible
    [one] Viser : 1 place encore vide près de mes cibles
   *[other] Viser : { $n } places encore vides près de mes cibles
  }
cd-other-prepare = Me préparer : { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } de plus en main
cd-other-broadside = Tirer une bordée, avec une Couleur de { $cards } cartes : { $name } y perdrait { $n ->
    [0] peu de chose
    [one] 1 marqueur
   *[other] { $n } marqueurs
  }{ $aims ->
    [0] {""}
    [one] { " et 1 carte Visée" }
   *[other] { " et " }{ $aims } cartes Visée
  }
cd-other-swerve = Faire une embardée, avec une Suite de { $cards } cartes : { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
  } de moins dans la main { DE($name) }
cd-other-reload-one = Recharger un seul canon, pour { $cards } cartes : { $n ->
    [0] un projectile contre un autre
    [one] 1 projectile de plus
   *[other] { $n } projectiles de plus
  }
cd-other-reload-battery = Recharger toute la batterie, avec une Paire : { $n ->
    [0] des projectiles contre d’autres
    [one] 1 projectile de plus
   *[other] { $n } projectiles de plus
  }
cd-other-patch-up = Rafistoler : { $n ->
    [0] rien ne manque à mon bateau
    [one] 1 marqueur manque à mon bateau
   *[other] { $n } marqueurs manquent à mon bateau
  }
cd-other-change-target = Changer de cible ({ $what })
cd-other-fire = Tirer ({ $shot }) : { $sure ->
    [1] { $most ->
        [0] aucun dégât en vue
        [one] { $most } dégât en vue
       *[other] { $most } dégâts en vue
      }
   *[other] { $least } à { $most } dégâts en vue
  }
cd-other-hold-fire = { $n ->
    [0] Ne pas tirer : garder ma visée telle quelle
    [one] Ne pas tirer : 1 place est encore vide près de mes cibles
   *[other] Ne pas tirer : { $n } places sont encore vides près de mes cibles
  }
cd-other-zone = { $zone } : { $what }, { $n ->
    [one] 1 cible
   *[other] { $n } cibles
  }

# Conseils
cd-advice-shot = Tirer : { $shot }
cd-advice-damage = { $sure ->
    [1] { $most ->
        [one] { $most } dégât, avant l’Esquive
       *[other] { $most } dégâts, avant l’Esquive
      }
   *[other] { $least } à { $most } dégâts, avant l’Esquive
  }
cd-advice-broadside = Bordée de { $suit }
cd-advice-swerve = Embardée { $values }
cd-advice-dodge = Esquive { $values }, si l’on te tire dessus
cd-advice-reload = Recharger { $shots ->
    [one] un projectile
   *[other] { $shots } projectiles
  }
cd-advice-prepare = Préparer
cd-advice-markers = l’adversaire perd { $n ->
    [one] un marqueur
   *[other] { $n } marqueurs
  } et { $aims ->
    [0] aucune carte Visée
    [one] une carte Visée
   *[other] { $aims } cartes Visée
  }
cd-advice-cards = l’adversaire perd { $n ->
    [one] une carte
   *[other] { $n } cartes
  } sur { $of }
cd-advice-saves = { $n ->
    [0] n’enlève rien
    [one] un dégât de moins
   *[other] { $n } dégâts de moins
  }
cd-advice-ideal = { $percent } de tirer au moins { $what } idéal pour ta cible
cd-advice-better = { $percent } de piocher une carte qui améliore ta visée
cd-advice-ideal-ball = un boulet
cd-advice-ideal-chain = une chaîne
cd-advice-ideal-grape = une mitraille
