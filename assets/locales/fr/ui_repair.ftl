# Quand la base de données ne peut pas être utilisée : l'écran qui le dit et qui aide.

ui-repair = Les parties ne s’ouvrent pas
ui-repair-damaged = Le fichier des parties est abîmé.
ui-repair-lost = Le fichier des parties est vide ou a disparu.
ui-repair-foreign = À la place du fichier des parties, il y a celui d’un autre programme.
ui-repair-saved = Rien n’est perdu de ce qui se trouve dans la dernière sauvegarde. Ce qui est là aujourd’hui est gardé à côté.
ui-repair-unsaved = Il n’y a pas de bonne sauvegarde. Ce qui est là aujourd’hui est gardé à côté.
ui-repair-backup = Remettre la sauvegarde ({ MOMENT($moment) })
ui-repair-empty = Recommencer avec une base vide
ui-repair-sure = Vraiment sans la sauvegarde ?
ui-repair-again = Réessayer

ui-unopened = La partie ne s’ouvre pas
ui-unshown = Cette page ne s’ouvre pas
ui-spoiled = Cette partie est abîmée
ui-spoiled-here = Le fichier a souffert : la suite de cette partie ne se lit plus. Elle peut reprendre plus tôt. Les autres parties ne sont pas touchées, et le fichier d’aujourd’hui est gardé à côté.
ui-spoiled-backup = Le fichier a souffert, mais une sauvegarde contient cette partie. Les autres parties ne sont pas touchées, et le fichier d’aujourd’hui est gardé à côté.
ui-spoiled-nothing = Le fichier a souffert, et aucune sauvegarde ne contient cette partie. Les autres parties ne sont pas touchées.
ui-spoiled-answers = { $answers ->
    [one] Reprendre après 1 réponse
   *[other] Reprendre après { $answers } réponses
}
ui-spoiled-from-backup = Reprendre la sauvegarde ({ MOMENT($moment) })
