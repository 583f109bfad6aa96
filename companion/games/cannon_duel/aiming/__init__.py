"""Targeting: gunner, crosshair, Target cards and the Aim cards beside them."""
