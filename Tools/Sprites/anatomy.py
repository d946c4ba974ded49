"""What the characters share: the palette, faces, boots, hands and the shadow on the ground."""

from canvas import INK, LINE, mixed, rgb
from shapes import capsule, ellipse, rounded, stroke

SKIN, TAN, ROSE = rgb("#F6CFA6"), rgb("#E3A877"), rgb("#E98A7B")
WHITE, CREAM = rgb("#FFFFFF"), rgb("#F7EFDF")
STEEL, SLATE = rgb("#C9D3DF"), rgb("#8592A8")
GOLD, WOOD, LEATHER = rgb("#F4BE4A"), rgb("#B07C4F"), rgb("#86583D")
RED, ORANGE = rgb("#DE5A52"), rgb("#E8893A")
GREEN, TEAL = rgb("#62A85A"), rgb("#3AA79D")
BLUE, SKY, PURPLE = rgb("#4F7BD0"), rgb("#8FC6EE"), rgb("#8A66C8")


def dark(color, amount=0.28):
    """The same color in shade."""
    return mixed(color, INK, amount)


def light(color, amount=0.3):
    return mixed(color, WHITE, amount)


def shadow(canvas, x, ground, radius, depth):
    """The shadow on the ground, its lowest point `depth` below the soles."""
    # A middle gray: it shows on white and on black.
    canvas.fill(ellipse(x, ground, radius, depth), rgb("#7C7690"), alpha=0.42)


def boot(canvas, x, ground, color, width=9, height=6, toe=1):
    """A boot around the ankle at x; its sole's outline ends exactly on the ground. toe: 1 right, -1 left."""
    base = ground - LINE
    heel, tip = x - toe * width * 0.4, x + toe * width * 0.6
    points = [(heel, base - height), (x + toe * width * 0.12, base - height), (tip, base - height * 0.45), (tip, base),
              (heel, base)]
    canvas.part(rounded(points, [1.2, 2.5, 2.2, 1.2, 1.2]), color)


def limb(canvas, x0, y0, x1, y1, r0, color, r1=None):
    canvas.part(capsule(x0, y0, x1, y1, r0, r1), color)


def hand(canvas, x, y, radius=2.8, skin=SKIN):
    canvas.part(ellipse(x, y, radius), skin)


def eyes(canvas, x, y, apart, size=1.9, color=INK):
    """Two tall eyes, `apart` between their centers, with a glint each."""
    for side in (-1, 1):
        canvas.fill(ellipse(x + side * apart / 2, y, size * 0.78, size * 1.25), color)
        canvas.fill(ellipse(x + side * apart / 2 - size * 0.22, y - size * 0.5, size * 0.34), WHITE)


def cheeks(canvas, x, y, apart, within):
    for side in (-1, 1):
        canvas.fill(ellipse(x + side * apart / 2, y, 2.4, 1.6), ROSE, alpha=0.55, within=within)


def smile(canvas, x, y, width=4, depth=1.2, color=INK):
    canvas.fill(stroke([(x - width / 2, y), (x, y + depth), (x + width / 2, y)], 1.1), color)


def brow(canvas, x0, y0, x1, y1, color=INK, width=1.5):
    canvas.fill(capsule(x0, y0, x1, y1, width / 2), color)
