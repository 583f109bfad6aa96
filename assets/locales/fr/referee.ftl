# L’arbitre sans écran et Python : ce qui ne va pas dans un scénario, une réponse, un fichier, et ce qu’il faut écrire.
core-named-seat = une place
core-unknown = « { $given } » n’est pas { $what } ici. Ce qui existe : { $known }.
core-unknown-none = « { $given } » n’est pas { $what } ici : il n’y en a pas.
