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

# Ce qui est écrit sur nos propres événements et trésors
csg-sample-V-301 = Au début de ton tour : un de tes navires a +S au mouvement de base ce tour-ci.
csg-sample-V-302 = Quand un navire ennemi reçoit l’action Tirer : −1 à chacun de ses jets de canon pour cette action.
csg-sample-V-303 = Au début de ton tour : regarde un jeton de n’importe quelle île vierge, puis repose-le.
csg-sample-V-304 = Quand un navire ennemi vient de gagner un abordage : son joueur ne vole rien et n’élimine personne.
csg-sample-V-305 = Au début de ton tour : remets un mât à l’un de tes navires accosté à une île vierge.
csg-sample-V-306 = Au début du tour d’un adversaire : un de ses navires ne bouge que de S ce tour-ci.
csg-sample-V-307 = Après tes actions principales : un de tes navires peut encore recevoir l’action Bouger.
csg-sample-V-308 = Quand un navire ennemi reçoit l’action Explorer : son joueur tire les jetons sans les choisir.
csg-sample-V-309 = Quand un navire ennemi finit son mouvement à une île : son joueur lance un dé ; sur 5 ou 6, le navire perd un mât.
csg-sample-V-310 = Au début de ton tour : les courants ascendants n’ont aucun effet jusqu’à ton prochain tour.
csg-sample-V-401 = À bord de ton navire : son équipage compte pour un de plus aux abordages.
csg-sample-V-402 = À bord de ton navire : une fois par tour, tu peux relancer un dé de canon ; le second résultat reste.
csg-sample-V-403 = À bord de ton navire : une place de moins en cale. Ne se débarque qu’à une île de départ.
csg-sample-V-404 = Quand tu le trouves : regarde tous les jetons d’une autre île vierge.
csg-sample-V-405 = Quand tu le trouves : retourne un équipage ennemi face visible.
csg-sample-V-406 = À bord de ton navire : il laisse un banc de brouillard du côté de ton choix.
csg-sample-V-407 = Quand tu le trouves : ce navire ne bouge pas à ton prochain tour. Ensuite, le filet quitte la partie.
csg-sample-V-408 = À bord de ton navire : +1 quand on l’éperonne.
