# Vigie sans serveur : ce que dit la page d’un navigateur où l’application ne tourne pas, et la commande qui la construit.
tablet-description = L’arbitre de tes parties de pirates
tablet-failed = Vigie n’a pas pu continuer. Rien de la partie n’est perdu : elle est écrite à chaque réponse.
tablet-again = Recommencer
tablet-open = Vigie est déjà ouverte dans un autre onglet ou une autre fenêtre.
tablet-here = Continuer ici
tablet-elsewhere = Vigie continue dans un autre onglet ou une autre fenêtre.
tablet-insecure = À cette adresse, ce navigateur ne peut rien garder : aucune partie n’est donc commencée ici. Il faut une adresse qui commence par https, ou localhost, et un navigateur à jour.
tablet-built = { $folder } : { $n } fichiers, { $mb } Mo pour un navigateur ({ $sent } Mo envoyés par un serveur qui compresse). Vigie { $version }, construction { $build }.
tablet-foreign = { $folder } contient autre chose qu’une ancienne Vigie pour tablettes : indique un dossier vide ou nouveau.
tablet-not-written = { $folder } ne peut pas être écrit : { $reason }
tablet-no-packages = pip ne fournit pas les paquets pour le navigateur : { $reason }
tablet-not-installed = Il manque { $name } là où Vigie est installée : installe Vigie de nouveau.
tablet-other-flet = Le flet-web installé n’est pas celui que cette Vigie connaît ({ $reason }) : installe Vigie de nouveau.
core-cli-build-tablet = écrire un dossier qui fait tourner Vigie dans le navigateur d’une tablette, sans cet ordinateur
core-cli-tablet-folder = dossier à écrire : nouveau, vide, ou écrit par cette commande
