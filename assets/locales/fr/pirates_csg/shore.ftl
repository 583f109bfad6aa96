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
csg-q-coins-of = { $name }, combien de jetons de { $value } or ?
csg-q-coins-left = Encore { $n } jetons pour { $gold } or.
csg-ev-raised = { $name } révèle { $crew } : total de construction { $n }.
csg-fleet-of = { $name } : { $ships }
csg-ev-deployed = { $fleets }
csg-told-fleets = Les flottes sont sur la table

# Forts
command-build-fort = Construction d’un fort
command-fetch-gold = Or d’un fort
csg-build = Construire { $fort } : { $ship }
csg-build-note = { $n } or de ton île de départ ; { $place }
csg-fetch = { $ship } charge l’or de { $fort }
csg-fort-there = Un fort s’y construit déjà : { $place }.
csg-fort-begun = { $fort } est déjà en construction.
csg-fort-unknown = Personne n’a relevé le prix de { $fort }.
csg-fort-poor = { $fort } coûte { $n } or ; ton île de départ en a moins.
csg-fort-poor-exact = { $fort } coûte { $n } or : aucun jeton de ton île ne fait le compte juste.
csg-fort-keeps = { $fort } doit garder { $n } or.
csg-q-price = { $name }, avec quels jetons paies-tu { $fort } ({ $n } or) ?
csg-q-price-note = On ne rend pas la monnaie ; tout reste dans le fort et compte.
csg-q-fetch = { $ship } : que prends-tu dans { $fort } ?
csg-enough = C’est assez
csg-ev-planned = { $ship } construit { $fort } : il sera debout à la fin du tour.
csg-ev-built = { $fort } est debout : { $place }.
csg-ev-unbuilt = { $fort } ne peut pas être achevé.
csg-order-fort = Pose { $fort } sur { $place }, { $n } coins opposés sur la carte.

# Crew that changes sides
csg-ev-captured = { $crew } passe à bord de { $ship }.
csg-ev-ransom = Une rançon pour { $crew } : { $n } or ({ $place }).
