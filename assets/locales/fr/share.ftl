# Partager avec une autre Vigie : codes QR, fichiers, et ce qui en arrive.

share-complete = { $count ->
    [one] Reçu en entier.
   *[other] Reçu en entier : { $count } codes.
}
share-missing = { $have } sur { $count } reçus. Il manque encore : { $missing }.
share-foreign = Ce code ne vient pas de Vigie. Il n’a rien changé.
share-damaged = Ce code est abîmé ou incomplet. Recommence la photo, ou redemande le partage.
share-newer = Ce partage vient d’une Vigie plus récente : mets la tienne à jour, puis recommence.
share-too-much = C’est trop pour des codes : { $most } au plus. Passe plutôt par le fichier de la bibliothèque.
share-nothing = Il n’y a rien à lire ici.
share-unknown-kind = Ce partage contient quelque chose que Vigie ne connaît pas : « { $given } ».
share-field = Ce partage est mal formé : { $field }. { $problem }
share-too-large = Ce partage est trop gros : { $kb } ko au plus.
share-too-deep = Ce partage est mal construit. Rien n’a été pris.
share-bad-number = Un nombre impossible s’y trouve : { $given }. Rien n’a été pris.
share-bad-words = Un texte ne peut pas être pris : « { $given } ». Ni balises, ni signes invisibles, ni noms sans fin.
share-unknown-game = Ce partage est pour un jeu inconnu ici : « { $given } ». Jeux connus : { $known }.
share-unknown-card = { $game } n’a pas de carte « { $subject } » ({ $schema }).
share-twice = La même carte s’y trouve deux fois. Rien n’a été pris.
share-empty = Cette carte est vide. Rien n’a été pris.
share-bad-setting = On ne peut pas commencer une partie ainsi. { $problem }
share-impossible = Ces réglages se contredisent.
share-full = Trop de partages attendent déjà : prends ou refuse-les d’abord sur la tablette.
share-what-card = { $card } ({ $game })
share-what-cards = { $n ->
    [one] { $n } carte ({ $game })
   *[other] { $n } cartes ({ $game })
}
share-what-setting = Les réglages d’une table ({ $game })
share-what-score = Un score final du { DAY($day) } ({ $game })
share-sends = { $sender } envoie : { $what }
share-unknown-value = inconnu
share-taken-setting = Réglages pris : à toi de commencer.
share-taken-score = Score enregistré parmi les parties.
share-taken-cards = Bibliothèque : { $new ->
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
}, { $changed ->
    [one] { $changed } remplacée
   *[other] { $changed } remplacées
}, { $same ->
    [one] { $same } identique
   *[other] { $same } identiques
}.

share-no-camera = Cette Vigie ne sait pas lire les photos. Partage par fichier, ou colle le texte du code.
share-photo-kind = Seules les photos JPEG, PNG ou WebP peuvent être lues.
share-photo-large = Cette photo est trop lourde : { $mb } Mo au plus.
share-photo-pixels = Cette photo est trop grande : { $n } millions de pixels au plus.
share-photo-broken = Cette photo est abîmée. Recommence.
share-no-code = Aucun code sur cette photo. Rapproche-toi, tiens le téléphone droit, évite les reflets.
share-not-admitted = La tablette n’a pas encore fait entrer ce téléphone.
share-busy = Trop de photos à la fois. Attends un instant, puis recommence.
share-on-tablet = À la tablette de dire oui.

share-page-title = Recevoir un partage
share-page-how = Photographie les codes de l’autre Vigie, dans l’ordre que tu veux.
share-page-photo = Prendre une photo
share-page-reading = Lecture de la photo…
share-page-unreadable = Ce téléphone ne peut pas ouvrir cette photo.
share-page-unreachable = La tablette ne répond pas. Vérifie le réseau, puis recommence.
share-page-back = Retour à la table

share-button = Partager
share-title = Partager
share-how = L’autre Vigie ouvre « Recevoir » et photographie avec un téléphone de sa table, ou lit le fichier.
share-tap = Les codes avancent seuls ; touche pour passer au suivant.
share-number = { $n } sur { $count }
share-code-label = Code QR { $n } sur { $count }
share-save = Enregistrer en fichier
share-back = Retour
share-offer-card = La carte
share-offer-cards = Toutes ces cartes
share-offer-setting = Les réglages
share-offer-score = Le score

share-receive = Recevoir
    .note = Une carte, des réglages ou un score d’une autre Vigie
share-receive-title = Recevoir d’une autre Vigie
share-receive-file = Par fichier
    .note = Le fichier que l’autre Vigie a enregistré.
    .open = Ouvrir un fichier
share-receive-phone = Par un téléphone de la table
    .note = Sur un téléphone entré à la table, ouvre l’adresse de la table suivie de /share et photographie les codes.
share-receive-paste = Par le texte du code
    .note = L’appareil photo d’un téléphone montre le texte d’un code : colle-le ici, code après code.
    .field = Texte du code
    .take = Lire
share-waiting = En attente
share-waiting-none = Rien n’attend.
share-take = Prendre
share-look = Regarder
share-refuse = Refuser
share-begin = Jouer avec ces réglages
share-keep = Garder la mienne
share-take-theirs = Prendre la leur
share-keep-all = Garder toutes les miennes
share-take-all = Prendre toutes les leurs
share-adds = Complète ta carte.
share-disputed = { $n ->
    [one] { $n } carte dit
   *[other] { $n } cartes disent
} autre chose que les tiennes :
share-take-rest = Prendre le reste
share-conflict = Ta carte dit autre chose :
share-yours = la tienne
share-theirs = la leur
share-same = Tu l’as déjà, identique.
share-new = Nouvelle pour ta bibliothèque.
share-news = { $new ->
    [one] { $new } carte nouvelle ou complétée
   *[other] { $new } cartes nouvelles ou complétées
}, { $same ->
    [one] { $same } identique
   *[other] { $same } identiques
}.
share-at-table = À table : { $names }.
share-rulings = { $n ->
    [0] Points de règle : réglages d’origine.
    [one] { $n } point de règle réglé autrement.
   *[other] { $n } points de règle réglés autrement.
}
share-rank = { $place }. { $name }
share-other-table = Score d’une autre table
share-other-table-from = Score d’une autre table, apporté par { $sender }
share-begin-title = { $game } : ces réglages

# Envoyer le résultat
send-title = Envoyer le résultat
send-codes = Vers une autre Vigie
send-picture = Image (PNG)
send-no-picture = Aucune image ne peut être dessinée ici : les lignes ci-dessous disent la même chose.
send-text = Texte
send-table = Tableur (CSV)
send-data = Données (JSON)
send-stats = Vers BG Stats
send-stats-note = Le téléphone qui a BG Stats photographie ce code : la partie y est, avec les joueurs, les points et la durée.
send-stats-open = L’ouvrir sur cet appareil
send-picture-label = Le résultat en image : { $verdict }
