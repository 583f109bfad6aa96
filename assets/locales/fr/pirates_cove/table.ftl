# La Crique des Pirates : ce que tous les chapitres partagent, mise en place, navires, cartes Taverne, navires noirs.
cove-title = La Crique des Pirates

# Îles, sections
cove-island-tavern = Île de la Taverne
    .the = l’Île de la Taverne
    .at = à l’Île de la Taverne
    .to = vers l’Île de la Taverne
cove-island-hull = Île de la Coque
    .the = l’Île de la Coque
    .at = à l’Île de la Coque
    .to = vers l’Île de la Coque
cove-island-sails = Île de la Voile
    .the = l’Île de la Voile
    .at = à l’Île de la Voile
    .to = vers l’Île de la Voile
cove-island-cannon = Île aux Canons
    .the = l’Île aux Canons
    .at = à l’Île aux Canons
    .to = vers l’Île aux Canons
cove-island-crew = Île des Équipages
    .the = l’Île des Équipages
    .at = à l’Île des Équipages
    .to = vers l’Île des Équipages
cove-island-treasure = Île au Trésor
    .the = l’Île au Trésor
    .at = à l’Île au Trésor
    .to = vers l’Île au Trésor
cove-island-cove = Crique des Pirates
    .the = la Crique des Pirates
    .at = dans la Crique des Pirates
    .to = vers la Crique des Pirates
cove-section-hull = coque
    .the = la coque
    .of = de la coque
    .your = ta coque
cove-section-crew = équipage
    .the = l’équipage
    .of = de l’équipage
    .your = ton équipage
cove-section-cannon = canons
    .the = les canons
    .of = des canons
    .your = tes canons
cove-section-sails = voiles
    .the = les voiles
    .of = des voiles
    .your = tes voiles
cove-all-sections = les quatre sections
cove-rank-hull = à la coque la plus solide
cove-rank-crew = à l’équipage le plus nombreux
cove-rank-cannon = aux canons les plus nombreux
cove-rank-speed = le plus rapide

# Navires que personne ne joue
cove-navy = Royal Navy
    .the = la Royal Navy
cove-legend-blackbeard = Barbe Noire
cove-legend-dutchman = Le Hollandais Volant
cove-legend-hook = Capitaine Crochet
cove-legend-bonny-read = Anne Bonny & Mary Read
cove-legend-cacafuego = Le Cacafuego
cove-legend-own = Pirate de la carte vierge
cove-named-ship = un navire noir
cove-named-card = une carte Taverne
cove-named-legend = un Pirate de Légende
cove-named-treasure = une carte Trésor
cove-named-island = une île extérieure

# Cartes Taverne
cove-card-back = Carte Taverne
cove-card-unknown = carte Taverne
    .the = une carte Taverne
cove-card-flint = Perroquet du Capitaine Flint
    .the = le perroquet du Capitaine Flint
cove-card-flint-does = Ton navire porte autant de trésors que tu veux.
cove-card-silver = Perroquet de Long John Silver
    .the = le perroquet de Long John Silver
cove-card-silver-does = Tu lances toujours 6 dés, même face à un Grappin.
cove-card-bones = Perroquet de Billy Bones
    .the = le perroquet de Billy Bones
cove-card-bones-does = Tous tes canons tirent, quel que soit ton équipage.
cove-card-trelawney = Perroquet de Squire Trelawney
    .the = le perroquet de Squire Trelawney
cove-card-trelawney-does = +20 à ta vitesse.
cove-card-mastercraft = Artisan
    .the = un Artisan
cove-card-mastercraft-does = Se place à côté d’une section, en phase d’effet des îles, et encaisse ses deux premiers coups.
cove-card-slip-away = Fuite à l’Anglaise
    .the = la Fuite à l’Anglaise
cove-card-slip-away-does = Gagne une île extérieure sans aucun navire, ou l’Île au Trésor. Annule une Flibusterie jouée contre toi.
cove-card-buccaneering = Flibusterie
    .the = la Flibusterie
cove-card-buccaneering-does = Ce mois-ci, un adversaire te cède la moitié de son butin.
cove-card-lookout = Vigie
    .the = la carte Vigie
cove-card-lookout-does = Ce mois-ci les caps se choisissent à découvert, l’un après l’autre, à partir du joueur que tu désignes.
cove-card-outfitter = Armateur
    .the = l’Armateur
cove-card-outfitter-does = Une section de ton navire monte d’un niveau, gratuitement, sur n’importe quelle île.
cove-card-letter = Lettre de marque
    .the = la Lettre de marque
cove-card-letter-does = En réponse à la Royal Navy : tu l’envoies ailleurs, et c’est toi qui la mènes.
cove-card-navy = Royal Navy aux trousses !
    .the = la carte Royal Navy aux trousses !
cove-card-navy-does = Tu envoies la Royal Navy sur une île extérieure, et tu choisis ses cibles.
cove-card-map = Carte du Trésor
    .the = la Carte du Trésor
cove-card-map-does = Un dé désigne une île : si tu la captures ce mois-ci, tu y pilles le double de trésors.
cove-card-becalmed = Calme plat
    .the = le Calme plat
cove-card-becalmed-does = Plus aucune carte ne se joue dans ce combat ; celles déjà jouées restent en vigueur.
cove-card-wind = Vent favorable
    .the = le Vent favorable
cove-card-wind-does = +6 à ta vitesse pour ce combat.
cove-card-grapple = Grappin
    .the = le Grappin
cove-card-grapple-does = Chacun lance autant de dés que son équipage, sans compter ses canons.
cove-card-smoke = Fumigènes
    .the = les Fumigènes
cove-card-smoke-does = Seul un 6 touche ton navire dans ce combat.
cove-card-overboard = Par-dessus bord
    .the = la carte Par-dessus bord
cove-card-overboard-does = +2 à ta vitesse par trésor jeté sur la carte ; ces trésors sont perdus.
cove-card-grapeshot = Mitraille
    .the = la Mitraille
cove-card-grapeshot-does = Les 3, 4, 5 et 6 touchent, Fumigènes ou non ; puis tes canons encaissent 2 coups.
cove-card-magazine = Sainte Barbe
    .the = la Sainte Barbe
cove-card-magazine-does = Chaque coup au but ouvre aussi d’un point la coque de tous les navires présents, le tien compris.
cove-card-cannonade = Canonnade
    .the = la Canonnade
cove-card-cannonade-does = Chaque coup au but abîme les quatre sections de la cible ; tu ne tires pas au prochain échange.
cove-card-own = { $text }
    .the = { $text }
cove-card-own-event = Événement de la carte vierge
    .the = l’événement de la carte vierge
cove-card-own-event-does = Fais ce que tu as écrit sur la carte.
cove-card-own-battle = Carte Abordage vierge
    .the = la carte Abordage vierge
cove-card-own-battle-does = Vaut ce que tu as écrit sur la carte, pour ce combat.
cove-card-own-volley = Carte Bordée vierge
    .the = la carte Bordée vierge
cove-card-own-volley-does = Vaut ce que tu as écrit sur la carte, pour ce tir.
cove-card-fame-1 = Renommée 1
    .the = une carte Renommée 1
cove-card-fame-1-does = Vaut 1 point de renommée à la fin.
cove-card-fame-2 = Renommée 2
    .the = une carte Renommée 2
cove-card-fame-2-does = Vaut 2 points de renommée à la fin.
cove-card-fame-3 = Renommée 3
    .the = une carte Renommée 3
cove-card-fame-3-does = Vaut 3 points de renommée à la fin.

# Fiches à recopier
cove-kind-mat = Fiche de navire
cove-kind-box = Contenu de la boîte
cove-kind-treasure-card = Cartes Trésor
cove-kind-legend = Pirate de la carte vierge
cove-kind-tavern-card = Cartes Taverne vierges
cove-q-mat = Que dit la fiche de navire ?
cove-mat-places = { $section } : nombre de niveaux
cove-mat-value = { $section }, niveau { $n } : valeur
cove-mat-cost = { $section }, niveau { $n } : prix
cove-q-box = Que contient la boîte ?
cove-box-doubled = L’événement présent en deux exemplaires
cove-box-chests = Nombre de coffres au trésor
cove-q-treasure-card = Que montre la carte Trésor ?
cove-treasure-card = Carte Trésor { $n }
cove-loot-treasures = Trésors
cove-loot-gold = Or
cove-loot-tavern = Cartes Taverne
cove-loot-fame = Renommée
cove-q-own-legend = Quel pirate as-tu dessiné sur la carte vierge ?
cove-q-own-event = Quel événement as-tu inventé sur la carte vierge ?
cove-q-own-battle = Quelle carte Abordage as-tu inventée sur la carte vierge ?
cove-q-own-volley = Quelle carte Bordée as-tu inventée sur la carte vierge ?
cove-q-own-card-note = Sans nom, la carte reste dans la boîte.
cove-own-words = Ce que dit la carte
cove-own-window = Se joue
cove-own-when-treasure = À la fin de la phase des cartes Trésor.
cove-own-when-courses = Au tout début de la navigation.
cove-own-when-arrival = À la fin de la navigation, une fois les caps connus.
cove-own-when-islands = Pendant les effets des îles.
cove-own-speed = Vitesse en plus
cove-own-more-dice = Dés en plus
cove-own-sheltered = Ton navire n’est touché qu’à partir de
cove-own-hit-from = Tes dés touchent à partir de
cove-own-splash = Coque ouverte à tous les navires, par coup au but
cove-own-recoil = Coups encaissés par tes canons
cove-order-own-event = Faites ce que dit la carte ; l’or, les trésors, la renommée et les anneaux se corrigent à la main.
cove-own-name = Nom
cove-own-dice = Dés
cove-own-hull = Coque
cove-own-sails = Voiles
cove-own-fame = Renommée
cove-own-attacks = Il vise
cove-own-ranks = Il tire d’abord sur le navire

# Mise en place
command-set-up-box = Mise en place : la boîte
command-set-up-cards = Mise en place : cartes Taverne
command-set-up-ships = Mise en place : navires noirs
command-outfitting = Armement des navires
cove-order-setup-board = Mélangez les cartes Trésor : posez-en 12, face cachée, sur chacune des cinq îles extérieures.
cove-order-setup-mats = Chacun pose sa fiche de navire, un anneau sur chaque tête de mort, et son marqueur de renommée au départ.
cove-order-setup-bank = Chacun prend { $gold } doublons d’or ; le reste de l’or et tous les coffres vont sur l’Île au Trésor.
cove-order-setup-tavern = Posez les cartes Taverne à la Taverne ; Royal Navy et Pirates de Légende, au bord du plateau.
cove-q-outfit = { $name }, comment armes-tu ton navire ?
cove-q-outfit-note = Tu as { $gold } d’or. Personne d’autre ne voit ton choix.
cove-level = { $n }
cove-price = { $n ->
    [one] { $n } doublon d’or
   *[other] { $n } doublons d’or
}
cove-q-outfit-does = Armer ainsi
cove-q-outfit-none = Garder mon or

# Grand livre
cove-ev-fame-up = { $name } : +{ $n } de renommée.
cove-ev-fame-down = { $name } : −{ $n } de renommée.
cove-told-fame = Renommée { DE($name) } ({ $why })
cove-why-fled = un adversaire est parti
cove-why-plunder = pillage
cove-why-sunk = navire coulé
cove-why-buried = trésors enterrés
cove-why-cards = cartes Renommée
cove-why-mutiny = mutinerie
cove-why-parrot = perroquet tué
cove-why-swap = perroquet échangé
cove-why-shared = flibusterie
cove-why-correction = correction
cove-ev-gold-up = { $name } reçoit { $n } d’or.
cove-ev-gold-down = { $name } paie { $n } d’or.
cove-ev-treasures-up = { $name } reçoit { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}.
cove-ev-treasures-down = { $name } rend { $n ->
    [one] 1 trésor
   *[other] { $n } trésors
}.

# Navires
cove-no-level = { $section_the } : il n’y a plus de niveau à droite.
cove-section-out = { $section_the } : l’anneau est hors de la fiche, la Crique le remet d’abord.
cove-no-gold = Il faut { $need } doublons d’or, il y en a { $have }.
cove-sum-cost = Prix
cove-sum-level = { $section } { $n }
cove-sum-dice = Dés
cove-sum-speed = Vitesse
cove-ev-ring = { $name }, { $section } : { $was } → { $now }.
cove-ev-ring-out = { $name } : l’anneau { $section_of } quitte la fiche.
cove-told-ring = { CAP($section) } { DE($name) }
cove-told-ring-back = { $name } : recule l’anneau { $section_of }
cove-told-ring-out = { $name } : sors l’anneau { $section_of }
cove-order-outfit = { $name } : paie { $gold ->
    [one] { $gold } doublon d’or
   *[other] { $gold } doublons d’or
} et avance tes anneaux ({ $rings }).
cove-outfit-to = { $section } à { $n }
cove-ev-craft = { $name } place un Artisan : { $section }.
cove-ev-craft-lost = { $name } perd l’Artisan { $section_of }.
cove-ev-craft-damaged = { $name } : l’Artisan { $section_of } est endommagé.
cove-ev-craft-sound = { $name } répare l’Artisan { $section_of }.
cove-order-craft = { $name } : pose un Artisan à côté { $section_of }.
cove-craft-one = { $name } a déjà un Artisan à bord.
cove-craft-there = Un Artisan protège déjà { $section_the }.
cove-craft-sound = Cet Artisan n’a rien.
cove-q-craft = { $name }, quelle section l’Artisan protège-t-il ?

# Perroquets, cartes
cove-ev-parrot = { $name } accueille { $parrot_the }.
cove-ev-parrot-back = { $name } renvoie { $parrot_the }.
cove-ev-parrot-dead = { $name } perd { $parrot_the }.
cove-ev-parrot-wounded = { $name } : { $parrot_the } est blessé.
cove-ev-parrot-well = { $name } : { $parrot_the } est guéri.
cove-told-parrot-dead = C’est fini pour { $parrot_the }
cove-told-parrot-of = { $name } perd son conseil et défausse sa carte.
cove-order-parrot = { $name } : pose { $parrot_the } sur ta fiche.
cove-order-parrot-back = Remettez { $parrot_the } dans la pioche Taverne, et mélangez-la.
cove-order-parrot-discard = Défaussez { $parrot_the }.
cove-order-craft-discard = Défausse l’Artisan qui protège { $section_the }.
cove-no-parrot = Pas de perroquet
cove-q-parrot = { $name } pioche : est-ce un perroquet ?
cove-q-swap = { $name } : un second perroquet ! Lequel gardes-tu ?
cove-parrot-keep = Garder le premier
cove-parrot-swap = Prendre le nouveau (−{ $n } de renommée)
cove-q-drawn = { $name } pioche une carte Taverne
cove-ev-drawn = { $name } pioche une carte Taverne.
cove-order-draw = { $name } : pioche { $n ->
    [one] 1 carte Taverne
   *[other] { $n } cartes Taverne
}.
cove-ev-played = { $name } joue { $card_the }.
cove-told-played = { $name } joue { $card_the }
cove-not-held = { $name } n’a pas { $card_the } en main.
cove-ev-shown = { $name } montre { $cards }.
cove-ev-reshuffled = La défausse forme une nouvelle pioche de cartes Taverne.
cove-order-reshuffle = Mélangez la défausse des cartes Taverne : c’est la nouvelle pioche.

# Navires noirs, Royal Navy
cove-q-legend = Quel Pirate de Légende se trouve { $island_at } ?
cove-ev-legend = { $legend } { VERB($legend, "apparaît", "apparaissent") } { $island_at }.
cove-told-legend = Un navire noir est { $island_at }.
cove-order-legend = Placez un navire noir { $island_at }, sur la carte « { $legend } ».
cove-ev-legends-shuffled = Les Pirates de Légende défaussés forment une nouvelle pile.
cove-ev-black-ship = { $legend } { VERB($legend, "gagne", "gagnent") } { $island_the }.
cove-ev-black-ship-empty = Un navire noir gagne { $island_the }.
cove-order-black-ship-empty = Avancez le navire noir { $island_to } : son pirate a été vaincu.
cove-order-legend-gone = Défaussez la carte « { $legend } ».
cove-order-black-ship = Menez { LE($legend) } { $island_at }.
cove-ev-navy = { $name } envoie la Royal Navy { $island_at }.
cove-ev-navy-gone = La Royal Navy quitte le plateau.
cove-order-navy = Placez la Royal Navy { $island_at }.
cove-order-navy-gone = Retirez la Royal Navy du plateau.
cove-navy-outer = La Royal Navy ne va que sur une île extérieure.
cove-navy-not-there = { $name }, qui l’a appelée le premier, est à cette île.

# Corrections
cove-fix-group-year = Année et banque
cove-fix-group-ships = Navires noirs
cove-fix-month = Mois
cove-fix-bank-gold = Or sur l’Île au Trésor
cove-fix-bank-treasures = Trésors sur l’Île au Trésor
cove-fix-fame = Renommée
cove-fix-gold = Or
cove-fix-treasures = Trésors
cove-fix-island = Île
cove-fix-ring = Niveau de l’anneau : { $section }
cove-fix-parrot = Perroquet
cove-fix-wounded = Perroquet blessé
cove-fix-crafts = Artisans
cove-fix-damaged = Artisan endommagé : { $section }
cove-fix-ship-at = { $name } : île
cove-fix-ship-hull = { $name } : coque
cove-fix-ship-beaten = { $name } : coulé ou capturé ce mois-ci

# Réglages
pirates-cove-option-treasures = Cartes Trésor
pirates-cove-treasures-app = L’appli les retourne
pirates-cove-treasures-table = Les retourner sur le plateau
pirates-cove-option-wheels = Roues de navigation
pirates-cove-wheels-app = Cap secret, ici ou au téléphone
pirates-cove-wheels-table = Les roues de la boîte
pirates-cove-option-legends = Pirates de Légende
pirates-cove-legends-app = L’appli les tire
pirates-cove-legends-table = Les tirer de la pile
pirates-cove-option-own-cards = Cartes Taverne vierges
pirates-cove-option-own-legend = Pirate de la carte vierge
cove-face-places = Nombre de places
cove-face-values = Valeur
cove-face-costs = Prix
cove-amiss-fight = { $ship } se bat à une île où il ne se trouve pas
