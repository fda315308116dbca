#!/usr/bin/python3
"""Fits the curves of Sources/Gestures/Tuning+Evidence.swift, and shows what the detector does with them: with those
fitted to everything, and with those fitted without the people, rooms and cameras that it is shown.

    fit.py [--recordings FOLDER ...] [--kinds NAME ...] [--cache FOLDER] [--build FOLDER] [--point SCORE] [--write]

See README.md beside it.
"""

import argparse
import collections
import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

try:
    import numpy as np
    import scipy  # noqa: F401
except ImportError:
    sys.exit("Python's numpy and scipy are missing: apt-get install python3-numpy python3-scipy")

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "Stress"))

import footage  # noqa: E402
import kinds  # noqa: E402
import model  # noqa: E402
import recordings  # noqa: E402
import stress  # noqa: E402

TUNING = PROJECT / "Sources/Gestures/Tuning+Evidence.swift"
MARKS = (0, 0.25, 0.5, 0.75, 1)
# Worths nearer than this to both neighbours' are left out of a curve.
FLAT = 0.015


def folds(takes):
    """A number for each source, so that sources of one number are left out together: each that has sweeps has its
    own, the others share."""
    sources = sorted({take.source for take in takes if take.clip})
    sweeping = [source for source in sources if any(take.events for take in takes if take.source == source)]
    others = [source for source in sources if source not in sweeping]
    return ({source: number for number, source in enumerate(sweeping)}
            | {source: number % len(sweeping) for number, source in enumerate(others)})


def saved(steps, point, folder, name):
    """A file with curves, as the program takes them."""
    path = os.path.join(folder, f"{name}.json")
    with open(path, "w") as file:
        json.dump({"bias": steps[-1] - point, "curves": model.curves(steps)}, file)
    return path


def detected(program, clips, table, sensitivity):
    return recordings.detect([program, "gestures", "--json", "--sensitivity", str(sensitivity), "--evidence", table],
                             clips)


def show(title, clips, judge):
    """Prints what is found by mark of sensitivity, and in the middle by kind of stress, by recording and by source."""
    print(f"\n{title}\n{stress.HEAD.replace('kind', 'mark', 1)}")
    middle = {}
    for mark in MARKS:
        found = judge(mark)
        if mark == 0.5:
            middle = found
        print(stress.line(f"{mark:g}", recordings.score(clips, found)), flush=True)
    for head, key in (("kind", lambda clip: clip.stress), ("source", lambda clip: clip.source)):
        print(f"\n{stress.HEAD.replace('kind', f'{head:<6}'.rstrip(), 1)}")
        groups = collections.defaultdict(list)
        for clip in clips:
            groups[key(clip)].append(clip)
        for name, some in groups.items():
            print(stress.line(name, recordings.score(some, middle)))
    print(f"\nRecordings with false alarms\n{stress.HEAD}")
    names = collections.defaultdict(list)
    for clip in clips:
        names[clip.name].append(clip)
    for name, some in sorted(names.items()):
        result = recordings.score(some, middle)
        if any(result.alarms.values()):
            print(stress.line(name[:-4][:15], result))


def swift(curve):
    """A curve's knots as Swift has them, without those amid flat parts."""
    worths, kept = [worth for _, worth in curve], []
    for at, (value, worth) in enumerate(curve):
        about = worths[max(at - 1, 0):at + 2]
        if max(about) - min(about) >= FLAT:
            kept.append(f"({value:g}, {worth:g})")
    # A measurement that turned out to be worth nothing keeps a flat curve.
    return ", ".join(kept) or f"({curve[0][0]:g}, 0)"


def write(curves, bias):
    """Puts the figures into Tuning+Evidence.swift, and nothing else; `make format` lays them out."""
    text = re.sub(r"(static let bias: Float = ).*", rf"\g<1>{bias:.2f}", TUNING.read_text())
    for name, curve in curves.items():
        text, count = re.subn(rf'(name: "{name}",.*?curve: \.init\(\s*)\(.*?\)(\)\s*\))', rf"\g<1>{swift(curve)}\g<2>",
                              text, count=1, flags=re.S)
        if not count:
            sys.exit(f"{TUNING} has no measurement “{name}”.")
    TUNING.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    shared = PROJECT.parent / "shared/gestures"
    parser.add_argument("--recordings", nargs="+", default=[shared, shared / "more"], metavar="FOLDER")
    parser.add_argument("--kinds", nargs="+", default=list(kinds.KINDS), choices=list(kinds.KINDS), metavar="NAME",
                        help="kinds of stress to fit to and to show")
    parser.add_argument("--cache", default=os.path.join(tempfile.gettempdir(), "gesture-stress"), metavar="FOLDER",
                        help="where the stressed recordings are, or will be made")
    parser.add_argument("--build", default=PROJECT / ".build/release", type=Path, metavar="FOLDER",
                        help="where hands-off and gesture-scenes are")
    parser.add_argument("--point", default=-0.72, type=float, metavar="SCORE",
                        help="the score that the detector is to have as its middle, 0: see README.md")
    parser.add_argument("--write", action="store_true", help="put the curves into Tuning+Evidence.swift")
    options = parser.parse_args()
    if not (shutil.which("ffmpeg") and shutil.which("ffprobe")):
        sys.exit("ffmpeg is missing: apt-get install ffmpeg")
    program = str(options.build / "hands-off")
    takes = footage.recordings(program, recordings.read(options.recordings), options.cache, options.kinds,
                               lambda kind: print(f"Measuring: {kind}", file=sys.stderr))
    print("Measuring: drawn scenes", file=sys.stderr)
    takes += footage.scenes(str(options.build / "gesture-scenes"), 1001, 1060)
    lesson = model.Lesson(takes)
    clips = [take.clip for take in takes if take.clip]
    with tempfile.TemporaryDirectory() as folder:
        fold = folds(takes)
        number = np.array([fold.get(take.source, -1) for take in takes])
        tables = [saved(lesson.fit(number != left), options.point, folder, str(left))
                  for left in range(max(number) + 1)]
        steps = lesson.fit(np.ones(len(takes), bool))
        everything = saved(steps, options.point, folder, "everything")

        def unseen(mark):
            found = {}
            for left, table in enumerate(tables):
                found.update(detected(program, [clip for clip in clips if fold[clip.source] == left], table, mark))
            return found

        show("Each source shown to curves fitted without it: the figures that count", clips, unseen)
        show("The same with curves fitted to everything", clips,
             lambda mark: detected(program, clips, everything, mark))
    curves, bias = model.curves(steps), steps[-1] - options.point
    print(f"\nFitted to everything\nstatic let bias: Float = {bias:.2f}")
    for name, curve in curves.items():
        print(f'.init(name: "{name}", … curve: .init(\n    {swift(curve)})),')
    if options.write:
        write(curves, bias)


if __name__ == "__main__":
    main()
