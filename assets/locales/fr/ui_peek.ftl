# Ce qu’une seule personne doit voir sur la tablette commune.
ui-peek-pass = Donne la tablette à { $name }
ui-peek-note = Ce qui vient ne regarde personne d’autre.
ui-peek-hold = Appuyer pour voir
ui-peek-question = Question secrète pour { $name }
ui-peek-only = Pour { $name } seulement
ui-peek-cover = Cacher
ui-peek-again = Appuyer pour revoir
ui-peek-secret = une question secrète
ui-peek-hidden = { $name } en sait peut-être plus
ui-peek-look = Regarder
ui-peek-phone = { $name } répond sur son téléphone
ui-peek-phone-note = La table attend.
ui-peek-here = Répondre ici
