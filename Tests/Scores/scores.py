#!/usr/bin/env python3
"""How much of what people wrote the app reads as they meant it. See README.md.

    scores.py ingredients|durations|steps|all [--data ../shared/recipes] [--binary .build/release/hands-off] [--quiet]

Each score is a function of SCORES: it gets the options and returns the figure. Python's standard library only.
"""

import argparse
import collections
import csv
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def read(options, what, lines):
    """What `hands-off read --WHAT` says of each line."""
    text = "\n".join(" ".join(line.split()) for line in lines) + "\n"
    run = subprocess.run(
        [options.binary, "read", "--" + what], input=text, capture_output=True, text=True, check=True)
    said = [json.loads(line) for line in run.stdout.splitlines()]
    if len(said) != len(lines):
        sys.exit(f"{len(lines)} lines went in and {len(said)} came out")
    return said


def miss(options, *words):
    if not options.quiet:
        print("  miss:", *words)


def report(name, good, of, aim):
    print(f"{name}: {good} of {of}, {good / of:.1%} (aim {aim})")
    return good / of


# Ingredient lines

SIZES = {"sm", "md", "lg", "small", "medium", "large", "thick", "thin", "generous", "heaping", "scant", "separate",
         "couple", "deli", "fist-sized", "inch-long"}
PACKS = {"can", "jar", "package", "box", "bag", "bottle", "packet", "tin", "piece", "strip", "knob"}


def number(word):
    """The labels write ½ as #1$2, 1½ as 1#1$2 and a range as 4-5, of which the first counts."""
    word = re.split(r"(?<=\d)[-–](?=[\d#])", word)[0]
    fraction = re.fullmatch(r"(\d*)#(\d+)\$(\d+)", word)
    if fraction:
        return int(fraction[1] or 0) + int(fraction[2]) / int(fraction[3])
    try:
        return float(word)
    except ValueError:
        return {"one": 1.0, "half": 0.5}.get(word)


def noun(units):
    """The unit of a label such as "lg clove" or, of a pack, "ounce can": without sizes."""
    plain = [unit for unit in units if unit not in SIZES]
    packs = [unit for unit in plain if unit in PACKS]
    return packs[0] if len(plain) > 1 and packs else plain[0] if plain else ""


def ingredients(options):
    with open(os.path.join(options.data, "ingredient_lines.csv"), newline="") as file:
        rows = list(csv.DictReader(file))
    strict = fair = 0
    for row, said in zip(rows, read(options, "ingredients", [row["input"] for row in rows])):
        numbers, units = row["quantity"].split(), row["unit"].lower().split()
        meant = number(numbers[0]) if numbers else None
        isNumber = meant == said["quantity"] or (
            meant is not None and said["quantity"] is not None and abs(meant - said["quantity"]) < 0.001)
        unit = (said["unit"] or "").lower()
        strict += isNumber and unit == (units[0] if units else "")
        # A unit that belongs to a later quantity ("2 peaches (about 1 cup)") is none of the first.
        isLater = not unit and len(numbers) > 1 and units
        if isNumber and (unit == noun(units) or isLater):
            fair += 1
        else:
            miss(options, row["input"], "→", said["quantity"], said["unit"], "meant", row["quantity"], row["unit"])
    report("ingredient lines, the label's very first words", strict, len(rows), "–")
    return report("ingredient lines, first quantity and its unit", fair, len(rows), "96%")


# Durations

def durations(options):
    with open(os.path.join(options.data, "durations", "cooklang_timers.jsonl")) as file:
        steps = [json.loads(line) for line in file]
    meant = found = invented = exact = 0
    for step, said in zip(steps, read(options, "durations", [step["text"] for step in steps])):
        wanted, got = [timer["min_s"] for timer in step["timers"]], said["seconds"]
        both = sum((collections.Counter(wanted) & collections.Counter(got)).values())
        meant, found, invented = meant + len(wanted), found + both, invented + len(got) - both
        if wanted == got:
            exact += 1
        else:
            miss(options, step["text"], "→", got, "meant", wanted)
    report("steps with all durations in order", exact, len(steps), "–")
    print(f"durations that nobody marked: {invented}")
    return report("durations, lower bounds", found, meant, "99%")


# What steps speak of


def foods(options, files):
    """What `hands-off read --steps` says of the recipes in files, by the file's name."""
    run = subprocess.run([options.binary, "read", "--json", *files], capture_output=True, text=True, check=False)
    said = subprocess.run([options.binary, "read", "--steps"], input=run.stdout, capture_output=True, text=True, check=True)
    return {os.path.basename(one["source"]): one for one in map(json.loads, said.stdout.splitlines())}


def steps(options):
    with open(os.path.join(HERE, "steps.tsv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(os.path.join(options.data, "web-pages.tar.xz")) as pages:
            wanted = {row["file"] for row in rows}
            paths = []
            for page in pages:
                if page.isfile() and os.path.basename(page.name) in wanted:
                    paths.append(os.path.join(folder, os.path.basename(page.name)))
                    with open(paths[-1], "wb") as copy:
                        copy.write(pages.extractfile(page).read())
        said = foods(options, paths)
    score = 1.0
    for kind in ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"]:
        both = spoken = meant = 0
        ours = [row for row in rows if row["set"] == kind]
        for row in ours:
            recipe = said[row["file"]]
            got = [recipe["names"][place] for place in recipe["steps"][int(row["step"]) - 1]]
            want = [name for name in row["foods"].split(" | ") if name]
            same = sum((collections.Counter(got) & collections.Counter(want)).values())
            both, spoken, meant = both + same, spoken + len(got), meant + len(want)
            if same != len(got) or same != len(want):
                miss(options, row["file"], row["step"], "→", got, "meant", want)
        print(f"what {len(ours)} steps of the {kind} set speak of:")
        score = min(score, report("  precision", both, spoken, "97%"), report("  recall", both, meant, "92%"))
    return score


SCORES = {"ingredients": ingredients, "durations": durations, "steps": steps}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("score", choices=[*SCORES, "all"])
    parser.add_argument("--data", default=os.path.join(ROOT, "..", "shared", "recipes"))
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build", "release", "hands-off"))
    parser.add_argument("--quiet", action="store_true", help="figures only")
    options = parser.parse_args()
    if not os.path.isdir(options.data):
        sys.exit(f"There is no data at {options.data}: name its folder with --data.")
    if not os.path.exists(options.binary):
        sys.exit(f"There is no program at {options.binary}: run make build first.")
    for name in SCORES if options.score == "all" else [options.score]:
        SCORES[name](options)


if __name__ == "__main__":
    main()
