"""Has documents show their 2x pictures at half their pixels: figure_widths.py FILE.md…"""

import os
import re
import struct
import sys

IMAGE = re.compile(r'(<img src="([^"]+@2x\.png)" width=")\d+(")')


def pixels(path):
    """The width that a PNG's header states."""
    with open(path, "rb") as file:
        return struct.unpack(">I", file.read(20)[16:])[0]


for document in sys.argv[1:]:
    with open(document, encoding="utf-8") as file:
        text = file.read()
    folder = os.path.dirname(os.path.abspath(document))
    shown = IMAGE.sub(lambda m: f"{m[1]}{(pixels(os.path.join(folder, m[2])) + 1) // 2}{m[3]}", text)
    if shown != text:
        with open(document, "w", encoding="utf-8") as file:
            file.write(shown)
