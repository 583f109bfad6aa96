# Pirates du Nouveau Monde : la terre : mise en place, exploration, équipages et trésors à terre, forts, événements, victoire.

# Set-up
command-extra-points = Points supplémentaires
csg-q-berths = { $name }, où va ton équipage ?
csg-berths-proposed = Comme proposé
csg-berths = { $berths }
csg-berth-item = { $crew } : { $place }
csg-berths-each = Un par un
csg-berth-cursed = { $ship }, face visible, comme maudit (+1 point)
csg-berth-mark = Il ne reste pas de point pour la Marque Noire.
csg-berth-chieftain = Un Chef de Tribu doit commencer à bord d’un navire.
csg-ev-expatriot = { $crew } est un Ancien Patriote : { $ship } devient Mercenaire.
csg-purse-own = Ton propre mélange
csg-q-coins = { $name }, combien de jetons de valeur { $value } ?
csg-q-coins-note = Encore { $n } jetons, pour { $gold } pièces d’or.
csg-ev-raised = { $name } révèle { $crew } : total de construction { $n }.
csg-fleet-of = { $name } : { $ships }
csg-ev-deployed = { $fleets }
csg-order-fleet = { $name } : pose { $ships } en mer.
csg-told-fleets = Les flottes sont sur la table

# Forts
command-build-fort = Construction d’un fort
command-fetch-gold = Or d’un fort
csg-build = Construire { $fort } ({ $ship })
csg-build-note = { $n } pièces d’or de ton île de départ ; { $place }
csg-fetch = Prendre l’or { DE($fort) } ({ $ship })
csg-fort-there = Un fort se construit déjà { $place_on }.
csg-fort-begun = { $fort } est déjà en construction.
csg-fort-unknown = Personne n’a recopié le prix { DE($fort) }.
csg-fort-poor = { $fort } coûte { $n } pièces d’or ; ton île de départ en a moins.
csg-fort-poor-exact = { $fort } coûte { $n } or : aucun jeton de ton île ne fait le compte juste.
csg-fort-keeps = { $fort } doit garder { $n } or.
csg-q-price = { $name }, avec quels jetons paies-tu { $fort } ({ $n } or) ?
csg-q-price-note = On ne rend pas la monnaie ; tout reste dans le fort et compte.
csg-q-fetch = { $ship } : que prends-tu dans { $fort } ?
csg-enough = Terminer
csg-ev-planned = { $ship } construit { $fort } : il sera debout à la fin du tour.
csg-ev-built = { $fort } est debout { $place_on }.
csg-ev-unbuilt = { $fort } ne peut pas être achevé.
csg-order-fort = Pose { $fort } { $place_on }, { $n ->
    [2] deux
   *[other] { $n }
} coins opposés sur la carte.
csg-ev-captured = { $crew } passe à bord { DE($ship) }.
csg-ev-ransom = Une rançon pour { $crew } : { $n } pièces d’or ({ $place }).

# Exploring
command-move-crew = Déplacement d’équipage
command-leave-treasure = Trésor laissé à terre
command-land-by-dories = Déchargement par doris
command-hoist-search = Le palan explore
command-hoist-load = Le palan charge
command-hoist-drop = Le palan transfère
command-mark-island = Île marquée
csg-q-uniques = { $ship } : quels trésors uniques charges-tu ?
csg-q-prisoner = { $crew } ({ $place }) : qu’en fais-tu ?
csg-prisoner-aboard = À bord : { $ship }
csg-prisoner-eliminated = Éliminer
csg-prisoner-left = Laisser là
csg-crew-moves = Déplacer l’équipage ({ $ship })
csg-q-crew-to = { $ship } : qui va où ?
csg-leave = Laisser du trésor ({ $ship })
csg-q-where-to = { $ship } : où laisses-tu du trésor ?
csg-q-leave = { $ship } : que laisses-tu { $place_on } ?
csg-ev-left = { $ship } laisse du trésor ({ $n }) : { $place }.
csg-within = S’il est à { $n }S au plus
csg-dories = Décharger par doris ({ $ship })
csg-dories-crew = { $ship } a besoin de son équipage lié à bord.
csg-hoist = Explorer au palan ({ $ship })
csg-hoist-load = Charger au palan ({ $ship })
csg-hoist-drop = Transférer au palan ({ $ship })
csg-q-touched = Que touche le palan { DE($ship) } ?
csg-mark = Marquer une île explorée ({ $ship })
csg-mark-own = Il n’y a que ta marque { $place_on }.
csg-q-marked = { $ship } : quelle île à { $n }S au plus marques-tu ?
csg-ev-marked = Ta marque est { $place_on } ; les autres marques sont retirées.
command-play-event = Événement
csg-event = Jouer un événement ({ $name })
csg-event-none = Aucun pour l’instant
csg-q-event = { $name }, quel événement joues-tu ?
csg-ev-event = { $name } joue { $event }
csg-order-return = Rendez les navires capturés à leur propriétaire : { $ships }.

# Corrections
csg-fix-scuttled = Sabordé
csg-fix-gold = Or sur l’île de départ
csg-fix-masts-taken = Mâts détruits
csg-fix-mast = Mât { $n }
csg-fix-mast-standing = debout
csg-fix-mast-burning = en flammes
csg-fix-mast-lost = perdu
csg-fix-plates = Coques, panneaux ou pavillons
csg-fix-touches = Touche
csg-fix-held = Bloqué par
csg-fix-sunk = Coulé
csg-fix-marks = Jetons d’exploration
csg-fix-flags = Pavillons
csg-fix-gone = hors du jeu
csg-fix-crew = Équipage
csg-fix-whose-crew = { $name }, équipage { $n } : { $crew }
csg-fix-shown = Face visible : { $crew }
csg-fix-coin-group = Jetons
csg-fix-coin = Jeton { $n } : { $coin }
csg-fix-value = Or : { $coin }
csg-fix-events = Événements
csg-fix-event = { $name }, événement { $n } : joué
