# La porte des téléphones : la page où l’on choisit sa place, et ce que dit la console.

door-open = Téléphones : { $url } (réseau local). Le code à scanner est sur la tablette.
door-closed = Sans téléphones : plus rien n’écoute sur le réseau local.

door-choose = Qui es-tu ?
door-choose-note = Touche ta place. La tablette confirme, et ton téléphone devient ton écran de jeu.
door-taken = Place prise. Touche pour la demander.
door-claim = Cette place est prise
door-claim-note = Un autre téléphone joue pour { $name }. Si la table est d’accord, la place passe au tien.
door-claim-do = Demander cette place
door-back = Revenir
door-watch = Regarder seulement
door-tablet = Servir de 2e tablette
door-wait = En attente de la table
door-wait-note = Quelqu’un doit toucher « Faire entrer » sur la tablette. Garde cette page ouverte.
door-as-watcher = Pour regarder
door-as-tablet = Comme deuxième tablette
door-again = Choisir autre chose
door-welcome = Bienvenue à bord
door-welcome-note = La table se charge…
door-refused = La tablette n’a pas fait entrer ce téléphone. Parles-en à la table, ou choisis une autre place.
door-unseated = Ce téléphone n’a plus sa place : un autre l’a reçue, ou la table l’a libérée. Choisis-en une pour revenir.
door-cut = La tablette ne répond pas. Reste sur le même Wi-Fi : la page continue d’essayer.
door-slow = Trop d’essais
door-slow-note = Plusieurs codes étaient faux. Nouvel essai dans { $n } s, tout seul.
door-wrong = Ce code n’est plus valable
door-wrong-note = Il est mal tapé, il a été renouvelé, ou la partie est finie. Scanne le code que montre la tablette maintenant.
door-stranger = Scanne le code de la table
door-stranger-note = Sur la tablette, touche « Téléphones », puis vise le code avec l’appareil photo.
door-type = Sans appareil photo : tape les six signes écrits à côté
door-type-do = Entrer
door-type-short = Il faut { $n } signes.
door-gone = Ce téléphone n’a plus de place
door-gone-note = La tablette l’a fait sortir, ou la partie est finie. Pour revenir, scanne le code qu’elle montre.
door-over = La partie est finie
door-over-note = Merci d’avoir joué. Pour la prochaine, scanne le code de la tablette.
door-unreadable = Quelque chose a mal tourné
door-unreadable-note = Recharge la page, puis choisis ta place.
door-other-language = English
door-noscript = Cette page a besoin de JavaScript pour t’asseoir à la table.

door-lost = Connexion perdue, elle revient toute seule…
door-blocked = Ce navigateur refuse de garder quoi que ce soit pour Vigie : autorise les cookies et les données de ce site, puis recharge la page.
