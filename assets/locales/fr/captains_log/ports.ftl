# Ports, taverne, chantier naval, actions, missions, trésor.

# Entrer dans un port
cl-port-holland = Port hollandais
    .at = au port hollandais
cl-port-spain = Port espagnol
    .at = au port espagnol
cl-port-england = Port anglais
    .at = au port anglais
cl-port-france = Port français
    .at = au port français
cl-port-pirates = Port pirate
    .at = au port pirate
cl-port-native = Port indigène
    .at = au port indigène
cl-port-native-22 = Port indigène spécial
    .at = au port indigène spécial
cl-service-buy = marché d’achat
cl-service-sell = marché de vente
cl-service-tavern = taverne
cl-service-yard = chantier naval
cl-offer-enter-port = Entrer dans un port
cl-offer-enter-port-note = Une seule action pour tout ce que le port propose
cl-offer-leave-port = Quitter le port
cl-q-port = Quel port ?
cl-q-port-note = Place-toi sur l’amarrage, ou à côté du port s’il n’en a pas. Le drapeau fait foi.
cl-port-other = un autre, ou pas encore visité
cl-port-icons = { $icons }
cl-port-on-tile = tuile { $tile } : { $icons }
cl-q-port-icons = Quelles icônes montre ce port ?
cl-q-landing = Comment rejoins-tu le port ?
cl-moored = À l’amarrage
cl-by-boats = { $n ->
    [1] Avec ta chaloupe
   *[other] Avec tes { $n } chaloupes
}
cl-by-boats-note = Depuis une case adjacente à l’amarrage : une interaction par chaloupe, sans réparation
cl-not-grata = Persona non grata ({ $nation }) : ses amarrages te sont fermés.
cl-ev-port-found = { $port }, tuile { $tile }
cl-ev-port-moored = Amarré { $port_at }
cl-ev-port-boats = { $n ->
    [one] Une chaloupe à terre, { $port_at }
   *[other] { $n } chaloupes à terre, { $port_at }
}
cl-no-such-icon = Ce port n’a pas cette icône : { $service }.
cl-still-in-port = Tu es encore au port : quitte-le d’abord.
cl-not-in-port = Tu n’es pas dans un port.
cl-no-boat-left = Toutes tes chaloupes ont servi : une interaction par chaloupe.
cl-no-reputation-here = Il faut { $needs } de réputation, et ici la tienne ne compte pas.
cl-needs-reputation = Il faut { $needs } de réputation ; tu as { $n }.
cl-reputation = réputation
cl-no-repair-by-boat = Pas de réparation avec les chaloupes.
cl-ev-shop = { $name } fait ses achats avant le départ

# Améliorations
cl-upgrade-cannon = Canon
    .effect = un dé de tir de plus, une fois dans un sabord
cl-upgrade-sails = Voiles améliorées
    .effect = +1 de mouvement
cl-upgrade-improved_cannon = Canon amélioré
    .effect = un dé de tir reçoit le niveau du navire en bonus
cl-upgrade-long_cannons = Canons longs
    .effect = 1 case de distance sans malus
cl-upgrade-rowboat = Chaloupe
    .effect = +1 marin à la réapparition, accès aux ports depuis la mer, pêche
cl-upgrade-cabin = Cabine
    .effect = limite d’équipage +2, officiers et spécialistes +1
cl-upgrade-incendiary = Munitions incendiaires
    .effect = dégâts de feu
cl-upgrade-explosive = Munitions explosives
    .effect = +1 à chaque dé
cl-upgrade-grapeshot = Mitraille
    .effect = défense adverse +1, blesse l’équipage
cl-upgrade-chain = Chaînes
    .effect = défense adverse +2, −1 de mouvement par dé réussi
cl-upgrade-carpenter = Charpentier
    .effect = un dégât de moins à chaque coup reçu
cl-upgrade-gunner = Canonnier
    .effect = au tir, relance 1 dé
cl-upgrade-expert_gunner = Canonnier expert
    .effect = au tir, relance 2 dés
cl-upgrade-gunners_mate = Artilleur de deuxième classe
    .effect = au tir, relance 2 dés ; unique
cl-upgrade-helmsman = Timonier
    .effect = +1 de mouvement ; unique
cl-upgrade-expert_helmsman = Timonier expert
    .effect = +1 de mouvement
cl-upgrade-instructor = Instructeur
    .effect = tire et aborde en une seule action ; unique
cl-upgrade-grapple = Grappin
    .effect = la cible abordée ne bouge pas à son prochain tour ; unique
cl-upgrade-overloaded = Surchargé
    .effect = 2 dés par canon ; chaque 1 ou 2 coûte un canon et met le feu ; unique
cl-upgrade-informant = Informateur
    .effect = une mission de plus à la pioche, une de plus en cours
cl-upgrade-pistol = Pistolet
    .effect = au corps à corps, 1 dé de plus
cl-upgrade-sabres = Sabres
    .effect = au corps à corps, +1 à tes dés ; unique
cl-upgrade-swords = Épées
    .effect = au corps à corps, relance 1 dé
cl-upgrade-doctor = Docteur
    .effect = un marin de moins perdu à chaque fois
cl-upgrade-graveyard = Cimetière
    .effect = au corps à corps, relance 2 dés
cl-upgrade-grenades = Grenades
    .effect = avant le corps à corps, 2 dés : 1 ou 2 te blesse, 9 à 12 blesse l’autre
cl-upgrade-reinforced_hull = Coque renforcée
    .effect = défense +1, pèse 5 charges ; unique
cl-upgrade-merchant = Marchand
    .effect = 1 de renommée pour 3 marchandises identiques au lieu de 4 ; unique
cl-upgrade-armour = Armure
    .effect = au corps à corps, −1 aux dés adverses
cl-upgrade-lieutenant = Lieutenant
    .effect = copie un autre de tes spécialistes, jamais un unique ; unique
cl-upgrade-sharpshooter = Tireur d’élite
    .effect = avant le corps à corps, attaque avec 1 dé
cl-upgrade-mercenary = Mercenaire
    .effect = au corps à corps, +1 à tes dés ; unique
cl-ev-upgrade-gained = { $upgrade } : +{ $n }
cl-ev-upgrade-lost = { $upgrade } : −{ $n }
cl-unique = Unique, et tu l’as déjà : { $upgrade }.
cl-ammunition-owned = Tu as déjà ce type, et il ne s’épuise pas : { $upgrade }.
cl-none-left = { $n ->
    [one] Plus aucun dans la boîte : le seul exemplaire est pris.
   *[other] Plus aucun dans la boîte : les { $n } exemplaires sont pris.
}
cl-crew-full = Pas de place : { $n } officiers et spécialistes au plus.
cl-track-full = Ton navire en porte { $n } au plus.
cl-mission-of-ally = Cette mission publique est à { $name } : échangez-la d’abord.
cl-no-mission-for-counter = Tu n’as pas de mission en cours : ce compteur n’est pas pour toi.
cl-limit-crew-upgrades = Officiers et spécialistes
cl-limit-ship = carte Navire
cl-limit-seventh = emplacement du septième
cl-benefit-england = avantage anglais
cl-benefit-france = avantage français
cl-form-fame-icons = Icônes de renommée du plateau de joueur, face { $side }
cl-form-fame-icons-note = Combien faut-il en avoir pour recouvrir l’icône ? Laisse sur « inconnu » s’il n’y en a pas.
cl-form-icon-levels = Niveaux de navire qui recouvrent une icône
cl-form-icon-crew = Officiers et spécialistes
cl-owned = tu en as { $n }

# Taverne
cl-offer-tavern-recruit = Recruter
cl-offer-tavern-fame = Acheter de la renommée
cl-offer-tavern-crew = Engager des marins
cl-offer-tavern-enlist = Compléter l’équipage
cl-offer-tavern-captain = Prendre un 2e capitaine
cl-enlist-note = { $n ->
    [one] { $n } marin, gratuit
   *[other] { $n } marins, gratuits
}
cl-form-tavern = Plateau de taverne, face { $side }
cl-form-price-where = Où le prix est-il imprimé ?
cl-form-price-on-space = sur l’emplacement
cl-form-price-on-token = sur le jeton
cl-form-space-price = Ligne { $line }, colonne { $column }
cl-q-tavern-space = Dans quelle ligne de la taverne ?
cl-q-tavern-space-note = Le numéro de la ligne est la réputation qu’elle demande.
cl-tavern-space = { $column ->
    [0] Ligne { $line }
   *[other] Ligne { $line }, colonne { $column }
}
cl-q-recruit-whom = Qui recrutes-tu ?
cl-level-too-low = Il faut un navire de niveau { $level }.
cl-solo-clear-uniques = Solo : retire de la taverne les uniques que tu as déjà ({ $upgrades }).
cl-q-fame = Combien de points de renommée achètes-tu ?
cl-q-hire = Combien de marins engages-tu ?
cl-crew-offer = { $n ->
    [one] { $n } marin
   *[other] { $n } marins
}
cl-no-room-for-crew = Plus de place pour l’équipage.
cl-crew-complete = Ton équipage initial est au complet.
cl-ev-crew-hired = { $n ->
    [one] { $n } marin monte à bord
   *[other] { $n } marins montent à bord
}
cl-ev-crew-left = { $n ->
    [one] { $n } marin reste à terre
   *[other] { $n } marins restent à terre
}
cl-q-captain = Quel capitaine ?
cl-captain = { $name }
cl-ev-captain-second = { $name } devient ton second capitaine
cl-ev-captain = Capitaine : { $name }
cl-captain-needs-board-b = Ce capitaine ne sert qu’avec le plateau de joueur B.
cl-q-captain-dealt = Carte Capitaine { $n } { DE($name) }
cl-q-captain-kept = { $name } : quel capitaine gardes-tu ?
cl-q-captain-kept-note = Trois cartes sont distribuées, une seule reste. +1 de réputation auprès de sa nation, −1 auprès de celles en guerre contre elle.
cl-needs-fame = Il faut { $needs } de renommée ; tu as { $n }.
cl-has-two-captains = Tu as déjà deux capitaines.
cl-no-captain-left = Aucun capitaine de cette nation n’est libre.

# Chantier naval
cl-offer-yard-buy = Équiper le navire
cl-offer-yard-ship = Changer de navire
cl-offer-yard-wood-buy = Acheter du bois
cl-offer-yard-wood-sell = Vendre du bois
cl-offer-yard-sell = Revendre un équipement
cl-q-yard-buy = Qu’achètes-tu au chantier naval ?
cl-ware-note = { $price } : { $effect }
cl-q-how-many = { $item } : combien ?
cl-q-yard-sell = Que revends-tu ?
cl-nothing-to-give-back = Rien à revendre : ni équipement ni munitions.
cl-wood-price = { $n } cubes pour { $price }
cl-wood-in-pairs = Le bois se vend par { $n } cubes.
cl-no-wood-left = Plus de bois dans la réserve.
cl-q-wood-buy = Combien de bois achètes-tu ?
cl-q-wood-sell = Combien de bois vends-tu ?
cl-foreign-ship = navire d’une autre nation
cl-reputation-above = réputation au-dessus du minimum : { $n }
cl-no-ships-from-pirates = Les ports pirates ne vendent pas de navires.
cl-largest-ship = Ton navire a déjà atteint le dernier niveau.
cl-french-ship = Les navires français se vendent en France.
cl-q-ship-space = Sur quel emplacement est le navire ?
cl-space-of = Emplacement { $nation_of }
cl-space-other = Un autre emplacement
cl-space-last = Emplacement de la France, seul où il reste des navires
cl-q-ship-card = Quel est le numéro de la carte Navire ?
cl-q-ship-level = Niveau du navire ?
cl-ship-refit = Nouveau navire : retire tous les dégâts, replace la quille et le tirant d’eau. Ce qui ne tient plus part à la mer ou est rendu.
cl-ev-ship = Nouveau navire, niveau { $level }

# Explorer, ramasser, jeter, échanger
cl-offer-explore = Explorer
cl-offer-trade = Échanger avec un joueur
cl-offer-pick-up = Ramasser
cl-offer-jettison = Jeter par-dessus bord
cl-offer-survey = Recopier une tuile visible
cl-map-tile = { $n ->
    [24] Mer calme
   *[other] Tuile { $n }
}
    .short = { $n ->
        [24] mer calme
       *[other] { $n }
    }
cl-q-explore = Quelles tuiles révèles-tu ?
cl-q-explore-note = À { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus et en vue, la plus proche d’abord. Revérifie la vue après chaque tuile.
cl-q-explore-none = Rien de nouveau
cl-all-explored = Toutes les tuiles sont révélées.
cl-all-surveyed = On sait ce que montre chaque tuile révélée.
cl-ev-revealed = { $n ->
    [one] Tuile révélée : { $tiles }
   *[other] Tuiles révélées : { $tiles }
}
cl-q-survey = Quelle tuile recopies-tu ?
cl-form-tile = { $tile }, telle qu’imprimée
cl-form-tile-note = Une seule fois pour toutes tes parties. Laisse sur « inconnu » ce que tu ne veux pas chercher.
cl-form-tile-barrels = Icônes de barils
cl-form-tile-port = Port
cl-form-tile-services = Icônes du port
cl-tile-port-none = Aucun port
cl-tile-port-holland = Hollandais
cl-tile-port-spain = Espagnol
cl-tile-port-england = Anglais
cl-tile-port-france = Français
cl-tile-port-pirates = Pirate
cl-tile-port-native = Indigène
cl-tile-port-native-22 = Indigène spécial (tuile 22)
cl-tile-port-random = Sans drapeau imprimé
cl-q-fortress-flag = { $tile } : quel drapeau pour la forteresse ?
cl-q-fortress-flag-drawn = { $tile } : tire un drapeau pour la forteresse. Lequel ?
cl-q-port-flag = { $tile } : quel drapeau pour le port ?
cl-q-port-flag-drawn = { $tile } : tire un drapeau pour le port. Lequel ?
cl-ev-fortress = { $tile } : forteresse { $nation_of }
cl-place-barrels = { $tile } : pose un jeton barils sur chaque icône de barils, et un drapeau tiré au sort sur un port sans drapeau.
cl-costs-movement = { $n ->
    [0] Ne coûte aucun point de mouvement
    [one] Coûte { $n } point de mouvement
   *[other] Coûte { $n } points de mouvement
}
cl-no-movement-left = Seulement pendant ton déplacement, et il ne t’en reste pas ce tour-ci.
cl-only-while-moving = Seulement pendant ton déplacement.
cl-only-entering = Seulement pendant ton déplacement, sur la case où tu viens d’entrer.
cl-q-pick-up = Que ramasses-tu ?
cl-on-tile = { $tile }
cl-another-barrel = Un autre jeton barils
cl-loose-goods = Toutes les marchandises de la case
cl-nothing-afloat = Aucune marchandise à l’eau, ou seulement celles que tu viens d’y jeter.
cl-q-pick-up-goods = Lesquelles montent à bord ?
cl-available = { $n } sur place
cl-q-how-many-cubes = Combien de cubes { $good_of } ?
cl-nothing = Rien
cl-q-jettison = Que jettes-tu par-dessus bord ?
cl-q-jettison-cannons = Combien de canons par-dessus bord ?
cl-hold-empty = Ta cale est vide.
cl-q-trade-with = Avec qui échanges-tu ?
cl-q-trade-adjacent = Sur une case adjacente à la tienne.
cl-nobody-to-trade = Aucun autre joueur n’est sur la carte.
cl-q-trade-gives = Que donne { $giver } à { $taker } ?
cl-q-trade-how-many = Combien de { $thing_units } ?
cl-q-trade-agreed = { $name }, d’accord ?
cl-no-deal = Pas d’accord : rien ne change, l’action reste disponible.

# Ce que donnent barils, missions et trésor
cl-q-reward = Que montre la carte ?
cl-q-reward-token = Que montre le jeton ?
cl-q-reward-token-turn = Retourne le jeton : que montre-t-il ?
cl-reward-goods = Marchandises
cl-reward-doubloons = Doublons
    .units = doublons
cl-reward-fame = Renommée
cl-reward-reputation = Réputation
cl-reward-clue = Indice du trésor
cl-reward-crew = Marins
cl-reward-officer = Officier ou spécialiste
cl-reward-ship = Amélioration de navire
cl-reward-other = Autre chose
cl-reward-nothing = Rien
cl-reward-other-told = Applique ce qui est imprimé ; au besoin, corrige les valeurs à la main.
cl-q-reward-goods = Quelles marchandises ?
cl-q-reward-goods-note = Ce qui ne tient pas en cale, jette-le ensuite par-dessus bord.
cl-q-reward-doubloons = Combien de doublons ?
cl-q-reward-cubes = Combien de cubes { $good_of } ?
cl-reserve-empty = { $n ->
    [one] Réserve épuisée : il manque { $n } cube { $good_of }.
   *[other] Réserve épuisée : il manque { $n } cubes { $good_of }.
}
cl-q-reward-fame = Combien de points de renommée en plus ?
cl-q-reward-crew = Combien de marins ?
cl-q-reward-nation = Réputation auprès de quelle nation ?
cl-q-reward-reputation = De combien change ta réputation ?
cl-q-reward-ship = Quelle amélioration de navire ?

# Missions
# Le type est imprimé en anglais sur chaque carte.
cl-mission-type-transport = Transport
    .said = Transport
cl-mission-type-rescue = Rescue (sauvetage)
    .said = Sauvetage
cl-mission-type-combat = Combat
    .said = Combat
cl-mission-type-personal = Personal (personnelle)
    .said = Personnelle
cl-mission = { $type_said } { $number }
cl-mission-of-type = { $type }, mission { $n }
cl-mission-secret = Mission secrète { $n }
cl-mission-step = { $n ->
    [0] pas encore commencée
    [one] { $n } étape validée
   *[other] { $n } étapes validées
}
cl-missions-held = { $n } en cours sur { $limit }
cl-offer-mission-take = Prendre une mission
cl-offer-mission-port = Valider une étape ici
cl-offer-mission-action = Valider une étape de mission
cl-offer-mission-sea = Valider une étape en mer
cl-offer-mission-finish = Accomplir une mission
cl-offer-mission-drop = Défausser une mission
cl-offer-mission-set = Rendre quatre missions
cl-no-mission-before-start = Pas de mission avant le premier tour.
cl-mission-once-a-turn = Une seule mission par tour à la taverne.
cl-mission-leave-first = Mission prise ou étape validée dans ce port : quitte-le d’abord.
cl-draw-missions = Pioche { $n } missions, gardes-en une, défausse les autres.
cl-q-mission-type = Quelle mission gardes-tu ?
cl-mission-keep-secret = La garder secrète
cl-mission-keep-secret-note = L’appli ne la connaîtra qu’une fois accomplie
cl-q-mission-number = Quel est le numéro de la carte ?
cl-q-mission-public = Publique ou secrète ?
cl-mission-public = Publique
cl-mission-in-hand = Secrète
cl-q-starts-here = Commence-t-elle dans ce port ?
cl-q-mission-discard = { $n ->
    [1] Une de trop : laquelle défausses-tu ?
   *[other] { $n } de trop : lesquelles défausses-tu ?
}
cl-q-mission-which = Quelles missions avancent ici ?
cl-q-mission-which-note = Une seule action vaut pour toutes celles qui ont cette destination.
cl-mission-die = Dé de la mission
cl-mission-face = dé
cl-q-mission-roll = Jet de la mission
cl-mission-at-night = Il fait nuit : +1 si la carte le dit.
cl-q-mission-result = { $mission } : que se passe-t-il ?
cl-mission-result-step = Réussi
cl-mission-result-public = Réussi, elle devient publique
cl-mission-result-load = Réussi, marchandises chargées
cl-q-mission-counter = D20 : sur quelle tuile poser le compteur ?
cl-mission-result-complete = Mission accomplie
cl-mission-result-failed = Échec : mission défaussée
cl-q-mission-done-type = De quel type est la mission accomplie ?
cl-q-mission-finish = Quelle mission est accomplie ?
cl-q-mission-drop = Quelle mission défausses-tu ?
cl-q-mission-set = Quatre missions de quel type ?
cl-ev-mission-taken = Nouvelle mission : { $mission }
cl-ev-mission-step = { $mission } : étape { $step } validée
cl-ev-mission-done = { $mission } : accomplie
cl-ev-mission-discarded = { $mission } : défaussée
cl-ev-mission-handed = { $mission } : change de main
cl-mission-p01 = à côté d’un navire qui a un indice, réussir le jet
cl-mission-p02 = survivre jusqu’à la dernière étape de la carte
cl-mission-p03 = détruire un navire qui a une mission Transport
cl-mission-p04 = capturer un navire et renoncer à ses récompenses
cl-mission-p05 = capturer un navire
cl-mission-p06 = brûler deux navires ; publique après le premier
cl-mission-p07 = détruire un navire qui a une mission Combat
cl-mission-p08 = détruire un navire qui a une mission Rescue (sauvetage)
cl-mission-p09 = détruire un navire par effondrement
cl-mission-p10 = à côté d’un navire en mission Rescue (sauvetage), jet pour la voler
cl-mission-p11 = visiter les lieux dans l’ordre, 1 point de mouvement chacun
cl-mission-p12 = détruire 3 navires de nations différentes
cl-mission-p13 = aller chercher les cubes d’huile de la carte, 1 point de mouvement chacun
cl-mission-p14 = posséder 20 000 doublons sans les dépenser
cl-mission-c01 = détruire un joueur en mission ou un PNJ portant le symbole
cl-mission-c04 = détruire un joueur qui a Combat 20, 21, 22 ou 23
cl-mission-c05 = détruire le joueur que les flèches désignent
cl-mission-c09 = détruire le joueur en tête
cl-mission-c10 = détruire un navire défensif, puis aller dans un port d’une autre nation
cl-mission-c12 = détruire un navire défensif
cl-mission-c15 = détruire un marchand
cl-mission-c17 = détruire un pirate
cl-mission-c18 = détruire un navire agressif
cl-mission-c20 = détruire un joueur recherché ou un PNJ portant le symbole
cl-mission-r01 = D20 : repêcher le compteur de temps de la tuile, puis un port au choix
cl-mission-r04 = à côté du navire : jet ou capture, puis port d’une autre nation
cl-mission-r07 = à côté de la forteresse : jet, puis port d’une autre nation
cl-mission-r11 = port indiqué : jet, puis port d’une nation au choix
cl-mission-t01 = port indiqué, puis un port parmi ceux de la carte
cl-mission-t09 = port indiqué : charger, puis vendre à un marché de la carte
cl-mission-t23 = port indigène le plus loin, puis port d’une nation au choix

# Trésor
cl-offer-treasure = Chercher le trésor
cl-offer-treasure-note = À côté d’un X ; un seul essai par partie
cl-offer-clue = Noter un indice du trésor
cl-offer-clue-note = D’un navire, d’un capitaine ou d’une autre source
cl-treasure-gone = Le trésor est déjà à { $name }.
cl-treasure-tried = Tu as déjà fait ton seul essai.
cl-q-treasure = Le trésor est-il ici ?
cl-q-treasure-note = Regarde les cartes 1 et 2 sans les montrer. S’il est ici, retourne les cartes 1, 2 et 3.
cl-q-treasure-yes = Trésor trouvé
cl-q-treasure-no = Mauvais endroit
cl-ev-treasure-found = Trésor trouvé
cl-ev-treasure-missed = Mauvais endroit : pose ton jeton sur la carte 3, la chasse est finie pour toi
cl-ev-clue-first = Premier indice : ton jeton sur la carte 1, tu peux la regarder
cl-ev-clue-second = Second indice : ton jeton sur la carte 2, tu peux regarder les deux
cl-clues-complete = Tu peux déjà regarder les deux cartes : un indice de plus n’apporte rien.
cl-q-tile-barrels = { $tile } : combien d’icônes de barils ?
cl-port-of-tile = Port de la tuile { $tile }
cl-no-port-there = Aucun port sur la tuile { $tile }.
