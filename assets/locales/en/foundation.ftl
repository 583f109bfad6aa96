# Start-up and what every screen may have to say.

foundation-serving = Vigie is open: { $url }
foundation-only-here = Only this machine can reach it, as long as you play without phones.
foundation-stop-hint = Ctrl+C to close.
foundation-port-busy = Port { NUMBER($busy, useGrouping: 0) } is taken, Vigie uses { NUMBER($port, useGrouping: 0) }.
foundation-no-port = No free port between { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) } on { $host }. Choose another with { $option }.
foundation-no-pages = Cannot make the pages ready in { $folder }: { $reason }. Make some room there, or name another folder with TMPDIR.
foundation-bad-address = Cannot open { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }
foundation-broken-part = This part of the screen could not be drawn. The rest works.
foundation-went-wrong = Something failed. Nothing is lost, you can try again.
foundation-hear = Turn the screen reader on
