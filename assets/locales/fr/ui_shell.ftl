ui-title = Vigie
ui-motto = L’arbitre de tes soirées pirates
ui-continue = Reprendre la partie
ui-continue-note = { $game } · { $when }
ui-ended = Partie terminée
ui-ended-note =
    { $evening }
    { $result }
ui-result = 1re place : { $names }
ui-result-name = { $name } ({ $words })
ui-new = Nouvelle partie
ui-new-note = { $game } : choisir les joueurs et les règles
ui-again = Comme la dernière fois
ui-again-note = Mêmes joueurs, mêmes règles, nouvelle donne
ui-demo = Partie de démonstration
ui-demo-note = Sans la boîte, avec nos cartes d’essai
ui-rules = Règles
ui-rules-note = Chercher parmi toutes les règles
ui-library = Bibliothèque
ui-library-note = Les cartes recopiées de ta boîte
ui-settings = Réglages
ui-settings-note = Langue, thème, dés, taille du texte
ui-evenings = Parties
ui-evenings-note = Reprendre ou revoir une partie
ui-setting-broken = « { $setting } » était illisible : la valeur d’origine est en vigueur.
ui-settings-title = Réglages
ui-setting-language = Langue
    .note = Pour tout l’écran, tout de suite.
ui-setting-theme = Thème
    .note = Sombre pour le soir, clair pour une pièce lumineuse.
ui-setting-dice = Dés et pioches
    .note = Virtuels : l’appli lance et pioche. Nos dés : vous lancez, l’appli note. Au choix : elle demande à chaque fois.
ui-setting-copying = Recopier les cartes
    .note = Une carte que personne n’a encore copiée : demander les valeurs une à une, quand elles comptent, ou toute la carte d’un coup.
ui-setting-zoom = Taille du texte
    .note = Grossit tout l’écran.
ui-setting-sound = Sons
    .note = Aucun son si tu n’en veux pas.
ui-setting-motion = Dés animés
    .note = Une demi-seconde au plus ; un toucher suffit pour passer.
ui-setting-lessons = Leçons en jouant
    .note = La première fois que quelque chose arrive, deux ou trois phrases disent comment cela se joue. Jamais deux fois.
ui-setting-admission = Téléphones à la table
    .note = Sur demande : la tablette fait entrer chaque téléphone d’un geste. Libre : qui a scanné le code choisit sa place et joue. Une deuxième tablette demande toujours.
ui-setting-phone_undo = Revenir en arrière depuis un téléphone
    .note = Sur demande : la tablette décide. Ses propres réponses : chacun reprend ce qu’il vient de répondre, tant que rien de secret n’a été vu depuis.
ui-language-fr = Français
ui-language-en = English
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-theme-system = Comme l’appareil
ui-dice-virtual = Dés virtuels
ui-dice-own = Nos dés
ui-dice-ask = Au choix
ui-copying-needed = Ce qu’il faut
ui-copying-whole = Cartes entières
ui-sound-off = Sans son
ui-sound-on = Avec sons
ui-motion-on = Animés
ui-motion-off = Immobiles
ui-lessons-on = Avec leçons
ui-lessons-off = Sans leçons
ui-lessons-forget = { $game } : { $n } sur { $all } vues, tout oublier
ui-admission-ask = Sur demande
ui-admission-free = Libre
ui-phone_undo-ask = Sur demande
ui-phone_undo-own = Ses propres réponses
ui-zoom = { $percent } %
ui-rules-title = Règles
ui-rules-search = Chercher une règle (mot, numéro, page…)
ui-rules-count = { $n ->
    [0] Aucune règle trouvée
    [one] 1 règle
   *[other] { $n } règles
}
ui-rules-choose = Touche une règle pour la lire.
ui-rules-back = Retour à la liste
ui-evening-finished = Terminée
ui-evening-open = En cours
ui-evening-spoiled = Abîmée
ui-evening-take-up = Reprendre
ui-evening-look = Voir
ui-evening-discard = Supprimer
ui-evening-sure = Supprimer pour de bon ?
ui-evenings-none = Aucune partie pour l’instant.
ui-library-import = Importer
ui-library-export = Exporter
ui-library-broken = { $card } : illisible, à recopier.
ui-library-stored = Carte enregistrée.
ui-library-discarded = Carte oubliée : elle sera redemandée quand il le faudra.
ui-library-too-big = Ce fichier est trop gros pour une bibliothèque Vigie.
ui-library-foreign = Ce fichier n’est pas une bibliothèque Vigie.
ui-library-imported = Import : { $new } nouvelles, { $changed } remplacées, { $same } identiques{ $photos ->
    [0] {""}
    [one] , 1 photo
   *[other] , { $photos } photos
}.
ui-library-back = Toutes les cartes
ui-library-back-short = Liste
ui-library-discard = Oublier cette carte
ui-library-unknown = { $n ->
    [one] { $n } valeur inconnue
   *[other] { $n } valeurs inconnues
}
ui-origin-owner = recopiée de ta boîte
ui-origin-import = importée
ui-origin-sample = édition d’essai
ui-origin-derived = déduite d’un exemple
ui-origin-printed = imprimée dans le livret
ui-origin-assumed = supposée par nous
ui-library-copy = Recopier
ui-library-which = Laquelle recopies-tu ?
ui-library-extent = { $n } des { $all } éléments de la boîte{ $half ->
    [0] {""}
   *[other] , { $half } à moitié
}
ui-library-kind = { $n } sur { $all }{ $half ->
    [0] {""}
   *[other] , { $half } à moitié
}{ $photos ->
    [0] {""}
    [one] {" · "}1 photographiée
   *[other] {" · "}{ $photos } photographiées
}
ui-library-tonight = { $n ->
    [0] Pour la partie de ce soir, rien ne manque.
    [one] Pour la partie de ce soir, il manque 1 élément
   *[other] Pour la partie de ce soir, il manque { $n } éléments
}
ui-library-next = Recopier ce qui manque
ui-library-next-tonight = Recopier pour ce soir
ui-library-half = { $name } ({ $n } sur { $all })
ui-library-more = { $n ->
    [one] et 1 autre
   *[other] et { $n } autres
}
ui-library-see-missing = Ce qui manque
ui-library-see-half = À moitié
ui-library-see-all = Recopiés
ui-library-run = { $n } sur { $all }
ui-library-pass = Passer
ui-library-merge = Ce que dit ce fichier
ui-library-hint = L’appli te demande de recopier une carte la première fois qu’elle en a besoin, jamais avant, et la garde pour toutes tes parties. Tu peux aussi la recopier ici d’avance.

# La collection et ce qu’on en bâtit
ui-collection-open = La collection
ui-collection-add = Ajouter une carte
ui-collection-import = Feuille de calcul
ui-columns-wanted = Quelles colonnes ?
ui-columns-title = Quelle colonne est-ce ?
ui-columns-note = Touche ce que l’appli cherche, puis la colonne de ta feuille.
ui-columns-list = Une feuille enregistrée en CSV, une ligne par carte, une première ligne de titres, dans n’importe quel ordre :
ui-columns-needed = { $what } (obligatoire)
ui-columns-example = par exemple { $example }
ui-columns-none = Aucune
ui-columns-take = Importer
ui-collection-built = Flottes
ui-collection-subject = Série et numéro, par exemple SM-012
ui-collection-shape = Lettres, chiffres, « . », « _ » et « - » seulement, 40 au plus.
ui-collection-kind = Quelle sorte de carte est-ce ?
ui-collection-first = Écris d’abord la série et le numéro.
ui-collection-reading = Lecture : { $n } lignes sur { $all }
ui-collection-imported = { $new } nouvelles cartes, { $changed } modifiées, { $same } inchangées. Ce que tu as écrit toi-même reste.
ui-collection-odd = { $n ->
    [one] Une ligne n’a pas pu être lue telle quelle :
   *[other] { $n } lignes n’ont pas pu être lues telles quelles :
}
ui-collection-close = Fermer
ui-collection-save-report = Enregistrer le rapport
ui-built-new = Nouvelle flotte
ui-built-none = Aucune flotte gardée. On en bâtit ici, ou on en garde une au moment de la choisir pour une partie.
ui-built-build = Choisir les cartes
ui-built-name = Nom et points
ui-built-copy = Dupliquer
ui-built-save = Enregistrer en texte
ui-built-discard = Supprimer
ui-built-copy-of = { $name } (copie)
ui-built-lost = { $subject }, absente de la collection

# Records
ui-records = Palmarès
ui-records-none = Aucune partie terminée pour l’instant : la première ouvrira le palmarès.
ui-records-all = Tous les jeux
ui-records-evenings = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
ui-records-sat = { $length } à table
ui-records-people = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
ui-records-wins = Victoires
ui-records-played = Parties
ui-records-best = Meilleur
ui-records-scores = Meilleurs scores
ui-records-longest = Parties les plus longues
ui-records-length = Durée
ui-records-who = { $day } : { $names }
ui-length-hours = { $h } h { $m }
ui-length-minutes = { $n } min

files-none = Ici, aucun fichier ne peut être ouvert ni enregistré.
files-zenity = Pour ouvrir et enregistrer des fichiers, Vigie a besoin du programme « zenity » sur cet ordinateur.
ui-setting-buzz = Vibration des téléphones
    .note = Un téléphone vibre quand c’est à sa place de répondre, s’il sait vibrer.
ui-buzz-off = Sans
ui-buzz-on = Avec
ui-names = Noms
ui-names-note = Touche un nom mal écrit. Pour réunir deux personnes, écris à l’une le nom de l’autre.
ui-names-field = Le nom juste
ui-names-join = Réunir : { $now } → { $new }
ui-names-join-note = { $name } et { $new } ne feront plus qu’une personne, dans toutes les parties. On ne pourra pas les séparer.
ui-names-joined = { $name } et { $new } ne font plus qu’un.
ui-names-done = { $name } s’appelle maintenant { $new }.
ui-names-wrong = Un nom a de 1 à { $longest } caractères lisibles, sur une seule ligne.
ui-names-both = { $name } et { $other } ont joué la même partie : ce sont deux personnes.
ui-evening-gone = Cette partie n’est plus là : elle a été supprimée, ici ou sur un autre écran.
