"""Every refusal of the rules is reached from outside by a test that is named for it: `python -m tests.refusals`."""
