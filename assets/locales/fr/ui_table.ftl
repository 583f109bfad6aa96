ui-undo = Annuler « { $what } »
ui-undo-nothing = Rien à annuler
ui-rail-undo = Annuler
ui-rail-may = Droit ?
ui-rail-ways = Menu
ui-redo = Rétablir
ui-correct = Corriger à la main
ui-correct-title = Corriger à la main
ui-correct-note = Le plateau a toujours raison : règle ici ce que l’appli a mal suivi. Chaque correction est notée au journal et s’annule.
ui-correct-all = Toutes les valeurs
ui-correct-put = Corriger : { $now } → { $new }
ui-correct-same = Toujours { $now }
ui-correct-several = Corriger ({ $n })
ui-corrected = Correction : { $what }
ui-home = Accueil
ui-ways = Autour de la table
ui-phones-way = Qui joue avec son téléphone, le code à scanner
ui-correct-way = Remettre l’appli d’accord avec le plateau
ui-undo-way = Reprend ce qui vient d’être répondu ; se rétablit
ui-home-way = Quitter la table : la partie s’y garde toute seule
ui-close = Fermer
ui-fault = Quelque chose a coincé : rien n’a été changé. Réessaie, ou annule la dernière réponse.
ui-tab-table = Table
ui-tab-log = Journal
ui-tab-rules = Règles
ui-log-more = D’autres lignes
ui-log-nothing = Aucune ligne de ce genre.
ui-log-search = Chercher
ui-log-deeds = Ce qu’on a fait
ui-log-happened = Ce qui est arrivé
ui-log-chance = Dés et cartes
ui-log-set = Corrigé
ui-log-oldest = Depuis le début
ui-back-to-here = Revenir avant cette ligne
ui-source-tablet = tablette
ui-source-phone = téléphone
ui-source-script = script
ui-source-dice = dés virtuels
ui-source-deck = pioche de l’appli
ui-source-app = joué par l’appli
ui-source-forced = seul choix
ui-source-library = ta bibliothèque
ui-source-sample = édition d’essai
ui-source-kept = gardé
ui-source-auto = automatique
ui-evening-over = La partie est terminée
ui-ending-first = { $n ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
}
ui-ending-points = Points
ui-ending-luck = La chance aux dés
ui-ending-luck-others = Les dés de la table
ui-ending-luck-good = Bien tombés
ui-ending-luck-due = Attendus
ui-ending-luck-line =
    { $came ->
        [one] { NUMBER($came) } bien tombé, { NUMBER($due) } en moyenne
       *[other] { NUMBER($came) } bien tombés, { NUMBER($due) } en moyenne
    }
ui-rule-place = { $id } · livret p. { $page }
ui-rule-unknown = La règle { $id } n’est pas dans l’index.
ui-ruling = Point de règle { $id }
ui-ruling-here = À cette table
ui-ruling-usual = Les choix ; le réglage d’origine est coché
ui-related = Voir aussi
ui-sample-label = Édition d’essai
ui-mark-owner = recopié
ui-mark-sample = édition d’essai
ui-mark-derived = déduit d’un exemple
ui-mark-assumed = supposé par nous
ui-mark-printed = imprimé dans le livret
ui-mark-unknown = inconnu
ui-path-yes = oui → { $to }
ui-path-no = non → { $to }
ui-path-wrong = Faux sur notre table
ui-path-unlit = { $n ->
    [one] { $n } autre étape de ce schéma
   *[other] { $n } autres étapes de ce schéma
}
ui-path-unlit-hide = Cacher les autres étapes
ui-path-way = → { $to }

# Revivre une soirée, et ce qu’on fait après
ui-after-relive = Revivre la partie
ui-after-again = Rejouer à l’identique
ui-after-send = Envoyer
ui-past-back = Retour
ui-past-setup = Mise en place
ui-past-part = Tour
ui-past-part-n = Tour { $n }
ui-past-silent = Rien de plus à voir à ce moment-là : les plateaux montrent où l’on en était.
ui-past-before = Moment d’avant
ui-past-after = Moment d’après
ui-past-round-before = Début du tour, ou tour d’avant
ui-past-round-after = Tour d’après
ui-past-place = { $n } sur { $of }
ui-board = { $name } : { $figures }
ui-figure-of = { $n } sur { $all }
ui-people = Qui joue
ui-people-way = Corriger un nom, ou quelqu’un s’en va
ui-people-note = Touche un nom mal écrit. Le nouveau vaut pour toute la partie, journal compris.
ui-left = Quelqu’un s’en va ?
ui-left-note = Aucun de ces livrets ne le prévoit : voici comment la partie continue sans rien fausser.
ui-left-plays = Le mieux : quelqu’un joue pour lui. Ses questions gardent son nom, et qui tient la tablette y répond, cartes secrètes comprises.
ui-left-phone = Il jouait sur son téléphone ? Renvoie-le, page des téléphones : ses questions reviennent ici.
ui-left-newcomer = Un autre prend sa place pour de bon ? Touche son nom ci-dessus et écris l’autre.
ui-left-over = Personne ne veut continuer ? La partie reste dans la liste, ouverte : on peut la reprendre un autre soir.
