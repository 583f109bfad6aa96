# Les îles : pillage, effets des îles, Crique.
command-plunder = Pillage
command-begin-visits = Effets des îles
command-visit-buy = Achat à la Taverne
command-visit-raise = Amélioration
command-visit-bury = Trésors enterrés
command-visit-bury-some = Trésors enterrés en partie
command-visit-gift = Accueil à la Crique
command-visit-mend = Artisan réparé
command-visit-card = Carte sur une île
command-visit-done = Fin de la visite

# Pillage
pc-q-loot = Quel butin { $island_at } ?
pc-loot-of-treasures = { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}
pc-loot-of-gold = { $n ->
    [one] 1 doublon d’or
   *[other] { $n } doublons d’or
}
pc-loot-of-tavern = { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}
pc-loot-of-fame = { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
}
pc-ev-loot = { $island } : { $loot }.
pc-ev-plunder = { $name } pille { $island_the }.
pc-plunder-short = La réserve est épuisée : ce qui manque est perdu.
pc-told-treasures = Trésors { DE($name) }
pc-told-gold = Or { DE($name) }

# Visites
pc-q-visit = { $name }, que fais-tu ?
pc-q-visit-note = { $island }. À bord : { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
}, { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}
pc-visit-done = Terminer
pc-visit-not-now = { $name } n’est pas en visite à son île.
pc-buy-elsewhere = Les cartes s’achètent à la Taverne.
pc-least-one = Il en faut au moins un.
pc-bury-elsewhere = On enterre à l’Île au Trésor.
pc-gift-elsewhere = C’est la Crique qui donne cela.
pc-gift-served = La Crique ne doit plus rien.
pc-gift-owed = La Crique doit encore quelque chose.
pc-visit-no-card = Aucune carte ne peut se jouer ici.
pc-visit-card = Jouer d’abord une carte
pc-visit-card-note = Artisan ou Armateur
pc-buy = { $n ->
    [one] Acheter 1 carte Taverne
   *[other] Acheter { $n } cartes Taverne
}
pc-sum-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
pc-tavern-most = { $most } cartes au plus par visite ; tu en as acheté { $bought }.
pc-tavern-left = Il ne reste que { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
pc-order-buy = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} pour { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
pc-raise = Monter { $section_the } à { $n }
pc-raise-one = Ici, une seule section monte de { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
} par visite.
pc-raise-elsewhere = Ici, on n’améliore pas { $section_the }.
pc-raise-done = Cette amélioration est déjà faite.
pc-order-raise = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} et avance l’anneau { $section_of }.
pc-mend = Réparer l’Artisan { $section_of }
pc-q-outfitted = { $name }, quelle section l’Armateur améliore-t-il ?
pc-outfit-free = gratuit
pc-outfit-paid = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}, puis un niveau gratuit

# Île au Trésor
pc-bury = Tout enterrer
pc-bury-some = Enterrer une partie
pc-bury-note = { $treasures ->
    [0] {""}
    [one] 1 trésor{" "}
   *[other] { $treasures } trésors{" "}
}{ $gold ->
    [0] {""}
   *[other] { $treasures ->
        [0] { $gold ->
            [one] { $gold } doublon d’or
           *[other] { $gold } doublons d’or
        }{" "}
       *[other] et { $gold ->
           [one] { $gold } doublon d’or
          *[other] { $gold } doublons d’or
       }{" "}
    }
}→ +{ $n } de renommée
pc-bury-nothing = Aucun trésor à bord, et { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} : il en faut { $need }.
pc-bury-shared = { $name } en reçoit { $n }.
pc-sum-fame = Renommée
pc-sum-treasures = { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}
pc-sum-gold = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}
pc-order-bury = { $name } : enterre { $treasures ->
    [0] {""}
    [one] 1 trésor
   *[other] { $treasures } trésors
}{ $treasures ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $gold ->
    [0] {""}
   *[other] { $gold ->
       [one] { $gold } doublon d’or
      *[other] { $gold } doublons d’or
   }
}.
pc-q-bury-treasures = { $name }, combien de trésors enterres-tu ?
pc-q-bury-treasures-note = { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
} par trésor
pc-q-bury-gold = { $name }, combien d’or enterres-tu ?
pc-q-bury-gold-note = 1 point de renommée tous les { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}

# Crique
pc-gift-cards = Prendre { $n } cartes Taverne
pc-gift-gold = Prendre { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} et { $gold ->
    [one] { $gold } doublon
   *[other] { $gold } doublons
}
pc-order-gold = { $name } : prends { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}.
pc-sum-repair = Réparations
pc-order-repair = { $name } : paie { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
} et remets tes anneaux sur la tête de mort.
pc-order-repair-poor = { $name } : remets tes anneaux sur la tête de mort. { $gold ->
    [0] Tu n’as pas d’or : c’est gratuit
   *[other] Tu n’as que { $gold ->
       [one] { $gold } doublon d’or
      *[other] { $gold } doublons d’or
   } sur { $n } : { $gold ->
       [one] garde-le
      *[other] garde-les
   }
}, mais la Crique ne t’offre rien.

# Dits par des soirées d’avant
pc-told-deserted = Plus aucun joueur n’est là
pc-told-repair-poor = { $name } n’a que { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} sur { $n } : le navire est réparé, mais la Crique n’offre rien.
