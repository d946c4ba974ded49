"""The little of PNG that the sprites need: pictures of at most 256 colours, each with its alpha."""

import collections
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
INDEXED = b"\x08\x03\0\0\0"  # Eight bits an index, a palette, no interlacing.


def reduced(rgba):
    """The same pixels in at most 256 colours: the rarest take the nearest of the commonest."""
    pixels = [rgba[i:i + 4] for i in range(0, len(rgba), 4)]
    counts = collections.Counter(pixels)
    # By count, then by colour: an order of insertion would not be a rule.
    colours = sorted(counts, key=lambda colour: (-counts[colour], colour))
    kept, rare = colours[:COLOURS], colours[COLOURS:]
    nearest = {colour: colour for colour in kept}
    nearest.update((colour, min(kept, key=lambda other: _distance(colour, other))) for colour in rare)
    return b"".join(nearest[pixel] for pixel in pixels)


def encoded(width, height, rgba):
    """A PNG file of pixels in at most 256 colours."""
    pixels = [rgba[i:i + 4] for i in range(0, len(rgba), 4)]
    # Translucent colours first: the list of alphas may then stop early.
    palette = sorted(set(pixels), key=lambda colour: (colour[3] == 255, colour))
    index = {colour: i for i, colour in enumerate(palette)}
    rows = bytes(index[pixel] for pixel in pixels)
    body = b"".join(b"\0" + rows[y * width:(y + 1) * width] for y in range(height))
    chunks = [
        (b"IHDR", struct.pack(">II", width, height) + INDEXED),
        (b"sRGB", b"\0"),
        (b"PLTE", b"".join(colour[:3] for colour in palette)),
        (b"tRNS", bytes(colour[3] for colour in palette if colour[3] < 255)),
        (b"IDAT", zlib.compress(body, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def decoded(data):
    """(width, height, rgba) of a picture written by `encoded`. Raises ValueError for anything else."""
    if data[:8] != SIGNATURE:
        raise ValueError("not a PNG file")
    position, chunks = 8, {}
    while position + 12 <= len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        chunks[kind] = chunks.get(kind, b"") + data[position + 8:position + 8 + length]
        position += length + 12
    try:
        width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
        if chunks[b"IHDR"][8:] != INDEXED:
            raise ValueError("not a picture with a palette")
        colours, alphas = chunks[b"PLTE"], chunks[b"tRNS"]
        palette = [
            colours[i * 3:i * 3 + 3] + bytes([alphas[i] if i < len(alphas) else 255]) for i in range(len(colours) // 3)
        ]
        body = zlib.decompress(chunks[b"IDAT"])
        lines = [body[y * (width + 1):(y + 1) * (width + 1)] for y in range(height)]
        if any(len(line) != width + 1 or line[0] != 0 for line in lines):
            raise ValueError("its rows are cut short or filtered")
        return width, height, b"".join(palette[i] for line in lines for i in line[1:])
    except (KeyError, IndexError, struct.error, zlib.error) as error:
        raise ValueError(f"damaged: {error!r}") from error


def _distance(a, b):
    # Where little colour shows, little of its difference does.
    seen = min(a[3], b[3]) / 255
    return sum((x - y) ** 2 for x, y in zip(a[:3], b[:3])) * seen + 3 * (a[3] - b[3]) ** 2


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
