# Barbe Noire : les écrans. Journaux de bord, mise en place d’une soirée, page finale.
bb-ui-tab-logs = Pirates
bb-ui-chip-setup = Mise en place
bb-ui-chip-dice = { $player }
bb-ui-chip-cards = { $n ->
    [0] Paquet épuisé
    [one] { $n } carte
   *[other] { $n } cartes
}
bb-ui-chip-letter = Lettre de marque · { $nation }
bb-ui-chip-pardon = Pardon royal · { $nation }
bb-ui-chip-pardon-but = sauf { $name }

# Journal de bord
bb-ui-sails = { $player } · { $hull }
bb-ui-posture-sea = { $where }, en mer
bb-ui-posture-anchored = { $where }, à l’ancre
bb-ui-posture-careened = { $where }, en carène
bb-ui-of-printed = { $what } { $n } sur { $printed }
bb-ui-combat = Combat
bb-ui-speed = Vitesse
bb-ui-notoriety = Notoriété
bb-ui-notoriety-of = Notoriété { $n }
bb-ui-popularity = Popularité
bb-ui-worth = Bénéfice net à bord
bb-ui-deposited = Déposé au refuge
bb-ui-head-worth = À bord
bb-ui-head-deposited = Au refuge
bb-ui-hold-empty = Cale vide
bb-ui-hostage = Otage { $nation_adjective } (port { $port })
bb-ui-tortured = Torturé
bb-ui-attacked = Nations attaquées
bb-ui-attacked-nation = A attaqué : { $nation }
bb-ui-letter = Lettre de marque { $nation_of }
bb-ui-havens = Refuges
bb-ui-wound-superficial = { $n ->
    [one] blessure superficielle
   *[other] { $n } blessures superficielles
}
bb-ui-wound-minor = { $n ->
    [one] blessure mineure
   *[other] { $n } blessures mineures
}
bb-ui-wound-healing = { $n ->
    [one] mutilation à soigner
   *[other] { $n } mutilations à soigner
}
bb-ui-crippled = mutilé à vie
bb-ui-limbs = Perdus pour toujours : { $limbs }
bb-ui-scurvy = scorbut à bord
bb-ui-ill = capitaine malade du scorbut
bb-ui-debauched = en pleine débauche
bb-ui-careened = en carène
bb-ui-blockaded = sous blocus
bb-ui-taken = vient de prendre le port { $n }
bb-ui-ally = Allié : { $name }
bb-ui-barred = Chassé : { $port }
bb-ui-repulsed = Repoussé : { $port }
bb-ui-informed = Renseigné sur { $port }
bb-ui-weak = { $n ->
    [one] dont une case perdue par faiblesse du capitaine
   *[other] dont { $n } cases perdues par faiblesse du capitaine
}
bb-ui-pirates-came = { $n ->
    [0] { $all ->
        [one] Son pirate est à venir
       *[other] Ses { $all } pirates sont à venir
    }
   *[other] Aucun pirate en jeu ; { $n } sur { $all } déjà venus
}
bb-ui-no-pirates = Aucun pirate en jeu.

# Chasseurs et faux joueurs
bb-ui-orders = Ordres { $player_of }

# Caractéristiques
bb-ui-printed = imprimé
bb-ui-limit = limite
bb-ui-cunning-spent = relances faites
bb-ui-ability = Compétence
bb-ui-cruelty = Cruauté
bb-ui-charisma = Charisme
bb-ui-cunning = Astuce
bb-ui-attack = Duel, attaque
bb-ui-defence = Duel, défense
bb-ui-endurance = Endurance
bb-ui-card = Carte de pirate
bb-ui-aboard = À bord
bb-ui-ashore = À terre
bb-ui-captain = Capitaine et équipage
bb-ui-records = Nations et ports
bb-ui-card-n = Carte { $n }
bb-ui-ledger-of = Notoriété { $name_of } : { $n }

# Composants recopiés
bb-ui-port-brief = Valeur { $value }, garnison { $garrison }
bb-ui-merchant-brief = { $nation }, défense { $defence }
bb-ui-warship = Navire de guerre · { $nation }
bb-ui-strength = Combat { $combat }, vitesse { $speed }
bb-ui-kc-nameless = Corsaire du roi

# Choix de la soirée
bb-mode-solo =
    .note = Le capitaine Blood contre deux faux joueurs, que l’appli mène.
bb-mode-competitive =
    .note = { $notoriety_to_win } de notoriété, ou le meilleur bénéfice net à la fin.
bb-option-length = Durée
    .otherwise = Blood d’un côté, { $solo_pirates } pirates par faux joueur de l’autre.
bb-length-short = Courte
    .note = { $pirates_short } pirates par joueur dans la partie.
bb-length-standard = Standard
    .note = { $pirates_standard } pirates par joueur dans la partie.
bb-length-long = Longue
    .note = { $pirates_long } pirates par joueur dans la partie.
bb-panel-draws = Qui tire ?
bb-option-cards = Cartes Action et pirates
bb-cards-app =
    .note = L’appli mélange les deux paquets et retourne les cartes.
bb-cards-table =
    .note = Vous retournez les cartes sur la table et dites lesquelles.
bb-option-cups = Tirages à la tasse
bb-cups-app = L’appli tire les pions
    .note = Marchands, navires de guerre, corsaires du roi et gouverneurs. Il faut les avoir tous recopiés dans la bibliothèque ; sinon vous les tirez sur la table.
bb-cups-table = Nos tasses
    .note = Vous tirez les pions sur la table ; l’appli les demande quand ils comptent.
bb-chapter-prizes = Marchands et prises
bb-chapter-ports = Ports et lettres de marque
bb-chapter-captains = Blessures et duels

# Page finale
bb-ui-cards-turned = { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}
bb-ui-nobody-wins = Personne ne gagne : égalité.
bb-ui-lost = Défaite : le capitaine Blood est mort.
bb-ui-wins = Victoire { $player_of } !
bb-ui-wins-with = Victoire { $player_of } avec { $pirate } !
bb-ui-loses = Défaite : { $player_the } gagne avec { $pirate }
bb-ui-by-notoriety = Le plus redouté des mers · { $cards }
bb-ui-by-fortune = La plus grande fortune · { $cards }
bb-ui-by-lost = { $cards }
bb-ui-fate-active = { $player } · en mer
bb-ui-fate-anchored = { $player } · au port
bb-ui-counts-notoriety = { $fate } (notoriété)
bb-ui-counts-worth = { $fate } (bénéfice net, en doublons)
bb-ui-fate-retired = { $player } · retiré
bb-ui-fate-dead = { $player } · mort
bb-ui-plot-notoriety = Notoriété, carte après carte
bb-ui-plot-worth = Bénéfice net, carte après carte
bb-ui-ledger = D’où vient la notoriété
bb-left = Sinon, à son tour, touche « Perdre ce tour » : son pirate reste où il est. Son bénéfice compte à la fin, comme celui d’un pirate à la retraite.
