# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

csg-wish-canoes = Déplacer des canoës ensemble
