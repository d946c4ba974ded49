"""Puts pictures on white where one can see through them: flatten.py FILE...

Beside an article a picture is shown on the reader's ground, whatever that is; words that are black cannot be read on a
dark one. A file that is opaque stays as it is. It reads what the encoder of scenes writes: 8 bits a channel, not
interlaced."""

import pathlib
import struct
import sys
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOUR, PALETTE, COLOUR_AND_OPACITY = 2, 3, 6


def chunks(data):
    position = len(SIGNATURE)
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        yield kind, data[position + 8:position + 8 + length]
        position += length + 12


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def on_white(channel, alpha):
    return (channel * alpha + 255 * (255 - alpha) + 127) // 255


def unfiltered(body, height, stride, pixel):
    """The rows of a picture, each predicted from its left and upper neighbours in one of PNG's five ways."""
    rows, above = [], bytes(stride)
    for y in range(height):
        way, row = body[y * (stride + 1)], bytearray(body[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            left, corner = (row[i - pixel], above[i - pixel]) if i >= pixel else (0, 0)
            row[i] = (row[i] + prediction(way, left, above[i], corner)) & 255
        rows.append(above := bytes(row))
    return rows


def prediction(way, left, up, corner):
    if way == 4:
        # Paeth: the neighbour nearest to left + up - corner.
        guess = left + up - corner
        return min((left, up, corner), key=lambda neighbour: abs(guess - neighbour))
    return (0, left, up, (left + up) // 2)[way]


def flattened(data):
    """The file on white; None where it is opaque. Raises ValueError for what it cannot read."""
    if data[:8] != SIGNATURE:
        raise ValueError("not a PNG file")
    parts = list(chunks(data))
    header = next(part for kind, part in parts if kind == b"IHDR")
    width, height, bits, form, _, _, interlacing = struct.unpack(">IIBBBBB", header)
    alphas = next((part for kind, part in parts if kind == b"tRNS"), b"")
    if form == COLOUR_AND_OPACITY and bits == 8 and not interlacing:
        body = zlib.decompress(b"".join(part for kind, part in parts if kind == b"IDAT"))
        rows = unfiltered(body, height, 4 * width, 4)
        flat = b"".join(
            b"\0" + bytes(on_white(row[i + c], row[i + 3]) for i in range(0, len(row), 4) for c in range(3))
            for row in rows)
        before = [part for part in parts if part[0] not in (b"IHDR", b"IDAT", b"IEND")]
        parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, COLOUR, 0, 0, 0)), *before,
                 (b"IDAT", zlib.compress(flat, 9)), (b"IEND", b"")]
    elif form == PALETTE and alphas:
        def solid(colours):
            return bytes(on_white(c, alphas[i // 3] if i // 3 < len(alphas) else 255) for i, c in enumerate(colours))
        parts = [(kind, solid(part) if kind == b"PLTE" else part) for kind, part in parts if kind != b"tRNS"]
    elif form in (0, COLOUR, PALETTE) and not alphas:
        return None
    else:
        raise ValueError("a form of PNG that scenes are not written in")
    return SIGNATURE + b"".join(chunk(kind, part) for kind, part in parts)


for path in map(pathlib.Path, sys.argv[1:]):
    try:
        flat = flattened(path.read_bytes())
    except ValueError as error:
        sys.exit(f"{path}: {error}")
    if flat:
        path.write_bytes(flat)
