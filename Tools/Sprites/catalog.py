"""Every sprite: its width and height in points, and what draws it.

Scenes and texts rely on these sizes, and on where the soles touch the ground, in points from the
top: rogue 61, dragoon 84, brawler 70, barbarian 88, cleric 76, wizard 84.
"""

import heroes
import elders
import things

SPRITES = {
    "rogue": (50, 64, heroes.rogue),
    "dragoon": (58, 91, heroes.dragoon),
    "brawler": (54, 76, heroes.brawler),
    "barbarian": (101, 92, elders.barbarian),
    "cleric": (56, 80, elders.cleric),
    "wizard": (60, 88, elders.wizard),
    "class_icon": (20, 20, things.class_icon),
    "overlay": (128, 64, things.overlay),
    "avocado-toast": (20, 20, things.avocado_toast),
}
