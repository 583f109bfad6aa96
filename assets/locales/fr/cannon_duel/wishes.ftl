# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

cd-wish-fire = Tirer
