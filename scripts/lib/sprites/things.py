"""What is not a character: the class emblem, the hit overlay and a slice of avocado toast."""

from anatomy import *
from shapes import blob, capsule, ellipse, polygon, rotated, rounded, stroke


def class_icon(c):
    """A barbarian's axe on a red shield."""
    shield = rounded([(2, 2), (18, 2), (18, 11), (10, 18.4), (2, 11)], [3, 3, 5, 2.5, 5])
    c.part(shield, RED, width=1.2)
    c.fill(polygon((10, 0), (20, 0), (20, 20), (10, 20)), dark(RED, 0.22), within=shield)
    c.part(capsule(6.6, 14.4, 12.6, 5.2, 0.8), GOLD, width=0.7)
    blade = blob((9, 5.6), (11.6, 3.2), (15.4, 4.6), (16.2, 8.2), (14.6, 10.2), (11.8, 8.8))
    c.part(blade, STEEL, width=0.8)
    c.fill(stroke([(14.6, 4), (16, 7), (15, 10)], 1.2), WHITE, within=blade)


def overlay(c):
    """A flash of damage: bright at its heart, gone at its edges, with streaks across."""
    everything = polygon((0, 0), (64, 0), (64, 32), (0, 32))

    def glow(x, y):
        distance = ((x - 32) / 32) ** 2 + ((y - 16) / 16) ** 2
        return max(0.0, 1 - distance) ** 1.5

    c.fill(everything, RED, alpha=0.85, shade=lambda x, y: max(0.0, 1 - ((x - 32) / 32) ** 2 - ((y - 16) / 16) ** 2))
    for x in (8, 20, 32, 44, 56):
        streak = polygon((x + 5, 0), (x + 9, 0), (x - 5, 32), (x - 9, 32))
        c.fill(streak, ORANGE, alpha=0.7, shade=glow)
    c.fill(everything, WHITE, alpha=0.9, shade=lambda x, y: glow(x, y) ** 4)


def avocado_toast(c):
    crust = blob((3.4, 8.6), (2.6, 4.8), (6, 2.4), (10, 2.2), (14, 2.4), (17.4, 4.8), (16.6, 8.6), (16.8, 14), (16, 17.6),
                 (10, 18), (4, 17.6), (3.2, 14))
    c.part(crust, WOOD, width=1.2)
    crumb = blob((4.8, 8.4), (4.2, 5.4), (6.6, 3.8), (10, 3.6), (13.4, 3.8), (15.8, 5.4), (15.2, 8.4), (15.4, 14), (14.6, 16.4),
                 (10, 16.7), (5.4, 16.4), (4.6, 14))
    c.fill(crumb, rgb("#F8DFA6"))
    flesh = rotated(blob((10, 4.4), (12, 6), (13.2, 9.4), (13.8, 12.4), (12.4, 15.2), (10, 16), (7.6, 15.2), (6.2, 12.4),
                         (6.8, 9.4), (8, 6)), 14, 10, 10.5)
    c.part(flesh, rgb("#C9DE7C"), line=rgb("#4E8A3E"), width=1)
    c.part(ellipse(9.4, 12.2, 2.3), rgb("#9A5B34"), width=0.5)
    c.fill(ellipse(8.7, 11.5, 0.7), rgb("#D79A6A"))
