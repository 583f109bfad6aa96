# La Crique des Pirates : les écrans.
cove-ui-tab-fight = Combat
cove-ui-tab-islands = Îles
cove-ui-tab-legends = Légendes
cove-ui-tab-fame = Renommée
cove-ui-tab-decision = Cible

# Le mois et sa phase
cove-ui-month = Mois { $n }/{ $all }
cove-ui-phase-setup = Mise en place
cove-ui-phase-treasure = cartes Trésor
cove-ui-phase-navigation = navigation
cove-ui-phase-arrival = arrivée
cove-ui-phase-combat = combats
cove-ui-phase-plunder = pillage
cove-ui-phase-effects = effets des îles
cove-ui-phase-ships = navires noirs
cove-ui-phase-tie = départage
cove-ui-phase-over = fin de l’année
cove-ui-buccaneer = { $name } contre { $victim }

# Navires
cove-ui-look = { $name } : { $n ->
    [one] la carte
   *[other] les { $n } cartes
}
cove-ui-hand = Cartes en main
cove-ui-crippled = En déroute
cove-ui-out = Détruite
cove-ui-damaged = { $card }, endommagé
cove-ui-wounded = { $card }, blessé
cove-ui-beaten = Vaincu ce mois-ci
cove-ui-deck = Cartes Taverne dans la pioche
cove-ui-loot-unknown = À lire sur la carte
cove-ui-map-chest = Coffre de la Carte du Trésor { DE($name) }
cove-ui-no-fight = Aucun combat en cours
cove-ui-last-fight = Dernier combat : { $island }
cove-ui-last-fight-of = Mois { $month } : { $names }
cove-ui-fleet = Les navires, du plus rapide au plus lent
cove-ui-tie = Le dernier combat
cove-ui-stage-boarding = abordage, ronde { $n }
cove-ui-stage-volleys = échange { $n }
cove-ui-round-boarding = Abordage, ronde { $n }
cove-ui-round-volleys = Bordées, échange { $n }
cove-ui-now = À son tour
cove-ui-done = A joué
cove-ui-hit = Déjà touché
cove-ui-reloading = Recharge ses canons
cove-ui-peaceful = Ne combat pas.
cove-ui-hull-of = Coque { $n } sur { $all }
cove-ui-damages = Ses coups abîment : { $sections }.
cove-ui-first = Tire d’abord sur le navire { $rank }.

# Îles
cove-ui-island-tavern = On y achète jusqu’à 3 cartes Taverne, à 2 d’or chacune.
cove-ui-island-hull = La coque y monte d’autant de niveaux que l’on veut, au prix de la fiche.
cove-ui-island-sails = Les voiles y montent d’autant de niveaux que l’on veut, au prix de la fiche.
cove-ui-island-cannon = Les canons y montent d’autant de niveaux que l’on veut, au prix de la fiche.
cove-ui-island-crew = L’équipage y monte d’autant de niveaux que l’on veut, au prix de la fiche.
cove-ui-island-treasure = On y enterre : 1 de renommée par trésor, 1 pour 3 d’or. Une seule section monte d’un niveau, au double du prix.
cove-ui-island-cove = On y reçoit 2 cartes Taverne, ou 1 carte et 2 d’or. Chaque section détruite s’y répare pour 2 d’or.

# Pirates de Légende
cove-ui-legends-left = Dans la pile
cove-ui-legends-gone = Défaussés
cove-ui-ranking = Ordre de tir
cove-ui-legend-blackbeard = Le plus redoutable : 6 dés, et la coque s’en va.
cove-ui-legend-dutchman = À la fin de chaque échange, sa coque regagne jusqu’à 2 des points qu’elle vient de perdre.
cove-ui-legend-hook = Les autres navires se numérotent dans le sens horaire à partir de sa cible : un dé raté touche la coque de celui dont il montre le numéro.
cove-ui-legend-bonny-read = Chaque coup au but abîme les quatre sections à la fois.
cove-ui-legend-cacafuego = Un galion chargé d’or qui ne se bat pas : un dé dit ce qu’il rapporte.
cove-ui-legend-own = Le pirate de ta carte vierge.
cove-ui-legend-navy = { $name } choisit ses cibles. Elle quitte le plateau après son combat.

# La cible du dernier tir
cove-ui-no-path = Aucune décision d’un navire noir à montrer.
cove-ui-path = { $name } : sur qui tirer ?

# Sur le téléphone
cove-ui-hand-of = { $n ->
    [0] Aucune carte en main
    [one] Ta carte, que personne d’autre ne voit
   *[other] Tes { $n } cartes, que personne d’autre ne voit
}
cove-ui-on-paper = { $n ->
    [one] 1 vraie carte en main
   *[other] { $n } vraies cartes en main
}
cove-ui-mat = Ta fiche de navire : valeurs et prix des niveaux
cove-ui-when-mastercraft = Pendant les effets des îles, sur n’importe quelle île.
cove-ui-when-slip-away = À la fin de la navigation, ou contre une Flibusterie.
cove-ui-when-buccaneering = À la fin de la phase des cartes Trésor.
cove-ui-when-lookout = Au tout début de la navigation.
cove-ui-when-outfitter = Pendant les effets des îles.
cove-ui-when-letter = En réponse à la Royal Navy.
cove-ui-when-navy = À la fin de la navigation, une fois les caps connus.
cove-ui-when-map = À la fin de la phase des cartes Trésor.
cove-ui-when-battle = Au début d’un combat, à ton tour de ronde.
cove-ui-when-volley = En combat, juste avant tes dés.
cove-ui-when-fame = À garder jusqu’à la fin de l’année.

# Renommée et fin de partie
cove-ui-fame = Renommée
cove-ui-hits = Au but
cove-ui-sunk = Coulés
cove-ui-routed = Déroutes
cove-ui-deeds = { $islands ->
    [0] Aucune île pillée
    [one] 1 île pillée
   *[other] { $islands } îles pillées
}, { $fled ->
    [0] aucune fuite
    [one] 1 fuite
   *[other] { $fled } fuites
}
cove-ui-curves = Renommée de mois en mois
cove-ui-sources = D’où vient la renommée
cove-ui-months = { $n ->
    [one] Après 1 mois
   *[other] Après { $n } mois
}
cove-ui-by-battle = { $moment }, au dernier combat
cove-ui-wins = { $n ->
    [one] { $names } l’emporte avec { $fame } de renommée
   *[other] { $names } l’emportent avec { $fame } de renommée
}

# Mise en place
pirates-cove-panel-box = L’appli ou la boîte ?
    .note = Sans téléphones, la boîte garde les secrets. Avec des téléphones, l’appli peut distribuer.
pirates-cove-option-cards = Cartes Taverne
cove-ui-black-ships = { $n ->
    [one] Un seul navire noir croise autour des îles.
   *[other] À trois, { $n } navires noirs croisent autour des îles.
}
pirates-cove-chapter-fights = Combats
pirates-cove-chapter-ships = Artisans et Perroquets
pirates-cove-chapter-legends = Pirates de Légende, Royal Navy
pirates-cove-chapter-islands = Îles et navigation
pirates-cove-chapter-end = Renommée et fin de l’année
pirates-cove-left = Sinon, envoie-le chaque mois sur une île où il sera seul ; s’il croise quelqu’un, il fuit dès que c’est à lui. Ses points comptent à la fin.
