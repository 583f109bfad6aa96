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
cove-q-loot = Quel butin { $island_at } ?
cove-loot-of-treasures = { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}
cove-loot-of-gold = { $n ->
    [one] 1 doublon d’or
   *[other] { $n } doublons d’or
}
cove-loot-of-tavern = { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}
cove-loot-of-fame = { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
}
cove-ev-loot = { $island } : { $loot }.
cove-ev-plunder = { $name } pille { $island_the }.
cove-plunder-short = La réserve est épuisée : ce qui manque est perdu.
cove-told-treasures = Trésors { DE($name) }
cove-told-gold = Or { DE($name) }

# Visites
cove-q-visit = { $name }, que fais-tu ?
cove-q-visit-note = { $island }. À bord : { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
}, { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}
cove-visit-done = Terminer
cove-visit-not-now = { $name } n’est pas en visite à son île.
cove-buy-elsewhere = Les cartes s’achètent à la Taverne.
cove-least-one = Il en faut au moins un.
cove-bury-elsewhere = On enterre à l’Île au Trésor.
cove-gift-elsewhere = C’est la Crique qui donne cela.
cove-gift-served = La Crique ne doit plus rien.
cove-gift-owed = La Crique doit encore quelque chose.
cove-visit-no-card = Aucune carte ne peut se jouer ici.
cove-visit-card = Jouer d’abord une carte
cove-visit-card-note = Artisan ou Armateur
cove-buy = { $n ->
    [one] Acheter 1 carte Taverne
   *[other] Acheter { $n } cartes Taverne
}
cove-sum-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
cove-tavern-most = { $most } cartes au plus par visite ; tu en as acheté { $bought }.
cove-tavern-left = Il ne reste que { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
cove-order-buy = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} pour { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
cove-raise = Monter { $section_the } à { $n }
cove-raise-one = Ici, une seule section monte de { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
} par visite.
cove-raise-elsewhere = Ici, on n’améliore pas { $section_the }.
cove-raise-done = Cette amélioration est déjà faite.
cove-order-raise = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} et avance l’anneau { $section_of }.
cove-mend = Réparer l’Artisan { $section_of }
cove-q-outfitted = { $name }, quelle section l’Armateur améliore-t-il ?
cove-outfit-free = gratuit
cove-outfit-paid = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}, puis un niveau gratuit

# Île au Trésor
cove-bury = Tout enterrer
cove-bury-some = Enterrer une partie
cove-bury-note = { $treasures ->
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
cove-bury-nothing = Aucun trésor à bord, et { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} : il en faut { $need }.
cove-bury-shared = { $name } en reçoit { $n }.
cove-sum-fame = Renommée
cove-sum-treasures = { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}
cove-sum-gold = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}
cove-order-bury = { $name } : enterre { $treasures ->
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
cove-q-bury-treasures = { $name }, combien de trésors enterres-tu ?
cove-q-bury-treasures-note = { $n ->
    [one] 1 point de renommée
   *[other] { $n } points de renommée
} par trésor
cove-q-bury-gold = { $name }, combien d’or enterres-tu ?
cove-q-bury-gold-note = 1 point de renommée tous les { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}

# Crique
cove-gift-cards = Prendre { $n } cartes Taverne
cove-gift-gold = Prendre { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} et { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
}
cove-order-gold = { $name } : prends { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}.
cove-sum-repair = Réparations
cove-order-repair = { $name } : paie { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
} et remets tes anneaux sur la tête de mort.
cove-order-repair-poor = { $name } : remets tes anneaux sur la tête de mort. { $gold ->
    [0] Tu n’as pas d’or : c’est gratuit
   *[other] Tu n’as que { $gold ->
       [one] { $gold } doublon d’or
      *[other] { $gold } doublons d’or
   } sur { $n } : garde-les
}, mais la Crique ne t’offre rien.

# Dits par des soirées d’avant
cove-told-deserted = Plus aucun joueur n’est là
cove-told-repair-poor = { $name } n’a que { $gold } d’or sur { $n } : le navire est réparé, mais la Crique n’offre rien.
