"""Fills shapes with antialiased flat color and writes PNG files."""

import collections
import math
import struct
import zlib

from shapes import grown

SUBLINES = 8  # Sample lines a pixel row; along a line the coverage is exact.
LEVELS = 8  # Steps of coverage at an edge: all an eye sees, and few enough to compress well.
LINE = 1.5  # The width of a part's outline, in points.
INK = (0x2B, 0x22, 0x3D)


def rgb(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def mixed(a, b, amount):
    return tuple(x + (y - x) * amount for x, y in zip(a, b))


class Canvas:
    """A transparent picture, `width` by `height` points, `scale` pixels a point."""

    def __init__(self, width, height, scale):
        self.scale = scale
        self.width, self.height = width * scale, height * scale
        # Premultiplied red, green, blue in 0...255, and alpha in 0...1.
        self.pixels = [[0.0, 0.0, 0.0, 0.0] for _ in range(self.width * self.height)]

    def part(self, shape, color, line=None, width=LINE):
        """A shape in one color with a darker outline around it."""
        self.fill(grown(shape, width), line or mixed(color, INK, 0.66))
        self.fill(shape, color)

    def fill(self, shape, color, alpha=1.0, within=None, shade=None):
        """`within`: only inside that shape. `shade(x, y)`, in points: a factor on alpha, for gradients."""
        mask = self._mask(shape)
        clip = None if within is None else self._mask(within)
        for y, (left, row) in mask.items():
            other = None
            if clip is not None:
                if y not in clip:
                    continue
                other = clip[y]
            for x, coverage in enumerate(row, left):
                if other is not None:
                    i = x - other[0]
                    coverage *= other[1][i] if 0 <= i < len(other[1]) else 0
                coverage *= alpha
                if shade is not None:
                    coverage *= shade((x + 0.5) / self.scale, (y + 0.5) / self.scale)
                if coverage > 0:
                    self._blend(y * self.width + x, color, coverage)

    def png(self):
        """The picture as a PNG file with a palette of at most 256 colors."""
        pixels = reduced([self._straight(pixel) for pixel in self.pixels])
        # Translucent colors first: tRNS needs no alpha for the opaque ones.
        palette = sorted(set(pixels), key=lambda color: (color[3] == 255, color))
        index = {color: i for i, color in enumerate(palette)}
        rows = bytes(index[pixel] for pixel in pixels)
        body = b"".join(b"\0" + rows[y * self.width:(y + 1) * self.width] for y in range(self.height))
        chunks = [
            (b"IHDR", struct.pack(">II", self.width, self.height) + b"\x08\x03\0\0\0"),
            (b"sRGB", b"\0"),
            (b"PLTE", b"".join(color[:3] for color in palette)),
            (b"tRNS", bytes(color[3] for color in palette if color[3] < 255)),
            (b"IDAT", zlib.compress(body, 9)),
            (b"IEND", b""),
        ]
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)

    def _straight(self, pixel):
        """Four bytes, not premultiplied."""
        alpha = int(pixel[3] * 255 + 0.5)
        return bytes([*(min(255, int(v / pixel[3] + 0.5)) for v in pixel[:3]), alpha]) if alpha else bytes(4)

    def _blend(self, index, color, coverage):
        pixel = self.pixels[index]
        rest = 1 - coverage
        for i in range(3):
            pixel[i] = pixel[i] * rest + color[i] * coverage
        pixel[3] = pixel[3] * rest + coverage

    def _mask(self, shape):
        """Coverage by row: {y: (first x, [0...1, ...])}, the union of the shape's polygons."""
        starts = {}
        for points in shape:
            for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
                self._add_edge(starts, x0 * self.scale, y0 * self.scale, x1 * self.scale, y1 * self.scale)
        if not starts:
            return {}
        mask, active = {}, []
        line, last = min(starts), self.height * SUBLINES
        while line < last and (active or any(start >= line for start in starts)):
            active = [edge for edge in active if edge[0] > line] + starts.get(line, [])
            crossings = sorted((x + slope * (line - first), turn) for _, first, x, slope, turn in active)
            winding, opened = 0, 0.0
            for x, turn in crossings:
                if winding == 0:
                    opened = x
                winding += turn
                if winding == 0:
                    self._add_span(mask, line // SUBLINES, opened, x)
            line += 1
        return {y: self._row(deltas) for y, deltas in mask.items()}

    def _add_edge(self, starts, x0, y0, x1, y1):
        turn = 1
        if y0 > y1:
            x0, y0, x1, y1, turn = x1, y1, x0, y0, -1
        # Line n samples at y = (n + 0.5) / SUBLINES.
        first = max(0, math.ceil(y0 * SUBLINES - 0.5))
        end = math.ceil(y1 * SUBLINES - 0.5)
        if end > first:
            slope = (x1 - x0) / (y1 - y0)
            x = x0 + slope * ((first + 0.5) / SUBLINES - y0)
            starts.setdefault(first, []).append((end, first, x, slope / SUBLINES, turn))

    def _add_span(self, mask, y, left, right):
        """Adds the exact coverage of [left, right) as differences along the row."""
        deltas = mask.setdefault(y, {})
        for x, sign in ((max(0.0, left), 1), (min(float(self.width), right), -1)):
            pixel = int(x)
            part = (pixel + 1 - x) * sign
            deltas[pixel] = deltas.get(pixel, 0.0) + part
            deltas[pixel + 1] = deltas.get(pixel + 1, 0.0) + sign - part

    def _row(self, deltas):
        left = min(deltas)
        row, total = [], 0.0
        for x in range(left, min(self.width, max(deltas) + 1)):
            total += deltas.get(x, 0.0)
            row.append(math.floor(min(1.0, max(0.0, total / SUBLINES)) * LEVELS + 0.5) / LEVELS)
        return (left, row)


def reduced(pixels):
    """The pixels in at most 256 colors: the rarest become the nearest common ones."""
    counts = collections.Counter(pixels)
    colors = sorted(counts, key=lambda color: (-counts[color], color))
    kept, rare = colors[:256], colors[256:]
    nearest = {color: color for color in kept}
    nearest.update((color, min(kept, key=lambda other: distance(color, other))) for color in rare)
    return [nearest[pixel] for pixel in pixels]


def distance(a, b):
    # Color matters less where it is translucent.
    seen = min(a[3], b[3]) / 255
    return sum((x - y) ** 2 for x, y in zip(a[:3], b[:3])) * seen + 3 * (a[3] - b[3]) ** 2
