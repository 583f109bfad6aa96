"""The referee without a screen: a scenario goes in, what follows from it comes out."""
