# Le mois : cartes Trésor, caps, événements, fin du mois, fin de l’année.
command-turn-treasures = Cartes Trésor
command-set-courses = Choix des caps
command-read-courses = Choix des caps
command-arrive = Fin de la navigation
command-arrival-card = Carte avant les combats
command-arrival-told = Carte avant les combats
command-end-month = Fin du mois

# Cartes Trésor
pc-ev-month = Mois { $n } sur { $of }.
pc-told-month = Mois { $n } sur { $of }
pc-order-loots = { $n ->
    [1] Retournez une carte Trésor sur chaque île extérieure
   *[other] Remplacez les cinq cartes Trésor des îles
}.
pc-q-turned = Carte Trésor { $island_at }

# Caps
pc-q-wheel = { $name }, vers quelle île mets-tu le cap ?
pc-q-wheel-shows = { $name } : que montre la roue ?
pc-q-course = { $name }, à découvert : vers quelle île ?
pc-wheel-of = Le cap { DE($name) }
pc-wheel-no-cove = On n’atteint la Crique qu’en fuyant ou en déroute.
pc-figure-black-ship = navire noir
pc-map-lies = Carte du Trésor ({ $name })
pc-first = Jouer d’abord : { $card }
pc-window-none = { $name } n’a pas de carte à jouer maintenant.
pc-window-dealt = L’appli distribue les cartes : chacun joue les siennes.
pc-window-other = { $card } ne se joue pas maintenant.
pc-window-shut = Ces cartes se jouent à la fin de la Navigation.
pc-q-cards-first = Avant de régler les roues : qui joue une carte ?
pc-q-cards-first-none = Personne
pc-sheet-wheels = Mois { $n } : quels caps ?
pc-sheet-wheels-seldom = Jouer une carte
pc-q-cards-first-short = Carte d’abord ?
pc-q-cards-now = Avant les combats, quelqu’un joue-t-il une carte ?
pc-q-cards-now-short = Carte avant les combats ?
pc-q-cards-now-yes = Oui
pc-q-cards-now-no = Personne
pc-order-wheels = Réglez vos roues, montrez-les, avancez.
pc-wheels-fight = { $names } se battent { $island_at }
pc-wheels-peace = { $names } sans combat { $island_at }
pc-isle-tavern = Taverne
pc-isle-hull = Coque
pc-isle-sails = Voile
pc-isle-cannon = Canons
pc-isle-crew = Équipages
pc-isle-treasure = Trésor
pc-isle-cove = Crique
pc-card-first = Jouer d’abord une carte
pc-card-first-note = Puis chacun règle de nouveau sa roue.
pc-q-card = { $name }, quelle carte joues-tu ?
pc-q-card-last = { $name }, joues-tu une carte avant de partir ?
pc-card-none = Aucune carte
pc-card-nobody = Continuer sans carte
pc-ev-moored = { $name } met le cap { $island_to }.
pc-ev-stays = { $name } reste { $island_at }.
pc-order-moored = { $name } : mène ton navire { $island_at }.
pc-order-stays = { $name } : ton navire reste { $island_at }.
pc-q-designated = { $name }, qui choisit son cap en premier ?
pc-q-cast = { $names } à égalité : qui fait le plus ?
pc-told-cast = Un dé départage { $names }

# Flibusterie, Carte du Trésor
pc-q-victim = { $name }, qui te cédera la moitié de son butin ?
pc-ev-buccaneer = Ce mois-ci, { $victim } partage son butin avec { $name }.
pc-q-map = { $n ->
    [1] Carte du Trésor : sur quelle île ?
   *[other] Un 6 : on relance. Sur quelle île ?
}
pc-ev-chest = { $name } : la Carte du Trésor mène { $island_to }.
pc-order-chest = Posez un coffre { $island_at } : c’est la Carte du Trésor.

# Fin de la navigation
pc-q-window = { $name }, joues-tu une carte avant les combats ?
pc-q-window-table = Avant les combats, quelqu’un joue-t-il une carte ?
pc-window-able = Tu peux jouer : { $cards }. Sinon, ne fais rien : la tablette continue.
pc-window-unable = Aucune de tes cartes ne se joue maintenant : la tablette continue.
pc-card-of = Jouer une carte ({ $name })
pc-q-who-plays = Qui joue { $card_the } ?
pc-q-sent = { $name }, où va la Royal Navy ?
pc-q-slips = { $name }, vers quelle île files-tu ?
pc-navy-out = La Royal Navy est déjà sur le plateau.
pc-letter-no-navy = La Lettre de marque répond à la Royal Navy, que personne n’a appelée.
pc-letter-elsewhere = La Royal Navy y est déjà : envoie-la ailleurs.
pc-slip-here = Ton navire est déjà à cette île.
pc-slip-occupied = Un navire occupe cette île.
pc-ev-called-off = { $name } a filé : la Flibusterie contre son butin est annulée.

# Fin du mois, fin de l’année
pc-order-cargo = { $name } : rends { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
} à l’Île au Trésor, ta coque n’en porte pas plus.
pc-ev-cleared = { $n ->
    [0] Les îles sont débarrassées.
    [one] 1 carte Trésor est défaussée.
   *[other] { $n } cartes Trésor sont défaussées.
}
pc-order-cleared = Retirez des îles le coffre de la Carte du Trésor.
pc-q-fame-cards = { $name } : que valent tes cartes Renommée, en tout ?
pc-ev-over = { $n ->
    [one] { $names } est le pirate le plus renommé de l’année !
   *[other] { $names } sont les pirates les plus renommés de l’année !
}
pc-ev-tie = { $names } à égalité !
pc-told-last-fight = Un dernier combat désigne le plus grand pirate.
