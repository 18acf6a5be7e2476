#!/usr/bin/env python3
"""Draws the piece sets of Adoube: resources/pieces/<set>/<colour><piece>.svg.

Every man is drawn on a board of 100 by 100 units, its foot on y = 91. Turned men (all but the knight) are given as the
right half of their outline, from the foot up, and mirrored. QtSvg reads SVG Tiny: no clip paths, masks or filters.

    tools/draw_pieces.py [FOLDER]
"""
import pathlib
import sys

CENTRE = 50.0


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def point(x, y):
    return f"{number(x)} {number(y)}"


def turned(start, *segments):
    """Closed outline of a turned part. `start` and the ends of segments are (half width, y); a segment is
    (hw, y) for a line or (hw, y, hw, y, hw, y) for a Bézier curve."""
    right = [f"M{point(CENTRE + start[0], start[1])}"]
    left = []
    here = start
    for s in segments:
        pairs = [(s[i], s[i + 1]) for i in range(0, len(s), 2)]
        right.append(("L" if len(pairs) == 1 else "C") + " ".join(point(CENTRE + x, y) for x, y in pairs))
        back = [here] + pairs[:-1]
        left.append(("L" if len(back) == 1 else "C") + " ".join(point(CENTRE - x, y) for x, y in reversed(back)))
        here = pairs[-1]
    if here[0] != 0:
        right.append(f"L{point(CENTRE - here[0], here[1])}")
    return "".join(right + list(reversed(left))) + "Z"


def band(half_width, top, bottom, radius=None):
    """A rounded ring seen from the side."""
    r = (bottom - top) / 2 if radius is None else radius
    k = r * 0.45
    return turned((half_width - r, bottom), (half_width - k, bottom, half_width, bottom - k, half_width, bottom - r),
                  (half_width, top + r), (half_width, top + k, half_width - k, top, half_width - r, top))


def circle(x, y, r):
    k = r * 0.5523
    return (f"M{point(x + r, y)}C{point(x + r, y - k)} {point(x + k, y - r)} {point(x, y - r)}"
            f"C{point(x - k, y - r)} {point(x - r, y - k)} {point(x - r, y)}"
            f"C{point(x - r, y + k)} {point(x - k, y + r)} {point(x, y + r)}"
            f"C{point(x + k, y + r)} {point(x + r, y + k)} {point(x + r, y)}Z")


class Part:
    """One shape: filled and outlined, or an inner line, or a spot."""

    def __init__(self, path, kind="body"):
        self.path, self.kind = path, kind


def body(path):
    return Part(path, "body")


def line(path):
    return Part(path, "line")


def spot(path):
    return Part(path, "spot")


# ---------------------------------------------------------------------------------------------- Staunton

def foot(half_width):
    """Plinth and the step above it, shared by all so that a row of men stands on one line."""
    return [body(band(half_width, 82, 91, 3.2))]


def staunton():
    men = {}
    men["P"] = [
        body(turned((19.5, 83), (17.5, 70, 9, 66, 7.2, 53))),
        *foot(23),
        body(circle(50, 37.5, 13.2)),
        body(band(13.2, 49.5, 55)),
    ]
    men["R"] = [
        body(turned((20.5, 77), (17, 66, 16, 56, 15.5, 44))),
        body(band(23.5, 75, 83, 3)),
        *foot(28),
        body(turned((18.5, 45), (20.5, 42, 23.5, 40, 23.5, 36), (23.5, 21), (15.2, 21), (15.2, 27.5), (5.8, 27.5),
                    (5.8, 21), (0, 21))),
        line("M28 37 L72 37"),
    ]
    men["B"] = [
        body(turned((21.5, 83), (19, 71, 9.5, 70, 8.2, 57))),
        *foot(26),
        body(circle(50, 13.8, 4.6)),
        body(turned((9, 53), (15, 47, 17, 42, 17, 37), (17, 29, 8, 22, 3.5, 17.6), (0, 17.6))),
        line("M61.5 25.5 L52.5 38"),
        body(band(14.5, 51, 56.5)),
    ]
    men["Q"] = [
        body(turned((23, 83), (20, 71, 11, 69, 9.5, 55))),
        *foot(28),
        *[body(circle(x, y, 4.2)) for x, y in ((22, 25), (36, 16.5), (50, 13.5), (64, 16.5), (78, 25))],
        body("M38.5 54C37 46 30 38 23 29.5L32.5 36.5L36.5 21L44 34.5L50 18L56 34.5L63.5 21L67.5 36.5L77 29.5"
             "C70 38 63 46 61.5 54Z"),
        body(band(15.5, 52, 57.5)),
    ]
    men["K"] = [
        body(turned((24, 83), (21, 71, 11.5, 69, 10, 55))),
        *foot(29),
        body("M46.6 26L46.6 20.2L40.6 20.2L40.6 13.4L46.6 13.4L46.6 7.5L53.4 7.5L53.4 13.4L59.4 13.4L59.4 20.2"
             "L53.4 20.2L53.4 26Z"),
        body(turned((10.5, 54), (12, 46, 17, 41, 19.5, 31.5), (16, 26, 8, 24, 0, 24))),
        line("M31.5 34C42 29.5 58 29.5 68.5 34"),
        body(band(15.5, 52, 57.5)),
    ]
    men["N"] = [
        body("M29.5 83C29.5 73 33.5 68 40 63C45 59 47.5 55.5 47 51C43 55.5 38.5 56.5 34.5 57.5"
             "C32 60 30 64.5 26 65C21.5 65.6 17.5 63 16.5 59C15.8 56 16.6 54 18.5 51C22 45.5 25.5 41 27.5 34.5"
             "C28.5 30 31.5 26 35 23.5C34.6 20 35 16 36.8 11.5C41 14 44 17.5 45.5 21C63 23 75 40 75 62"
             "C75 70 74 77 73 83Z"),
        line("M48.5 26.5C60 31 67.5 44 67.5 60C67.5 68 66.5 74 66 79"),
        line("M18.8 60.5C22 61 24.5 60 26.5 58"),
        spot(circle(22, 53.5, 1.5)),
        spot("M31.5 38.5C32 35 35.5 33.5 39 35C38.5 38 35 39.5 31.5 38.5Z"),
        *foot(28),
    ]
    return men


SHADES_STAUNTON = {
    "w": dict(outline="#2d2622", line="#2d2622", spot="#2d2622",
              stops=((0, "#fffefa"), (0.45, "#fbf5ea"), (1, "#cfc0a8"))),
    "b": dict(outline="#15110f", line="#cfc4b6", spot="#e6ddd0",
              stops=((0, "#7a706a"), (0.4, "#49413d"), (1, "#241f1d"))),
}


def svg(parts, shade, weight, line_weight):
    stops = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in shade["stops"])
    out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 100 100">',
           f'<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="0.25">{stops}</linearGradient></defs>',
           f'<g stroke-linejoin="round" stroke-linecap="round">']
    for p in parts:
        if p.kind == "body":
            out.append(f'<path d="{p.path}" fill="url(#f)" stroke="{shade["outline"]}" stroke-width="{weight}"/>')
        elif p.kind == "line":
            out.append(f'<path d="{p.path}" fill="none" stroke="{shade["line"]}" stroke-width="{line_weight}"/>')
        else:
            out.append(f'<path d="{p.path}" fill="{shade["spot"]}"/>')
    out.append("</g></svg>")
    return "\n".join(out) + "\n"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "resources/pieces")
    for name, men, shades, weight, line_weight in (("staunton", staunton(), SHADES_STAUNTON, 3, 2.4),):
        folder = root / name
        folder.mkdir(parents=True, exist_ok=True)
        for letter, parts in men.items():
            for colour in "wb":
                (folder / f"{colour}{letter}.svg").write_text(svg(parts, shades[colour], weight, line_weight))


if __name__ == "__main__":
    main()
