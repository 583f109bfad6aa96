# Vigie without a server: what the page of a browser says where the app does not run, and the command that builds it.
tablet-description = The referee of your pirate game night
tablet-failed = Vigie could not go on. Nothing of the game is lost: it is written down with every answer.
tablet-again = Begin again
tablet-open = Vigie is already open in another tab or window.
tablet-here = Go on here
tablet-elsewhere = Vigie now goes on in another tab or window.
tablet-insecure = This browser can keep nothing at this address, so no game is begun here. Vigie needs an address that begins with https, or localhost, and an up-to-date browser.
tablet-built = { $folder }: { $n } files, { $mb } MB for one browser ({ $sent } MB as sent by a server that compresses). Vigie { $version }, build { $build }.
tablet-foreign = { $folder } holds something else than an older Vigie for tablets: name an empty or a new folder.
tablet-not-written = { $folder } cannot be written: { $reason }
tablet-no-packages = The packages for the browser cannot be had from pip: { $reason }
tablet-not-installed = { $name } is missing where Vigie is installed: install Vigie again.
tablet-other-flet = The installed flet-web is not the one that this Vigie knows ({ $reason }): install Vigie again.
core-cli-build-tablet = write a folder that runs Vigie in a tablet’s browser, without this computer
core-cli-tablet-folder = folder to write: new, empty, or written by this command
