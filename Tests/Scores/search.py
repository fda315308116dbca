#!/usr/bin/env python3
"""How often what a cook means is among the first five that a search finds.

    search.py --program .build/debug/hands-off --library starters=FILE [--library corpus=FILE] [--kept] [--misses]

Reads search.tsv beside it. Rows whose part is `kept` were not looked at while the search was made, and are
asked only with --kept.
"""

import argparse
import collections
import csv
import pathlib
import re
import subprocess

FIRST = 5


def rows(part):
    path = pathlib.Path(__file__).with_name("search.tsv")
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    return [row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE) if row["part"] == part]


def titles(program, library, queries):
    """The titles that each query finds, the best first."""
    answer = subprocess.run(
        [program, "find", "--library", library, "--limit", str(FIRST), "--lines"],
        input="".join(f"{query}\n" for query in queries), capture_output=True, text=True, check=True)
    found = collections.defaultdict(list)
    for line in answer.stdout.splitlines():
        number, _, title, *_ = line.split("\t")
        found[int(number)].append(title)
    return [found[number] for number in range(1, len(queries) + 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/hands-off")
    parser.add_argument("--library", action="append", required=True, metavar="NAME=FILE")
    parser.add_argument("--kept", action="store_true", help="ask the queries that were kept back")
    parser.add_argument("--misses", action="store_true", help="print what was found instead")
    options = parser.parse_args()
    part = "kept" if options.kept else "tune"
    for name, path in (library.split("=", 1) for library in options.library):
        asked = [row for row in rows(part) if row["library"] == name]
        right, count = collections.Counter(), collections.Counter()
        for row, found in zip(asked, titles(options.program, path, [row["query"] for row in asked])):
            hit = any(re.search(row["title"], title, re.IGNORECASE) for title in found)
            for kind in (row["class"], "all"):
                right[kind] += hit
                count[kind] += 1
            if options.misses and not hit:
                print(f"  missed {row['query']!r}: {found}")
        for kind in count:
            print(f"{name:9} {part} {kind:12} {right[kind]:3} of {count[kind]:3}  {right[kind] / count[kind]:6.1%}")


if __name__ == "__main__":
    main()
