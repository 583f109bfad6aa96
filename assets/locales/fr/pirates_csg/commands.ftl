# Pirates du Nouveau Monde : comment l’annulation et le journal nomment les étapes d’une soirée.

command-muster = Flottes
command-turn-order = Ordre du tour
command-lay-out = La mer
command-home-islands = Îles de départ
command-treasure = Trésors
command-deploy = Déploiement
command-berths = Équipages à bord
command-first-csg-turn = Le premier tour
command-start-csg-turn = Début du tour
command-end-csg-turn = Fin du tour
command-end-csg-game = La fin
command-move = Mouvement
command-sail-clear = Bouger sans rien toucher
command-shoot = Tir
command-explore = Exploration
command-revisit = Nouvelle fouille
command-repair = Réparation
command-board-enemy = Abordage
command-tow = Remorquage
command-drop-tow = Largage
command-scuttle = Sabordage
