# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

duel-wish-fire = Tirer
