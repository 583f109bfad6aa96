# La feuille de la question : trace, boutons, prévisions.
ui-nature-fact = à lire sur la table
ui-nature-datum = à recopier de ta carte
ui-rule-section = { $id }, « { $page } »
ui-rule-page = { $id }, p. { $page }
ui-why = pourquoi ?
ui-why-rule = Pourquoi ? Règle { $id }
ui-tap-answer = Touche ta réponse
ui-others-choose = Les autres choisissent encore
ui-choose-first = Choisis d’abord
ui-write-first = Écris d’abord
ui-here = C’est là
ui-confirm = Valider : { $what }
ui-none = Aucun
ui-not-possible = Pas possible
ui-not-now = Pas maintenant : { $what }
ui-explain = Ce que fait chacune
ui-short = En bref
ui-possible-again = Revenir à ce qui est possible
ui-anyway = Jouer quand même
ui-first-tell = Réponds d’abord : { $what }
ui-before = Avant : { $answer }
ui-if = Si tu choisis « { $what } » :
ui-if-count = Si tu choisis { $what } :
ui-if-roll = Avec ces dés :
ui-forecast-then = Puis : { $question }
ui-forecast-becomes = { $what } : { NUMBER($before) } → { NUMBER($after) }
ui-forecast-dice = Dés : { $dice }
ui-forecast-odds = { $dice } : { $odds }
ui-forecast-group = { $n ->
    [one] 1 dé
   *[other] { $n } dés
}{ $sign ->
    [plus] { " " }+{ $bonus }
    [minus] { " " }−{ $bonus }
   *[none] { "" }
}
ui-forecast-more = { $n ->
    [one] … et une ligne de plus.
   *[other] … et { $n } lignes de plus.
}
ui-number = { NUMBER($n) }
ui-range = de { $lo } à { $hi }
ui-range-step = de { $lo } à { $hi }, de { $step } en { $step }
ui-spelt-first = Premier chiffre
ui-spelt-second = Deuxième chiffre
ui-number-other = Un autre nombre…
ui-number-most = tout ({ NUMBER($n) })
ui-counted = { $kind ->
    [good] { NUMBER($n) } { $n ->
        [one] cube
       *[other] cubes
    }
    [cube] { NUMBER($n) } { $n ->
        [one] cube
       *[other] cubes
    }
   *[other] { NUMBER($n) }
}
ui-picked = { $kind ->
    [ship] { $n ->
        [one] { $n } navire
       *[other] { $n } navires
    }
    [good] { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
    [flag] { $n ->
        [one] { $n } drapeau
       *[other] { $n } drapeaux
    }
   *[other] { $n } choix
}
ui-confirm-picked = { $kind ->
    [ship] { $n ->
        [one] Valider ce navire
       *[other] Valider ces { $n } navires
    }
    [good] { $n ->
        [one] Valider cette marchandise
       *[other] Valider ces { $n } marchandises
    }
    [flag] { $n ->
        [one] Valider ce drapeau
       *[other] Valider ces { $n } drapeaux
    }
   *[other] { $n ->
        [one] Valider ce choix
       *[other] Valider ces { $n } choix
    }
}
ui-pick-exactly = Il en faut { $n }.
ui-pick-between = Il en faut entre { $lo } et { $hi }.
ui-pick-at-most = { $n } au plus.
ui-pick-at-least = { $n } au moins.
ui-dice = { $n ->
    [one] 1 dé à { $sides } faces
   *[other] { $n } dés à { $sides } faces
}
ui-roll-for-me = Lancer pour moi
ui-die-hits = touche à { $n }+ · { $percent } %
ui-die-cannot = ne peut pas toucher
ui-die-hit = touché
ui-roll-missing = { $n ->
    [one] Encore 1 dé
   *[other] Encore { $n } dés
}
ui-roll-confirm = { $n ->
    [one] Valider ce dé
   *[other] Valider ces { $n } dés
}
ui-roll-hits = { $results } → { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
} sur { $n }
ui-roll-total = { $results } → total { $total }
ui-draw-for-me = Piocher pour moi
ui-draw-which = Ou montre ce que tu as pioché :
ui-card-another = Une autre carte
ui-card-new = La carte retournée
ui-card-never = Pas encore recopiée
ui-draw-this = C’est : { $what }
ui-rows-seldom = Autre chose
ui-form-store = Enregistrer la carte
ui-form-missing = Il manque : { $what }
ui-form-rest = C’est tout
ui-form-untouched = Rien n’est encore recopié
ui-form-store-part = Enregistrer ({ $n ->
    [one] { $n } valeur inconnue
   *[other] { $n } valeurs inconnues
})
ui-find = Chercher par le nom
ui-find-none = Rien de tel ici
ui-copy-same = idem { $what }
ui-copy-slot = { $what } : { $value }
ui-copy-progress = { $done } sur { $all }
ui-copy-full = Tout y est
ui-copy-done = Touche une case pour la corriger.
ui-copy-next = Ensuite : { $what }
ui-copy-other = Autre…
ui-copy-row = La suite : { $values }
ui-copy-band = Tout « { $band } » : { $values }
ui-copy-card = Le reste comme sur l’autre
ui-copy-single = Une valeur à la fois
ui-copy-back = Effacer
ui-copy-enter = Valider
ui-copy-on = Suivant
ui-copy-unread = Illisible
ui-copy-erase = Vider cette case
ui-copy-undo = Annuler la dernière case
ui-copy-whole-short = Tout copier
ui-copy-whole = Recopier toute la carte
ui-copy-later-short = Plus tard
ui-copy-later = Plus tard : ne demander que le nécessaire
ui-form-shape = Écris-le comme « { $example } ».
ui-unknown = inconnu
ui-each-cell = { $label } · { $note }
ui-group-turn = Ton tour
ui-group-aim = Viser avec
ui-group-action = Actions
ui-group-free = Actions gratuites
ui-group-port = Au port
ui-group-service = Services
ui-group-pirate = Opérations d’un pirate
ui-group-commissioner = Opérations d’un corsaire du roi
ui-group-met = Où il y a quelqu’un
ui-group-harbour = Ports
ui-group-open = En mer
ui-group-known = Ports connus
ui-group-flag = Autres ports
ui-group-tile = Ports d’une tuile visible
ui-group-plain = Cases libres
ui-group-next = Sur la case suivante
ui-group-closed = Fermé
ui-group-ship = Navire
ui-group-ammunition = Munitions
ui-group-officer = Officiers
ui-group-specialist = Spécialistes
ui-group-island = Sur cette île
ui-group-card = Autre chose
ui-group-first = Une carte d’abord
ui-group-move = Bouger
ui-group-touched = Contact
ui-group-shoot = Tirer
ui-group-explore = Explorer
ui-group-repair = Réparer
ui-group-build = Bâtir
ui-group-last = Pour finir
ui-group-hull = Coque
ui-group-crew = Équipage
ui-group-cannon = Canons
ui-group-sails = Voiles
ui-group-line-1 = Ligne 1
ui-group-line-2 = Ligne 2
ui-group-line-3 = Ligne 3
ui-anyway-short = Jouer quand même
ui-inferred =
    { $n ->
        [one] Une réponse d’office
       *[other] { $n } réponses d’office
    }
ui-inferred-note = Touche ce qui n’est pas juste : la suite est rejouée.
ui-may-i = Ai-je le droit ?
ui-wish = Autre chose
ui-wish-search = Que voudrais-tu faire ?
ui-wish-hint = Tape quelques lettres, ou un nom.
ui-wish-found = Trouvé : { $n }. Touche pour tout savoir.
ui-wish-none = Rien de tel. Essaie un autre mot.
ui-wish-of-rule = Ce dont parle { $rule } en ce moment.
ui-trial-note = Rien n’est joué ici : choisis, l’appli dit si c’est permis et ce qui suivrait.
ui-trial-nothing = Choisis ce que tu veux faire
ui-trial-allowed = C’est permis
ui-trial-refused = Ce n’est pas permis
ui-trial-plan = { $what }
ui-trial-effects = Ce qui suivrait
ui-trial-if-overruled = Ce qui suivrait si vous le faites quand même
ui-trial-do = Le faire
ui-trial-again = Effacer
ui-sum = { $label } : { $terms } = { $total }
ui-grid-brush = { $label } · { $n }
ui-grid-sweep = Une touche par case ; d’un trait, toutes celles où passe le doigt.
ui-grid-edges = Touche ce qui est imprimé à l’endroit marqué. Peins les signes, d’un trait si tu veux.
ui-grid-on = Suite : { $numbers }

# Des cartes choisies dans une collection
ui-muster-search = Chercher (nom, texte)
ui-muster-filters = Filtres
ui-muster-more = En montrer plus (encore { $n })
ui-muster-none = Aucune carte de ce genre.
ui-muster-empty = Aucune carte recopiée pour l’instant : une à une, ou toutes par une feuille de calcul.
ui-muster-copy = Recopier des cartes
ui-muster-count = { $n ->
    [one] { $n } carte sur { $all }
   *[other] { $n } cartes sur { $all }
}
ui-muster-most = { $what } : { $n } au plus
ui-muster-figure = { $what } { $n }
ui-muster-kept = gardée, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-muster-kind = { $what } ({ $n })
ui-muster-begin = Rien de choisi : prends une liste toute prête, ou des cartes une à une.
ui-muster-less = { $what } : en retirer une carte
ui-muster-of = { $n } sur { $most }
ui-muster-name = Nom, pour la garder
ui-muster-keep = Garder
ui-muster-page = Choix ({ $n })
ui-muster-collection = Cartes ({ $n })
ui-muster-take = { $n ->
    [one] Prendre cette carte
   *[other] Prendre ces { $n } cartes
}
ui-muster-others = Les listes toutes prêtes ({ $n })
ui-muster-lost = { $n ->
    [one] { $n } manque
   *[other] { $n } manquent
}
ui-muster-strange = { $n ->
    [one] Une liste gardée ne compte que des cartes absentes d’ici.
   *[other] { $n } listes gardées ne comptent que des cartes absentes d’ici.
}
ui-muster-first = Choisis d’abord des cartes
ui-broken = { $n ->
    [one] Une règle n’est pas respectée
   *[other] { $n } règles ne sont pas respectées
}
ui-lesson-page = p. { $page }
ui-lesson-section = « { $page } »
ui-lesson-understood = Compris
ui-lesson-no-more = Arrêter les leçons

# Cases peintes
ui-hexes-rest = Enregistrer (le reste : { $ground })
ui-hexes-store = Enregistrer
ui-hexes-unknown = Reste inconnu
ui-hexes-done = { $n } sur { $all } cases
ui-hexes-free = Copie d’abord le contour : il dit quelles cases une tuile a.
ui-hexes-less = Un de moins
ui-hexes-more = Un de plus
