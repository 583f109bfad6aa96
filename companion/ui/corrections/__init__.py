"""What people put right by hand in mid-evening: any tracked value, and how somebody is called."""
