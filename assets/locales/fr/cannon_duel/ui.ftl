# Le duel de canons : les écrans.
cd-ui-tab-targets = Cibles
cd-ui-tab-ships = Bateaux
cd-ui-tab-stock = Réserve
cd-ui-tab-deeds = Bilan

# Le tour et ses phases
cd-ui-setting-up = Mise en place
cd-ui-turn = Tour { $n }
cd-ui-phase-setup = Mise en place
cd-ui-phase-actions = Action { $n }/{ $all }
cd-ui-phase-fire = Faire feu
cd-ui-phase-draw = Pioche
cd-ui-planks-short = { $n }/{ $all } planches perdues
cd-ui-last-officer = Dernier officier

# Un bateau
cd-ui-no-board = Le plateau n’est pas encore installé.
cd-ui-board = Bateau { DE($name) } : { $zones }
cd-ui-zone = { $zone } { $n }/{ $all }
cd-ui-hand = Cartes Visée en main
cd-ui-deck = Cartes Visée dans la pioche
cd-ui-tricks = Mauvais coups gardés
cd-ui-planks = { $n ->
    [0] Aucune planche ne manque ; à { $all }, le bateau coule.
    [one] 1 planche manque ; à { $all }, le bateau coule.
   *[other] { $n } planches manquent ; à { $all }, le bateau coule.
}
cd-ui-active = Canon actif : le Canonnier est là
cd-ui-track-broadside = Couleurs pour la bordée
cd-ui-track-swerve = Valeurs pour l’embardée
cd-ui-track-dodge = Valeurs pour l’Esquive
cd-ui-used = { $n ->
    [0] Rien n’est recouvert
   *[other] Recouverts : { $what }
}
cd-ui-no-penalty = Aucune pénalité révélée
cd-ui-penalty-no-fire = { $n ->
    [one] Interdiction de tir : le canon de ce pont se tait.
   *[other] { $n } interdictions de tir : les canons de ces ponts se taisent.
}
cd-ui-penalty-cannon = Bordée : −{ $n }. Tir d’un pont touché : −1 dégât par pénalité.
cd-ui-penalty-hand = Limite de cartes en main : −{ $n }.
cd-ui-penalty-sail = Embardée et Esquive : −{ $n }.

# Les cibles
cd-ui-no-target = Personne n’a encore braqué de canon.
cd-ui-aims-at = { $gun } → { $zone } chez { $name }
cd-ui-target = Cible : { $left } à gauche, { $below } en dessous
cd-ui-grade-unknown = À lire sur la carte
cd-ui-outlook = { $sure ->
    [1] Un tir maintenant ferait { $lo ->
        [0] 0 dégât
        [one] 1 dégât
       *[other] { $lo } dégâts
    }, avant Esquive.
   *[other] Un tir maintenant ferait de { $lo } à { $hi } dégâts, avant Esquive.
}
cd-ui-volley = Dernier tir : { $name }, { $zone }

# La réserve
cd-ui-bag = Dans le sac (pâle : dans un canon)
cd-ui-shots-left = { $shot } : { $n } sur { $all }
cd-ui-shot-in = { $name } ({ $mount })
cd-ui-targets = Cartes Cible
cd-ui-targets-left = { $n ->
    [0] La pioche est vide : on remélange la défausse.
    [one] 1 carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
cd-ui-discards = { $n ->
    [0] Défausse vide
    [one] Défausse : 1 carte
   *[other] Défausse : { $n } cartes, la dernière dessus
}
cd-ui-tricks-left = { $n ->
    [one] 1 Mauvais coup encore caché
   *[other] { $n } Mauvais coups encore cachés
}

# Bilan et fin du duel
cd-ui-left-planks = Planches perdues
cd-ui-left-sails = Voiles
cd-ui-left-sailors = Matelots
cd-ui-left-officers = Officiers
cd-ui-curve-aboard = Marqueurs à bord, tour après tour
cd-ui-curve-planks = Planches perdues, tour après tour
cd-ui-gunnery = Artillerie
cd-ui-shots = Tirs
cd-ui-perfect = Parfaits
cd-ui-hits = Dégâts
cd-ui-broadsides = Bordées
cd-ui-seamanship = Manœuvres
cd-ui-swerves = Embardées
cd-ui-dodged = Esquivés
cd-ui-repaired = Réparés
cd-ui-turns = { $n ->
    [one] Après 1 tour
   *[other] Après { $n } tours
}
cd-ui-wins = { $name } l’emporte
cd-ui-ended = { $game } · { $how }
cd-ui-ended-officers = { $moment }, { $name } n’a plus ni Capitaine ni Second
cd-ui-ended-sunk = { $moment }, le bateau { DE($name) } coule

# Composants recopiés
cd-ui-target-card = Carte Cible { $n }

# Mise en place d’une soirée
cd-panel-box = L’appli ou la boîte ?
    .note = Sans téléphones, la boîte garde les secrets. Avec des téléphones, l’appli peut distribuer.
cd-panel-old-hands = Pour les vieux loups de mer
    .note = À réserver aux capitaines qui ont déjà une partie ou deux derrière eux.
cd-ui-tricks-alone = Les Mauvais coups de la boîte sont pour toi seul : le bateau de l’appli joue sans.
cd-chapter-targeting = Braquer et viser
cd-chapter-fire = Faire feu et dégâts
cd-chapter-actions = Bordée, embardée, recharge

# Pourquoi le bateau de l’appli a fait ce qu’il a fait
cd-ui-tab-plan = Pourquoi ?
cd-ui-no-plan = L’appli n’a encore rien décidé pour son bateau.
cd-ui-plan-actions = { $name }, action { $n }
cd-ui-plan-fire = { $name } au moment de tirer
cd-ui-plan-target = { $name } après son tir
cd-ui-plan-covered = Rien ici ne vient de sa main : tout pouvait se lire sur la table.
cd-left = Sinon, le duel s’arrête là : sans adversaire, il n’y a plus de vainqueur. Recommence contre l’appli.
