"""Photos of cards as they are kept: what is refused, what is straightened, and how small they become."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from companion.core.untrusted.untrusted_json import BadFile
from companion.library import pictures
from companion.library.pictures import LARGEST_KEPT, LARGEST_PHOTO, SIDE, Corner, kept_photo
from tests.support.photographed import ASKEW, COLOURS, card, jpeg, photographed

Colour = tuple[int, int, int]


def quarters(photo: bytes) -> tuple[Colour, ...]:
    """The colour that each quarter of a kept photo has, clockwise, as the card was painted."""
    image = Image.open(BytesIO(photo))
    wide, high = image.size
    found = []
    for x, y in ((0.06, 0.08), (0.56, 0.08), (0.56, 0.58), (0.06, 0.58)):
        pixel = image.getpixel((round(x * wide), round(y * high)))
        assert isinstance(pixel, tuple)
        near = min(COLOURS, key=lambda colour: sum(abs(a - b) for a, b in zip(colour, pixel, strict=False)))
        assert sum(abs(a - b) for a, b in zip(near, pixel, strict=False)) < 40
        found.append(near)
    return tuple(found)


def size_of(photo: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(photo)).size


@pytest.mark.parametrize("corners", [ASKEW, ((0.1, 0.1), (0.9, 0.2), (0.8, 0.9), (0.2, 0.8))])
def test_a_card_that_lies_askew_becomes_a_rectangle(corners: tuple[Corner, ...]) -> None:
    kept = kept_photo(jpeg(photographed(corners)), "image/jpeg", corners)
    image = Image.open(BytesIO(kept))
    wide, high = image.size
    edge = [
        image.getpixel((round(x * (wide - 1)), round(y * (high - 1)))) for x in (0.01, 0.99) for y in (0.015, 0.985)
    ]
    assert quarters(kept) == COLOURS
    assert all(isinstance(pixel, tuple) and min(pixel) > 120 for pixel in edge), "the table shows at a corner"


def test_corners_that_begin_elsewhere_turn_the_card() -> None:
    turned = kept_photo(jpeg(photographed()), "image/jpeg", (*ASKEW[1:], ASKEW[0]))
    assert quarters(turned) == (*COLOURS[1:], COLOURS[0])


@pytest.mark.parametrize("kind", ["image/jpeg", "image/png", "image/webp"])
def test_photos_of_every_kind_are_kept_as_small_jpegs(kind: str) -> None:
    out = BytesIO()
    photographed().save(out, pictures.MEDIA[kind])
    kept = kept_photo(out.getvalue(), kind)
    assert len(kept) <= LARGEST_KEPT and Image.open(BytesIO(kept), formats=("JPEG",)).size == (1200, 900)


def test_the_worst_picture_is_still_small_enough() -> None:
    noise = Image.frombytes("RGB", (1400, 1400), random.Random(1).randbytes(1400 * 1400 * 3))
    kept = kept_photo(jpeg(noise.resize((700, 700)).resize((1400, 1400))), "image/jpeg")
    assert len(kept) <= LARGEST_KEPT and 400 <= max(size_of(kept)) <= SIDE


def test_a_camera_that_was_held_sideways_is_believed_and_then_forgotten() -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x010F], exif[0x9286] = 6, "Maker", "at home"
    kept = kept_photo(jpeg(card().transpose(Image.Transpose.ROTATE_90), exif=exif.tobytes()), "image/jpeg")
    assert quarters(kept) == COLOURS and size_of(kept) == (600, 400)
    assert b"Exif" not in kept and b"Maker" not in kept and not Image.open(BytesIO(kept)).getexif()


@pytest.mark.parametrize(
    ("corners", "key"),
    [
        (((0.1, 0.1), (0.9, 0.1), (0.9, 0.9)), "photo-corners"),
        (((0.1, 0.1), (0.9, 0.9), (0.9, 0.1), (0.1, 0.9)), "photo-corners"),
        (((0.9, 0.1), (0.1, 0.1), (0.1, 0.9), (0.9, 0.9)), "photo-corners"),
        (((0.1, 0.1), (0.9, 0.1), (0.3, 0.2), (0.1, 0.9)), "photo-corners"),
        (((-0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)), "photo-corners"),
        (((float("nan"), 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)), "photo-corners"),
        (((0.5, 0.5),) * 4, "photo-corners"),
        (((0.5, 0.5), (0.51, 0.5), (0.51, 0.51), (0.5, 0.51)), "photo-small"),
    ],
)
def test_corners_around_nothing_are_refused(corners: tuple[Corner, ...], key: str) -> None:
    with pytest.raises(BadFile) as caught:
        kept_photo(jpeg(photographed()), "image/jpeg", corners)
    assert caught.value.text.key == key


@pytest.mark.parametrize(
    ("photo", "kind", "key"),
    [
        (b"", "image/jpeg", "share-photo-broken"),
        (b"\xff\xd8\xff\xe0nonsense", "image/jpeg", "share-photo-broken"),
        (jpeg(card())[:900], "image/jpeg", "share-photo-broken"),
        (jpeg(card()), "image/png", "share-photo-broken"),
        (jpeg(card()), "image/gif", "share-photo-kind"),
        (b"x" * (LARGEST_PHOTO + 1), "image/jpeg", "share-photo-large"),
        (jpeg(Image.new("L", (4000, 3001))), "image/jpeg", "share-photo-pixels"),
        (jpeg(Image.new("L", (30, 3000))), "image/jpeg", "photo-small"),
    ],
)
def test_what_is_no_photo_of_a_card_is_refused_in_words(photo: bytes, kind: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        kept_photo(photo, kind)
    assert caught.value.text.key == key


def test_a_machine_that_cannot_read_photos_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "READS", False)
    with pytest.raises(BadFile) as caught:
        kept_photo(jpeg(card()), "image/jpeg")
    assert caught.value.text.key == "photo-unable"
