# Start-up and what every screen may have to say.

foundation-serving = Vigie est ouverte : { $url }
foundation-only-here = Seule cette machine y a accès, tant que l’on joue sans téléphones.
foundation-stop-hint = Ctrl+C pour fermer.
foundation-port-busy = Le port { NUMBER($busy, useGrouping: 0) } est déjà pris, Vigie prend le { NUMBER($port, useGrouping: 0) }.
foundation-no-port = Aucun port libre entre { NUMBER($first, useGrouping: 0) } et { NUMBER($last, useGrouping: 0) } sur { $host }. Choisis-en un autre avec { $option }.
foundation-no-pages = Impossible de préparer les pages dans { $folder } : { $reason }. Fais de la place, ou indique un autre dossier avec TMPDIR.
foundation-bad-address = Impossible d’ouvrir { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }
foundation-broken-part = Cette partie de l’écran n’a pas pu s’afficher. Le reste fonctionne.
foundation-went-wrong = Quelque chose a échoué. Rien n’est perdu, tu peux recommencer.
foundation-hear = Activer le lecteur d’écran
