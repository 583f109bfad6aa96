"""Entry point of the packaged app (`flet build`); on a table, `companion` serves the same screens to a browser."""

from companion.device import main

main()
