# La Crique des Pirates : ce que tous les chapitres partagent, mise en place, navires, cartes Taverne, navires noirs.
pc-title = La Crique des Pirates

# Îles, sections
pc-island-tavern = Île de la Taverne
    .the = l’Île de la Taverne
    .at = à l’Île de la Taverne
    .to = vers l’Île de la Taverne
pc-island-hull = Île de la Coque
    .the = l’Île de la Coque
    .at = à l’Île de la Coque
    .to = vers l’Île de la Coque
pc-island-sails = Île de la Voile
    .the = l’Île de la Voile
    .at = à l’Île de la Voile
    .to = vers l’Île de la Voile
pc-island-cannon = Île aux Canons
    .the = l’Île aux Canons
    .at = à l’Île aux Canons
    .to = vers l’Île aux Canons
pc-island-crew = Île des Équipages
    .the = l’Île des Équipages
    .at = à l’Île des Équipages
    .to = vers l’Île des Équipages
pc-island-treasure = Île au Trésor
    .the = l’Île au Trésor
    .at = à l’Île au Trésor
    .to = vers l’Île au Trésor
pc-island-cove = Crique des Pirates
    .the = la Crique des Pirates
    .at = dans la Crique des Pirates
    .to = vers la Crique des Pirates
pc-section-hull = coque
    .the = la coque
    .of = de la coque
    .your = ta coque
pc-section-crew = équipage
    .the = l’équipage
    .of = de l’équipage
    .your = ton équipage
pc-section-cannon = canons
    .the = les canons
    .of = des canons
    .your = tes canons
pc-section-sails = voiles
    .the = les voiles
    .of = des voiles
    .your = tes voiles
pc-all-sections = les quatre sections
pc-rank-hull = à la coque la plus solide
pc-rank-crew = à l’équipage le plus nombreux
pc-rank-cannon = aux canons les plus nombreux
pc-rank-speed = le plus rapide

# Navires que personne ne joue
pc-navy = Royal Navy
    .the = la Royal Navy
pc-legend-blackbeard = Barbe Noire
pc-legend-dutchman = Le Hollandais Volant
pc-legend-hook = Capitaine Crochet
pc-legend-bonny-read = Anne Bonny & Mary Read
pc-legend-cacafuego = Le Cacafuego
pc-legend-own = Pirate de la carte vierge
pc-named-ship = un navire noir
pc-named-card = une carte Taverne
pc-named-legend = un Pirate de Légende
pc-named-treasure = une carte Trésor
pc-named-island = une île extérieure

# Cartes Taverne
pc-card-back = Carte Taverne
pc-card-unknown = carte Taverne
    .the = une carte Taverne
pc-card-flint = Perroquet du Capitaine Flint
    .the = le perroquet du Capitaine Flint
pc-card-flint-does = Ton navire porte autant de trésors que tu veux.
pc-card-silver = Perroquet de Long John Silver
    .the = le perroquet de Long John Silver
pc-card-silver-does = Tu lances toujours 6 dés, même face à un Grappin.
pc-card-bones = Perroquet de Billy Bones
    .the = le perroquet de Billy Bones
pc-card-bones-does = Tous tes canons tirent, quel que soit ton équipage.
pc-card-trelawney = Perroquet de Squire Trelawney
    .the = le perroquet de Squire Trelawney
pc-card-trelawney-does = +20 à ta vitesse.
pc-card-mastercraft = Artisan
    .the = un Artisan
pc-card-mastercraft-does = Se place à côté d’une section, en phase d’effet des îles, et encaisse ses deux premiers coups.
pc-card-slip-away = Fuite à l’Anglaise
    .the = la Fuite à l’Anglaise
pc-card-slip-away-does = Gagne une île extérieure sans aucun navire, ou l’Île au Trésor. Annule une Flibusterie jouée contre toi.
pc-card-buccaneering = Flibusterie
    .the = la Flibusterie
pc-card-buccaneering-does = Ce mois-ci, un adversaire te cède la moitié de son butin.
pc-card-lookout = Vigie
    .the = la carte Vigie
pc-card-lookout-does = Ce mois-ci les caps se choisissent à découvert, l’un après l’autre, à partir du joueur que tu désignes.
pc-card-outfitter = Armateur
    .the = l’Armateur
pc-card-outfitter-does = Une section de ton navire monte d’un niveau, gratuitement, sur n’importe quelle île.
pc-card-letter = Lettre de marque
    .the = la Lettre de marque
pc-card-letter-does = En réponse à la Royal Navy : tu l’envoies ailleurs, et c’est toi qui la mènes.
pc-card-navy = Royal Navy aux trousses !
    .the = la carte Royal Navy aux trousses !
pc-card-navy-does = Tu envoies la Royal Navy sur une île extérieure, et tu choisis ses cibles.
pc-card-map = Carte du Trésor
    .the = la Carte du Trésor
pc-card-map-does = Un dé désigne une île : si tu la captures ce mois-ci, tu y pilles le double de trésors.
pc-card-becalmed = Calme plat
    .the = le Calme plat
pc-card-becalmed-does = Plus aucune carte ne se joue dans ce combat ; celles déjà jouées restent en vigueur.
pc-card-wind = Vent favorable
    .the = le Vent favorable
pc-card-wind-does = +6 à ta vitesse pour ce combat.
pc-card-grapple = Grappin
    .the = le Grappin
pc-card-grapple-does = Chacun lance autant de dés que son équipage, sans compter ses canons.
pc-card-smoke = Fumigènes
    .the = les Fumigènes
pc-card-smoke-does = Seul un 6 touche ton navire dans ce combat.
pc-card-overboard = Par-dessus bord
    .the = la carte Par-dessus bord
pc-card-overboard-does = +2 à ta vitesse par trésor jeté sur la carte ; ces trésors sont perdus.
pc-card-grapeshot = Mitraille
    .the = la Mitraille
pc-card-grapeshot-does = Les 3, 4, 5 et 6 touchent, Fumigènes ou non ; puis tes canons encaissent 2 coups.
pc-card-magazine = Sainte Barbe
    .the = la Sainte Barbe
pc-card-magazine-does = Chaque coup au but ouvre aussi d’un point la coque de tous les navires présents, le tien compris.
pc-card-cannonade = Canonnade
    .the = la Canonnade
pc-card-cannonade-does = Chaque coup au but abîme les quatre sections de la cible ; tu ne tires pas au prochain échange.
pc-card-own = { $text }
    .the = { $text }
pc-card-own-event = Événement de la carte vierge
    .the = l’événement de la carte vierge
pc-card-own-event-does = Fais ce que tu as écrit sur la carte.
pc-card-own-battle = Carte Abordage vierge
    .the = la carte Abordage vierge
pc-card-own-battle-does = Vaut ce que tu as écrit sur la carte, pour ce combat.
pc-card-own-volley = Carte Bordée vierge
    .the = la carte Bordée vierge
pc-card-own-volley-does = Vaut ce que tu as écrit sur la carte, pour ce tir.
pc-card-fame-1 = Renommée 1
    .the = une carte Renommée 1
pc-card-fame-1-does = Vaut 1 point de renommée à la fin.
pc-card-fame-2 = Renommée 2
    .the = une carte Renommée 2
pc-card-fame-2-does = Vaut 2 points de renommée à la fin.
pc-card-fame-3 = Renommée 3
    .the = une carte Renommée 3
pc-card-fame-3-does = Vaut 3 points de renommée à la fin.

# Fiches à recopier
pc-kind-mat = Fiche de navire
pc-kind-box = Contenu de la boîte
pc-kind-treasure-card = Cartes Trésor
pc-kind-legend = Pirate de la carte vierge
pc-kind-tavern-card = Cartes Taverne vierges
pc-q-mat = Que dit la fiche de navire ?
pc-mat-places = { $section } : nombre de niveaux
pc-mat-value = { $section }, niveau { $n } : valeur
pc-mat-cost = { $section }, niveau { $n } : prix
pc-q-box = Que contient la boîte ?
pc-box-doubled = L’événement présent en deux exemplaires
pc-box-chests = Nombre de coffres au trésor
pc-q-treasure-card = Que montre la carte Trésor ?
pc-treasure-card = Carte Trésor { $n }
pc-loot-treasures = Trésors
pc-loot-gold = Or
pc-loot-tavern = Cartes Taverne
pc-loot-fame = Renommée
pc-q-own-legend = Quel pirate as-tu dessiné sur la carte vierge ?
pc-q-own-event = Quel événement as-tu inventé sur la carte vierge ?
pc-q-own-battle = Quelle carte Abordage as-tu inventée sur la carte vierge ?
pc-q-own-volley = Quelle carte Bordée as-tu inventée sur la carte vierge ?
pc-q-own-card-note = Sans nom, la carte reste dans la boîte.
pc-own-words = Ce que dit la carte
pc-own-window = Se joue
pc-own-when-treasure = À la fin de la phase des cartes Trésor.
pc-own-when-courses = Au tout début de la navigation.
pc-own-when-arrival = À la fin de la navigation, une fois les caps connus.
pc-own-when-islands = Pendant les effets des îles.
pc-own-speed = Vitesse en plus
pc-own-more-dice = Dés en plus
pc-own-sheltered = Ton navire n’est touché qu’à partir de
pc-own-hit-from = Tes dés touchent à partir de
pc-own-splash = Coque ouverte à tous les navires, par coup au but
pc-own-recoil = Coups encaissés par tes canons
pc-order-own-event = Faites ce que dit la carte ; l’or, les trésors, la renommée et les anneaux se corrigent à la main.
pc-own-name = Nom
pc-own-dice = Dés
pc-own-hull = Coque
pc-own-sails = Voiles
pc-own-fame = Renommée
pc-own-attacks = Il vise
pc-own-ranks = Il tire d’abord sur le navire

# Mise en place
command-set-up-box = Mise en place : la boîte
command-set-up-cards = Mise en place : cartes Taverne
command-set-up-ships = Mise en place : navires noirs
command-outfitting = Armement des navires
pc-order-setup-board = Mélangez les cartes Trésor : posez-en 12, face cachée, sur chacune des cinq îles extérieures.
pc-order-setup-mats = Chacun pose sa fiche de navire, un anneau sur chaque tête de mort, et son marqueur de renommée au départ.
pc-order-setup-bank = Chacun prend { $gold } doublons d’or ; le reste de l’or et tous les coffres vont sur l’Île au Trésor.
pc-order-setup-tavern = Posez les cartes Taverne à la Taverne ; Royal Navy et Pirates de Légende, au bord du plateau.
pc-q-outfit = { $name }, comment armes-tu ton navire ?
pc-q-outfit-note = Tu as { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
}. Personne d’autre ne voit ton choix.
pc-level = { $n }
pc-price = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}
pc-q-outfit-does = Armer ainsi
pc-q-outfit-none = Garder mon or

# Grand livre
pc-ev-fame-up = { $name } : +{ $n } de renommée.
pc-ev-fame-down = { $name } : −{ $n } de renommée.
pc-told-fame = Renommée { DE($name) } ({ $why })
pc-why-fled = un adversaire est parti
pc-why-plunder = pillage
pc-why-sunk = navire coulé
pc-why-buried = trésors enterrés
pc-why-cards = cartes Renommée
pc-why-mutiny = mutinerie
pc-why-parrot = perroquet tué
pc-why-swap = perroquet échangé
pc-why-shared = flibusterie
pc-why-correction = correction
pc-ev-gold-up = { $name } reçoit { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}.
pc-ev-gold-down = { $name } paie { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}.
pc-ev-treasures-up = { $name } reçoit { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}.
pc-ev-treasures-down = { $name } rend { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}.

# Navires
pc-no-level = { $section_the } : il n’y a plus de niveau à droite.
pc-section-out = { $section_the } : l’anneau est hors de la fiche, la Crique le remet d’abord.
pc-no-gold = Il faut { $need } doublons d’or, il y en a { $have }.
pc-sum-cost = Prix
pc-sum-level = { $section } { $n }
pc-sum-dice = Dés
pc-sum-speed = Vitesse
pc-ev-ring = { $name }, { $section } : { $was } → { $now }.
pc-ev-ring-out = { $name } : l’anneau { $section_of } quitte la fiche.
pc-told-ring = { CAP($section) } { DE($name) }
pc-told-ring-back = { $name } : recule l’anneau { $section_of }
pc-told-ring-out = { $name } : sors l’anneau { $section_of }
pc-order-outfit = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} et avance tes anneaux ({ $rings }).
pc-outfit-to = { $section } à { $n }
pc-ev-craft = { $name } place un Artisan : { $section }.
pc-ev-craft-lost = { $name } perd l’Artisan { $section_of }.
pc-ev-craft-damaged = { $name } : l’Artisan { $section_of } est endommagé.
pc-ev-craft-sound = { $name } répare l’Artisan { $section_of }.
pc-order-craft = { $name } : pose un Artisan à côté { $section_of }.
pc-craft-one = { $name } a déjà un Artisan à bord.
pc-craft-there = Un Artisan protège déjà { $section_the }.
pc-craft-sound = Cet Artisan n’a rien.
pc-q-craft = { $name }, quelle section l’Artisan protège-t-il ?

# Perroquets, cartes
pc-ev-parrot = { $name } accueille { $parrot_the }.
pc-ev-parrot-back = { $name } renvoie { $parrot_the }.
pc-ev-parrot-dead = { $name } perd { $parrot_the }.
pc-ev-parrot-wounded = { $name } : { $parrot_the } est blessé.
pc-ev-parrot-well = { $name } : { $parrot_the } est guéri.
pc-told-parrot-dead = C’est fini pour { $parrot_the }
pc-told-parrot-of = { $name } perd son conseil et défausse sa carte.
pc-order-parrot = { $name } : pose { $parrot_the } sur ta fiche.
pc-order-parrot-back = Remettez { $parrot_the } dans la pioche Taverne, et mélangez-la.
pc-order-parrot-discard = Défaussez { $parrot_the }.
pc-order-craft-discard = Défausse l’Artisan qui protège { $section_the }.
pc-no-parrot = Pas de perroquet
pc-q-parrot = { $name } pioche : est-ce un perroquet ?
pc-q-swap = { $name } : un second perroquet ! Lequel gardes-tu ?
pc-parrot-keep = Garder le premier
pc-parrot-swap = Prendre le nouveau (−{ $n } de renommée)
pc-q-drawn = { $name } pioche une carte Taverne
pc-ev-drawn = { $name } pioche une carte Taverne.
pc-order-draw = { $name } : pioche { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
pc-ev-played = { $name } joue { $card_the }.
pc-told-played = { $name } joue { $card_the }
pc-not-held = { $name } n’a pas { $card_the } en main.
pc-ev-shown = { $name } montre { $cards }.
pc-ev-reshuffled = La défausse forme une nouvelle pioche de cartes Taverne.
pc-order-reshuffle = Mélangez la défausse des cartes Taverne : c’est la nouvelle pioche.

# Navires noirs, Royal Navy
pc-q-legend = Quel Pirate de Légende se trouve { $island_at } ?
pc-q-legend-turned = Retournez la carte Pirate de Légende { $island_at } : qui est-ce ?
pc-ev-legend = { $legend } { VERB($legend, "apparaît", "apparaissent") } { $island_at }.
pc-told-legend = Un navire noir est { $island_at }.
pc-order-legend = Placez un navire noir { $island_at }, sur la carte « { $legend } ».
pc-ev-legends-shuffled = Les Pirates de Légende défaussés forment une nouvelle pile.
pc-ev-black-ship = { $legend } { VERB($legend, "gagne", "gagnent") } { $island_the }.
pc-ev-black-ship-empty = Un navire noir gagne { $island_the }.
pc-order-black-ship-empty = Avancez le navire noir { $island_to } : son pirate a été vaincu.
pc-order-legend-gone = Défaussez la carte « { $legend } ».
pc-order-black-ship = Menez { LE($legend) } { $island_at }.
pc-ev-navy = { $name } envoie la Royal Navy { $island_at }.
pc-ev-navy-gone = La Royal Navy quitte le plateau.
pc-order-navy = Placez la Royal Navy { $island_at }.
pc-order-navy-gone = Retirez la Royal Navy du plateau.
pc-navy-outer = La Royal Navy ne va que sur une île extérieure.
pc-navy-not-there = { $name }, qui l’a appelée le premier, est à cette île.

# Corrections
pc-fix-group-year = Année et banque
pc-fix-group-ships = Navires noirs
pc-fix-month = Mois
pc-fix-bank-gold = Or sur l’Île au Trésor
pc-fix-bank-treasures = Trésors sur l’Île au Trésor
pc-fix-fame = Renommée
pc-fix-gold = Or
pc-fix-treasures = Trésors
pc-fix-island = Île
pc-fix-ring = Niveau de l’anneau : { $section }
pc-fix-parrot = Perroquet
pc-fix-wounded = Perroquet blessé
pc-fix-crafts = Artisans
pc-fix-damaged = Artisan endommagé : { $section }
pc-fix-ship-at = { $name } : île
pc-fix-ship-hull = { $name } : coque
pc-fix-ship-beaten = { $name } : coulé ou capturé ce mois-ci

# Réglages
pc-option-treasures = Cartes Trésor
pc-treasures-app = L’appli les retourne
pc-treasures-table = Les retourner sur le plateau
pc-option-wheels = Roues de navigation
pc-wheels-app = Cap secret, ici ou au téléphone
pc-wheels-table = Les roues de la boîte
pc-option-legends = Pirates de Légende
pc-legends-app = L’appli les tire
pc-legends-table = Les tirer de la pile
pc-option-own-cards = Cartes Taverne vierges
pc-option-own-legend = Pirate de la carte vierge
pc-face-places = Nombre de places
pc-face-values = Valeur
pc-face-costs = Prix
pc-amiss-fight = { $ship } se bat à une île où il ne se trouve pas
