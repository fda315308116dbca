"""What the detector measured in recordings and drawn scenes, and what really happens in them."""

import ast
import bisect
import json
import re
import subprocess
import sys
import types
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# A recording's source, from its name: people, rooms and cameras are shared within one, not across.
SOURCE = re.compile(r"asl_intel|hand_asu|hand_enko|talk_grid|person_lp|talk_lp|[a-z]+")
SAME_SOURCE = {"person_lp": "lp", "talk_lp": "lp"}
# Hands swept up and down in the recordings, as their clips.tsv tells of those across.
VERTICAL = Path(__file__).resolve().parent / "vertical.tsv"
# Nothing counts up or down for so many seconds after what is so clearly a sweep across, or has counted as one.
# How a hand comes down again in the seconds after it was swept up is not held against sweeps down.
ACROSS, AFTER_ACROSS, LOWERING, LOWERING_FROM_UP = -2.5, 0.4, 1.5, 2.6


@dataclass
class Take:
    """A recording, a variant of one, or a drawn scene.

    `events` are (start, end, hand, quality) in seconds; `pace` is how many times longer everything takes than
    in the plain recording; `rows` has the way's columns, in order of time. `clip` is score.py's, None for a scene.
    """

    source: str
    events: list
    pace: float
    clip: dict | None
    rows: np.ndarray


def scorer(folder):
    """The folder's score.py as a module; it would score as soon as it is imported, so without that call."""
    path = Path(folder) / "score.py"
    if not path.exists():
        sys.exit(f"There are no recordings in {folder}: score.py, clips.tsv and clips/ are missing.")
    tree = ast.parse(path.read_text())
    tree.body = [part for part in tree.body
                 if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Call))]
    module = types.ModuleType("score")
    module.__file__ = str(path)
    exec(compile(tree, path, "exec"), module.__dict__)
    return module


def recordings(program, folder, score, cache, way):
    """Takes of all clips of the folder and of their variants; the cache gets those that it hasn't got."""
    clips = score.read_clips(folder)
    clips += score.make_variants(clips, cache)
    if way.is_vertical:
        clips = [relabelled(clip, score, way) for clip in clips]
    rows = {}
    command = [program, "gestures", "--features", *(["--vertical"] if way.is_vertical else [])]
    for first in range(0, len(clips), 40):
        _, found = measured([*command, *[clip["path"] for clip in clips[first:first + 40]]], way)
        rows.update(found)
    takes = []
    for clip in clips:
        variant = clip["variant"]
        name = Path(clip["path"]).name.removeprefix(f"{variant}-")
        source = SOURCE.match(name)
        if source is None:
            sys.exit(f"{name} doesn't begin with the name of its source in small letters.")
        pace = 1 if variant == "plain" else score.VARIANTS[variant][1]
        takes.append(Take(SAME_SOURCE.get(source[0], source[0]), clip["events"], pace, clip,
                          rows.get(clip["path"], nothing(way))))
    return takes


def relabelled(clip, score, way):
    """The clip with what is swept this way in it as its events."""
    labels = dict(line.split("\t") for line in VERTICAL.read_text().splitlines()[1:])
    told = labels.get(Path(clip["path"]).name.removeprefix(f"{clip['variant']}-"), "")
    # A variant has the plain recording's frames, at the rate that its pace makes.
    rate = score.probe(clip["path"])[0] if told else 1
    events = [(int(first) / rate, (int(last) + 1) / rate, hand, quality)
              for first, last, hand, quality in re.findall(r"(\d+)-(\d+) (\w+) (\w+)", told)
              if hand == way.name or quality == "ignore"]
    return dict(clip, events=events)


def scenes(program, way):
    """Takes of the drawn scenes. Across, sweeps up and down are left out: they are neither right nor wrong."""
    takes = []
    asked = [(way.scenes, (), "scenes")]
    if way.is_vertical:
        asked += [(way.sweeps, way.kinds, "scenes"), (way.unseen, way.kinds, "unseen")]
    for seeds, kinds, source in asked:
        found, rows = measured([program, *seeds, *kinds], way)
        for scene in found:
            if scene["group"] == "vertical" and not kinds:
                continue
            events = [(stroke["start"], stroke["end"], stroke["hand"], stroke["kind"])
                      for stroke in scene["strokes"] if not way.is_vertical or stroke["hand"] in way.hands]
            takes.append(Take(source, events, 1, None, after_up(rows.get(scene["clip"], nothing(way)), scene, way)))
    return takes


def after_up(rows, scene, way):
    """The rows without those of a hand that comes down again after it was swept up."""
    if way.name != "down":
        return rows
    time = rows[:, way.column["time"]]
    for stroke in scene["strokes"]:
        if stroke["hand"] == "up":
            rows = rows[(time <= stroke["end"]) | (time > stroke["end"] + LOWERING_FROM_UP)]
            time = rows[:, way.column["time"]]
    return rows


def measured(command, way):
    """Runs a command that prints features: the lines that tell of a scene, and the rows of each clip."""
    told, rows = [], {}
    # For each clip, the times until which nothing up or down counts, and from which.
    busy = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            members = json.loads(line)
            if "scene" in members:
                told.append(members)
            elif "swipe" in members:
                if members["swipe"] in ("left", "right"):
                    busy.setdefault(members["clip"], []).append((members["time"], LOWERING))
            elif members["over"]:
                continue
            elif members["hand"] in way.hands:
                if counts(members, way):
                    members["hand"] = way.hands[members["hand"]]
                    rows.setdefault(members["clip"], []).append([members[name] for name in way.columns])
            elif way.is_vertical and members["hand"] in ("left", "right"):
                if members["score"] is not None and members["score"] >= ACROSS:
                    busy.setdefault(members["clip"], []).append((members["time"], AFTER_ACROSS))
    if process.returncode:
        sys.exit(f"{command[0]} ended with {process.returncode}.")
    return told, {clip: free(known(np.array(found, float)), busy.get(clip, []), way)
                  for clip, found in rows.items()}


def counts(members, way):
    """Whether a stretch may count, whatever its curves say; what may not is not fitted."""
    return (all(members[name] is not None and members[name] >= least for name, least in way.least.items())
            and all(members[name] is not None and members[name] <= most for name, most in way.most.items()))


def free(rows, busy, way):
    """The rows without those at which a sweep across keeps those up and down away."""
    if not (way.is_vertical and busy):
        return rows
    kept = np.ones(len(rows), bool)
    times = rows[:, way.column["time"]]
    for since, seconds in set(busy):
        # Rows are in order of time.
        kept[bisect.bisect_left(times, since):bisect.bisect_right(times, since + seconds)] = False
    return rows[kept]


def known(rows):
    """The rows in which every measurement is a number."""
    return rows[np.isfinite(rows).all(axis=1)]


def nothing(way):
    return np.zeros((0, len(way.columns)))
