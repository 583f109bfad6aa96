"""What every game stands on, without clock, dice, file or screen: values, questions, events, procedures, journal."""
