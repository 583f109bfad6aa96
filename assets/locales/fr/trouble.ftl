# Quelque chose cloche : un rapport pour qui peut réparer.
trouble-title = Quelque chose cloche
trouble-way = L’écrire dans un fichier, pour qui peut le réparer
trouble-what = Vigie écrit un fichier : cette partie jusqu’à la question ouverte, et de quoi la rejouer. Il reste sur cet appareil ; à toi de décider à qui l’envoyer.
trouble-what-none = Vigie écrit un fichier : où tu étais, et ce qu’on sait de la panne. Aucune partie n’y est jointe. Il reste sur cet appareil ; à toi de décider à qui l’envoyer.
trouble-names = Aucun nom : chaque personne est désignée par son siège.
trouble-words = Ce qui cloche, en une phrase (facultatif)
trouble-secrets = Les secrets de cette partie
trouble-without = Sans secrets
trouble-with = Avec secrets
trouble-without-note = Ce que chacun cache aux autres n’y est pas, ni les dés à venir. La question ouverte peut ne pas revenir tout à fait telle quelle ; ce sera dit.
trouble-with-note = Qui lit le fichier voit toutes les mains et toutes les cartes cachées de la table, et peut calculer les dés à venir. La partie est rejouée exactement.
trouble-own = Mes secrets
trouble-own-without = Sans les miens
trouble-own-with = Avec les miens
trouble-own-without-note = Le fichier contient ce que toute la table voit, et rien d’autre.
trouble-own-with-note = Le fichier contient aussi ce que ton siège est seul à voir ; rien des autres.
trouble-save = Enregistrer le rapport
trouble-saving = Écriture en cours…
trouble-saved = Écrit : { $file } ({ $kb } ko).
trouble-kept-whole = Il rejoue toute la partie, jusqu’à la question ouverte.
trouble-kept-procedure = Sans les secrets, il rejoue ce qui est en cours, jusqu’à la question ouverte. De ce qui précède, il a la table et la fin du journal.
trouble-replaced = { $n ->
    [one] Une réponse cachée y est remplacée par une réponse vraisemblable.
   *[other] { $n } réponses cachées y sont remplacées par des réponses vraisemblables.
}
trouble-kept-menu = Il ne mène qu’au début de ce qui est en cours, pas à la question ouverte ; avec les secrets, il y mènerait.
trouble-kept-options = Il a le début de la partie et la fin du journal, mais ne mène pas à la question ouverte.
trouble-kept-nothing = Aucune partie n’y est jointe.

trouble-cli-report = juger un rapport enregistré à une table : le rejouer jusqu’à la question qui était ouverte
trouble-newer = Ce rapport vient d’un Vigie plus récent (format { $version }). Mets Vigie à jour pour le lire.
trouble-field = Ce n’est pas le rapport d’une table. { $field } : { $problem } Fais-le enregistrer à nouveau.
trouble-no-evening = Aucune partie n’est jointe à ce rapport : il n’y a rien à rejouer. Ce qu’il dit d’autre se lit dans le fichier.
trouble-elsewhere = Le rapport a été écrit à { $key }, et ici { $open }. Les règles ont changé depuis, ou le fichier.
