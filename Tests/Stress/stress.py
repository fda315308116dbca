#!/usr/bin/python3
"""Shows how the detector holds under stress: hits and false alarms by kind of stress, and by recording.

    stress.py [--recordings FOLDER ...] [--kinds NAME ...] [--cache FOLDER] [--sweeps-only] [--verbose] -- COMMAND [ARG ...]

See README.md beside it.
"""

import argparse
import collections
import os
import shutil
import sys
import tempfile

import kinds
import recordings
from recordings import GROUPS


def cell(found, asked):
    return f"{found}/{asked}" if asked else ""


def rate(value):
    return "" if value is None else f"{value:.1f}"


def line(name, result):
    recall = result.recall()
    return (f"{name:<16}{cell(result.found['sweep'], result.asked['sweep']):>8}"
            f"{'' if recall is None else f'{recall:.0%}':>6}{cell(result.found['slow'], result.asked['slow']):>7}"
            f"{cell(result.found['flick'], result.asked['flick']):>7}{result.wrong:>6}{result.extra:>6}"
            f"{'' if result.delay is None else f'{result.delay:.2f}':>7}"
            + "".join(f"{rate(result.alarms_an_hour(group)):>10}" for group in GROUPS))


HEAD = (f"{'kind':<16}{'sweeps':>8}{'':>6}{'slow':>7}{'flick':>7}{'wrong':>6}{'extra':>6}{'delay':>7}"
        + "".join(f"{group:>10}" for group in GROUPS))


def interval(found, asked):
    """Wilson's interval of 95 % for a share."""
    if not asked:
        return 0, 1
    z, share = 1.96, found / asked
    middle = (share + z * z / (2 * asked)) / (1 + z * z / asked)
    half = z * ((share * (1 - share) + z * z / (4 * asked)) / asked) ** 0.5 / (1 + z * z / asked)
    return max(0, middle - half), min(1, middle + half)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--recordings", nargs="+", required=True, metavar="FOLDER")
    parser.add_argument("--kinds", nargs="+", default=list(kinds.KINDS), choices=list(kinds.KINDS), metavar="NAME")
    parser.add_argument("--cache", default=os.path.join(tempfile.gettempdir(), "gesture-stress"), metavar="FOLDER")
    parser.add_argument("--sweeps-only", action="store_true", help="leave out recordings in which nobody sweeps")
    parser.add_argument("--verbose", action="store_true", help="tell of each miss and each false alarm")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    if not (shutil.which("ffmpeg") and shutil.which("ffprobe")):
        sys.exit("ffmpeg is missing: apt-get install ffmpeg")
    clips = recordings.read(options.recordings)
    if options.sweeps_only:
        clips = [clip for clip in clips if clip.events]
    print(HEAD)
    everything, by_clip, found = [], collections.defaultdict(list), {}
    for name, made in kinds.make_all(clips, options.kinds, options.cache):
        found.update(recordings.detect(options.command, made))
        result = recordings.score(made, found)
        print(line(name, result), flush=True)
        if options.verbose:
            for clip, missed, alarms in result.misses:
                print("   ", clip.name, *(["missed", missed] if missed else []), *(["false", alarms] if alarms else []))
        everything += made
        for clip in made:
            by_clip[clip.name].append(clip)
    total = recordings.score(everything, found)
    print(line("together", total))
    low, high = interval(total.found["sweep"], total.asked["sweep"])
    sweeps = sum(quality == "sweep" for clip in clips for *_, quality in clip.events)
    print(f"\nOf {sweeps} sweeps. As if all were independent, which they are not: {low:.0%} to {high:.0%}.")
    print(f"\nBy recording, all kinds together\n{HEAD.replace('kind', 'clip', 1)}")
    for name, made in sorted(by_clip.items()):
        result = recordings.score(made, found)
        if made[0].events or any(result.alarms.values()):
            print(line(name[:-4][:15], result))


if __name__ == "__main__":
    main()
