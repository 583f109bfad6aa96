# L’arbitre sans écran et Python : ce qui ne va pas dans un scénario, une réponse, un fichier, et ce qu’il faut écrire.
core-named-seat = une place
core-unknown = « { $given } » n’est pas { $what } ici. Ce qui existe : { $known }.
core-unknown-none = « { $given } » n’est pas { $what } ici : il n’y en a pas.
core-bad-record = Il faut ici les valeurs par nom de champ : { $known }.
core-bad-field-choice = { $field } : il faut une valeur parmi { $known }, ou laisse « inconnu ».
core-bad-field-many = { $field } : il faut une liste de valeurs parmi { $known }, ou laisse « inconnu ».
core-bad-field-words = { $field } : il faut entre 1 et { $longest } caractères, ou laisse « inconnu ».
core-bad-field-switch = { $field } : il faut true ou false, ou laisse « inconnu ».
core-bad-field-grid = { $field } : il faut une liste de { $rows } rangées de { $columns } signes ({ $signs }), ou laisse « inconnu ».
