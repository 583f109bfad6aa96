# When the database cannot be used: the screen that says so and helps.

ui-repair = The evenings do not open
ui-repair-damaged = The file of the evenings is damaged. Nothing is lost of what is in the last backup; the damaged file is kept beside it.
ui-repair-backup = Put the backup back ({ $moment })
ui-repair-empty = Begin with an empty database
ui-repair-again = Try again
