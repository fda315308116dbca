#!/usr/bin/env python3
"""How well recipes are read from photographs of printed pages.

    paper.py --program .build/release/hands-off [--pages 12] [--seed 1] [--size 1920x1080] [--keep FOLDER]

Prints the starter recipes on paper (one column or two, with headings or without, five fonts, A4 or A5), photographs
them with a simulated camera (aslant, turned, blurred, shaded, grainy; a page may lie on its side), and compares what
`hands-off read` makes of them, word by word and line by line. Needs Pillow, numpy and the fonts that it names.
"""
import argparse, difflib, json, math, random, re, subprocess, sys, tempfile, time
from collections import Counter
from pathlib import Path

try:
    import numpy
    from PIL import Image, ImageDraw, ImageFilter, ImageFont
except ImportError:
    print("skipped: Pillow and numpy draw the pages (python3-pil, python3-numpy)")
    sys.exit()

STARTERS = Path(__file__).resolve().parents[2] / "Sources/HandsOff/Starter"
FONTS = {
    "DejaVu Serif": ("dejavu/DejaVuSerif.ttf", "dejavu/DejaVuSerif-Bold.ttf"),
    "DejaVu Sans": ("dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"),
    "Noto Sans": ("noto/NotoSans-Regular.ttf", "noto/NotoSans-Bold.ttf"),
    "Noto Serif": ("noto/NotoSerif-Regular.ttf", "noto/NotoSerif-Bold.ttf"),
    "Liberation Serif": ("liberation/LiberationSerif-Regular.ttf", "liberation/LiberationSerif-Bold.ttf"),
}
FRACTIONS = {1 / 2: "½", 1 / 4: "¼", 3 / 4: "¾", 1 / 3: "⅓", 2 / 3: "⅔"}
UNITS = {
    "en": {"piece": "", "clove": "cloves"},
    "de": {"tbsp": "EL", "tsp": "TL", "clove": "Zehen", "piece": "", "pinch": "Prise", "bunch": "Bund", "can": "Dose"},
}
HEADINGS = {"en": ("Ingredients", "Method"), "de": ("Zutaten", "Zubereitung")}


def number(value):
    whole, rest = int(value), value - int(value)
    sign = next((sign for part, sign in FRACTIONS.items() if abs(rest - part) < 0.01), None)
    return (str(whole) if whole else "") + sign if sign else f"{value:g}"


def line(ingredient, language):
    text, amount = "", ingredient.get("amount")
    if amount:
        unit = amount.get("unit") or ""
        text = number(amount["quantity"]) + ("–" + number(amount["upTo"]) if amount.get("upTo") else "")
        text = f"{text} {UNITS[language].get(unit, unit)}".strip() + " "
    return text + ingredient["name"] + (", " + ingredient["note"] if ingredient.get("note") else "")


def wrapped(draw, text, font, width):
    lines, current = [], ""
    for word in text.split():
        longer = f"{current} {word}".strip()
        if current and draw.textlength(longer, font=font) > width:
            lines.append(current)
            current = word
        else:
            current = longer
    return lines + [current]


def printed(recipe, language, chance):
    """A page, and what stands on it; nothing if it has no room there."""
    width, height, margin = 1654, 2339, 140
    size = int(30 * chance.choice([1, 1.38]))
    has_headings, has_columns, is_numbered = chance.random() < 0.75, chance.random() < 0.45, chance.random() < 0.5
    plain, bold = FONTS[chance.choice(sorted(FONTS))]
    fonts = [ImageFont.truetype(f"/usr/share/fonts/truetype/{name}", points)
             for name, points in ((plain, size), (bold, size), (bold, int(size * 1.9)))]
    page = Image.new("L", (width, height), 250)
    draw, leading = ImageDraw.Draw(page), int(size * 1.35)

    def put(texts, x, y, wide, font, shade, gap, set_in=0):
        for text in texts:
            for place, part in enumerate(wrapped(draw, text, font, wide)):
                draw.text((x + (set_in if place else 0), y), part, font=font, fill=shade)
                y += int(font.size * 1.35)
            y += gap
        return y

    ingredients = [line(one, language) for one in recipe["ingredients"]]
    steps = [step["text"] for step in recipe["steps"]]
    shown = [f"{place}. {text}" for place, text in enumerate(steps, 1)] if is_numbered else steps
    y = put([recipe["title"]], margin, margin, width - 2 * margin, fonts[2], 25, size // 2)
    y = put([recipe["summary"]], margin, y, width - 2 * margin, fonts[0], 40, size)
    left = int((width - 2 * margin) * 0.36) if has_columns else width - 2 * margin
    heads = [[heading] if has_headings else [] for heading in HEADINGS[language]]
    below = put(heads[0], margin, y, left, fonts[1], 25, leading // 3)
    below = put(ingredients, margin, below, left - 40, fonts[0], 35, leading // 8, size if chance.random() < 0.5 else 0)
    x, y = (margin + left + 30, y) if has_columns else (margin, below + leading)
    y = put(heads[1], x, y, width - margin - x, fonts[1], 25, leading // 3)
    y = put(shown, x, y, width - margin - x, fonts[0], 35, leading // 2)
    draw.text((width // 2, height - 70), str(chance.randint(10, 300)), font=fonts[0], fill=60)
    if max(y, below) > height - 80:
        return None, None
    return page, {"title": recipe["title"], "ingredients": ingredients, "steps": steps}


def projection(source, target):
    rows = []
    for (x, y), (u, v) in zip(target, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return numpy.linalg.solve(numpy.array(rows, float), numpy.array(source, float).reshape(8))


def photographed(page, size, chance):
    width, height = size
    if width > height and chance.random() < 0.5:
        page = page.transpose(Image.ROTATE_90)
    noise = numpy.random.RandomState(chance.randint(0, 9999))
    scale = min(width / page.width, height / page.height) * chance.uniform(0.9, 0.98)
    wide, high = page.width * scale, page.height * scale
    x = width / 2 + chance.uniform(-0.3, 0.3) * (width - wide)
    y = height / 2 + chance.uniform(-0.3, 0.3) * (height - high)
    slant, turn = 0.08 * chance.random(), math.radians(chance.uniform(-3, 3) * chance.random())
    corners = []
    for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        right = across * wide / 2 * (1 - slant * chance.random() * (1 if down < 0 else 0.3))
        low = down * high / 2 * (1 - slant * chance.uniform(0, 0.6))
        corners.append((2 * (x + right * math.cos(turn) - low * math.sin(turn)),
                        2 * (y + right * math.sin(turn) + low * math.cos(turn))))
    how = projection([(0, 0), (page.width, 0), (page.width, page.height), (0, page.height)], corners)
    table = numpy.full((2 * height, 2 * width), chance.randint(60, 150)) + noise.randn(2 * height, 2 * width) * 6
    seen = Image.fromarray(table.clip(0, 255).astype("uint8"))
    seen.paste(page.transform(seen.size, Image.PERSPECTIVE, how, Image.BICUBIC), (0, 0),
               Image.new("L", page.size, 255).transform(seen.size, Image.PERSPECTIVE, how))
    seen = seen.resize(size, Image.BOX).filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 0.8)))
    rows, columns = numpy.mgrid[0:height, 0:width]
    light = chance.uniform(0, 2 * math.pi)
    shade = (math.cos(light) * (columns / width - 0.5) + math.sin(light) * (rows / height - 0.5)) + 0.5
    values = numpy.asarray(seen, float) * (1 - 0.45 * chance.random() * shade)
    values += noise.randn(height, width) * chance.uniform(1, 5)
    return Image.fromarray(values.clip(0, 255).astype("uint8")).convert("RGB")


def plain(text):
    return re.sub(r"\s+", " ", text.replace("’", "'").replace("–", "-").replace("—", "-")).strip().lower()


def words(text):
    return re.findall(r"[\w½¼¾⅓⅔]+", plain(text))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", default=".build/release/hands-off")
    options.add_argument("--pages", type=int, default=12)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--size", default="1920x1080")
    options.add_argument("--keep", type=Path, help="keeps the photographs there")
    options = options.parse_args()
    chance, size = random.Random(options.seed), tuple(map(int, options.size.split("x")))
    files = {"en": sorted(STARTERS.glob("*.json")), "de": sorted((STARTERS / "de").glob("*.json"))}
    seconds, sums, pages = 0, Counter(), 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        while pages < options.pages:
            language = chance.choice(["en", "en", "de"])
            file = chance.choice(files[language])
            recipe = json.load(open(STARTERS / file.name)) | json.load(open(file))
            page, wanted = printed(recipe, language, chance)
            if page is None:
                continue
            photograph = folder / f"page-{pages:03}.jpg"
            photographed(page, size, chance).save(photograph, quality=chance.randint(75, 92))
            pages += 1
            start = time.monotonic()
            answer = subprocess.run([options.program, "read", "--json", photograph], capture_output=True, text=True)
            seconds += time.monotonic() - start
            read = json.loads(answer.stdout.splitlines()[0])
            got = [text for group in read.get("ingredientGroups") or [] for text in group["ingredients"]]
            steps = read.get("steps") or []
            everything = " ".join([read.get("title") or "", read.get("description") or "", *got, *steps])
            here = Counter(words(" ".join([wanted["title"], *wanted["ingredients"], *wanted["steps"]])))
            sums["words"] += sum(here.values())
            sums["right words"] += sum((here & Counter(words(everything))).values())
            lines = Counter(map(plain, wanted["ingredients"]))
            sums["lines"] += sum(lines.values())
            sums["right lines"] += sum((lines & Counter(map(plain, got))).values())
            sums["steps"] += len(wanted["steps"])
            sums["right steps"] += sum(
                any(difflib.SequenceMatcher(None, plain(step), plain(other)).ratio() > 0.9 for other in steps)
                for step in wanted["steps"])
            sums["titles"] += plain(read.get("title") or "") == plain(wanted["title"])
    print(f"paper {options.size}: {sums['titles']} of {pages} titles, "
          + ", ".join(f"{100 * sums['right ' + kind] / sums[kind]:.1f} % of {kind}" for kind in ("words", "lines", "steps"))
          + f"; {seconds / pages:.1f} s a page")


main()
