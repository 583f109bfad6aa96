# L’arbitre sans écran et Python : ce qui ne va pas dans un scénario, une réponse, un fichier, et ce qu’il faut écrire.
core-named-seat = une place
core-unknown = « { $given } » n’est pas { $what } ici. Ce qui existe : { $known }.
core-unknown-none = « { $given } » n’est pas { $what } ici : il n’y en a pas.
core-bad-record = Il faut ici les valeurs par nom de champ : { $known }.
core-bad-field-choice = { $field } : il faut une valeur parmi { $known }, ou laisse sur « inconnu ».
core-bad-field-many = { $field } : il faut une liste de valeurs parmi { $known }, ou laisse sur « inconnu ».
core-bad-field-words = { $field } : il faut entre 1 et { $longest } caractères, ou laisse sur « inconnu ».
core-bad-field-shape = { $field } : écris-le comme « { $example } », ou laisse sur « inconnu ».
core-bad-field-ids = { $field } : il faut une liste de { $most } identifiants de cartes au plus (lettres, chiffres, « . », « _ », « - »), ou laisse sur « inconnu ».
core-bad-muster = Il faut une liste de { $most } cartes au plus, ou l’identifiant d’une liste toute prête.
core-bad-mustered = Chaque carte demande schema ({ $known }), subject et record, et rien d’autre.
core-bad-field-switch = { $field } : il faut true ou false, ou laisse sur « inconnu ».
core-bad-field-grid = { $field } : il faut une liste de { $rows } rangées de { $columns } signes ({ $signs }), ou laisse sur « inconnu ».
core-bad-field-hexes = { $field } : il faut une liste comme « 0,-1 mer » : la case, à { $radius } pas du milieu au plus, puis ce qu’elle est ({ $known }), ou laisse sur « inconnu ».

core-json-large = C’est trop gros : { NUMBER($mb) } Mo, et on en lit au plus { NUMBER($most) }. Ne donne que ce qu’il faut.
core-json-many = C’est trop d’un coup : plus de { $most } valeurs. Ne donne que ce qu’il faut.
core-json-deep = { $place } : plus de { $most } listes et objets l’un dans l’autre. Écris-le plus à plat.
core-json-number = { $place } : le nombre { $given } est trop grand ; on lit jusqu’à { $most }. Écris-en un plus petit.
core-json-fraction = { $place } : { $given } n’est pas un nombre que l’on compte à une table. Écris un nombre entier.
core-json-signs = { $place } : « { $given } » contient une moitié de signe, qui ne peut pas s’écrire. Récris le texte.
core-named-players = le nombre de joueurs
core-named-step = une commande du jeu
core-no-such-value-near = Aucune valeur suivie ne s’appelle « { $path } ». Les plus proches : { $near }.
core-removed-later = « { $what } » doit attendre : l’action en cours peut s’y rapporter. Termine-la ou annule-la, puis corrige.

# Ce que l’on peut répondre
core-takes-number = un nombre entier de { $lo } à { $hi }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}
core-takes-choice = l’une de ces réponses : { $known }
core-takes-list = une liste de { $lo } à { $hi } de ces réponses : { $known }
core-takes-roll = une liste de ce que donnent { $n } dés ({ $dice })
core-takes-yes-no = true ou false
core-takes-text = un texte de { $longest } caractères au plus, par exemple « { $example } »
core-takes-drawing = une liste de { $rows } rangées de { $columns } signes ({ $signs })
core-takes-hexes = une liste de cases, à { $radius } pas du milieu au plus, chacune avec ce qu’elle est ({ $known })
core-takes-sheet = les valeurs par nom : { $known }
core-takes-muster = l’une de ces réponses : { $ready }, ou une liste de cartes ({ $known }), chacune avec schema, subject et record
core-takes-ids = une liste de { $most } identifiants de cartes au plus
core-open = la question posée est « { $key } » ({ $kind }), qui attend { $takes }
core-bad-ahead = { $problem } Il faut { $takes }.

# Une soirée en texte
core-evening-newer = Cette partie a été enregistrée par une Vigie plus récente (format { $version }). Mets Vigie à jour pour la lire.
core-evening-field = Ce n’est pas une partie de Vigie : champ « { $field } », { $problem }.
core-evening-entry = L’entrée { $number } du journal n’est pas de celles que Vigie écrit. Enregistre la partie de nouveau.
core-evening-digest = Cette partie a été abîmée ou modifiée : sa somme de contrôle ne correspond pas. Enregistre-la de nouveau.
core-evening-broken = Le journal de cette partie ne correspond pas à son jeu. Enregistre la partie de nouveau.

# Commandes d’un scénario
core-param-unknown = « { $command } » n’a pas ce paramètre ; elle prend : { $known }
core-param-missing = « { $command } » en a besoin ; elle prend : { $known }
core-impossible = les règles ne peuvent pas le faire sur la table ainsi inventée ({ $problem }). Cherche ce qui y manque.

core-cli-ask = montrer ce qu’un scénario peut dire : commandes, clés des questions, chemins des corrections, pièces imprimées ; d’un jeu, de tous, ou sur la table d’un scénario
core-sheet-headings = Ce n’est pas une feuille de cartes : il faut une première ligne avec les titres { $needed }.
core-sheet-workbook = C’est un classeur, pas une table. Dans Excel : Enregistrer sous, « CSV UTF-8 (délimité par des virgules) » ; dans LibreOffice : « Texte CSV ».
core-sheet-rows = Plus de { $most } lignes : divise le fichier, puis importe ses parties l’une après l’autre.
core-sheet-quotes = Un guillemet n’est pas fermé : la ligne a été lue telle quelle.
core-sheet-cell = { $column } : plus de { $most } caractères ; le reste n’a pas été lu.
core-sheet-line = Ligne { $line }, { $name } :
core-sheet-kept = (Gardée.)
core-sheet-left = (Pas gardée.)
core-sheet-which = Dis avec --game pour quel jeu est cette feuille : { $known }.
