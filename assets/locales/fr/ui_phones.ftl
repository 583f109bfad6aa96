# Les téléphones à la table, vus de la tablette.
ui-phones = Téléphones
ui-phones-off = Téléphones : éteints
ui-phones-on = Téléphones : allumés
ui-phones-switch-off = Éteints
ui-phones-switch-on = Allumés
ui-phones-closed = Seule cette tablette est écoutée : aucun autre appareil ne peut entrer.
ui-phones-open = Vigie écoute le réseau local (port { $port }). N’entre que qui a scanné le code.
ui-phones-no-network = Allumés, mais cette tablette n’est sur aucun réseau : rejoins d’abord un Wi-Fi.
ui-phones-none = Cette version de Vigie n’accueille pas de téléphones : ouvre-la depuis un ordinateur ou lance le serveur.
ui-phones-no-evening = Commence une partie, ou reprends-en une : le code à scanner apparaîtra ici.
ui-phones-over = La partie est terminée : son code ne vaut plus rien. Les téléphones déjà là gardent leur place, pour la dernière page et pour revenir en arrière.
ui-phones-fault-help = Ferme l’autre programme qui occupe ce port, ou relance Vigie avec un autre, puis touche « Allumés ».
ui-phones-scan = Scanne avec l’appareil photo
ui-phones-renew = Nouveau code
ui-phones-renew-note = L’ancien code ne vaudra plus rien. Qui est déjà entré reste.
ui-phones-network = Sur le même Wi-Fi que cette tablette. Sans appareil photo, tape dans le navigateur :
ui-phones-typed = Avec ou sans les espaces, en majuscules ou non.
ui-phones-addresses = Si la page ne s’ouvre pas, essaie une autre adresse :
ui-phones-who = Autour de la table
ui-phones-spectator = Spectateur
ui-phones-tablet = Deuxième tablette
ui-phones-empty = Sans téléphone : joue sur la tablette
ui-phones-there = En ligne
ui-phones-away = Hors de portée
ui-phones-waiting = Attend à la porte
ui-phones-send-away = Renvoyer
ui-request-seat = Un téléphone demande la place { DE($name) }.
ui-request-claim = Un autre téléphone demande la place { DE($name) }, déjà prise.
ui-request-watch = Un téléphone demande à regarder.
ui-request-tablet = Une deuxième tablette demande à entrer, avec tous les droits de celle-ci.
ui-request-let-in = Faire entrer
ui-request-no = Non
ui-request-plea = { $name } demande d’annuler « { $what } »
ui-request-take-back = Annuler
ui-request-leave = Laisser ainsi
ui-request-doubt = Quelqu’un a vu un secret depuis. Annuler quand même ?
ui-request-more = { $n ->
    [one] et { $n } autre demande
   *[other] et { $n } autres demandes
}
ui-waiting-one = On attend { $name } : son téléphone lui pose la question.
ui-waiting-several = Répondent en même temps :
ui-waiting-for = On attend { $names }
ui-waiting-table = la table
ui-waiting-phone = { $name } : son téléphone lui pose la question
ui-waiting-here = { $name } : répond sur la tablette
ui-overtaken-by-phone = Un téléphone a été plus rapide : « { $what } ». Ta réponse n’a rien changé.
