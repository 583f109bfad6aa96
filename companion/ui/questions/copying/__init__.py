"""Copying a printed component: the drawn component, and a pad for the one value that is lit."""
