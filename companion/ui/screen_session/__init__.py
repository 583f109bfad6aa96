"""An evening as one screen sees it: the tablet, a phone, an evening that is looked at again."""
