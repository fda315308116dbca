#!/usr/bin/env python3
"""How many real web pages are read exactly: title, ingredients and steps.

    Tests/Scores/pages.py [--binary FILE] [--pages FOLDER|ARCHIVE] [--without-markup] [--misses] [--differences]

The pages lie in FOLDER as SITE/NAME.testhtml, what they say beside them as SITE/NAME.json. Lines are compared as they
are; only runs of blanks count as one. With --without-markup the pages are read without their JSON-LD, microdata, RDFa
and microformats, as pages that never had any; then what counts is whether title and steps are the same by their
letters, and at least 80 % of the ingredient lines, no more than a fifth of what was read being anything else.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tarfile
import tempfile

MARKUP = re.compile(r"\s(?:itemprop|itemscope|itemtype|itemref|typeof|property|vocab)(?:=(?:\"[^\"]*\"|'[^']*'|[^\s>]*))?(?=[\s/>])", re.I)
RECIPE = re.compile(r"schema\.org/Recipe|data-vocabulary\.org/Recipe", re.I)


def blanks(text):
    return re.sub(r"\s+", " ", text).strip()


def kind(page):
    """Which markup of a recipe a page has, as far as a look tells."""
    kinds = []
    scripts = re.findall(r"<script[^>]*ld\+json[^>]*>(.*?)</script", page, re.S | re.I)
    if any(re.search(r"[\"'/]Recipe[\"']", script) for script in scripts):
        kinds.append("JSON-LD")
    rest = re.sub(r"<script.*?</script", "", page, flags=re.S | re.I)
    if re.search(r"itemtype=[\"']?[^\"'>]*/Recipe", rest, re.I):
        kinds.append("microdata")
    if re.search(r"typeof=[\"'][^\"']*\bRecipe", rest, re.I):
        kinds.append("RDFa")
    if re.search(r"class=[\"'][^\"']*(?<![\w-])(hrecipe|h-recipe)(?![\w-])", rest, re.I):
        kinds.append("microformat")
    return "+".join(kinds) or "none"


def bare(page):
    """The page without JSON-LD and without attributes that mark a recipe up; its other scripts stay."""
    page = re.sub(r"<script\b[^>]*ld\+json.*?</script\s*>", "", page, flags=re.S | re.I)
    page = MARKUP.sub("", page)
    return page.replace("hrecipe", "").replace("h-recipe", "")


def read(binary, files):
    """The first recipe of each file, by the file's path, and the seconds a core worked for it."""
    found = {}
    start = worked()
    # As many as fit in a command line, so that starting the program counts little.
    for first in range(0, len(files), 2000):
        command = [binary, "read", "--json", *map(str, files[first : first + 2000])]
        output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        for line in output.splitlines():
            recipe = json.loads(line)
            found.setdefault(recipe["source"], recipe)
    return found, worked() - start


def worked():
    """Seconds of processor time of what was run so far; other programs on the machine don't count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def letters(line):
    return re.sub(r"\W|_", "", line).lower()


def shared(asked, read_lines):
    """Which share of the asked lines were read, and which share of the read lines were asked."""
    same = sum((collections.Counter(asked) & collections.Counter(read_lines)).values())
    return same / len(asked) if asked else 1.0, same / len(read_lines) if read_lines else 0.0


def cut(groups):
    """How many lines each part of a list has."""
    return [len(group["ingredients"]) for group in groups]


def differences(name, wanted, got):
    print(f"  {name}: {len(wanted)} expected, {len(got)} read")
    place = 0
    while place < min(len(wanted), len(got)) and wanted[place] == got[place]:
        place += 1
    for line in wanted[place : place + 2]:
        print(f"    expected {line[:200]!r}")
    for line in got[place : place + 2]:
        print(f"    read     {line[:200]!r}")


def score(binary, folder, is_bare=False, misses=False, shows=False, out=print):
    """Prints the table and returns the shares of the pages with markup (or of all, if bare)."""
    files = sorted(pathlib.Path(folder).glob("*/*.testhtml"))
    if not files:
        sys.exit(f"There are no pages in {folder}; see Tests/Scores/README.md.")
    texts = {file: file.read_text(errors="replace") for file in files}
    kinds = {file: kind(text) for file, text in texts.items()}
    paths = {file: file for file in files}
    scratch = None
    if is_bare:
        scratch = tempfile.TemporaryDirectory()
        for number, file in enumerate(files):
            paths[file] = pathlib.Path(scratch.name) / f"{number}.html"
            paths[file].write_text(bare(texts[file]))
    found, seconds = read(binary, list(paths.values()))
    table, lines, parts = {}, [0, 0, 0], [0, 0]
    for file in files:
        wanted = json.loads(file.with_suffix(".json").read_text())
        got = found.get(str(paths[file]), {})
        pairs = {
            "title": ([blanks(wanted.get("title") or "")], [blanks(got.get("title") or "")]),
            "ingredients": (wanted.get("ingredients", []), got.get("ingredients") or []),
            "steps": (wanted.get("instructions_list", []), got.get("steps") or []),
        }
        pairs = {k: ([blanks(x) for x in a], [blanks(x) for x in b]) for k, (a, b) in pairs.items()}
        right = {k: a == b for k, (a, b) in pairs.items()}
        right["all"] = all(right.values())
        # The share of the lines of this list that were found; a list read too long costs as much.
        asked, read_lines = pairs["ingredients"]
        same = len([line for line in asked if line in read_lines])
        right["list"] = bool(asked) and same / max(len(asked), len(read_lines)) >= 0.8
        loose = {k: ([letters(x) for x in a], [letters(x) for x in b]) for k, (a, b) in pairs.items()}
        near = shared(*loose["ingredients"])
        right["near"] = loose["title"][0] == loose["title"][1] and near[0] >= 0.8 and near[1] >= 0.8
        right["recall"], right["precision"] = shared(*loose["steps"])
        groups = wanted.get("ingredient_groups") or []
        if len(groups) > 1:
            parts[1] += 1
            parts[0] += cut(groups) == cut(got.get("ingredientGroups") or [])
        lines[0] += same
        lines[1] += len(asked)
        lines[2] += round(near[0] * len(asked))
        for row in (kinds[file], "with markup" if kinds[file] != "none" else None, "all pages"):
            if row:
                table.setdefault(row, []).append(right)
        if not right["all"] and (misses or shows):
            wrong = [k for k in pairs if not right[k]]
            out(f"{file.parent.name}/{file.stem} [{kinds[file]}]: {', '.join(wrong)} {got.get('error', '')}")
            if shows:
                for name in wrong:
                    differences(name, *pairs[name])
    if scratch:
        scratch.cleanup()
    columns = {"title": "title", "ingredients": "ingred.", "steps": "steps", "all": "all", "list": "list≥80%",
               "near": "usable", "recall": "st.rec.", "precision": "st.prec."}
    out(f"{'':20}{'pages':>7}" + "".join(f"{name:>10}" for name in columns.values()))
    order = sorted(table, key=lambda row: (row in ("with markup", "all pages"), row))
    for row in order:
        rights = table[row]
        shares = [sum(r[k] for r in rights) / len(rights) for k in columns]
        out(f"{row:20}{len(rights):>7}" + "".join(f"{share:>10.1%}" for share in shares))
    out(f"{lines[0]} of {lines[1]} ingredient lines, {lines[2]} by their letters; {len(files) / seconds:.0f} pages a second, {seconds:.2f} s")
    out(f"{parts[0]} of {parts[1]} lists of several parts are divided as their pages divide them")
    return table


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=".build/release/hands-off")
    parser.add_argument("--pages", default="../shared/recipes/web-pages.tar.xz", help="a folder, or an archive of it")
    parser.add_argument("--without-markup", action="store_true", help="take the markup away first")
    parser.add_argument("--misses", action="store_true", help="name the pages that were read wrongly")
    parser.add_argument("--differences", action="store_true", help="and show where they differ")
    chosen = parser.parse_args(arguments)
    if os.path.isdir(chosen.pages):
        score(chosen.binary, chosen.pages, chosen.without_markup, chosen.misses, chosen.differences)
        return
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(chosen.pages) as archive:
            archive.extractall(folder, filter="data")
        score(chosen.binary, folder, chosen.without_markup, chosen.misses, chosen.differences)


if __name__ == "__main__":
    main()
