# La Crique des Pirates : les écrans.
pc-ui-tab-fight = Combat
pc-ui-tab-islands = Îles
pc-ui-tab-legends = Légendes
pc-ui-tab-fame = Renommée
pc-ui-tab-decision = Cible

# Le mois et sa phase
pc-ui-month = Mois { $n }/{ $all }
pc-ui-phase-setup = Mise en place
pc-ui-phase-treasure = cartes Trésor
pc-ui-phase-navigation = navigation
pc-ui-phase-arrival = arrivée
pc-ui-phase-combat = combats
pc-ui-phase-plunder = pillage
pc-ui-phase-effects = effets des îles
pc-ui-phase-ships = navires noirs
pc-ui-phase-tie = départage
pc-ui-phase-over = fin de l’année
pc-ui-buccaneer = { $name } contre { $victim }

# Navires
pc-ui-look = { $name } : { $n ->
    [one] la carte
   *[other] les { $n } cartes
}
pc-ui-hand = Cartes en main
pc-ui-crippled = En déroute
pc-ui-out = Détruite
pc-ui-damaged = { $card }, endommagé
pc-ui-wounded = { $card }, blessé
pc-ui-beaten = Vaincu ce mois-ci
pc-ui-deck = Cartes Taverne dans la pioche
pc-ui-loot-unknown = À lire sur la carte
pc-ui-map-chest = Coffre de la Carte du Trésor { DE($name) }
pc-ui-no-fight = Aucun combat en cours
pc-ui-last-fight = Dernier combat : { $island }
pc-ui-last-fight-of = Mois { $month } : { $names }
pc-ui-fleet = Les navires, du plus rapide au plus lent
pc-ui-tie = Le dernier combat
pc-ui-stage-boarding = abordage, ronde { $n }
pc-ui-stage-volleys = échange { $n }
pc-ui-round-boarding = Abordage, ronde { $n }
pc-ui-round-volleys = Bordées, échange { $n }
pc-ui-now = À son tour
pc-ui-done = A joué
pc-ui-hit = Déjà touché
pc-ui-reloading = Recharge ses canons
pc-ui-peaceful = Ne combat pas.
pc-ui-hull-of = Coque { $n } sur { $all }
pc-ui-damages = Ses coups abîment : { $sections }.
pc-ui-first = Tire d’abord sur le navire { $rank }.

# Îles
pc-ui-island-tavern = On y achète jusqu’à 3 cartes Taverne, à 2 d’or chacune.
pc-ui-island-hull = La coque y monte d’autant de niveaux que l’on veut, au prix de la fiche.
pc-ui-island-sails = Les voiles y montent d’autant de niveaux que l’on veut, au prix de la fiche.
pc-ui-island-cannon = Les canons y montent d’autant de niveaux que l’on veut, au prix de la fiche.
pc-ui-island-crew = L’équipage y monte d’autant de niveaux que l’on veut, au prix de la fiche.
pc-ui-island-treasure = On y enterre : 1 de renommée par trésor, 1 pour 3 d’or. Une seule section monte d’un niveau, au double du prix.
pc-ui-island-cove = On y reçoit 2 cartes Taverne, ou 1 carte et 2 d’or. Chaque section détruite s’y répare pour 2 d’or.

# Pirates de Légende
pc-ui-legends-left = Dans la pile
pc-ui-legends-gone = Défaussés
pc-ui-ranking = Ordre de tir
pc-ui-legend-blackbeard = Le plus redoutable : 6 dés, et la coque s’en va.
pc-ui-legend-dutchman = À la fin de chaque échange, sa coque regagne jusqu’à 2 des points qu’elle vient de perdre.
pc-ui-legend-hook = Les autres navires se numérotent dans le sens horaire à partir de sa cible : un dé raté touche la coque de celui dont il montre le numéro.
pc-ui-legend-bonny-read = Chaque coup au but abîme les quatre sections à la fois.
pc-ui-legend-cacafuego = Un galion chargé d’or qui ne se bat pas : un dé dit ce qu’il rapporte.
pc-ui-legend-own = Le pirate de ta carte vierge.
pc-ui-legend-navy = { $name } choisit ses cibles. Elle quitte le plateau après son combat.

# La cible du dernier tir
pc-ui-no-path = Aucune décision d’un navire noir à montrer.
pc-ui-path = { $name } : sur qui tirer ?

# Sur le téléphone
pc-ui-hand-of = { $n ->
    [0] Aucune carte en main
    [one] Ta carte, que personne d’autre ne voit
   *[other] Tes { $n } cartes, que personne d’autre ne voit
}
pc-ui-on-paper = { $n ->
    [one] 1 vraie carte en main
   *[other] { $n } vraies cartes en main
}
pc-ui-mat = Ta fiche de navire : valeurs et prix des niveaux
pc-ui-when-mastercraft = Pendant les effets des îles, sur n’importe quelle île.
pc-ui-when-slip-away = À la fin de la navigation, ou contre une Flibusterie.
pc-ui-when-buccaneering = À la fin de la phase des cartes Trésor.
pc-ui-when-lookout = Au tout début de la navigation.
pc-ui-when-outfitter = Pendant les effets des îles.
pc-ui-when-letter = En réponse à la Royal Navy.
pc-ui-when-navy = À la fin de la navigation, une fois les caps connus.
pc-ui-when-map = À la fin de la phase des cartes Trésor.
pc-ui-when-battle = Au début d’un combat, à ton tour de ronde.
pc-ui-when-volley = En combat, juste avant tes dés.
pc-ui-when-fame = À garder jusqu’à la fin de l’année.

# Renommée et fin de partie
pc-ui-fame = Renommée
pc-ui-hits = Au but
pc-ui-sunk = Coulés
pc-ui-routed = Déroutes
pc-ui-deeds = { $islands ->
    [0] Aucune île pillée
    [one] 1 île pillée
   *[other] { $islands } îles pillées
}, { $fled ->
    [0] aucune fuite
    [one] 1 fuite
   *[other] { $fled } fuites
}
pc-ui-curves = Renommée de mois en mois
pc-ui-sources = D’où vient la renommée
pc-ui-months = { $n ->
    [one] Après 1 mois
   *[other] Après { $n } mois
}
pc-ui-by-battle = { $moment }, au dernier combat
pc-ui-wins = { $n ->
    [one] { $names } l’emporte avec { $fame } de renommée
   *[other] { $names } l’emportent avec { $fame } de renommée
}

# Mise en place
pc-panel-box = L’appli ou la boîte ?
    .note = Sans téléphones, la boîte garde les secrets. Avec des téléphones, l’appli peut distribuer.
pc-option-cards = Cartes Taverne
pc-ui-black-ships = { $n ->
    [one] Un seul navire noir croise autour des îles.
   *[other] À trois, { $n } navires noirs croisent autour des îles.
}
pc-chapter-fights = Combats
pc-chapter-ships = Artisans et Perroquets
pc-chapter-legends = Pirates de Légende, Royal Navy
pc-chapter-islands = Îles et navigation
pc-chapter-end = Renommée et fin de l’année
pc-left = Sinon, envoie-le chaque mois sur une île où il sera seul ; s’il croise quelqu’un, il fuit dès que c’est à lui. Ses points comptent à la fin.
