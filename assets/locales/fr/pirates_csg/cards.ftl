# Cartes : sortes, lignes de leurs formulaires
csg-kind-csg-ship = Navires
csg-kind-csg-crew = Équipages
csg-kind-csg-fort = Forts
csg-kind-csg-event = Événements
csg-kind-csg-treasure = Trésors uniques
csg-kind-csg-equipment = Équipements
csg-kind-csg-island = Îles et terrains
csg-kind-csg-fleet = Flottes
csg-card-ship = Navire { $n }
csg-card-crew = Équipage { $n }
csg-card-fort = Fort { $n }
csg-card-event = Événement { $n }
csg-card-treasure = Trésor unique { $n }
csg-card-equipment = Équipement { $n }
csg-card-island = Île { $n }
csg-card-unplayed = Le livret n’a pas de règle pour la jouer dans une flotte : la collection la garde (A-60).
csg-card-fleet = Flotte { $n }
csg-field-name = Nom
csg-field-nation = Nation
csg-field-points = Points
csg-field-masts = Mâts
csg-field-cargo = Cargaison
csg-field-move = Mouvement de base
csg-field-cannons = Canons, de la proue à la poupe
csg-field-keywords = Mots-clefs
csg-field-link = Lié à (noms séparés par des points-virgules)
csg-field-loyal = Loyal envers
csg-field-text = Texte de la carte
csg-field-standard = Équipage standard
csg-field-skills = Fait le travail de
csg-field-build = Augmente le total de construction de
csg-field-gold = Coût en or
csg-pad-hull = Mâts et cargaison
csg-pad-masts = { $n ->
    [one] 1 mât
   *[other] { $n } mâts
 }
csg-column-type = Sorte de carte
csg-column-number = Numéro
csg-column-set = Série
csg-column-treasure = Valeurs des trésors
csg-field-total = Total de construction

# Feuilles de calcul
csg-csv-nameless = La ligne n’a pas de nom.
csg-csv-type = « { $given } » n’est pas une sorte de carte avec laquelle on joue ici.
csg-csv-twice = Une autre carte a la même série et le même numéro : gardée sous { $subject }.
csg-csv-long = { $field } : plus de { $most } caractères ; la fin est coupée.
csg-csv-unread = { $field } : « { $given } » est illisible ; laissé inconnu.
csg-csv-empty = { $field } : vide ; laissé inconnu.

# Flottes
csg-sum-fleet = Flotte
csg-sum-ships = navires
csg-sum-fleet-crew = équipages
csg-sum-events = événements
csg-sum-marked = Marque Noire
csg-sum-total = Total de construction
csg-sum-agreed = convenu
csg-sum-raised = équipages qui l’augmentent
csg-fleet-deploy = Déployer cette flotte
csg-fleet-keep = Garder cette flotte
csg-q-fleet-own = Flotte « { $name } »
csg-fleet-unknown = Les points { DE($name) } sont inconnus : complète d’abord sa carte.
csg-fleet-dear = La flotte coûte { $n } points ; le maximum est { $most }.
csg-fleet-shipless = Il faut au moins un navire.
csg-fleet-nations = Navires et forts d’une seule nation : ici, { $nations }.
csg-fleet-twice = { $name } y est { $n } fois.
csg-fleet-free-crew = { $name } ne coûte rien et ne sert que sa nation ({ $nation }), qui n’a pas de navire ici.
csg-fleet-no-forts = Cette table joue sans forts.
csg-fleet-no-events = Cette table joue sans événements.
csg-fleet-no-uniques = Cette table joue sans trésors uniques.
csg-fleet-uniques = { $n } trésors uniques ; au plus la moitié des jetons ({ $most }) peuvent l’être.
csg-fleet-limit = Une seule carte Limité : { $names }.
csg-fleet-loyal = { $name } est loyal envers { $to }, et rien de tel n’est dans la flotte.
csg-fleet-canoe = Les canoës d’indigènes ({ $nation }) demandent un Chef de Tribu de leur nation.
csg-fleet-canoes = { $n } canoës d’indigènes ; le Chef de Tribu en a { $most }.

# Équipages à bord
csg-berth-never = { $ship } navigue sans équipage.
csg-berth-foreign = { $name } et { $ship } sont de nations différentes : pas de capacités à bord.
