#!/usr/bin/env python3
"""How well files of other formats are read, over the open sets beside the checkout.

    Tests/Scores/formats.py [--program hands-off] [--shared folder] [--verbose]

Prints a line a set: "cooklang 60/60". What is expected is told from the files themselves, by code that
shares nothing with the program.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def run(program, kind, files):
    """The program's reading of each file: {path: (value or None, why refused)}."""
    found = {}
    for start in range(0, len(files), 200):
        out = subprocess.run([*program, kind, *files[start:start + 200]], capture_output=True, text=True, check=False)
        for line in out.stdout.splitlines():
            one = json.loads(line)
            found[one["source"]] = (one.get("value"), one.get("refused"))
    return found


# --- Cooklang -------------------------------------------------------------------------------------------------

def scalar(text):
    """A value of the tests: a number, or a text with or without quotation marks."""
    text = text.strip()
    if text == "{}":
        return {}
    if text == "[]":
        return []
    if text[:1] == '"':
        return json.loads(text)
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return float(text) if re.fullmatch(r"-?\d+\.\d+", text) else text


def yaml_tests(path):
    """The canonical tests, which use so little of YAML that it is read here: {name: (source, result)}."""
    tests, name, place = {}, None, ""
    with open(path, encoding="utf-8") as file:
        for line in file.read().split("\n"):
            depth, text = len(line) - len(line.lstrip(" ")), line.strip(" ")
            if place == "source" and (depth >= 6 or not text):
                tests[name][0].append(line[6:])
            elif not text or text.startswith("#"):
                continue
            elif depth == 2:
                name = text[:-1]
                tests[name] = ([], {"steps": [], "metadata": {}})
            elif depth == 4 or depth == 6:
                place = text.split(":")[0]
                if ":" in text and text.split(":", 1)[1].strip() not in ("", "|") and depth == 6:
                    tests[name][1][place] = scalar(text.split(":", 1)[1])
            elif place == "steps" and text == "-":
                tests[name][1]["steps"].append([])
            elif place == "steps":
                if text.startswith("- "):
                    tests[name][1]["steps"][-1].append({})
                    text = text[2:]
                key, value = text.split(":", 1)
                tests[name][1]["steps"][-1][-1][key.strip()] = scalar(value)
            elif place == "metadata":
                key, value = text.split(":", 1)
                tests[name][1]["metadata"][scalar(key)] = value.strip()
    return {name: ("\n".join(source).rstrip("\n") + "\n", result) for name, (source, result) in tests.items()}


def same(want, have):
    """Whether the program's value says all that the test names, and numbers are numbers."""
    if isinstance(want, dict):
        return isinstance(have, dict) and all(key in have and same(value, have[key]) for key, value in want.items())
    if isinstance(want, list):
        return isinstance(have, list) and len(want) == len(have) and all(map(same, want, have))
    if isinstance(want, (int, float)) and not isinstance(want, bool):
        return isinstance(have, (int, float)) and abs(want - have) < 1e-9
    return want == have


def cooklang(program, shared, verbose):
    tests = yaml_tests(os.path.join(shared, "cooklang-spec/tests/canonical.yaml"))
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for name, (source, _) in tests.items():
            paths[name] = os.path.join(folder, name + ".cook")
            with open(paths[name], "w", encoding="utf-8") as file:
                file.write(source)
        found = run(program, "cooklang", list(paths.values()))
    good = 0
    for name, (_, want) in tests.items():
        value = found.get(paths[name], (None, ""))[0]
        meta = value is not None and {k: str(v) for k, v in want["metadata"].items()} == value["metadata"]
        if value is not None and meta and same(want["steps"], value["steps"]):
            good += 1
        elif verbose:
            print("  cooklang", name, "wanted", want, "got", value)
    return good, len(tests)


# --- RecipeMD -------------------------------------------------------------------------------------------------

def recipemd(program, shared, verbose):
    files = sorted(glob.glob(os.path.join(shared, "recipemd/testcases/cases/*.md")))
    found = run(program, "recipemd", files)
    good = 0
    for path in files:
        value, _ = found.get(path, (None, None))
        if path.endswith(".invalid.md"):
            fits, want = value is None, "a refusal"
        else:
            with open(path[:-3] + ".json", encoding="utf-8") as file:
                want = json.load(file)
            fits = value == want
        good += fits
        if not fits and verbose:
            print("  recipemd", os.path.basename(path), "\n   wanted", want, "\n   got", value)
    return good, len(files)


# --- based.cooking --------------------------------------------------------------------------------------------

MARK = re.compile(r"^(\s*)([-*+]|\d+[.)])\s+(\S.*)?$")


def plain(text):
    """A line of Markdown as it is read, near enough to compare words."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.findall(r"[^\W_]+", re.sub(r"<[^>]+>", "", text).lower())


def sections(body):
    """The lines under each heading of the second level, by its words; "" before the first."""
    parts, name = {"": []}, ""
    for line in body.splitlines():
        heading = re.match(r"^##\s+(.*?)\s*#*$", line)
        if heading:
            name = heading.group(1).strip().lower()
            parts[name] = []
        else:
            parts[name].append(line)
    return parts


def items(lines, nested):
    """Texts of the lists' items, those in other items too if `nested`; and paragraphs besides."""
    found, paragraphs, indent, gap, base = [], [], None, True, 0
    for line in lines:
        mark = MARK.match(line)
        if not line.strip():
            gap = True
            continue
        if re.match(r"^#{3,}\s+notes?\s*$", line, re.I):
            break
        if re.match(r"^#{3,}\s", line):
            gap, indent = True, None
            continue
        depth = len(line.expandtabs(4)) - len(line.expandtabs(4).lstrip())
        if mark and mark.group(3):
            top = indent is None or depth < base + 2
            if top:
                indent, base = depth, depth
            if top or nested:
                found.append(mark.group(3))
            else:
                found[-1] += " " + mark.group(3)
        elif indent is not None and (not gap or depth >= base + 2):
            found[-1] += " " + line.strip()
        elif gap or not paragraphs:
            paragraphs.append(line.strip())
            indent = None
        else:
            paragraphs[-1] += " " + line.strip()
        gap = False
    return found, [text for text in paragraphs if plain(text)]


def expected(path):
    """Title, words of each ingredient, words of all steps and how many there are; None for a page that is no recipe."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    front, body = re.match(r"^---\n(.*?)\n---\n(.*)$", text, re.S).groups()
    title = re.search(r"^title:\s*(.*)$", front, re.M).group(1).strip()
    if title[0] in "\"'" and title[-1] == title[0]:
        title = title[1:-1]
    title = " ".join(title.split())
    parts = sections(body)
    if "ingredients" not in parts:
        return None
    lines, loose = items(parts["ingredients"], True)
    if not lines:
        lines = loose
    how = parts.get("directions") or next((v for k, v in parts.items() if k in ("preparation", "instructions", "method")), [])
    steps, paragraphs = items(how, False)
    # A line over others ("**For the sauce**", "Sauce:") names a part and is no step.
    paragraphs = [p for p in paragraphs if not re.match(r"^\*\*[^*]+\*\*:?$", p) and not (p.endswith(":") and len(p) < 62)]
    return title, [plain(line) for line in lines], len(steps) + len(paragraphs), [w for s in steps for w in plain(s)]


def based(program, shared, verbose):
    files = sorted(glob.glob(os.path.join(shared, "based.cooking/content/*.md")))
    found = run(program, "recipes", files)
    good = 0
    for path in files:
        want, (value, why) = expected(path), found.get(path, (None, "nothing"))
        if want is None:
            # The site's own front page: refused, or what it says is nothing to cook.
            fits = value is None
        elif value is None:
            fits = False
        else:
            have = value[0]
            words = " ".join(w for s in have["steps"] for w in plain(s))
            fits = (have["title"] == want[0]
                    and [plain(line) for line in have["ingredients"]] == want[1]
                    and len(have["steps"]) == want[2]
                    and all(word in words for word in want[3]))
        good += fits
        if not fits and verbose:
            print("  based", os.path.basename(path), why, "\n   wanted", want and want[:3],
                  "\n   got", value and (value[0]["title"], [plain(i) for i in value[0]["ingredients"]], len(value[0]["steps"])))
    return good, len(files)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    beside = os.path.join(HERE, "../../../shared/recipes")
    shared = os.environ.get("HANDS_OFF_SHARED")
    built = [os.path.join(HERE, "../../.build", kind, "hands-off") for kind in ("release", "debug")]
    parser.add_argument("--program", default=next((p for p in built if os.path.exists(p)), built[-1]))
    parser.add_argument("--shared", default=os.path.join(shared, "recipes") if shared else beside)
    parser.add_argument("--verbose", action="store_true", help="show what differs")
    options = parser.parse_args()
    # Any program that answers as `hands-off canon` does may stand in for it.
    program = [options.program] + ([] if os.path.basename(options.program) == "canon" else ["canon"])
    for name, score in (("cooklang", cooklang), ("recipemd", recipemd), ("based", based)):
        good, total = score(program, os.path.normpath(options.shared), options.verbose)
        print(f"{name} {good}/{total}")


if __name__ == "__main__":
    sys.exit(main())
