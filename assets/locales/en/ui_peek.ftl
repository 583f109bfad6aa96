# What one person alone may see on the shared tablet.
ui-peek-pass = Pass the tablet to { $name }
ui-peek-note = What comes next is for nobody else.
ui-peek-hold = Hold to look
ui-peek-question = A secret question for { $name }
ui-peek-only = For { $name } only
ui-peek-cover = Cover
ui-peek-again = Hold to look again
ui-peek-secret = a secret question
ui-peek-hidden = { $name } may know more
ui-peek-look = Look
ui-peek-phone = { $name } is answering by phone
ui-peek-phone-note = The table waits.
ui-peek-here = Answer here
