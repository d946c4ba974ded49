"""Outlines in points, y downwards. A shape is a list of closed polygons; shapes add up with +."""

import math


def polygon(*points):
    return [_oriented([(_rounded(x), _rounded(y)) for x, y in points])]


def ellipse(x, y, rx, ry=None, turn=0):
    """An ellipse around (x, y), turned clockwise by degrees."""
    ry = rx if ry is None else ry
    count = max(16, int(6 * math.sqrt(max(rx, ry))) * 4)
    angles = [2 * math.pi * i / count for i in range(count)]
    return rotated(polygon(*[(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]), turn, x, y)


def capsule(x0, y0, x1, y1, r0, r1=None):
    """A limb: two circles, possibly of different radii, and what lies between them."""
    r1 = r0 if r1 is None else r1
    length = math.hypot(x1 - x0, y1 - y0)
    heading = math.atan2(y1 - y0, x1 - x0)
    half = math.acos(max(-1, min(1, (r0 - r1) / length)))
    points = []
    for x, y, r, start, end in ((x1, y1, r1, -half, half), (x0, y0, r0, half, 2 * math.pi - half)):
        for i in range(13):
            a = heading + start + (end - start) * i / 12
            points.append((x + r * math.cos(a), y + r * math.sin(a)))
    return polygon(*points)


def rounded(points, radius):
    """A polygon with its corners rounded. `radius`: one number, or one a corner."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    out = []
    for i, (x, y) in enumerate(points):
        before, after, radius = points[i - 1], points[(i + 1) % len(points)], radii[i]
        a, b = _toward((x, y), before, radius), _toward((x, y), after, radius)
        out += [_quadratic(a, (x, y), b, t / 6) for t in range(7)] if radius else [(x, y)]
    return polygon(*out)


def blob(*points):
    """A smooth closed curve through the points (Catmull-Rom)."""
    return polygon(*_smooth(points, closed=True))


def stroke(points, width, smooth=True):
    """A line of a width in points, with round ends, through the points."""
    path = _smooth(points, closed=False) if smooth and len(points) > 2 else points
    return [p for (x0, y0), (x1, y1) in zip(path, path[1:]) for p in capsule(x0, y0, x1, y1, width / 2)]


def rotated(shape, degrees, x=0, y=0):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turn = lambda p: (x + (p[0] - x) * c - (p[1] - y) * s, y + (p[0] - x) * s + (p[1] - y) * c)
    return [q for p in shape for q in polygon(*map(turn, p))]


def moved(shape, dx, dy):
    return [q for p in shape for q in polygon(*[(x + dx, y + dy) for x, y in p])]


def mirrored(shape, axis):
    """The shape's reflection in the vertical line x = axis."""
    return [q for p in shape for q in polygon(*[(2 * axis - x, y) for x, y in p])]


def grown(shape, by):
    """The shape and everything within `by` points of it: what an outline of that width fills."""
    if by <= 0:
        return shape
    out = list(shape)
    for points in shape:
        points = [p for i, p in enumerate(points) if p != points[i - 1]]
        count = len(points)
        normals = []
        for i, (x, y) in enumerate(points):
            dx, dy = points[(i + 1) % count][0] - x, points[(i + 1) % count][1] - y
            length = math.hypot(dx, dy)
            normals.append((dy / length, -dx / length))
        offsets = [_corner(normals[i - 1], normals[i]) for i in range(count)]
        for i, p in enumerate(points):
            q = points[(i + 1) % count]
            a, b = offsets[i] or normals[i], offsets[(i + 1) % count] or normals[i]
            out += polygon(p, q, (q[0] + b[0] * by, q[1] + b[1] * by), (p[0] + a[0] * by, p[1] + a[1] * by))
            if offsets[i] is None:
                out += ellipse(*p, by)
    return out


def _corner(n, m):
    """The shared offset of two edges that meet almost straight; None at a real corner."""
    dot = n[0] * m[0] + n[1] * m[1]
    if dot < 0.85:
        return None
    return ((n[0] + m[0]) / (1 + dot), (n[1] + m[1]) / (1 + dot))


def _oriented(points):
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))
    return points if area >= 0 else points[::-1]


def _smooth(points, closed):
    count = len(points)
    at = (lambda i: points[i % count]) if closed else (lambda i: points[max(0, min(count - 1, i))])
    out = []
    for i in range(count if closed else count - 1):
        p, q, r, s = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(8):
            t = step / 8
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p, q, r, s)))
    return out if closed else out + [points[-1]]


def _toward(start, end, distance):
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    t = min(0.5, distance / length)
    return (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)


def _quadratic(a, b, c, t):
    return tuple((1 - t) ** 2 * i + 2 * t * (1 - t) * j + t * t * k for i, j, k in zip(a, b, c))


def _rounded(value):
    # Onto a fine grid, so that the last bit of a machine's sine or cosine never reaches a pixel.
    return math.floor(value * 1024 + 0.5) / 1024
