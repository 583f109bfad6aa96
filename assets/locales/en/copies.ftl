# Games that travel as files, and the backup of everything.
copies-save = Save as a file
copies-send = Send the file
copies-open = Open a file
copies-everything = Back up everything
send-whole = The whole game, for another Vigie
copies-reading = Reading the file: { $n } of { $all }
copies-foreign = This file is neither a game nor a backup of Vigie’s. It changed nothing.
copies-damaged = This backup is damaged or incomplete. Save it again; nothing was changed.
copies-not-kept = Only a program can open this game. On the other Vigie, save it from its list of games.
copies-made = { $n ->
    [0] The backup holds no game yet.
    [one] The backup holds { $n } game.
   *[other] The backup holds { $n } games.
} With it: your cards, scores and settings. Keep the file in another place than this device.
copies-made-unread = { $n ->
    [one] { $n } damaged game is not in it.
   *[other] { $n } damaged games are not in it.
}
copies-made-full = { $n ->
    [one] There was no room in it for { $n } of the oldest games: save it as a file of its own.
   *[other] There was no room in it for { $n } of the oldest games: save each as a file of its own.
}
copies-made-photos = There was no room in it for all photos of cards: export those with the library.
copies-new = { $n ->
    [one] { $n } game is new here.
   *[other] { $n } games are new here.
}
copies-further = { $n ->
    [one] { $n } game has gone on elsewhere: it goes on here from there.
   *[other] { $n } games have gone on elsewhere: they go on here from there.
}
copies-same = { $n ->
    [one] { $n } game was already here, at least as far.
   *[other] { $n } games were already here, at least as far.
}
copies-apart = { $n ->
    [one] { $n } game has gone on one way here and another way elsewhere: yours was left alone.
   *[other] { $n } games have gone on one way here and another way elsewhere: yours were left alone.
}
copies-second = { $n ->
    [one] { $n } game now stands twice in the list, each with its own ending.
   *[other] { $n } games now stand twice in the list, each with its own ending.
}
copies-keep-second = Keep the others, too
copies-cards = Cards: { $new } new, { $changed } completed, { $same } the same.
copies-photos = { $n ->
    [one] { $n } photo has come along.
   *[other] { $n } photos have come along.
}
copies-differing = { $n ->
    [one] { $n } card says something else than yours: yours was left alone.
   *[other] { $n } cards say something else than yours: yours were left alone.
}
copies-scores = { $n ->
    [one] { $n } score of another table has come along.
   *[other] { $n } scores of other tables have come along.
}
copies-settings = { $n ->
    [one] { $n } setting was taken over.
   *[other] { $n } settings were taken over.
}
copies-nothing = Everything in this file was already here.
copies-due = Make a backup
copies-due-note = { $n } games have been played since the last one, and this device can lose them
keeping = Where it is kept
keeping-folder = In a folder of this computer: { $folder }. It stays there until you remove it, with seven backups beside it.
keeping-app = In this app alone: whoever removes the app removes all games and cards. Back up everything before.
keeping-copies = Backups
keeping-asked = In this browser. When the first game begins, it is asked not to remove anything by itself.
keeping-sure = In this browser, which removes nothing by itself. Whoever clears the data of this site removes all of it.
keeping-unsure = In this browser, which may remove it when the device is short of room, or after weeks without a visit. Put Vigie on the home screen, and back up everything now and then.
keeping-plain = Careful: this address is not a safe one (http). Games are written down after each answer, but the browser promises nothing and Vigie needs its network. Back up everything after each game, or open Vigie at an address that begins with https.
keeping-shared = Another Vigie is open on the same folder: { $folder }. Neither sees what the other writes there. Close one of them.
