# Le mois : cartes Trésor, caps, événements, fin du mois, fin de l’année.
command-turn-treasures = Cartes Trésor
command-set-courses = Choix des caps
command-read-courses = Choix des caps
command-arrive = Fin de la navigation
command-arrival-card = Carte avant les combats
command-arrival-told = Carte avant les combats
command-end-month = Fin du mois

# Cartes Trésor
cove-ev-month = Mois { $n } sur { $of }.
cove-told-month = Mois { $n } sur { $of }
cove-order-loots = { $n ->
    [1] Retournez une carte Trésor sur chaque île extérieure.
   *[other] Remplacez les cartes Trésor des cinq îles extérieures.
}
cove-q-turned = Carte Trésor { $island_at }

# Caps
cove-q-wheel = { $name }, vers quelle île mets-tu le cap ?
cove-q-wheel-shows = { $name } : que montre la roue ?
cove-q-course = { $name }, à découvert : vers quelle île ?
cove-wheel-of = Le cap { DE($name) }
cove-wheel-no-cove = On n’atteint la Crique qu’en fuyant ou en déroute.
cove-figure-black-ship = navire noir
cove-map-lies = Carte du Trésor ({ $name })
cove-first = Jouer d’abord : { $card }
cove-window-none = { $name } n’a pas de carte à jouer maintenant.
cove-window-dealt = L’appli distribue les cartes : chacun joue les siennes.
cove-window-other = { $card } ne se joue pas maintenant.
cove-window-shut = Ces cartes se jouent à la fin de la Navigation.
cove-q-cards-first = Avant de régler les roues : qui joue une carte ?
cove-q-cards-first-none = Personne
cove-sheet-wheels = Mois { $n } : où vont vos navires ?
cove-sheet-wheels-seldom = Jouer une carte
cove-q-cards-first-short = Carte d’abord ?
cove-q-cards-now = Avant les combats, quelqu’un joue-t-il une carte ?
cove-q-cards-now-short = Carte avant les combats ?
cove-q-cards-now-yes = Oui
cove-q-cards-now-no = Personne
cove-order-wheels = Réglez vos roues en secret, montrez-les, menez vos navires.
cove-wheels-fight = { $names } se battent { $island_at }
cove-wheels-peace = { $names } sans combat { $island_at }
cove-isle-tavern = Taverne
cove-isle-hull = Coque
cove-isle-sails = Voile
cove-isle-cannon = Canons
cove-isle-crew = Équipages
cove-isle-treasure = Trésor
cove-isle-cove = Crique
cove-card-first = Jouer d’abord une carte
cove-card-first-note = Puis chacun règle de nouveau sa roue.
cove-q-card = { $name }, quelle carte joues-tu ?
cove-q-card-last = { $name }, joues-tu une carte avant de partir ?
cove-card-none = Aucune carte
cove-card-nobody = Continuer sans carte
cove-ev-moored = { $name } met le cap { $island_to }.
cove-ev-stays = { $name } reste { $island_at }.
cove-order-moored = { $name } : mène ton navire { $island_at }.
cove-order-stays = { $name } : ton navire reste { $island_at }.
cove-q-designated = { $name }, qui choisit son cap en premier ?
cove-q-cast = { $names } à égalité : qui fait le plus ?
cove-told-cast = Un dé départage { $names }

# Flibusterie, Carte du Trésor
cove-q-victim = { $name }, qui te cédera la moitié de son butin ?
cove-ev-buccaneer = Ce mois-ci, { $victim } partage son butin avec { $name }.
cove-q-map = { $n ->
    [1] Carte du Trésor : sur quelle île ?
   *[other] Un 6 : on relance. Sur quelle île ?
}
cove-ev-chest = { $name } : la Carte du Trésor mène { $island_to }.
cove-order-chest = Posez un coffre { $island_at } : c’est la Carte du Trésor.

# Fin de la navigation
cove-q-window = { $name }, joues-tu une carte avant les combats ?
cove-q-window-table = Avant les combats, quelqu’un joue-t-il une carte ?
cove-window-able = Tu peux jouer : { $cards }. Sinon, ne fais rien : la tablette continue.
cove-window-unable = Aucune de tes cartes ne se joue maintenant : la tablette continue.
cove-card-of = Jouer une carte ({ $name })
cove-q-who-plays = Qui joue { $card_the } ?
cove-q-sent = { $name }, où va la Royal Navy ?
cove-q-slips = { $name }, vers quelle île files-tu ?
cove-navy-out = La Royal Navy est déjà sur le plateau.
cove-letter-no-navy = La Lettre de marque répond à la Royal Navy, que personne n’a appelée.
cove-letter-elsewhere = La Royal Navy y est déjà : envoie-la ailleurs.
cove-slip-here = Ton navire est déjà à cette île.
cove-slip-occupied = Un navire occupe cette île.
cove-ev-called-off = { $name } a filé : la Flibusterie contre son butin est annulée.

# Fin du mois, fin de l’année
cove-order-cargo = { $name } : rends { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
} à l’Île au Trésor, ta coque n’en porte pas plus.
cove-ev-cleared = { $n ->
    [0] Les îles sont débarrassées.
    [one] 1 carte Trésor est défaussée.
   *[other] { $n } cartes Trésor sont défaussées.
}
cove-order-cleared = Retirez des îles le coffre de la Carte du Trésor.
cove-q-fame-cards = { $name } : que valent tes cartes Renommée, en tout ?
cove-ev-over = { $n ->
    [one] { $names } est le pirate le plus renommé de l’année !
   *[other] { $names } sont les pirates les plus renommés de l’année !
}
cove-ev-tie = { $names } à égalité !
cove-told-last-fight = Un dernier combat désigne le plus grand pirate.
