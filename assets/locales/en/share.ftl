# Sharing with another Vigie: QR codes, files, and what comes of them.

share-complete = { $count ->
    [one] All of it has arrived.
   *[other] All of it has arrived: { $count } codes.
}
share-missing = { $have } of { $count } have arrived. Still missing: { $missing }.
share-foreign = This code is not one of Vigie’s. It changed nothing.
share-damaged = This code is damaged or incomplete. Take the photo again, or ask for it to be shared again.
share-newer = This was shared by a newer Vigie: update yours, then try again.
share-too-much = Too much for codes: { $most } at most. Use the library file instead.
share-nothing = There is nothing to read here.
share-unknown-kind = This holds something that Vigie does not know: “{ $given }”.
share-field = This is malformed: { $field }. { $problem }
share-too-large = This is too large: { $kb } kB at most.
share-too-deep = This is malformed. Nothing was taken.
share-bad-number = It holds an impossible number: { $given }. Nothing was taken.
share-bad-words = A text cannot be taken: “{ $given }”. No markup, no invisible signs, no endless names.
share-unknown-game = This is for a game unknown here: “{ $given }”. Known games: { $known }.
share-unknown-card = { $game } has no card “{ $subject }” ({ $schema }).
share-twice = It holds the same card twice. Nothing was taken.
share-empty = This card is empty. Nothing was taken.
share-bad-setting = No game can begin like this. { $problem }
share-impossible = These options contradict each other.
share-full = Too much is waiting already: take or refuse it on the tablet first.
share-what-card = { $card } ({ $game })
share-what-cards = { $n ->
    [one] { $n } card ({ $game })
   *[other] { $n } cards ({ $game })
}
share-what-setting = The settings of a table ({ $game })
share-what-score = A final score of { DAY($day) } ({ $game })
share-sends = { $sender } sends: { $what }
share-unknown-value = unknown
share-taken-setting = Settings taken: begin when you like.
share-taken-score = The score is saved among the games.
share-taken-cards = Library: { $new } new, { $changed } replaced, { $same } the same.

share-no-camera = This Vigie cannot read photos. Share by file, or paste the text of the code.
share-photo-kind = Only JPEG, PNG or WebP photos can be read.
share-photo-large = This photo is too large: { $mb } MB at most.
share-photo-pixels = This photo is too large: { $n } million pixels at most.
share-photo-broken = This photo is damaged. Take it again.
share-no-code = No code in this photo. Go closer, hold the phone straight, avoid reflections.
share-not-admitted = The tablet has not let this phone in yet.
share-busy = Too many photos at once. Wait a moment, then try again.
share-on-tablet = Now the tablet has to say yes.

share-page-title = Receive
share-page-how = Photograph the other Vigie’s codes, in any order.
share-page-photo = Take a photo
share-page-reading = Reading the photo…
share-page-unreadable = This phone cannot open that photo.
share-page-unreachable = The tablet does not answer. Check the network, then try again.
share-page-back = Back to the table

share-button = Share
share-title = Share
share-how = The other Vigie opens “Receive” and takes photos with a phone of its table, or reads the file.
share-tap = The codes turn by themselves; tap for the next one.
share-number = { $n } of { $count }
share-code-label = QR code { $n } of { $count }
share-save = Save as a file
share-back = Back
share-offer-card = The card
share-offer-cards = All of these cards
share-offer-setting = The settings
share-offer-score = The score

share-receive = Receive
    .note = A card, settings or a score from another Vigie
share-receive-title = Receive from another Vigie
share-receive-file = By file
    .note = The file that the other Vigie has saved.
    .open = Open a file
share-receive-phone = By a phone of the table
    .note = On a phone that has been let in, open the table’s address followed by /share and photograph the codes.
share-receive-paste = By the text of the code
    .note = A phone’s camera shows the text of a code: paste it here, code after code.
    .field = Text of the code
    .take = Read
share-waiting = Waiting
share-waiting-none = Nothing is waiting.
share-take = Take
share-look = Look
share-refuse = Refuse
share-begin = Play with these settings
share-keep = Keep mine
share-take-theirs = Take theirs
share-keep-all = Keep all of mine
share-take-all = Take all of theirs
share-adds = Completes your card.
share-disputed = { $n ->
    [one] { $n } card says
   *[other] { $n } cards say
} something else than yours:
share-take-rest = Take the rest
share-conflict = Your card says something else:
share-yours = yours
share-theirs = theirs
share-same = You have it already, just the same.
share-new = New to your library.
share-news = { $new ->
    [one] { $new } card new or completed
   *[other] { $new } cards new or completed
}, { $same } the same.
share-at-table = At the table: { $names }.
share-rulings = { $n ->
    [0] All rulings on default.
    [one] { $n } ruling changed.
   *[other] { $n } rulings changed.
}
share-rank = { $place }. { $name }
share-other-table = Score of another table
share-other-table-from = Score of another table, brought by { $sender }
share-begin-title = { $game }: these settings

# To send the result
send-title = Send the result
send-codes = To another Vigie
send-picture = Picture (PNG)
send-no-picture = No picture can be drawn here: the words below say the same.
send-text = Text
send-table = Spreadsheet (CSV)
send-data = Data (JSON)
send-stats = To BG Stats
send-stats-note = A phone that has the app BG Stats takes a picture of this code: the play is there, with players, points and length.
send-stats-open = Open it on this device
send-picture-label = The result as a picture: { $verdict }
