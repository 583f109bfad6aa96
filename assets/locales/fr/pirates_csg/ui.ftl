# Pirates du Nouveau Monde : les écrans.
csg-ui-tab-fleets = Flottes
csg-ui-tab-islands = Îles
csg-ui-tab-turn = Tour
csg-ui-tab-keywords = Mots-clefs
csg-ui-tab-gold = Or

# La barre du haut
csg-ui-setting-up = Mise en place
csg-ui-turn = Tour { $n }
csg-ui-lead = { $n } pièces d’or sur { $all }
csg-ui-names = { $names }

# Les côtés
csg-ui-gold = Or
csg-ui-forts = Forts
csg-ui-majority = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} sur { $all }
csg-ui-majority-forts = { $n } pièces d’or sur { $all }, dont { $forts } en forts
csg-ui-load = Jetons : { $n } sur { $all }
csg-ui-mast-standing = Mât { $n }
csg-ui-mast-burning = Mât { $n }, en flammes
csg-ui-mast-lost = Mât { $n }, perdu
csg-ui-plate = Petite coque ou panneau

# Ce qui arrive aux navires
csg-ui-derelict = Ponton
csg-ui-burning = { $n ->
    [one] 1 mât brûle
   *[other] { $n } mâts brûlent
}
csg-ui-scuttled = Coule au début de son prochain tour
csg-ui-pinned = Bloqué par { $names }
csg-ui-towed = Remorqué par { $ship }
csg-ui-docked = Accosté : { $place }
csg-ui-sunk = Coulé
csg-ui-on-fog = Banc de brouillard
csg-ui-on-sargasso = Sargasses
csg-ui-on-current = Courant ascendant
csg-ui-on-iceberg = Iceberg
csg-ui-on-whirlpool = Maelström
csg-ui-on-reef = Récif
csg-ui-hindered-no-move = Pas de mouvement (boulets chaînés)
csg-ui-hindered-no-crew = Équipage réduit au silence (mitraille)
csg-ui-hindered-no-ability = Aucune capacité (Peur)
csg-ui-hindered-slow = Mouvement S seulement (Peur)

# Les flottes
csg-ui-card = Mouvement { $move } · cargaison { $cargo } · { $points } points
csg-ui-points = { $n } points
csg-ui-no-fleet = Aucun navire sur la table.
csg-ui-fort-hidden = Un fort, face cachée
csg-ui-fort-unbuilt = Pas encore construit
csg-ui-fort-built = { $place } · pavillons : { $n }
csg-ui-fort-abandoned = { $place } · abandonné
csg-ui-fort-gone = Détruit
csg-ui-event-hidden = Un événement, face cachée
csg-ui-event-ready = Pas encore joué
csg-ui-event-played = Joué

# Les îles
csg-ui-no-islands = Les îles ne sont pas encore sur la mer.
csg-ui-marker = Explorée par { $name }

# Le tour
csg-ui-no-turn = Personne n’agit pour l’instant.
csg-ui-turn-of = Les actions { DE($name) }
csg-before-dice = Chacun ajoute cela à son dé
csg-given = Fait : { $names }
csg-ui-given = Faite ce tour-ci : { $action }
csg-ui-also = Possible aussi : { $what }

# Les mots-clefs
csg-ui-no-keywords = Aucun mot-clef en jeu.

# Sur le téléphone
csg-ui-seen = Les jetons que tu as vus
csg-ui-ashore = À bord d’aucun navire

# La dernière page
csg-ui-masts = Mâts
csg-ui-hits = Touches
csg-ui-sunk-head = Coulés
csg-ui-curves = L’or, tour après tour
csg-ui-no-gold = L’or n’est pas encore distribué.
csg-ui-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
csg-ui-wins = { $n ->
    [one] { $names } l’emporte avec { $gold } pièces d’or
   *[other] { $names } se partagent la victoire avec { $gold } pièces d’or chacun
}
csg-ui-ended-half = { $moment } · plus de la moitié de l’or
csg-ui-ended-settled = { $moment } · tout l’or est à terre
csg-ui-ended-stranded = { $moment } · une flotte ne peut plus naviguer
csg-ui-deeds = Faits d’armes
csg-ui-explored = Explorées
csg-ui-rams = Éperonnages
csg-ui-boardings = Abordages

# La mise en place
csg-option-total = Points de chaque flotte
csg-total = { $n } points
csg-option-coins = Jetons de trésor
csg-coins-app = L’appli tient les valeurs
csg-coins-table = De vrais jetons, face cachée
csg-panel-extras = On joue avec
csg-option-uniques = Trésors uniques
csg-option-forts = Forts
csg-option-events = Événements
csg-option-terrain = Terrains
csg-option-riposte = Riposte
csg-option-turning = Grands navires moins maniables
csg-chapter-sea = Navigation, éperonnage, remorque
csg-chapter-guns = Canons, forts, abordage
csg-chapter-gold = L’or et la fin
csg-chapter-keywords = Mots-clefs et cartes
csg-ui-look = Secrets { DE($name) } ({ $n })
csg-left = Sinon, à son tour, ne donne aucun ordre et termine : aucune action n’est obligatoire. Ses navires restent des cibles, et son or compte à la fin.
