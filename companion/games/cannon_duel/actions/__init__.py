"""Actions: Aim, Prepare, Broadside, Swerve, both Reloads, Patch up, change of target."""
