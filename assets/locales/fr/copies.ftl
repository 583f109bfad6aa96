# Les parties qui voyagent en fichier, et la copie de tout.
copies-save = Enregistrer en fichier
copies-send = Envoyer le fichier
copies-open = Ouvrir un fichier
copies-everything = Tout copier
send-whole = La partie entière, pour une autre Vigie
copies-reading = Lecture du fichier : { $n } sur { $all }
copies-foreign = Ce fichier n’est ni une partie ni une copie de Vigie. Il n’a rien changé.
copies-damaged = Cette copie est abîmée ou incomplète. Enregistre-la de nouveau ; rien n’a changé.
copies-not-kept = Seul un programme peut ouvrir cette partie. Sur l’autre Vigie, enregistre-la depuis la liste des parties.
copies-made = { $n ->
    [0] La copie ne contient encore aucune partie.
    [one] La copie contient { $n } partie.
   *[other] La copie contient { $n } parties.
} Avec elle : tes cartes, tes scores et tes réglages. Range le fichier ailleurs que sur cet appareil.
copies-made-unread = { $n ->
    [one] { $n } partie abîmée n’y est pas.
   *[other] { $n } parties abîmées n’y sont pas.
}
copies-made-full = { $n ->
    [one] La place a manqué pour { $n } des plus anciennes parties : enregistre-la dans un fichier à part.
   *[other] La place a manqué pour { $n } des plus anciennes parties : enregistre chacune dans un fichier à part.
}
copies-made-photos = La place a manqué pour toutes les photos de cartes : exporte-les avec la bibliothèque.
copies-new = { $n ->
    [one] { $n } partie est nouvelle ici.
   *[other] { $n } parties sont nouvelles ici.
}
copies-further = { $n ->
    [one] { $n } partie a continué ailleurs : elle reprend ici au même point.
   *[other] { $n } parties ont continué ailleurs : elles reprennent ici au même point.
}
copies-same = { $n ->
    [one] { $n } partie était déjà ici, au moins aussi avancée.
   *[other] { $n } parties étaient déjà ici, au moins aussi avancées.
}
copies-apart = { $n ->
    [one] { $n } partie a continué autrement ici et ailleurs : la tienne n’a pas changé.
   *[other] { $n } parties ont continué autrement ici et ailleurs : les tiennes n’ont pas changé.
}
copies-second = { $n ->
    [one] { $n } partie figure maintenant deux fois dans la liste, chacune avec sa suite.
   *[other] { $n } parties figurent maintenant deux fois dans la liste, chacune avec sa suite.
}
copies-keep-second = Conserver aussi les autres
copies-cards = Cartes : { $new } nouvelles, { $changed } complétées, { $same } identiques.
copies-photos = { $n ->
    [one] { $n } photo est venue avec.
   *[other] { $n } photos sont venues avec.
}
copies-differing = { $n ->
    [one] { $n } carte dit autre chose que la tienne : la tienne n’a pas changé.
   *[other] { $n } cartes disent autre chose que les tiennes : les tiennes n’ont pas changé.
}
copies-scores = { $n ->
    [one] { $n } score d’une autre table est venu avec.
   *[other] { $n } scores d’autres tables sont venus avec.
}
copies-settings = { $n ->
    [one] { $n } réglage a été repris.
   *[other] { $n } réglages ont été repris.
}
copies-nothing = Tout ce que contient ce fichier était déjà ici.
copies-due = Faire une copie
copies-due-note = { $n } parties jouées depuis la dernière, et cet appareil peut les perdre
keeping = Où tout est gardé
keeping-folder = Dans un dossier de cet ordinateur : { $folder }. Tout y reste jusqu’à ce que tu l’effaces, avec sept sauvegardes à côté.
keeping-app = Dans cette appli seule : la supprimer, c’est supprimer les parties et les cartes. Copie tout d’abord.
keeping-copies = Copies
keeping-asked = Dans ce navigateur. Au début de la première partie, Vigie lui demande de ne rien effacer de lui-même.
keeping-sure = Dans ce navigateur, qui n’efface rien de lui-même. Effacer les données de ce site, c’est tout effacer.
keeping-unsure = Dans ce navigateur, qui peut tout effacer si la place manque, ou après des semaines sans visite. Mets Vigie sur l’écran d’accueil, et copie tout de temps en temps.
keeping-plain = Attention : cette adresse n’est pas sûre (http). Chaque réponse est écrite, mais le navigateur ne promet rien et Vigie a besoin de son réseau. Copie tout après chaque partie, ou ouvre Vigie à une adresse qui commence par https.
keeping-shared = Une autre Vigie est ouverte sur le même dossier : { $folder }. Chacune ignore ce que l’autre y écrit. Ferme l’une des deux.
