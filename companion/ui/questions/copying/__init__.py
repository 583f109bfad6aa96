"""The copying screen on which a printed component is copied: the drawn component, and a pad for the one value that is lit."""
