#!/usr/bin/python3
"""Fits the curves of Sources/Gestures/Tuning+Evidence.swift (or of those for sweeps up and down), and shows how well they do on people, rooms and
cameras that they were not fitted to.

    fit.py [--way across|up|down] [--clips FOLDER] [--cache FOLDER] [--threshold SCORE] [--build FOLDER]
           [--point SCORE] [--write]

See README.md beside it.
"""

import argparse
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

import footage
import model
from ways import WAYS

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
SOURCES = PROJECT / "Sources/Gestures"
THRESHOLDS = np.arange(-2, 1.51, 0.25)
# Seconds for which a recognised sweep keeps others away, as its own stretches go on scoring.
HOLD = 0.55
# Worths nearer than this to both neighbours' are left out of a curve.
FLAT = 0.015
GROUPS = ("everyday", "hands", "signing")


def best_of_frames(lesson, scores):
    """For each take a list of (time, hand, score) of its frames' best stretches."""
    found = [[] for _ in lesson.takes]
    time, hand = lesson.column("time"), lesson.column("hand")
    ends = np.append(lesson.frames[1:], len(scores))
    for first, end in zip(lesson.frames, ends):
        best = first + np.argmax(scores[first:end])
        found[lesson.take[best]].append((time[best], hand[best], scores[best]))
    return found


def recognised(frames, threshold, way):
    """The sweeps that count at a threshold, much as the detector has it, as (time, hand)."""
    sweeps, until = [], -np.inf
    names = {sign: hand for hand, sign in way.hands.items()}
    for time, sign, score in frames:
        if score < threshold:
            continue
        hand = names[sign]
        if time >= until:
            sweeps.append((float(time), hand))
            until = time + HOLD
        elif hand == sweeps[-1][1]:
            until = max(until, time + HOLD)
    return sweeps


def figures(score, recordings, threshold, way):
    """What score.py says of takes with their frames, as a line for a table."""
    clips = [take.clip for take, _ in recordings]
    found = {os.path.abspath(take.clip["path"]): recognised(frames, threshold, way)
             for take, frames in recordings}
    result = score.score(clips, found, False)
    recall = [f"{'%d/%d' % tuple(result['recall'][kind]) if kind in result['recall'] else '':>9}"
              for kind in ("sweep", "slow", "flick")]
    false = [f"{result['false'].get(group, {}).get('per_hour', ''):>9}" for group in GROUPS]
    return (" ".join(recall) + f"{result['wrong']:>6}{result['extra']:>6} {result['delay'] or '':>7} "
            + " ".join(false))


def drawn(unseen, threshold, way):
    """How many of the sweeps in drawn scenes that were not fitted are found, as “found/all”."""
    found = [any(event[0] - 0.1 <= time <= event[1] + 0.5 for time, _ in recognised(frames, threshold, way))
             for take, frames in unseen for event in take.events]
    return f"{sum(found)}/{len(found)}" if found else ""


HEADS = f"{'sweeps':>9} {'slow':>9} {'flick':>9}{'wrong':>6}{'extra':>6} {'delay':>7} " + " ".join(
    f"{group:>9}" for group in GROUPS)


def show(score, recordings, unseen, threshold, way):
    """Prints recall against false alarms an hour by threshold, and by source at one threshold."""
    plain = [(take, frames) for take, frames in recordings if take.clip["variant"] == "plain"]
    for title, some in (("recordings and variants", recordings), ("recordings alone", plain)):
        print(f"\nEach source left out in turn, {title}; false alarms an hour\n{'threshold':<12}{HEADS}"
              + ("   drawn" if unseen else ""))
        for value in THRESHOLDS:
            print(f"{value:<12.2f}{figures(score, some, value, way)}   {drawn(unseen, value, way)}")
    print(f"\nBy source at {threshold:g}, with variants\n{'left out':<12}{HEADS}  clips  minutes")
    for source in sorted({take.source for take, _ in recordings}):
        own = [(take, frames) for take, frames in recordings if take.source == source]
        minutes = sum(take.clip["seconds"] for take, _ in own) / 60
        clips = sum(take.clip["variant"] == "plain" for take, _ in own)
        print(f"{source:<12}{figures(score, own, threshold, way)} {clips:>6} {minutes:>8.1f}")


def swift(curve):
    """A curve's knots as Swift has them, without those amid flat parts."""
    worths = [round(float(worth), 2) for _, worth in curve]
    kept = []
    for at, (value, _) in enumerate(curve):
        about = worths[max(at - 1, 0):at + 2]
        if max(about) - min(about) >= FLAT:
            kept.append(f"({value:g}, {worths[at]:g})")
    # A measurement that turned out to be worth nothing keeps a flat curve.
    return ", ".join(kept) or f"({curve[0][0]:g}, 0)"


def write(curves, bias, way):
    """Puts the figures into the way's Tuning file, and nothing else."""
    tuning = SOURCES / way.tuning
    text = re.sub(rf"(static let {way.bias}: Float = ).*", rf"\g<1>{bias:.2f}", tuning.read_text())
    for name, curve in curves.items():
        text, count = re.subn(rf'(name: "{name}",.*?curve: \.init\(\s*)\(.*?\)(\)\))', rf"\g<1>{curve}\g<2>",
                              text, count=1, flags=re.S)
        if not count:
            sys.exit(f"{tuning} has no measurement “{name}”.")
    tuning.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--way", default="across", choices=WAYS, help="which sweeps to fit")
    parser.add_argument("--clips", default=PROJECT.parent / "shared/gestures", type=Path, metavar="FOLDER",
                        help="recordings with their clips.tsv and score.py")
    parser.add_argument("--cache", default=Path(tempfile.gettempdir()) / "gesture-variants", type=Path,
                        metavar="FOLDER", help="where the variants of the recordings are, or will be made")
    parser.add_argument("--threshold", default=-0.25, type=float, metavar="SCORE",
                        help="for the table by source")
    parser.add_argument("--build", default=PROJECT / ".build/release", type=Path, metavar="FOLDER",
                        help="where hands-off and gesture-scenes are")
    parser.add_argument("--point", default=0, type=float, metavar="SCORE",
                        help="the threshold above that the detector is to have as its middle, 0")
    parser.add_argument("--write", action="store_true", help="put the curves into the Tuning file")
    options = parser.parse_args()
    if not (shutil.which("ffmpeg") and shutil.which("ffprobe")):
        sys.exit("ffmpeg is missing: apt-get install ffmpeg")
    way = WAYS[options.way]
    score = footage.scorer(options.clips)
    takes = footage.recordings(options.build / "hands-off", options.clips, score, options.cache, way)
    takes += footage.scenes(options.build / "gesture-scenes", way)
    lesson = model.Lesson(way, takes)
    evidence, scores = lesson.learn()
    judged = list(zip(takes, best_of_frames(lesson, scores)))
    recordings = [(take, best) for take, best in judged if take.clip]
    unseen = [(take, best) for take, best in judged if take.source == "unseen"]
    show(score, recordings, unseen, options.threshold, way)
    curves = {name: swift(curve) for name, curve in evidence.curves().items()}
    bias = evidence.steps[-1] - options.point
    print(f"\nFitted to everything, for {way.tuning}\nstatic let {way.bias}: Float = {bias:.2f}")
    for name, curve in curves.items():
        print(f'.init(name: "{name}", … curve: .init(\n    {curve})),')
    if options.write:
        write(curves, bias, way)


if __name__ == "__main__":
    main()
