# Le duel de canons : les écrans.
duel-ui-tab-targets = Cibles
duel-ui-tab-ships = Bateaux
duel-ui-tab-stock = Réserve
duel-ui-tab-deeds = Bilan

# Le tour et ses phases
duel-ui-setting-up = Mise en place
duel-ui-turn = Tour { $n }
duel-ui-phase-setup = Mise en place
duel-ui-phase-actions = Action { $n }/{ $all }
duel-ui-phase-fire = Faire feu
duel-ui-phase-draw = Pioche
duel-ui-planks-short = { $n }/{ $all } planches perdues
duel-ui-last-officer = Dernier officier

# Un bateau
duel-ui-no-board = Le plateau n’est pas encore installé.
duel-ui-board = Bateau { DE($name) } : { $zones }
duel-ui-zone = { $zone } { $n }/{ $all }
duel-ui-hand = Cartes Visée en main
duel-ui-deck = Cartes Visée dans la pioche
duel-ui-tricks = Mauvais coups gardés
duel-ui-planks = { $n ->
    [0] Aucune planche ne manque ; à { $all }, le bateau coule.
    [one] 1 planche manque ; à { $all }, le bateau coule.
   *[other] { $n } planches manquent ; à { $all }, le bateau coule.
}
duel-ui-active = Canon actif : le Canonnier est là
duel-ui-track-broadside = Couleurs pour la bordée
duel-ui-track-swerve = Valeurs pour l’embardée
duel-ui-track-dodge = Valeurs pour l’Esquive
duel-ui-used = { $n ->
    [0] Rien n’est recouvert
   *[other] Recouverts : { $what }
}
duel-ui-no-penalty = Aucune pénalité révélée
duel-ui-penalty-no-fire = { $n ->
    [one] Interdiction de tir : le canon de ce pont se tait.
   *[other] { $n } interdictions de tir : les canons de ces ponts se taisent.
}
duel-ui-penalty-cannon = Bordée : −{ $n }. Tir d’un pont touché : −1 dégât par pénalité.
duel-ui-penalty-hand = Limite de cartes en main : −{ $n }.
duel-ui-penalty-sail = Embardée et Esquive : −{ $n }.

# Les cibles
duel-ui-no-target = Personne n’a encore braqué de canon.
duel-ui-aims-at = { $gun } → { $zone } chez { $name }
duel-ui-target = Cible : { $left } à gauche, { $below } en dessous
duel-ui-grade-unknown = À lire sur la carte
duel-ui-outlook = { $sure ->
    [1] Un tir maintenant ferait { $lo ->
        [0] 0 dégât
        [one] 1 dégât
       *[other] { $lo } dégâts
    }, avant Esquive.
   *[other] Un tir maintenant ferait de { $lo } à { $hi } dégâts, avant Esquive.
}
duel-ui-volley = Dernier tir : { $name }, { $zone }

# La réserve
duel-ui-bag = Dans le sac (pâle : dans un canon)
duel-ui-shots-left = { $shot } : { $n } sur { $all }
duel-ui-shot-in = { $name } ({ $mount })
duel-ui-targets = Cartes Cible
duel-ui-targets-left = { $n ->
    [0] La pioche est vide : on remélange la défausse.
    [one] 1 carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
duel-ui-discards = { $n ->
    [0] Défausse vide
    [one] Défausse : 1 carte
   *[other] Défausse : { $n } cartes, la dernière dessus
}
duel-ui-tricks-left = { $n ->
    [one] 1 Mauvais coup encore caché
   *[other] { $n } Mauvais coups encore cachés
}

# Bilan et fin du duel
duel-ui-left-planks = Planches perdues
duel-ui-left-sails = Voiles
duel-ui-left-sailors = Matelots
duel-ui-left-officers = Officiers
duel-ui-curve-aboard = Marqueurs à bord, tour après tour
duel-ui-curve-planks = Planches perdues, tour après tour
duel-ui-gunnery = Artillerie
duel-ui-shots = Tirs
duel-ui-perfect = Parfaits
duel-ui-hits = Dégâts
duel-ui-broadsides = Bordées
duel-ui-seamanship = Manœuvres
duel-ui-swerves = Embardées
duel-ui-dodged = Esquivés
duel-ui-repaired = Réparés
duel-ui-turns = { $n ->
    [one] Après 1 tour
   *[other] Après { $n } tours
}
duel-ui-wins = { $name } l’emporte
duel-ui-ended = { $game } · { $how }
duel-ui-ended-officers = { $moment }, { $name } n’a plus ni Capitaine ni Second
duel-ui-ended-sunk = { $moment }, le bateau { DE($name) } coule

# Composants recopiés
duel-ui-target-card = Carte Cible { $n }

# Mise en place d’une soirée
cannon-duel-panel-box = L’appli ou la boîte ?
    .note = Sans téléphones, la boîte garde les secrets. Avec des téléphones, l’appli peut distribuer.
cannon-duel-panel-old-hands = Pour les vieux loups de mer
    .note = À réserver aux capitaines qui ont déjà une partie ou deux derrière eux.
duel-ui-tricks-alone = Les Mauvais coups de la boîte sont pour toi seul : le bateau de l’appli joue sans.
cannon-duel-chapter-targeting = Braquer et viser
cannon-duel-chapter-fire = Faire feu et dégâts
cannon-duel-chapter-actions = Bordée, embardée, recharge

# Pourquoi le bateau de l’appli a fait ce qu’il a fait
duel-ui-tab-plan = Pourquoi ?
duel-ui-no-plan = L’appli n’a encore rien décidé pour son bateau.
duel-ui-no-partner = L’appli ne joue aucun bateau dans ce duel.
duel-ui-plan-actions = { $name }, action { $n }
duel-ui-plan-fire = { $name } au moment de tirer
duel-ui-plan-target = { $name } après son tir
duel-ui-plan-covered = Rien ici ne vient de sa main : tout pouvait se lire sur la table.
cannon-duel-left = Sinon, le duel s’arrête là : sans adversaire, il n’y a plus de vainqueur. Recommence contre l’appli.
