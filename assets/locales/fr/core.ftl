# Ce que disent la base de données, la bibliothèque, l’arbitre sans écran et la ligne de commande.

core-busy = Réponds d’abord à la question affichée.
core-not-now = Ce n’est pas le moment. Pour l’instant, on demande : { $open }
core-comes-first = Autre chose passe avant : { $what }.
core-wish = { $what } : { $of }
core-beside = { $first } · { $rest }
core-reasons = { $first } { $rest }
core-no-such-game = Le jeu « { $given } » n’existe pas. Jeux connus : { $known }.
core-no-such-component = Le jeu n’a pas de carte « { $schema } » pour « { $subject } ».

core-sum-first = { $n } ({ $label })
core-usual = d’ordinaire
core-sum-plus = { $left } + { $n } ({ $label })
core-sum-minus = { $left } − { $n } ({ $label })
core-sum-total = { $left } = { $n }
core-sum-floored = { $left } : moins que { $n }, donc { $n }

core-percent = { $n } %
core-percent-below = < 1 %
core-percent-above = > 99 %

core-store-fault = La base de données { $path } ne répond pas : { $reason }
core-store-damaged = La base de données { $path } est abîmée ({ $reason }), et il n’y a pas de bonne sauvegarde. Recommence avec une base vide, le fichier abîmé est gardé : companion doctor --anew
core-store-damaged-backup = La base de données { $path } est abîmée ({ $reason }). Remets la dernière bonne sauvegarde ({ MOMENT($moment) }) à sa place, le fichier abîmé est gardé : companion doctor --restore
core-store-corrupt = La base de données { $path } vient de s’abîmer ({ $reason }). Arrête Vigie et relance-la : elle proposera la dernière bonne sauvegarde.
core-store-lost = La base de données { $path } est vide ou a disparu, et il n’y a pas de bonne sauvegarde. Remets le fichier à sa place, ou recommence avec une base vide, ce qui reste est gardé : companion doctor --anew
core-store-lost-backup = La base de données { $path } est vide ou a disparu. Remets la dernière bonne sauvegarde ({ MOMENT($moment) }) à sa place, ce qui reste est gardé : companion doctor --restore
core-store-cut = Le fichier { $path }-wal manque, et avec lui les dernières réponses. Si tu l’as, remets-le d’abord à côté de la base. Puis réessaie : les parties reprennent de ce qui reste, la dernière sauvegarde ou plus récent.
core-store-foreign = { $path } n’est pas une base de Vigie : un autre programme l’a écrite. Choisis un autre dossier avec --data, ou recommence avec une base vide, ce fichier est gardé à côté : companion doctor --anew
core-store-foreign-backup = { $path } n’est pas une base de Vigie : un autre programme l’a écrite. Remets la dernière bonne sauvegarde ({ MOMENT($moment) }) à sa place, ce fichier est gardé à côté : companion doctor --restore
core-store-spoiled = Cette partie est abîmée, les autres ne le sont pas. Ouvre-la pour voir ce qui peut être sauvé, ou reprends-la tout de suite : companion doctor --restore
core-store-unreadable = Cette partie vient d’une autre version de Vigie. { $reason } Mets Vigie à jour pour la reprendre.
core-store-no-backup = Il n’y a pas de bonne sauvegarde de { $path } : rien n’a été changé. Pour recommencer avec une base vide, ce qui est là est gardé à côté : companion doctor --anew
core-store-moved = Le fichier { $path } n’est plus celui que Vigie a ouvert : il a été effacé, déplacé ou remplacé. Rien n’est plus enregistré. Remets-le à sa place, ou relance Vigie.
core-store-locked = Un autre programme occupe la base de données { $path }. Ferme l’autre Vigie et réessaie.
core-store-read-only = Impossible d’écrire dans { $path } ({ $reason }). Libère l’accès au dossier ou choisis-en un autre avec --data.
core-store-newer = { $path } vient d’une Vigie plus récente ({ $reason }). Mets Vigie à jour pour l’ouvrir.
core-store-full = Plus de place sur le disque pour { $path }. Fais de la place : rien de ce qui est affiché n’est perdu.
core-store-elsewhere = Cette partie a continué ailleurs ou a été supprimée. Ferme l’autre fenêtre et reprends la partie.

core-json-twice = « { $name } » y figure deux fois au même endroit : gardes-en un seul.
core-not-json = Ce n’est pas du JSON : ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
core-problem-missing = il manque
core-problem-unknown = ce champ n’existe pas
core-problem-nearest = ce champ n’existe pas ; le plus proche est « { $field } »
core-state-contradiction = à côté de l’état, il est dit « { $beside } », et dans l’état « { $state } »
core-state-law = { $rule } : { $text }
core-state-pieces = il y a plus de « { $kind } » que dans la boîte ({ $place } : { $missing } de trop)
core-under-way = ce qui serait en cours ne mène pas à cette table
core-problem-shape = il faut un des champs « do », « may », « correct » ou « answers »
core-problem-one-of = valeurs possibles : { $expected }
core-problem-type = il faut { $wanted }, pas « { $given } »
core-problem-other = { $problem }
core-wanted-number = un nombre entier
core-wanted-words = un texte
core-wanted-yes-no = vrai ou faux
core-wanted-list = une liste
core-wanted-object = un objet

core-library-newer = Ce fichier vient d’une Vigie plus récente (format { $version }). Mets Vigie à jour pour le lire.
core-library-field = Ce fichier n’est pas une bibliothèque de Vigie : champ « { $field } », { $problem }.
core-library-other-game = Ce fichier est pour le jeu « { $given } », pas pour { $game }.
core-library-digest = Ce fichier a été abîmé ou modifié : sa somme de contrôle ne correspond pas. Exporte-le à nouveau.
core-nth-of-kind = { $kind }, n° { $n }
core-library-named = { $card } : { $problem }
core-library-card = Carte { $schema } { $subject } : { $problem }

core-bad-scenario = Scénario, champ « { $field } » : { $problem }
core-still-open = il faut d’abord autre chose : { $open }
core-never-asked = personne n’a posé la question « { $key } » ; { $open }
core-forced = la seule réponse possible à « { $key } » était { $value }
core-no-such-command = ni un choix du menu, ni une commande du jeu : « { $given } ». Il y a : { $known }
core-corrected = Correction
core-overruled = { $command }, sur décision de la table

core-app = Vigie
core-broken-data = Fichier de données abîmé : { $problem }. Réinstalle Vigie.
core-not-utf8 = { $file } n’est pas un texte en UTF-8. Enregistre-le en UTF-8 (dans un éditeur : « Enregistrer sous », codage UTF-8).
core-cannot-read = Impossible de lire { $file } : { $reason }
core-card = { $known } valeurs sur { $all }, { $origin }
core-origin-owner = recopiée à la table
core-origin-import = reçue d’un fichier
core-cards = { $n ->
    [0] Aucune carte dans la bibliothèque
    [1] 1 carte dans la bibliothèque
   *[other] { $n } cartes dans la bibliothèque
}
core-imported = Cartes nouvelles : { $new }, modifiées : { $changed }, identiques : { $same }
core-import-differs = { $card } : { $n ->
    [one] 1 valeur dit autre chose, la nôtre reste (--theirs prend la leur)
   *[other] { $n } valeurs disent autre chose, les nôtres restent (--theirs prend les leurs)
}
core-photos = Photos : { $n }
core-checked = Cartes vérifiées : { $n }, à recopier : { $flaws }
core-restored = La dernière sauvegarde est en place dans { $folder } ; ce qui s’y trouvait est gardé à côté.
core-begun-anew = Une base vide est en place dans { $folder } ; ce qui s’y trouvait est gardé à côté.
core-taken-back = { $n ->
    [one] 1 partie abîmée reprise ; la base telle qu’elle était est gardée à côté.
   *[other] { $n } parties abîmées reprises ; la base telle qu’elle était est gardée à côté.
}
core-in-order-restore = La base de données { $path } est en ordre : rien n’a été changé. Pour mettre quand même la dernière sauvegarde ({ MOMENT($moment) }) à sa place : companion doctor --restore --force
core-in-order-anew = La base de données { $path } est en ordre : rien n’a été changé. Pour recommencer quand même avec une base vide, celle-ci est gardée à côté : companion doctor --anew --force
core-card-broken = illisible, à recopier

core-doctor-python = Python { $version }
core-doctor-old-python = Python { $version } est trop ancien : installe Python 3.11 ou plus récent.
core-doctor-game = { $game } : { $rules } règles, { $cards } cartes de démonstration
core-doctor-broken = { $what } : { $problem }. Réinstalle Vigie.
core-doctor-missing = Il manque { $what }. Réinstalle Vigie.
core-doctor-texts = Textes ({ $lang }) : { $count }
core-doctor-fonts = Polices : { $count }
core-doctor-drawings = Dessins : { $count }
core-doctor-nothing = Rien n’est encore gardé : { $path } n’existe pas
core-doctor-database = Base de données { $path }, parties : { $evenings }
core-doctor-spoiled = { $game }, partie du { MOMENT($moment) } : abîmée. { $answers ->
    [one] 1 réponse peut être reprise
   *[other] { $answers } réponses peuvent être reprises
} : ouvre-la, ou companion doctor --restore
core-doctor-spoiled-all = { $game }, partie du { MOMENT($moment) } : abîmée, et aucune sauvegarde ne la contient.
core-doctor-setting = Réglage « { $setting } » illisible : la valeur d’origine est en vigueur. Choisis-le à nouveau dans les réglages.
core-doctor-port = Le port { NUMBER($port, useGrouping: 0) } est libre.
core-doctor-port-busy = Le port { NUMBER($port, useGrouping: 0) } est pris : Vigie prendra le { NUMBER($taken, useGrouping: 0) }.
core-doctor-no-port = Le port { NUMBER($port, useGrouping: 0) } ne s’ouvre pas ({ $reason }). Choisis-en un autre avec --port.

core-cli-companion = Vigie, l’arbitre de ta soirée pirates. Sans commande, ouvre la table dans le navigateur.
core-cli-usage = utilisation :
core-cli-what = commandes et fichiers
core-cli-options = options
core-cli-help = affiche cette aide
core-cli-bad-port = un port est un nombre de 0 à { NUMBER($last, useGrouping: 0) }, pas « { $given } »
core-cli-no-such = « { $given } » est inconnu ici : il y a { $known }
core-cli-no-value = { $name } attend une valeur à sa suite
core-cli-no-number = { $name } : il faut un nombre entier, pas « { $given } »
core-cli-unknown = « { $given } » ne veut rien dire ici
core-cli-needed = il manque { $name }
core-cli-argument = { $name } : { $problem }
core-cli-wrong = { $problem }. Aide : { $program } --help
core-cli-lang = langue des textes
core-cli-data = dossier des données (sinon { $folder })
core-cli-serve = ouvre la table dans le navigateur
core-cli-phones = commence avec téléphones
core-cli-lan = adresse où écouter les téléphones, quand on joue avec (sinon { $default }, tout le réseau local)
core-cli-lan-port = port des téléphones (sinon celui de la table, plus un)
core-cli-port = port où servir la table (sinon { NUMBER($default, useGrouping: 0) })
core-cli-no-browser = n’ouvre pas de navigateur
core-cli-demo = commence tout de suite une partie de démonstration
core-cli-referee = arbitre une situation décrite en JSON et répond en JSON
core-cli-scenario = fichier du scénario (sinon l’entrée standard)
core-cli-schema = affiche le schéma JSON de l’entrée et de la sortie ; avec GAME celui de ses états, chaque partie avec son sens
core-cli-library = gère la bibliothèque des cartes recopiées
core-cli-deed = list : montrer, export : écrire un fichier, import : lire un fichier, check : vérifier
core-cli-file = fichier à lire ou à écrire (sinon l’entrée ou la sortie standard)
core-cli-game = jeu dont c’est la bibliothèque (sinon tous ; import : celui que nomme le fichier)
core-cli-with-photos = exporte aussi les photos des cartes, que le fichier des cartes laisse sinon ici
core-cli-theirs = avec import : là où un fichier dit autre chose, c’est lui qui compte, et non ce qui a été recopié ici
core-cli-which-game = Plusieurs jeux ont des cartes : précise lequel avec --game ({ $known }).
core-cli-doctor = vérifie que tout est en ordre et dit quoi faire sinon
core-cli-restore = répare d’abord une base abîmée avec la dernière bonne sauvegarde
core-cli-anew = remplace d’abord une base abîmée par une base vide, l’ancienne est gardée
core-cli-force = avec --restore ou --anew : même si la base est en ordre
core-nothing-to-choose = Il n’y a rien à choisir ici : « { $question } ». Annule le dernier coup, ou corrige ce qui manque à la table.
core-said-secret = secret
core-refused-secretly = Ce n’est pas possible ici ; seul le joueur concerné peut voir pourquoi.
core-asked-secretly = Une question secrète

# A new game
core-cli-new-game = écrire les fichiers d’un tout petit jeu qui tourne aussitôt, pour en faire un autre
core-cli-new-game-name = nom de ses dossiers : minuscules, chiffres et _
core-cli-new-game-into = où écrire : la racine d’un dépôt
core-new-game-name = « { $given } » ne peut pas nommer les dossiers d’un jeu : minuscules, chiffres et _ isolés, { $longest } au plus, et aucun mot de Python
core-new-game-taken = Il y a déjà un jeu nommé { $name }.
core-new-game-there = { $path } existe déjà. Rien n’a été écrit.
core-new-game-not-written = { $path } ne peut pas être écrit : { $reason }
core-new-game-written =
    Y jouer : python -m companion serve --demo { $name }
    Le tester : python -m pytest tests/games/{ $name }
    En faire le tien : companion/games/README.md
