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
    """One shape. `turned`, `ball` and `carved` are filled and outlined, `line` is an inner line, `spot` a detail,
    `shade` the dark side of the part before it, `seam` a line that only a set without visible outlines needs."""

    def __init__(self, kind, path):
        self.kind, self.path = kind, path


def part(kind):
    return lambda path: Part(kind, path)


turn, ball, carve, line, spot, shade = map(part, ("turned", "ball", "carved", "line", "spot", "shade"))


# ---------------------------------------------------------------------------------------------- Staunton

def plinth(half_width):
    """The foot, shared by all, so that a row of men stands on one line."""
    w = half_width
    return [turn(turned((w - 2.4, 91), (w - 0.8, 91, w, 90.2, w, 88.6), (w, 86.4),
                        (w, 84.2, w - 1.2, 82.6, w - 3.4, 82.6)))]


def skirt(foot, waist, top):
    """The body between plinth and collar: a bell at the bottom, then a long hollow."""
    return [turn(turned((foot, 84), (foot, 79.5, foot - 2.2, 77.6, foot - 4.4, 76),
                        (foot * 0.52, 70, waist + 1.2, 65, waist, top)))]


def collar(half_width, top):
    """A wide ring on a narrow one."""
    return [turn(band(half_width - 3.6, top + 3.8, top + 8.4)), turn(band(half_width, top, top + 5.2))]


def staunton():
    men = {}
    men["P"] = [
        *skirt(20.5, 7, 52),
        *plinth(24),
        ball(circle(50, 37, 13.4)),
        turn(band(13.6, 49, 54.4)),
    ]
    men["R"] = [
        turn(turned((23.5, 84), (23.5, 79.5, 21.5, 77.6, 19.6, 76), (16.6, 66, 15.8, 56, 15.6, 44))),
        *plinth(28),
        turn(turned((16.6, 46.6), (18.6, 43.6, 23.6, 42, 23.6, 38.4), (23.6, 20.6), (14.6, 20.6), (14.6, 27.4),
                    (5.4, 27.4), (5.4, 20.6), (0, 20.6))),
        line("M27.6 36.4C40 38.2 60 38.2 72.4 36.4"),
    ]
    men["B"] = [
        *skirt(23, 8, 56),
        *plinth(26.5),
        ball(circle(50, 13.6, 4.5)),
        turn(turned((8.6, 53), (14.6, 48, 17.4, 43, 17.4, 37), (17.4, 29.4, 9, 22.6, 3.6, 17.4), (0, 17.4))),
        line("M61.4 27.8L53.4 38.6"),
        *collar(14.6, 50.4),
    ]
    men["Q"] = [
        *skirt(25, 9, 58),
        *plinth(28.5),
        *[ball(circle(x, y, 4)) for x, y in ((20.4, 24), (34.4, 15.4), (50, 12.4), (65.6, 15.4), (79.6, 24))],
        turn("M37.4 55C35.6 46.4 29.6 37.6 22 28.4L34.6 37.6L35.6 20L43.8 34.6L50 17L56.2 34.6L64.4 20L65.4 37.6"
             "L78 28.4C70.4 37.6 64.4 46.4 62.6 55Z"),
        line("M34.8 46.6C44 43.8 56 43.8 65.2 46.6"),
        *collar(15.6, 52.4),
    ]
    men["K"] = [
        *skirt(25.5, 9.5, 58),
        *plinth(29),
        turn("M46.9 27C47.4 24 47.2 21.4 46 19.2C43.8 20.2 41.4 20.4 38.6 19.8L38.6 11.4C41.4 10.8 43.8 11 46 12"
             "C47 9.8 47 7.2 46 4.8L54 4.8C53 7.2 53 9.8 54 12C56.2 11 58.6 10.8 61.4 11.4L61.4 19.8"
             "C58.6 20.4 56.2 20.2 54 19.2C52.8 21.4 52.6 24 53.1 27Z"),
        turn(turned((11.4, 55), (12.6, 47.4, 18, 43, 20.6, 33), (17, 27.4, 9, 24.8, 0, 24.8))),
        line("M30.8 35.6C41 30.4 59 30.4 69.2 35.6"),
        *collar(15.6, 52.4),
    ]
    men["N"] = [
        carve("M31 80C29.4 73 32 68.4 37.6 64.2C43.8 59.6 49 57 49.4 50.6C45.4 55 41 55.8 36.6 56.6"
              "C33.8 57.2 32.6 59.6 31 62.2C29.4 65 26.4 66.2 23.8 65.4C22 64.8 21 63.8 20.6 62.6"
              "C17 61.6 15 58.6 15.8 55.2C16.6 52 18.8 49.6 20.8 46.6C23.8 42 26 37.4 27.6 33"
              "C28.6 30.2 30.4 27.8 33 25.8C32.8 21 34.6 16 38.4 10C41.8 13.2 44.2 16.4 45.2 20"
              "C53 19.2 60.6 23 65.4 31.4L62.6 31C68.6 35 73 42 74.4 50.4L71.6 48.8C75.8 55 77.2 62 76.8 69"
              "C76.6 73 76 77 75.4 80Z"),
        shade("M49.4 50.6C49 57 43.8 59.6 37.6 64.2C32 68.4 29.4 73 31 80L41 80"
              "C41 72 47 67 51.4 61.4C54.4 57.6 53.4 52.4 49.4 50.6Z"),
        line("M47.4 27C53.6 29 58 33.6 59.6 40.2"),
        line("M61 37C64.6 41.4 66.2 47 66 53.4"),
        line("M67.4 52C68.6 58 68.2 64.4 66.4 71"),
        line("M20.6 62.4C23.4 62.6 25.8 61.4 27.4 59.2"),
        line("M38.2 17.4C37.6 20 37.8 22 38.6 24"),
        spot("M19 56.2C19 53.6 21.4 52.4 23 53.4C23 54.8 21.8 54.8 21.2 56.2C20.6 57.6 19.2 57.6 19 56.2Z"),
        spot("M30.6 37.6C31.4 34 35 31.8 39.4 33.6C40 36.6 37.6 38.8 34.6 38.4C33 38.2 31.6 38.4 30.6 37.6Z"),
        *[turn(band(24.6, 76.4, 84, 2.6))],
        *plinth(28),
    ]
    return men


STAUNTON = {
    "w": dict(outline="#2b2420", line="#2b2420", spot="#2b2420", shade="#8a7450",
              turned=((0, "#f1e8d8"), (0.28, "#fffefb"), (0.6, "#f5ecdd"), (1, "#c9b798")),
              ball=((0, "#ffffff"), (0.55, "#f8f1e4"), (1, "#cdbc9e"))),
    "b": dict(outline="#14100e", line="#b9aea1", spot="#ece3d6", shade="#000000",
              turned=((0, "#453d38"), (0.26, "#857a72"), (0.55, "#4a423d"), (1, "#1f1a18")),
              ball=((0, "#958a81"), (0.5, "#544b45"), (1, "#1f1a18"))),
}


FILLED = ("turned", "ball", "carved")


def paint(look, kind):
    """The filling of a part: flat when its gradient has one colour, else the gradient."""
    colours = {c for _, c in look["ball" if kind == "ball" else "turned"]}
    return colours.pop() if len(colours) == 1 else f"url(#{kind})"


def gradients(look):
    def stops(name):
        return "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in look[name])

    if len({c for _, c in look["turned"]}) == 1:
        return []
    return ["<defs>",
            f'<linearGradient id="turned" x1="0" y1="0" x2="1" y2="0">{stops("turned")}</linearGradient>',
            f'<linearGradient id="carved" x1="0" y1="0.1" x2="1" y2="0.6">{stops("turned")}</linearGradient>',
            f'<radialGradient id="ball" cx="0.5" cy="0.5" r="0.62" fx="0.32" fy="0.3">{stops("ball")}</radialGradient>',
            "</defs>"]


def drawn(path, fill, stroke=None, width=0):
    edge = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<path d="{path}" fill="{fill}"{edge}/>'


def svg(parts, look, weight, line_weight):
    out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 100 100">',
           *gradients(look), '<g stroke-linejoin="round" stroke-linecap="round">']
    if "halo" in look:
        out += [drawn(p.path, look["halo"], look["halo"], weight + 3.6) for p in parts if p.kind in FILLED]
    for i, p in enumerate(parts):
        if p.kind in FILLED:
            # A shade lies between the filling and the outline of the part before it.
            shades = [q for q in parts[i + 1:i + 2] if q.kind == "shade"]
            if not shades:
                out.append(drawn(p.path, paint(look, p.kind), look["outline"], weight))
                continue
            out.append(drawn(p.path, paint(look, p.kind)))
            opacity = look.get("shade_opacity", "0.3")
            out += [f'<path d="{q.path}" fill="{look["shade"]}" fill-opacity="{opacity}"/>' for q in shades]
            out.append(drawn(p.path, "none", look["outline"], weight))
        elif p.kind == "line" or (p.kind == "seam" and "halo" in look):
            out.append(drawn(p.path, "none", look["line"], line_weight))
        elif p.kind == "spot":
            out.append(drawn(p.path, look["spot"]))
    out.append("</g></svg>")
    return "\n".join(out) + "\n"


# ---------------------------------------------------------------------------------------------- Modern

def lit(*profile):
    """A flat turned part: one tone, its right half in a second one."""
    whole = turned(*profile)
    half = [f"M{point(CENTRE, profile[0][1])}L{point(CENTRE + profile[0][0], profile[0][1])}"]
    for seg in profile[1:]:
        pairs = [(seg[i], seg[i + 1]) for i in range(0, len(seg), 2)]
        half.append(("L" if len(pairs) == 1 else "C") + " ".join(point(CENTRE + x, y) for x, y in pairs))
    half.append(f"L{point(CENTRE, profile[-1][-1])}Z")
    return [turn(whole), shade("".join(half))]


def lit_circle(x, y, r):
    k = r * 0.5523
    half = (f"M{point(x, y - r)}C{point(x + k, y - r)} {point(x + r, y - k)} {point(x + r, y)}"
            f"C{point(x + r, y + k)} {point(x + k, y + r)} {point(x, y + r)}Z")
    return [turn(circle(x, y, r)), shade(half)]


def slab(half_width, top, bottom, radius=2.4):
    r, k = radius, radius * 0.45
    w = half_width
    return lit((w - r, bottom), (w - k, bottom, w, bottom - k, w, bottom - r), (w, top + r),
               (w, top + k, w - k, top, w - r, top))


def modern():
    men = {}
    men["P"] = [
        *lit((17, 82), (12, 70, 9.5, 58, 9, 46)),
        *slab(22.5, 80, 91),
        *lit_circle(50, 36, 14.6),
    ]
    men["R"] = [
        *lit((19.5, 82), (16, 44)),
        *slab(26, 80, 91),
        *lit((17, 47), (23, 40), (23, 20), (14, 20), (14, 28), (5, 28), (5, 20), (0, 20)),
    ]
    men["B"] = [
        *lit((18, 82), (12, 73, 10, 67, 9.4, 58)),
        *slab(25, 80, 91),
        *lit((10, 60), (19, 52, 19.6, 42, 16, 34), (12.6, 26.6, 5, 20, 0, 10.6)),
        line("M59.4 31L51.4 43.4"),
        *slab(15.4, 57.4, 64.2),
    ]
    men["Q"] = [
        *lit((21, 82), (15, 71, 13, 64, 12.4, 54)),
        *slab(27.5, 80, 91),
        turn("M36.6 59L19.6 26.6L34.6 39L36 18L44.8 34.4L50 14L55.2 34.4L64 18L65.4 39L80.4 26.6L63.4 59Z"),
        shade("M50 59L50 14L55.2 34.4L64 18L65.4 39L80.4 26.6L63.4 59Z"),
        *[p for x, y in ((19.4, 25), (36, 16.6), (50, 12.6), (64, 16.6), (80.6, 25)) for p in lit_circle(x, y, 4.2)],
        *slab(17, 56.4, 63.2),
    ]
    men["K"] = [
        *lit((21.5, 82), (15.6, 71, 13.4, 64, 12.8, 54)),
        *slab(28, 80, 91),
        *lit((3.7, 30), (3.7, 20.4), (10.4, 20.4), (10.4, 13), (3.7, 13), (3.7, 6.4), (0, 6.4)),
        *lit((13.6, 59), (22.6, 35), (21, 29.4, 12, 26.6, 0, 26.6)),
        *slab(17, 56.4, 63.2),
    ]
    men["N"] = [
        carve("M31.5 82C31.5 71 38 66.6 44 62C47.6 59.2 49.6 57 50 53.6C45 57 39.6 57.4 35.4 58.6L28.4 65.8"
              "C27 67.2 25.2 67.4 23.6 66.4L17.6 62.6C15.8 61.4 15.4 59.4 16.2 57.6L27.6 32.6"
              "C28.8 30 30.2 27.8 32.2 25.8L36.8 10.6L45.4 20C64.6 21.4 76.6 38 75.6 60C75.2 68 73.6 76 72.4 82Z"),
        shade("M45.4 20C64.6 21.4 76.6 38 75.6 60C75.2 68 73.6 76 72.4 82L57.6 82C66 60 62 38 45.4 20Z"),
        spot(circle(36.6, 37, 2.7)),
        line("M20.8 57.8L22.4 55.4"),
        *slab(26.5, 80, 91),
    ]
    return men


MODERN = {
    "w": dict(outline="#3b4047", line="#3b4047", spot="#3b4047", shade="#c9ced6", shade_opacity="1",
              turned=((0, "#fbfcfd"), (1, "#fbfcfd")), ball=((0, "#fbfcfd"), (1, "#fbfcfd"))),
    "b": dict(outline="#16191d", line="#e3e7ec", spot="#e3e7ec", shade="#2b3036", shade_opacity="1",
              turned=((0, "#4b525b"), (1, "#4b525b")), ball=((0, "#4b525b"), (1, "#4b525b"))),
}


# ---------------------------------------------------------------------------------------------- High contrast

def contrast():
    """Few, large forms under a heavy outline."""
    men = {}

    def base(w):
        return turn(band(w, 79, 91.5, 3))

    def seam(w):
        return Part("seam", f"M{point(CENTRE - w, 78.6)}L{point(CENTRE + w, 78.6)}")

    men["P"] = [turn(turned((18, 81), (11, 72, 9, 62, 8.6, 50))), base(23.5), seam(16), ball(circle(50, 36.6, 15))]
    men["R"] = [
        turn(turned((19.6, 81), (16.4, 44))), base(27), seam(18),
        turn(turned((18, 48), (24, 41), (24, 18.6), (14.4, 18.6), (14.4, 27.6), (5.4, 27.6), (5.4, 18.6), (0, 18.6))),
        line("M32 44.6L68 44.6"),
    ]
    men["B"] = [
        turn(turned((19, 81), (12, 73, 9.6, 67, 9, 56))), base(26), seam(17.5),
        ball(circle(50, 13.4, 5)),
        turn(turned((10, 57), (18.6, 50, 19, 44, 18.6, 38), (17.6, 30, 9, 23, 3.6, 17.6), (0, 17.6))),
        line("M50 32L50 47"), line("M43 39.4L57 39.4"),
        turn(band(16, 54.6, 62.4)),
    ]
    men["Q"] = [
        turn(turned((22, 81), (14.6, 72, 12.6, 66, 12, 56))), base(28.5), seam(20.5),
        *[ball(circle(x, y, 5)) for x, y in ((18.4, 25), (50, 13), (81.6, 25))],
        *[ball(circle(x, y, 5)) for x, y in ((33.6, 17), (66.4, 17))],
        turn("M36 59C33.6 50 27 39 19.6 29L34 39.6L34.4 21L43.4 36.4L50 17L56.6 36.4L65.6 21L66 39.6L80.4 29"
             "C73 39 66.4 50 64 59Z"),
        line("M36.4 48.6C44 46 56 46 63.6 48.6"),
        turn(band(17, 54.6, 62.4)),
    ]
    men["K"] = [
        turn(turned((22.5, 81), (15, 72, 13, 66, 12.4, 56))), base(29), seam(21),
        turn("M45.6 30L45.6 22.8L37.8 22.8L37.8 14.6L45.6 14.6L45.6 7L54.4 7L54.4 14.6"
             "L62.2 14.6L62.2 22.8L54.4 22.8L54.4 30Z"),
        turn(turned((13, 59), (14.6, 50, 20.6, 45, 23, 35.4), (18.4, 29.6, 9, 27.6, 0, 27.6))),
        line("M36.6 40.6L63.4 40.6"),
        turn(band(17, 54.6, 62.4)),
    ]
    men["N"] = [
        carve("M30.5 81C29.5 72 34.6 67 40 62.8C45.6 58.4 49.4 56.4 49.6 51C45.6 55.4 41 56.4 36.6 57.2"
              "C33.6 57.8 32.4 60.6 30.6 63.4C28.4 66.6 24.8 67.4 21.8 65.6C17 62.8 14 60.4 14.8 55.8"
              "C15.4 52.4 18.4 49.4 20.4 46.2C23.4 41.4 25.6 37 27 32.6C28 29.6 30 27 32.4 25"
              "C32.4 19.6 34 14.4 37.8 8.4C42 12 44.6 15.6 45.8 19.4C65 19.6 77.6 37 77.2 60C77 68 76 75 75 81Z"),
        line("M49.4 27.4C61.6 31.4 68.6 45 68.4 60C68.2 66 67.4 70.6 66.4 74"),
        spot(circle(35.6, 36.4, 3)),
        line("M19.4 58.4L21.8 55"),
        base(28.5), seam(19.5),
    ]
    return men


CONTRAST = {
    "w": dict(outline="#000000", line="#000000", spot="#000000",
              turned=((0, "#ffffff"), (1, "#ffffff")), ball=((0, "#ffffff"), (1, "#ffffff"))),
    "b": dict(outline="#000000", line="#ffffff", spot="#ffffff", halo="#ffffff",
              turned=((0, "#000000"), (1, "#000000")), ball=((0, "#000000"), (1, "#000000"))),
}


SETS = (("staunton", staunton, STAUNTON, 2.7, 2.2), ("modern", modern, MODERN, 2.6, 2.6),
        ("contrast", contrast, CONTRAST, 4, 3.6))


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "resources/pieces")
    for name, men, looks, weight, line_weight in SETS:
        folder = root / name
        folder.mkdir(parents=True, exist_ok=True)
        for letter, parts in men().items():
            for colour in "wb":
                (folder / f"{colour}{letter}.svg").write_text(svg(parts, looks[colour], weight, line_weight))


if __name__ == "__main__":
    main()
