"""What is not a character: the class emblem, the hit overlay and a slice of avocado toast."""

from anatomy import GOLD, RED, STEEL, WHITE, WOOD, dark
from canvas import rgb
from shapes import blob, capsule, ellipse, mirrored, moved, polygon, rotated, rounded


def class_icon(c):
    """The barbarian's axe on a red shield."""
    shield = rounded([(1.6, 1.6), (18.4, 1.6), (18.4, 11), (10, 18.6), (1.6, 11)], [4, 4, 6, 3, 6])
    c.part(shield, RED, width=1.2)
    c.fill(polygon((10, 0), (20, 0), (20, 20), (10, 20)), dark(RED, 0.22), within=shield)
    turned = lambda shape: moved(rotated(shape, 35, 10, 9), 0, 0.5)
    bit = blob((10.2, 5.4), (12.4, 5), (14.8, 3.2), (16, 6.6), (14.8, 10), (12.4, 8.2), (10.2, 7.8))
    c.part(turned(capsule(10, 3.2, 10, 15.4, 0.75)), GOLD, width=0.8)
    c.part(turned(bit + mirrored(bit, 10)), STEEL, width=0.8)
    for edge in (bit, mirrored(bit, 10)):
        c.fill(turned(polygon((14, 0), (20, 0), (20, 14), (14, 14)) + polygon((0, 0), (6, 0), (6, 14), (0, 14))), WHITE,
               within=turned(edge))
    c.part(turned(rounded([(9, 4.6), (11, 4.6), (11, 8.6), (9, 8.6)], 0.5)), WOOD, width=0.6)


def overlay(c):
    """A flash of damage over the whole picture: strong at its heart, with slanting streaks."""

    def strength(x, y):
        glow = max(0.0, 1 - ((x - 64) / 80) ** 2 - ((y - 32) / 48) ** 2)
        # Streaks every 20 points, soft by half a point at their edges.
        across = abs((x + y * 0.6) % 20 - 10)
        streak = min(1.0, max(0.0, 2 * (5.25 - across)))
        # In steps too fine to see, and few enough to compress well.
        return round(40 * (0.18 + 0.47 * glow + 0.18 * streak * glow)) / 40

    c.fill(polygon((0, 0), (128, 0), (128, 64), (0, 64)), rgb("#E8473F"), shade=strength)


def avocado_toast(c):
    crust = blob((3.4, 8.6), (2.6, 4.8), (6, 2.4), (10, 2.2), (14, 2.4), (17.4, 4.8), (16.6, 8.6), (16.8, 14),
                 (16, 17.6), (10, 18), (4, 17.6), (3.2, 14))
    c.part(crust, WOOD, width=1.2)
    crumb = blob((4.8, 8.4), (4.2, 5.4), (6.6, 3.8), (10, 3.6), (13.4, 3.8), (15.8, 5.4), (15.2, 8.4), (15.4, 14),
                 (14.6, 16.4), (10, 16.7), (5.4, 16.4), (4.6, 14))
    c.fill(crumb, rgb("#F8DFA6"))
    flesh = rotated(blob((10, 4.4), (12, 6), (13.2, 9.4), (13.8, 12.4), (12.4, 15.2), (10, 16), (7.6, 15.2),
                         (6.2, 12.4), (6.8, 9.4), (8, 6)), 14, 10, 10.5)
    c.part(flesh, rgb("#C9DE7C"), line=rgb("#4E8A3E"), width=1)
    c.part(ellipse(9.4, 12.2, 2.3), rgb("#9A5B34"), width=0.5)
    c.fill(ellipse(8.7, 11.5, 0.7), rgb("#D79A6A"))
