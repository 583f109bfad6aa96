# Quand la base de données ne peut pas être utilisée : l'écran qui le dit et qui aide.

ui-repair = Les parties ne s’ouvrent pas
ui-repair-damaged = Le fichier des parties est abîmé. Rien n’est perdu de ce qui se trouve dans la dernière sauvegarde ; le fichier abîmé est gardé à côté.
ui-repair-backup = Remettre la sauvegarde ({ $moment })
ui-repair-empty = Recommencer avec une base vide
ui-repair-again = Réessayer
