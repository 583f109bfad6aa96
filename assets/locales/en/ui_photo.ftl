# A photo instead of copying: on the copying desk, and the small page of the camera.

photo-take = Take a photo
photo-again = Take it again
photo-larger = Enlarge the photo
photo-smaller = Back to the values
photo-drop = Discard the photo
photo-of = Photo: { $card }
photo-along = { $n ->
    [one] With the photo
   *[other] With the { $n } photos
} ({ $kb } kB)
photo-kept = Photo kept with the card.
photo-spent = This address is spent: go back to the card and tap “Take a photo”.
photo-first = Take a photo first.
photo-unable = This Vigie cannot read photos.
photo-none = Photos of cards cannot be taken here: for that, the Vigie of a computer is opened in a browser.
photo-corners = Place the four corners around the card.
photo-small = The card is too small on this photo. Move closer.

photo-page-how = Photograph the card lying flat, without reflections. The photo stays in the tablet’s library.
photo-page-take = Take the photo
photo-page-corners = Drag the four corners onto those of the card.
photo-page-straighten = Straighten
photo-page-again = Start again
photo-page-preview = Can it be read, and is it upright?
photo-page-turn = Turn
photo-page-keep = Keep
photo-page-back = Back to the card
photo-page-working = Straightening the photo…
photo-page-upper-left = Upper left corner
photo-page-upper-right = Upper right corner
photo-page-lower-right = Lower right corner
photo-page-lower-left = Lower left corner
