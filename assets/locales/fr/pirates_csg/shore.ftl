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
