"""What all screens of a process share: the app's objects, who copies which card, photos, the form for trouble."""
