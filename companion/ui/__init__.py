"""The screens: the app, what all screens share, a folder of boards for each game. Nothing here serves; see `web`."""
