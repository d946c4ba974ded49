"""The rogue, the dragoon and the brawler. Their soles are at 61, 84 and 70 points."""

from anatomy import (
    BLUE, CREAM, GOLD, GREEN, LEATHER, ORANGE, PURPLE, RED, SKIN, SLATE, STEEL, TAN, TEAL, WHITE, WOOD, boot, brow,
    cheeks, dark, eyes, hand, light, limb, shadow, smile,
)
from canvas import INK
from shapes import blob, capsule, ellipse, mirrored, polygon, rounded, stroke


def rogue(c):
    ground = 61
    shadow(c, 24, ground, 18, 2.8)

    # The cloak, blown to the left.
    cloak = blob((17, 36), (31, 36), (37, 46), (39.5, 55), (30, 55.5), (20, 56.5), (10, 57.5), (2.6, 56.5), (7.5, 46))
    c.part(cloak, dark(GREEN, 0.42))

    for x, toe in ((18.5, -1), (29, 1)):
        limb(c, x, 50, x, 56, 3, dark(LEATHER, 0.2))
        boot(c, x, ground, LEATHER, toe=toe)

    # The tunic and its belt.
    tunic = rounded([(16, 38), (31, 38), (34, 53), (13.5, 53)], [3, 3, 2.5, 2.5])
    c.part(tunic, TEAL)
    c.fill(rounded([(26, 36), (36, 36), (36, 55), (29, 55)], 1), dark(TEAL), within=tunic)
    c.fill(rounded([(10, 46.2), (38, 46.2), (38, 49.4), (10, 49.4)], 0), LEATHER, within=tunic)
    c.part(rounded([(21.8, 46), (25.6, 46), (25.6, 49.6), (21.8, 49.6)], 0.8), GOLD, width=0.8)

    # The dagger, then the fist around it.
    blade = rounded([(38.4, 43.6), (42.2, 45.2), (47.6, 31.2), (47.4, 27.2), (44.8, 29.8)], [0.3, 0.3, 1, 0.4, 1])
    c.part(blade, STEEL)
    c.fill(polygon((40.4, 44.5), (42.2, 45.2), (47.6, 31.2), (47.4, 27.2)), SLATE, within=blade)
    c.part(capsule(36.4, 43, 43, 45.7, 1.2), GOLD, width=1.2)
    limb(c, 31.5, 41.5, 36.5, 47.5, 3, dark(TEAL, 0.12))
    hand(c, 38.4, 48.2)
    limb(c, 15.5, 41.5, 11.5, 48, 3, TEAL)
    hand(c, 11, 50.4)

    # The hood, its tip falling back.
    hood = blob((23.5, 2.6), (33.5, 6.5), (39.6, 16), (40.2, 27), (36, 37), (24, 40.5), (11.5, 37.5), (6.4, 28),
                (6.2, 18), (2.2, 12.6), (10.6, 6.4))
    c.part(hood, GREEN)
    c.fill(blob((31, 3), (44, 18), (42, 34), (30, 42), (34, 34), (36.5, 24), (34, 11)), dark(GREEN), within=hood)
    c.fill(stroke([(10.5, 12), (16, 7.6), (23, 6.2)], 2), light(GREEN, 0.35), within=hood)
    opening = ellipse(23.6, 25.4, 13.4, 11.6)
    c.fill(opening, dark(GREEN, 0.72))
    face = ellipse(23.6, 26.6, 11.8, 10.2)
    c.fill(face, SKIN, within=opening)
    c.fill(ellipse(23.6, 15.4, 13, 4.6), dark(SKIN, 0.3), within=face)
    brow(c, 16, 20.6, 20.6, 21.8)
    brow(c, 31.2, 20.6, 26.6, 21.8)
    eyes(c, 23.6, 25.2, 9.6)
    # The scarf hides the mouth.
    scarf = blob((11, 29.4), (17, 30.6), (23.6, 31), (30.4, 30.6), (36.4, 29.4), (34.4, 35.6), (24, 39.6), (13, 35.6))
    c.part(scarf, RED, width=1.1)
    c.fill(stroke([(14.5, 34), (21, 36), (28, 35.4)], 1.1), dark(RED, 0.4), within=scarf)


def dragoon(c):
    ground, middle = 84, 24.5
    shadow(c, middle, ground, 19, 3.4)

    # The cape, in tails.
    cape = blob((16, 48), (33, 48), (38, 60), (40, 76), (33.6, 74.4), (29, 77), (24, 74.6), (18.4, 78), (12.6, 75.4),
                (6, 78), (9, 62))
    c.part(cape, PURPLE)
    c.fill(blob((27, 48), (41, 50), (43, 80), (30, 80)), dark(PURPLE), within=cape)

    for x, toe in ((18.5, -1), (30.5, 1)):
        limb(c, x, 66, x, 77, 3.7, BLUE)
        boot(c, x, ground, STEEL, width=10.5, height=8, toe=toe)
        c.part(ellipse(x, 71, 3.2, 2.6), STEEL, width=1.2)

    # The breastplate over a skirt of plates.
    skirt = rounded([(15.5, 58), (33.5, 58), (37.5, 69), (30.5, 71), (24.5, 69), (18.5, 71), (11.5, 69)], 1.5)
    c.part(skirt, BLUE)
    c.fill(polygon((28, 56), (40, 56), (40, 72), (30.4, 72)), dark(BLUE), within=skirt)
    plate = rounded([(14, 48), (35, 48), (33.4, 61), (24.5, 64), (15.6, 61)], [4, 4, 3, 4, 3])
    c.part(plate, STEEL)
    c.fill(polygon((24.5, 46), (38, 46), (38, 66), (24.5, 66)), SLATE, within=plate)
    c.part(polygon((24.5, 51.4), (27.3, 55), (24.5, 59.4), (21.7, 55)), GOLD, width=1)

    # The spear: as long as the picture, its butt in the ground below the soles.
    c.part(capsule(51.4, 20, 51.4, 84, 1.35), WOOD)
    c.part(polygon((49.7, 82.4), (53.1, 82.4), (51.4, 88.4)), STEEL)
    head = polygon((51.4, 2.8), (55.6, 14.6), (53.4, 22.4), (49.4, 22.4), (47.2, 14.6))
    c.part(head, STEEL)
    c.fill(polygon((51.4, 0), (58, 15), (53.4, 24), (51.4, 24)), SLATE, within=head)
    c.part(capsule(48.2, 24, 54.6, 24, 1.5), GOLD, width=1.2)
    c.part(rounded([(50, 26.8), (53, 26.8), (55.8, 34.6), (51.8, 33), (49.6, 36.2)], 0.8), RED, width=1.1)

    limb(c, 35, 52, 46.4, 58.6, 3.4, dark(BLUE, 0.12))
    hand(c, 50.4, 59.6, 3.3, STEEL)
    limb(c, 13.6, 52, 8.4, 60, 3.4, BLUE)
    hand(c, 7.4, 63, 3.2, STEEL)
    for x in (13, 36):
        c.part(ellipse(x, 50.8, 4.8, 4.1), STEEL)

    # The helmet: two horns, a crest, and cheek guards around the face.
    horn = blob((9.6, 22), (5.4, 17), (3.4, 10), (4.6, 3.4), (7.4, 9.6), (11.4, 13.4), (14, 16.4), (12, 20))
    edge = blob((9.6, 22), (5.4, 17), (3.4, 10), (4.6, 3.4), (5.8, 11), (9, 16.4))
    for one, rim in ((horn, edge), (mirrored(horn, middle), mirrored(edge, middle))):
        c.part(one, CREAM)
        c.fill(rim, dark(CREAM, 0.22))
    face = ellipse(middle, 36, 13.8, 12.4)
    c.part(face, SKIN)
    eyes(c, middle, 37.6, 11, 2.1)
    cheeks(c, middle, 42, 19, face)
    smile(c, middle, 43)
    helmet = blob((24.5, 10.6), (34.9, 14.6), (40.4, 25), (41, 38), (38.2, 46.4), (35.8, 36), (31.4, 31), (24.5, 34),
                  (17.6, 31), (13.2, 36), (10.8, 46.4), (8, 38), (8.6, 25), (14.1, 14.6))
    c.part(helmet, BLUE)
    c.fill(blob((29.5, 9), (43, 24), (43, 50), (37.6, 44), (36.6, 30), (33, 18)), dark(BLUE), within=helmet)
    c.fill(stroke([(12.8, 26), (14.6, 20.4), (18, 16.6)], 2.2), light(BLUE, 0.45), within=helmet)
    c.part(blob((24.5, 6), (27.5, 14), (27, 24), (24.5, 31.4), (22, 24), (21.5, 14)), GOLD, width=1.2)


def brawler(c):
    ground = 70
    shadow(c, 27, ground, 20, 4.4)

    # The bandana's tails fly to the right.
    c.part(blob((38, 18), (45, 16), (52, 19.6), (47.6, 21), (51.6, 26), (45, 25), (38, 22)), dark(RED, 0.2))

    for x, toe in ((19.6, -1), (34.4, 1)):
        limb(c, x, 58, x, 63.6, 4.2, SLATE)
        boot(c, x, ground, dark(LEATHER, 0.15), width=11, height=6, toe=toe)

    chest = rounded([(15, 41), (39, 41), (37, 58), (17, 58)], [5, 5, 3, 3])
    c.part(chest, TAN)
    trousers = rounded([(16.6, 54), (37.4, 54), (38.6, 61.4), (27, 60.4), (15.4, 61.4)], [1, 1, 2, 1, 2])
    c.part(trousers, SLATE)
    # The open waistcoat.
    side = rounded([(15, 41), (21.4, 41), (23, 48), (22.4, 56), (16.8, 56)], [4, 1, 2, 1, 1])
    c.part(side, ORANGE, width=1.2)
    c.part(mirrored(side, 27), dark(ORANGE), width=1.2)
    c.fill(stroke([(25, 47.4), (27, 48.4), (29, 47.4)], 1), dark(TAN, 0.45))
    sash = rounded([(16, 52.6), (38, 52.6), (38, 56.4), (16, 56.4)], 1)
    c.part(sash, RED, width=1.2)
    c.part(blob((22, 54), (25, 56), (24, 63), (20.4, 65), (20.4, 59)), RED, width=1.2)

    # Fists up, wrapped.
    for mirror in (False, True):
        flip = (lambda s: mirrored(s, 27)) if mirror else (lambda s: s)
        c.part(flip(capsule(14, 45.6, 8.6, 50, 3.8)), dark(TAN, 0.12) if mirror else TAN)
        c.part(flip(capsule(8.2, 49.6, 8, 43.6, 3.5)), CREAM)
        c.fill(flip(stroke([(5, 46.6), (11.4, 47.8)], 0.9)), dark(CREAM, 0.4))
        c.fill(flip(stroke([(5, 49.2), (11.2, 50.4)], 0.9)), dark(CREAM, 0.4))
        fist = flip(rounded([(2.4, 35), (13, 35), (13, 43.6), (2.4, 43.6)], 4))
        c.part(fist, TAN)
        for x in (5.2, 7.8, 10.4):
            c.fill(flip(stroke([(x, 34), (x, 38.4)], 0.9)), dark(TAN, 0.45), within=fist)

    face = blob((27, 10), (38.6, 15), (41, 27), (36.6, 38.6), (27, 41.6), (17.4, 38.6), (13, 27), (15.4, 15))
    c.part(face, TAN)
    c.fill(blob((34, 8), (44, 20), (42, 36), (30, 44), (36, 36), (38, 26)), dark(TAN, 0.16), within=face)
    brow(c, 18.4, 25.4, 24, 27.2, width=2)
    brow(c, 35.6, 25.4, 30, 27.2, width=2)
    eyes(c, 27, 30.4, 10.6, 1.8)
    cheeks(c, 27, 34.4, 19.6, face)
    c.fill(blob((23.4, 35.6), (27, 36.2), (30.6, 35.6), (29.4, 38.4), (27, 39), (24.6, 38.4)), WHITE)
    c.fill(stroke([(23, 35.4), (27, 36), (31, 35.4)], 1), INK)
    c.fill(stroke([(20, 33), (22.6, 35.6)], 0.9), dark(TAN, 0.45))

    # Spiky hair over the bandana.
    hair = polygon((14.4, 18), (10.6, 10), (16.6, 11), (16, 3.4), (22.4, 7.4), (26, 1.8), (29.4, 6.8), (36, 2.8),
                   (36.6, 9.6), (43, 8.6), (39.6, 18))
    c.part(hair, dark(LEATHER, 0.25))
    band = blob((13.4, 17.6), (20, 15.8), (27, 15.4), (34, 15.8), (40.6, 17.6), (41, 23), (34, 21.8), (27, 21.4),
                (20, 21.8), (13, 23))
    c.part(band, RED)
    c.fill(stroke([(17, 18.6), (22, 17.6), (27, 17.4)], 1.4), light(RED, 0.45), within=band)
