# When the database cannot be used: the screen that says so and helps.

ui-repair = The games do not open
ui-repair-damaged = The file of the games is damaged.
ui-repair-lost = The file of the games is empty or gone.
ui-repair-foreign = In the place of the file of the games there is one of another program.
ui-repair-saved = Nothing is lost of what is in the last backup. What is there today is kept beside it.
ui-repair-unsaved = There is no good backup. What is there today is kept beside it.
ui-repair-backup = Put the backup back ({ MOMENT($moment) })
ui-repair-empty = Begin with an empty database
ui-repair-sure = Really do without the backup?
ui-repair-again = Try again

ui-unopened = The game does not open
ui-unshown = This page does not open
ui-spoiled = This game is damaged
ui-spoiled-here = The file has suffered: the rest of this game can no longer be read. It can go on from an earlier moment. The other games are not concerned, and the file of today is kept beside it.
ui-spoiled-backup = The file has suffered, but a backup holds this game. The other games are not concerned, and the file of today is kept beside it.
ui-spoiled-nothing = The file has suffered, and no backup holds this game. The other games are not concerned.
ui-spoiled-answers = { $answers ->
    [one] Go on after 1 answer
   *[other] Go on after { $answers } answers
}
ui-spoiled-from-backup = Take up the backup ({ MOMENT($moment) })
