# Barbe Noire : mots et phrases que tous les chapitres partagent, mise en place, pirates, tours, ligne d’action.
bb-title = Barbe Noire

# Nations, océans, navires
bb-nation-english = Angleterre
    .of = d’Angleterre
    .adjective = anglais
bb-nation-spanish = Espagne
    .of = d’Espagne
    .adjective = espagnol
bb-nation-french = France
    .of = de France
    .adjective = français
bb-nation-portuguese = Portugal
    .of = du Portugal
    .adjective = portugais
bb-nation-dutch = Hollande
    .of = de Hollande
    .adjective = hollandais
bb-nation-moorish = Maures
    .of = des Maures
    .adjective = maure
bb-nation-none = sans nationalité
    .of = sans nationalité
    .adjective = sans nationalité
bb-ocean-AN = Atlantique Nord
    .in = dans l’Atlantique Nord
bb-ocean-CAR = Caraïbes
    .in = aux Caraïbes
bb-ocean-CD = Côte Dorée
    .in = sur la Côte Dorée
bb-ocean-IND = Océan Indien
    .in = dans l’océan Indien
bb-ocean-unknown = océan inconnu
    .in = on ne sait où
bb-hull-sloop = Sloop
    .a = un sloop
    .the = le sloop
bb-hull-schooner = Goélette
    .a = une goélette
    .the = la goélette
bb-hull-brigantine = Brigantine
    .a = une brigantine
    .the = la brigantine
bb-hull-square-rigger = Trois-mâts
    .a = un trois-mâts
    .the = le trois-mâts
bb-hull-note = Combat { $combat }, vitesse { $speed }, { $holds } cales
bb-silhouette-corvette = Corvette
bb-silhouette-sloop = Sloop
bb-silhouette-schooner = Goélette
bb-silhouette-brigantine = Brigantine
bb-silhouette-square-rigger = Trois-mâts
bb-silhouette-unknown = Navire

# Qui
bb-pirate = { $name }
    .of = { DE($name) }
    .the = { LE($name) }
    .starts = { CAP(LE($name)) }
bb-player = { $name }
    .of = { DE($name) }
    .the = { $name }
    .starts = { $name }
bb-false-player = Faux joueur { $name }
    .of = du faux joueur { $name }
    .the = le faux joueur { $name }
    .starts = Le faux joueur { $name }
bb-kc = Corsaire du roi { $n }
    .of = du corsaire du roi { $n }
    .the = le corsaire du roi { $n }
    .to = au corsaire du roi { $n }
    .starts = Le corsaire du roi { $n }
bb-kc-named = Corsaire { $name }
    .of = du corsaire { $name }
    .the = le corsaire { $name }
    .to = au corsaire { $name }
    .starts = Le corsaire { $name }
bb-merchant = Marchand { $n }
    .of = du marchand { $n }
    .the = le marchand { $n }
    .starts = Le marchand { $n }
bb-warship = Navire de guerre { $n }
    .of = du navire de guerre { $n }
    .the = le navire de guerre { $n }
    .to = au navire de guerre { $n }
    .starts = Le navire de guerre { $n }
bb-face-down = Face cachée
bb-face-merchant = { $kind }, { $nation }, défense { $defence }
bb-face-warship = { $nation }, combat { $combat }, vitesse { $speed }
bb-ability = compétence
bb-combat = combat

# Où
bb-port = Port { $n }
    .at = devant le port { $n }
    .in = au port { $n }
    .of = du port { $n }
    .the = le port { $n }
bb-port-named = { $name } ({ $n })
    .at = devant { $name } ({ $n })
    .in = à { $name } ({ $n })
    .of = { DE($name) } ({ $n })
    .the = { $name } ({ $n })
bb-place-lane = Voie maritime { $n }
    .at = sur la voie maritime { $n }
bb-place-zone = Zone de transit { $n }
    .at = dans la zone de transit { $n }
bb-place-hex = Case { $hex }
    .at = dans la case { $hex }
bb-place-sea = Pleine mer, { $ocean }
    .at = en pleine mer { $ocean_in }
bb-place-coast = Près d’une côte, { $ocean }
    .at = près d’une côte { $ocean_in }
bb-place-none = Hors de la carte
    .at = hors de la carte
bb-place-typed = Une case précise…
bb-place-typed-note = Par sa lettre et son numéro
bb-place-with = Là : { $ships }
bb-q-hex = Quelle case ?
bb-q-hex-kind = { $hex } : quel océan, et y a-t-il une côte ?
bb-bad-hex = « { $given } » n’est pas une case : une lettre puis un numéro, comme G19.

# Dés, cartes et tasses
bb-die-tens = Dé de couleur (dizaines)
bb-die-units = Dé blanc (unités)
bb-dice = { $n ->
    [one] Dé
   *[other] { $n } dés
}
bb-q-d66 = Deux dés : { $purpose }
bb-q-card = Carte Action : { $purpose }
bb-q-card-turned = Retourne une carte Action : { $purpose }
bb-card = Carte de la voie { $lane }
bb-card-asterisk = Carte à astérisque ({ $letter })
bb-ev-shuffled = Les cartes Action sont mélangées.
bb-purpose-line = la ligne d’action
bb-q-card-debauchery = La carte demande-t-elle la débauche ?
bb-purpose-merchants = { $n ->
    [one] la voie maritime du marchand
   *[other] la voie maritime des { $n } marchands
}
bb-purpose-governor = gouverneur { $n }
bb-purpose-governor-port = port du gouverneur { $governor_lower }
bb-q-letter = Quelle lettre de marque est tirée ?
bb-q-letter-drawn = Tire une lettre de marque : de quelle nation ?
bb-q-governor = Gouverneur tiré : { $purpose }
bb-q-governor-drawn = Tire un gouverneur : { $purpose }
bb-governor-pro = Pro-pirate
    .lower = pro-pirate
bb-governor-anti = Anti-pirate
    .lower = anti-pirate
bb-governor-none = La tasse est vide
bb-q-kc = Corsaire du roi tiré
bb-q-kc-drawn = Tire un corsaire du roi de la tasse, face intacte : qui est-ce ?
bb-q-turn-over = Retourne { $counter_the } : que montre-t-il ?
bb-q-look-at = Regarde { $counter_the } en secret : que montre-t-il ?
bb-q-face-merchant = Marchand tiré de la tasse
bb-q-face-warship = Navire de guerre tiré de la tasse
bb-a-counter = Un pion de la tasse

# Formulaires de copie
bb-kind-action-card = Cartes Action
bb-kind-port = Ports
bb-kind-lane = Voies maritimes
bb-kind-merchant = Marchands
bb-kind-warship = Navires de guerre
bb-kind-commissioner = Corsaires du roi
bb-kind-governors = Gouverneurs
bb-form-action-card = { $card }
bb-form-action-card-note = À recopier de la carte ; ce qui est illisible peut rester vide.
bb-form-merchant = Face du marchand
bb-pad-flag-and = Drapeau et { $what }
bb-form-warship = Face du navire de guerre
bb-form-commissioner = Corsaire du roi, navire intact
bb-form-governors = Combien de gouverneurs de chaque camp dans la boîte ?
bb-form-governors-pro = Pro-pirates
bb-form-governors-anti = Anti-pirates
bb-form-lane = Voie maritime { $n }
bb-form-nation = Nationalité
bb-form-ocean = Océan
bb-form-hex = Case
bb-form-coast = Une côte dans la case
bb-form-name = Nom
bb-form-silhouette = Silhouette
bb-form-defence = Défense
bb-form-combat = Combat
bb-form-speed = Vitesse
bb-card-lines = Lignes à 2, 3 et 4 joueurs
bb-card-line-two = Ligne à 2 joueurs
bb-card-line-three = Ligne à 3 joueurs
bb-card-line-four = Ligne à 4 joueurs
bb-card-line-kc = « CR » sur la ligne à 3 joueurs
bb-card-event = Événement
bb-card-sea = Recherche en mer
bb-card-coast = Recherche près d’une côte
bb-card-cargo = Cargaison, { $ocean }, colonne { $column }
bb-card-debauchery = « Débauche »
bb-card-home = Port d’origine, { $ocean }
bb-card-hostage = Otages
bb-card-wound = Blessure
bb-line-turn = tour { $player_of }
bb-line-player-1 = tour du joueur 1
bb-line-player-2 = tour du joueur 2
bb-line-player-3 = tour du joueur 3
bb-line-player-4 = tour du joueur 4
bb-line-random-event = Événement Hasardeux
bb-line-remove-even = marchands pairs retirés
bb-line-remove-odd = marchands impairs retirés
bb-line-draw-merchant = un marchand
bb-line-draw-two-merchants = deux marchands
bb-line-move-warships = navires de guerre en mouvement
bb-line-warship-intercepts = un navire de guerre contre le pirate le plus notoire
bb-line-kc = { $line } (CR)
bb-read-turn = Tour { $player_of }
bb-read-kc = { $line } (CR)
bb-read-random-event = Événement Hasardeux
bb-read-remove-even = Retirer les marchands pairs
bb-read-remove-odd = Retirer les marchands impairs
bb-read-draw-merchant = Tirer un marchand
bb-read-draw-two-merchants = Tirer deux marchands
bb-read-move-warships = Déplacer les navires de guerre
bb-read-warship-intercepts = Un navire de guerre intercepte le plus notoire
bb-event-a = Tremblement de terre
bb-event-b = Peste
bb-event-c = Scorbut
bb-event-d = Tempête en mer
bb-event-e = Lettre de marque
bb-event-f = Popularité
bb-event-g = Soulèvement indigène
bb-event-h = Agitation en Europe
bb-event-i = Placer un gouverneur
bb-event-j = Avaries de coque
bb-event-k = Corsaires du roi
bb-event-l = Pardon royal
bb-event-m = Paix
bb-found-nothing = Rien
bb-found-storm = Tempête
bb-found-warship = Navire de guerre
bb-found-merchant = Un marchand
bb-found-two-merchants = Deux marchands
bb-found-three-merchants = Trois marchands
bb-wound-superficial = Superficielle
bb-wound-minor = Mineure (*)
bb-wound-leg = Jambe perdue (**)
bb-wound-eye = Œil perdu (**)
bb-wound-arm = Bras perdu (**)
bb-wound-killed = Tué

# Mise en place
command-set-up-library = Mise en place : cartes recopiées
command-set-up-first = Mise en place : qui commence
command-set-up-governors = Mise en place : gouverneurs
command-set-up-merchants = Mise en place : marchands
command-first-turn = Premier tour
command-end-turn = Fin du tour
bb-q-first = Qui commence ? Un dé chacun
bb-q-first-again = Égalité : un dé de nouveau
bb-ev-first = { $player } est le joueur 1 et commence.
bb-q-governors-pro = { $n } gouverneurs tirés : combien sont pro-pirates ?
bb-q-governors-pro-note = Les dés donnent leurs ports, les pro-pirates d’abord.

# Pirates
bb-q-cut = { $name_starts } coupe le paquet des pirates
bb-q-activate-hull = { $name } : sur quel navire ?
bb-q-false-hull = Navire du pirate { $name_of }
bb-q-activate-hull-note = Compétence { $ability }, cruauté { $cruelty }, charisme { $charisma }, astuce { $n }
bb-q-start = { $name } : où commence-t-il ?
bb-q-start-note = En mer, dans n’importe quelle case.
bb-op-activate = Faire entrer un pirate
bb-op-activate-note = { $n ->
    [0] Plus aucun à venir
    [one] Encore un à venir
   *[other] Encore { $n } à venir
}
bb-ev-pirate-came = { $name_starts } prend la mer ({ $player }) : { $hull }, { $where }.
bb-ev-pirate-heir = { $name_starts } prend la suite pour { $player } : { $hull }, { $where }, avec le butin du bord.
bb-no-more-pirates = { $name_starts } a déjà fait entrer tous ses pirates ({ $n }).
bb-no-pirate-more = { $name_starts } ne peut avoir que { $n } { $n ->
    [one] pirate
   *[other] pirates
    } en jeu à la fois.
bb-no-log = Plus de journal de bord libre : { $hull }.

# Tours
bb-ev-turn = Tour { $player_of }.
bb-menu-turn = { $name } : quelle opération ?
bb-menu-turn-note = Une seule, avec un pirate ou un corsaire du roi.
bb-menu-turn-beset = Une seule. Attention, chasseur dans la case : { $ships }
bb-menu-false = Au faux joueur { $name } de jouer
bb-play-false = Jouer le faux joueur { $name }
bb-menu-draw = Carte Action suivante (n° { $n })
bb-draw = Retourner la carte
bb-menu-draw-read = Retourne la carte { $n } : que dit sa ligne à { $players } joueurs ?
bb-no-such-line = Aucune carte Action n’a cette ligne à cette table.
bb-ev-line-read = Carte Action : { $line }.
bb-cards-left = { $n ->
    [0] Le paquet est épuisé : il sera mélangé avant le tirage.
    [one] Une carte dans le paquet
   *[other] { $n } cartes dans le paquet
}
bb-ev-line = { $card } : { $line }.
bb-ev-line-assumed = { $card } : { $line } (valeur provisoire, pas encore recopiée).
bb-ev-nobody = Personne n’est le joueur { $n } à cette table.
bb-ev-extra-kc = Une opération de corsaire du roi, en plus.
bb-q-no-merchants = Quels marchands partent : les pairs ou les impairs ?
bb-q-parity-even = Lesquels sont dans une case paire ?
bb-q-parity-odd = Lesquels sont dans une case impaire ?
bb-q-parity-note = Le nombre de la coordonnée de la case.
bb-none-of-them = Aucun
bb-ev-no-even = Aucun marchand dans une case paire.
bb-ev-no-odd = Aucun marchand dans une case impaire.

# Refus communs
bb-no-turn = C’est le tour { $player_of }.
bb-no-second-operation = L’opération de ce tour est déjà faite.
bb-no-only-kc = Cette opération est réservée aux corsaires du roi.
bb-no-pirate = Seul un pirate fait cela, et { $name } n’en est pas un.
bb-no-commissioner = Seul un corsaire du roi fait cela, et { $name } n’en est pas un.
bb-no-longer-in-play = { $name_starts } n’est plus en jeu.
bb-no-card-yet = L’opération { $player_of } vient d’abord.
bb-no-false = { $name_starts } n’est pas un faux joueur.
bb-no-careened = { $name_starts } est en carène.
bb-no-leave-or-sack = { $name_starts } vient de prendre un port : il ne peut que le quitter ou le mettre à sac.
bb-no-debauched = { $name_starts } cuve son rhum : ce tour est perdu pour lui.
bb-no-not-in-port = { $name_starts } n’est pas dans un port.
bb-no-damage = { $name_starts } n’a perdu aucun point de combat.
bb-no-refit-here = Aucun radoub possible dans ce port.
bb-no-coast = { $name_starts } n’est ni près d’une côte ni dans un port.
bb-no-speed-lost = { $name_starts } n’a pas perdu de vitesse.
bb-no-marker = { $name_starts } n’est pas en carène.
bb-no-ailing = { $name_starts } n’a rien à soigner.

# Opérations de réparation
bb-op-refit = Radouber
bb-op-careen = Mettre en carène
bb-op-float = Finir le carénage
bb-op-recover = Se soigner
bb-q-careen = { $name } en carène : cases de vitesse regagnées
bb-ev-recovered = { $name_starts } est guéri.

# Journal : ce qui change
bb-ev-notoriety-up = { $name } : notoriété +{ $n } ({ $cause }).
bb-ev-notoriety-down = { $name } : notoriété −{ $n } ({ $cause }).
bb-ev-popularity-up = { $name } : popularité +{ $n } ({ $cause }).
bb-ev-popularity-down = { $name } : popularité −{ $n } ({ $cause }).
bb-ev-worth-up = { $name } : bénéfice net +{ $amount } ({ $cause }).
bb-ev-worth-down = { $name } : bénéfice net −{ $amount } ({ $cause }).
bb-ev-deposited = { $name_starts } laisse { $amount } dans son refuge { $port_of }.
bb-ev-deposit-lost = { $name_starts } perd son dépôt { $port_of } : { $amount }.
bb-ev-damage-lost = { $name_starts } perd { $n ->
    [one] un point
   *[other] { $n } points
    } de combat.
bb-ev-damage-repaired = { $name_starts } regagne { $n ->
    [one] un point
   *[other] { $n } points
    } de combat.
bb-ev-slow-lost = { $name_starts } perd { $n ->
    [one] une case
   *[other] { $n } cases
    } de vitesse.
bb-ev-slow-repaired = { $name_starts } regagne { $n ->
    [one] une case
   *[other] { $n } cases
    } de vitesse.
bb-ev-sailed = { $name } : { $where }.
bb-ev-moved-sea = { $name }, en mer : { $where }.
bb-ev-moved-anchored = { $name }, à l’ancre : { $where }.
bb-ev-moved-careened = { $name }, en carène : { $where }.
bb-ev-merchant-placed = Nouveau marchand : { $where }.
bb-ev-warship-placed = Nouveau navire de guerre : { $where }.
bb-ev-counter-looked = { $player } regarde : { $name }.
bb-ev-counter-revealed = { $name } : { $face }.
bb-ev-to-cup = { $name_starts } retourne dans la tasse.
bb-ev-kc-came = Corsaire du roi { $name } (combat { $combat }, vitesse { $speed }) : { $where }.
bb-ev-marked = { $name } : marqueur d’attaque { $nation_of }.
bb-ev-unmarked = { $name } : marqueur d’attaque { $nation_of } retiré.
bb-ev-debauched-on = { $name_starts } se livre à la débauche.
bb-ev-debauched-off = { $name_starts } a dessoûlé.
bb-ev-scurvy-on = Le scorbut est à bord : { $name }.
bb-ev-scurvy-off = Le scorbut a quitté le bord : { $name }.

# Causes d’un changement de notoriété, de popularité ou de bénéfice net
bb-cause-prize = prise
bb-cause-prize-avenged = prise vengée
bb-cause-sale = vente
bb-cause-hostage = otage
bb-cause-port-taken = port pris
bb-cause-port-sacked = port mis à sac
bb-cause-battle-escaped = sorti vivant d’un combat
bb-cause-commissioner-sunk = corsaire du roi coulé
bb-cause-duel-won = duel gagné
bb-cause-duel-surrendered = duel abandonné
bb-cause-merchant-declined = marchand dédaigné
bb-cause-merchant-damage = dommages dus au marchand
bb-cause-blockade-escaped = fin du blocus
bb-cause-torture = otage torturé
bb-cause-safe-haven-full = au refuge, cales pleines
bb-cause-debauchery = débauche
bb-cause-sack = mise à sac
bb-cause-mutiny-survived = mutinerie surmontée
bb-cause-damage = dommages
bb-cause-blockaded = blocus
bb-cause-debauchery-refused = débauche refusée
bb-cause-captain-wounded = capitaine blessé
bb-cause-captain-ill = capitaine malade
bb-cause-captain-crippled = capitaine mutilé
bb-cause-scurvy = scorbut à bord
bb-cause-start = début
bb-cause-mutiny-calmed = mutinerie apaisée
bb-cause-sale-price = vente
bb-cause-ransom = rançon
bb-cause-bribe = pot-de-vin
bb-cause-letter = lettre de marque
bb-cause-loot = pillage
bb-cause-trial = procès
bb-cause-trade = marché
bb-cause-lost = perdu
bb-cause-deposit = dépôt au refuge
bb-cause-correction = correction
bb-cause-wounds-healed = blessures guéries

# Ce que l’on désigne par un nom
bb-named-pirate = un pirate
bb-named-commissioner = un corsaire du roi
bb-named-counter = un marchand ou un navire de guerre
bb-named-port = un port
bb-named-hull = un type de navire
bb-named-wound = une blessure
bb-named-letter = une lettre de marque
bb-named-card = une carte Action
bb-named-lane = une voie maritime
bb-named-hex = une coordonnée de la carte
bb-named-zone = une zone de transit
bb-named-ports = le nombre de ports
bb-named-numbered = un numéro de pion libre
bb-named-ship = un pirate, un corsaire du roi ou un joueur
bb-face-class = Colonne { $n }
bb-face-cargo = Cargaisons
bb-face-homes = Ports d’origine
