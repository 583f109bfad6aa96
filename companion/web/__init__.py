"""All that serves; nothing below knows of it. Here stands what is served from one data folder, to phones too."""
