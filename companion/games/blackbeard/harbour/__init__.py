"""10, 15, 16, 17E In port: sales, deposits, Letters of Marque, repairs, attacks on ports and their loot."""
