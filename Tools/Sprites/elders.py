"""The barbarian, the cleric and the wizard. Their soles are at 88, 76 and 84 points."""

from anatomy import (
    BLUE, CREAM, GOLD, LEATHER, ORANGE, PURPLE, RED, SKIN, SKY, SLATE, STEEL, TAN, WHITE, WOOD, boot, brow, cheeks,
    dark, eyes, hand, light, limb, shadow, smile,
)
from shapes import blob, capsule, ellipse, mirrored, moved, polygon, rounded, stroke


def barbarian(c):
    ground = 88
    shadow(c, 46, ground, 30, 3.4)

    # The great axe, behind the fist that lifts it.
    c.part(capsule(86.4, 8, 78, 74, 1.9), WOOD)
    blade = blob((85, 10.4), (90, 7), (97, 3.4), (99, 13), (98.4, 24), (95, 33.6), (88, 28.4), (83, 25.6))
    back = blob((84.4, 10.4), (80, 8), (73.6, 5.6), (71.4, 14), (71, 22), (73, 30), (78, 26), (82.6, 25))
    c.part(back, SLATE)
    c.part(blade, STEEL)
    c.fill(blob((97, 2), (101, 13), (100.4, 25), (95, 35), (95.6, 24), (96, 13)), WHITE, within=blade)
    c.part(rounded([(81.8, 8.6), (88.6, 9.4), (86.6, 27), (79.8, 26.2)], 1.5), LEATHER, width=1.2)

    for x, toe in ((35, -1), (57, 1)):
        limb(c, x, 70, x, 80, 5.6, TAN)
        boot(c, x, ground, LEATHER, width=15, height=9, toe=toe)
        c.part(rounded([(x - 7, 75), (x + 7, 75), (x + 6.4, 79.6), (x - 6.4, 79.6)], 2), CREAM, width=1.2)

    chest = blob((46, 43), (62, 44.6), (68, 52), (63, 62), (58.6, 72), (46, 74), (33.4, 72), (29, 62), (24, 52),
                 (30, 44.6))
    c.part(chest, TAN)
    c.fill(blob((56, 40), (72, 46), (70, 60), (60, 76), (52, 76), (58, 64)), dark(TAN, 0.18), within=chest)
    c.fill(stroke([(36, 60.4), (41, 62), (46, 60)], 1.1), dark(TAN, 0.45))
    c.fill(stroke([(46, 60), (51, 62), (56, 60.4)], 1.1), dark(TAN, 0.45))
    strap = rounded([(28, 46), (33, 43), (61, 68), (58, 73)], 1)
    c.part(strap, LEATHER, width=1)
    kilt = polygon((31, 66), (61, 66), (63, 76), (58, 74.6), (54.6, 78.6), (50, 75), (46, 79), (42, 75), (37.4, 78.6),
                   (34, 74.6), (29, 76))
    c.part(kilt, WOOD)
    c.part(rounded([(31, 65), (61, 65), (61, 69.6), (31, 69.6)], 1.5), LEATHER, width=1.2)
    c.part(ellipse(46, 67.4, 3.8), GOLD, width=1.2)

    # The near arm on the hip, the far one lifting the axe.
    c.part(capsule(24, 50, 14.4, 60, 6.6, 5.4) + capsule(14.4, 60, 20.6, 69, 5, 4.4), TAN)
    c.part(capsule(15.6, 62.4, 19, 67, 5.2), LEATHER, width=1.2)
    hand(c, 23, 71, 4.8, TAN)
    c.part(capsule(67, 50, 78, 57, 6.6, 5.4) + capsule(78, 57, 81, 49, 5, 4.6), dark(TAN, 0.1))
    c.part(capsule(79.4, 53.6, 80.8, 49.6, 5.2), LEATHER, width=1.2)
    fist = rounded([(76.6, 37.6), (88, 39), (86.8, 48.4), (75.4, 47)], 4)
    c.part(fist, TAN)
    for dy in (2.9, 5.4):
        c.fill(stroke([(81.4, 38.8 + dy), (90, 39.8 + dy)], 1), dark(TAN, 0.45), within=fist)

    # Fur on the shoulders.
    fur = polygon((31, 40), (38, 47), (33, 47.6), (32.6, 54), (28, 51), (24.6, 57), (21.6, 52), (16, 54.6), (16.6, 49),
                  (11.6, 47.6), (16, 43.6), (15, 38.4), (22, 38.6))
    tufts = stroke([(24, 44), (22.4, 47.6)], 1) + stroke([(29.4, 43), (29, 46.6)], 1)
    for pelt, lines in ((fur, tufts), (mirrored(fur, 46), mirrored(tufts, 46))):
        c.part(rounded(pelt[0], 1.2), CREAM)
        c.fill(lines, dark(CREAM, 0.4))

    # Hair, face, beard.
    hair = polygon((30, 40), (25.6, 33), (29, 31), (24.6, 23), (29.6, 22), (28, 13), (34, 14.6), (36, 6), (41, 10),
                   (46, 3), (50.6, 9.6), (57, 5.4), (58.4, 14), (64.4, 13), (62.6, 22), (67.4, 23), (63, 31),
                   (66.4, 33), (62, 40))
    beard = polygon((29.4, 24), (62.6, 24), (62.6, 36), (58.4, 43.4), (57, 48.6), (52.4, 47), (50.4, 52.6), (46, 49.6),
                    (41.6, 52.6), (39.6, 47), (35, 48.6), (33.6, 43.4), (29.4, 36))
    mane = rounded(hair[0], 1) + rounded(beard[0], 1.6)
    c.part(mane, ORANGE)
    c.fill(polygon((54, 2), (70, 10), (70, 42), (52, 55), (50, 44), (57, 32), (60, 20)), dark(ORANGE, 0.2), within=mane)
    face = rounded([(33.4, 18), (58.6, 18), (58, 27), (53.4, 34.4), (46, 33.4), (38.6, 34.4), (34, 27)],
                   [1, 1, 4, 4, 4, 4, 4])
    c.part(face, TAN, width=1.2)
    c.fill(blob((41.6, 37.4), (46, 38), (50.4, 37.4), (49, 41), (46, 42), (43, 41)), dark(RED, 0.5))
    c.fill(polygon((42, 37), (50, 37), (49.6, 39), (42.4, 39)), WHITE)
    c.part(blob((45.6, 33), (39, 32.6), (34.6, 36.6), (40, 37.6)), light(ORANGE, 0.25), width=1)
    c.part(mirrored(blob((45.6, 33), (39, 32.6), (34.6, 36.6), (40, 37.6)), 46), light(ORANGE, 0.1), width=1)
    eyes(c, 46, 27, 13, 2)
    c.part(ellipse(46, 31.6, 2.8, 2.3), dark(TAN, 0.08), width=1)
    brow(c, 35.4, 21.4, 43, 23.6, dark(ORANGE, 0.55), 2.6)
    brow(c, 56.6, 21.4, 49, 23.6, dark(ORANGE, 0.55), 2.6)
    c.part(rounded([(30.6, 16.6), (61.4, 16.6), (61.8, 20), (30.2, 20)], 1), LEATHER, width=1.1)


def cleric(c):
    ground = 76
    shadow(c, 27, ground, 19, 3.2)

    # The staff, a ring around a small sun.
    c.part(capsule(48.4, 22, 48.4, 75, 1.4), WOOD)
    c.part(ellipse(48.4, 14.4, 5.6), GOLD)
    c.fill(ellipse(48.4, 14.4, 3.6), dark(GOLD, 0.6))
    c.fill(ellipse(48.4, 14.4, 2.4), SKY)
    c.fill(ellipse(47.7, 13.6, 0.8), WHITE)
    c.part(capsule(45.8, 21.8, 51, 21.8, 1.2), GOLD, width=1.1)

    for x, toe in ((21, -1), (33, 1)):
        boot(c, x, ground, LEATHER, width=9, height=5, toe=toe)
    robe = blob((27, 44), (36, 47), (39.6, 57), (42.4, 68.4), (27, 69.8), (11.6, 68.4), (14.4, 57), (18, 47))
    c.part(robe, CREAM)
    c.fill(blob((32, 44), (42, 50), (48, 74), (33, 75), (35, 60)), dark(CREAM, 0.16), within=robe)
    c.fill(polygon((8, 64.6), (46, 64.6), (46, 67), (8, 67)), GOLD, within=robe)
    stole = rounded([(23.6, 45), (30.4, 45), (31.4, 61.4), (27, 64.6), (22.6, 61.4)], 0.8)
    c.part(stole, BLUE, width=1.1)
    c.fill(moved(sparkle(4), 27, 56.4), GOLD)

    limb(c, 36, 50, 43.6, 57, 3.6, dark(CREAM, 0.1), 4.4)
    hand(c, 48, 57.6, 3.1)
    limb(c, 18, 50, 12.4, 58.6, 3.6, CREAM, 4.4)
    hand(c, 10.6, 62, 3)

    # Hair, face, mitre.
    c.part(blob((27, 16), (40, 21), (43.4, 34), (40, 45), (27, 47), (14, 45), (10.6, 34), (14, 21)), WOOD)
    face = ellipse(27, 34.4, 13.6, 11.6)
    c.part(face, SKIN, width=1.1)
    fringe = blob((13.6, 29), (18, 21), (27, 18.6), (36, 21), (40.4, 29), (34, 27.6), (29, 25.4), (22, 28), (17, 28.4))
    c.fill(fringe, WOOD)
    eyes(c, 27, 35.6, 11)
    cheeks(c, 27, 39.6, 18, face)
    smile(c, 27, 40.6, 4.4)
    mitre = blob((27, 2), (33, 6.4), (38.6, 13.6), (39.4, 23.4), (27, 21.4), (14.6, 23.4), (15.4, 13.6), (21, 6.4))
    c.part(mitre, CREAM)
    c.fill(blob((31, 0), (42, 12), (42, 26), (35, 24), (35.6, 14)), dark(CREAM, 0.16), within=mitre)
    c.fill(polygon((10, 18.6), (19, 17.2), (27, 16.8), (35, 17.2), (44, 18.6), (44, 26), (10, 26)), BLUE, within=mitre)
    c.fill(moved(sparkle(5), 27, 10.8), GOLD)


def sparkle(size):
    """A star of four points around (0, 0)."""
    inner = size * 0.28
    return polygon((0, -size), (inner, -inner), (size * 0.7, 0), (inner, inner), (0, size), (-inner, inner),
                   (-size * 0.7, 0), (-inner, -inner))


def wizard(c):
    ground = 84
    shadow(c, 28, ground, 20, 3.4)

    for x, toe in ((22, -1), (34, 1)):
        boot(c, x, ground, ORANGE, width=9.5, height=5, toe=toe)
    robe = blob((28, 50), (37, 53), (41, 64), (45, 76), (28, 77.6), (11, 76), (15, 64), (19, 53))
    c.part(robe, PURPLE)
    c.fill(blob((34, 50), (44, 56), (50, 82), (35, 83), (37, 66)), dark(PURPLE), within=robe)
    c.fill(polygon((6, 71.6), (50, 71.6), (50, 74.2), (6, 74.2)), GOLD, within=robe)

    # The orb over an open hand.
    c.fill(ellipse(50.4, 46, 8.6), SKY, alpha=0.35)
    limb(c, 37.4, 56, 45, 61, 3.6, dark(PURPLE, 0.12), 4.6)
    hand(c, 49.6, 60.4, 3.2)
    orb = ellipse(50.4, 46, 5.8)
    c.part(orb, SKY)
    c.fill(ellipse(52.6, 48, 5.6), BLUE, alpha=0.55, within=orb)
    c.fill(ellipse(48.6, 43.8, 1.8, 1.3, -40), WHITE)
    limb(c, 18.6, 56, 12.6, 64, 3.6, PURPLE, 4.6)
    hand(c, 10.6, 67.6, 3.1)

    # The beard hangs from the face.
    face = ellipse(28, 40, 13.4, 11)
    c.part(face, SKIN)
    beard = blob((14.4, 33), (17.4, 34), (18.4, 41), (22, 45), (28, 46), (34, 45), (37.6, 41), (38.6, 34), (41.6, 33),
                 (42, 44), (40.4, 54), (35.4, 63), (28, 70), (20.6, 63), (15.6, 54), (14, 44))
    c.part(beard, CREAM, width=1.2)
    c.fill(blob((36.4, 45), (38.4, 38), (39.4, 32), (45, 32), (44, 54), (34, 68), (28, 74), (34, 60)),
           dark(CREAM, 0.18), within=beard)
    c.fill(stroke([(23.6, 55), (25.6, 60), (25.4, 64)], 1.1), dark(CREAM, 0.3))
    whisker = blob((28, 46.6), (22, 45.4), (17.4, 49.8), (22.6, 51))
    c.part(whisker, WHITE, width=1)
    c.part(mirrored(whisker, 28), WHITE, width=1)
    eyes(c, 28, 40.4, 10.4, 1.8)
    c.part(ellipse(28, 44.8, 2.4, 2), dark(SKIN, 0.1), width=1)
    for x0, x1 in ((19.8, 25), (36.2, 31)):
        c.part(capsule(x0, 36.6, x1, 35.8, 0.9), WHITE, width=0.8)

    # The hat, its tip bent.
    cone = blob((15, 29), (20, 17), (25, 7), (33, 2), (42, 4.6), (46, 10), (38.6, 9.6), (36.6, 13), (38.6, 21),
                (41, 29), (28, 31))
    c.part(cone, PURPLE)
    c.fill(blob((34, 7), (48, 7), (40, 13), (44, 31), (36, 33), (37, 23)), dark(PURPLE), within=cone)
    c.fill(polygon((10, 22.6), (46, 22.6), (46, 28), (10, 28)), GOLD, within=cone)
    brim = blob((4.6, 29.6), (16, 27.2), (28, 26.6), (40, 27.2), (51.4, 29.6), (42, 33), (28, 33.6), (14, 33))
    c.part(brim, PURPLE)
    c.fill(polygon((28, 26), (56, 26), (56, 38), (34, 38)), dark(PURPLE), within=brim)
    star = [(0, -3.4), (0.9, -1.1), (3.3, -1), (1.4, 0.5), (2, 2.8), (0, 1.5), (-2, 2.8), (-1.4, 0.5), (-3.3, -1),
            (-0.9, -1.1)]
    c.fill(moved(polygon(*star), 28, 16), GOLD)
