"""What the detector measured in recordings and drawn scenes, and what really happens in them."""

import ast
import json
import re
import subprocess
import sys
import types
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# The curves' knots by measurement, over the range in which it varies, and which way a curve may go: a greater
# value speaks for a sweep (1), or against it (-1), or the fit is free (0). `Tuning+Evidence.swift` says why.
KNOTS = {
    "straightness": (1, [.2, .35, .45, .55, .65, .75, .85]),
    "alone": (1, [.05, .15, .25, .35, .45, .55, .65, .75]),
    "share": (1, [.3, .45, .6, .7, .8, .9, 1]),
    "opposite": (-1, [.1, .15, .2, .25, .3, .4, .5]),
    "standing": (-1, [.2, .3, .4, .5, .65, .8]),
    "size": (1, [3, 6, 12, 20, 30, 45]),
    "travel": (1, [.15, .2, .24, .3, .4, .5, .65]),
    "room": (1, [-.03, .02, .06, .1, .14]),
    "slope": (-1, [0, .1, .2, .3, .45, .6, 1]),
    "height": (-1, [.08, .11, .14, .16, .18, .2]),
    "before": (-1, [0, .04, .08, .15, .25, .4, .7]),
    "lately": (-1, [0, .08, .15, .25, .4, .7, 1.1]),
    "monotony": (1, [.6, .7, .8, .9, .95, 1]),
    "trailing": (-1, [0, .15, .3, .5, .8, 1.2]),
    "evenness": (1, [.5, .65, .8, .9]),
    "wander": (-1, [0, .015, .03, .045, .06, .08]),
    "wanderDown": (-1, [0, .015, .03, .045, .06, .09]),
}
# A row of numbers for each stretch of motion; `hand` is 1 for right, -1 for left, the others as in the JSON.
COLUMNS = ["time", "hand", "stretch", "strength", *KNOTS]
COLUMN = {name: number for number, name in enumerate(COLUMNS)}
HANDS = {"right": 1, "left": -1}
# What can't count, whatever its curves say, is not fitted: what is shorter than `Tuning.shortest`, fainter
# than `Tuning.faintestSweep`, or over.
SHORTEST, FAINTEST = 0.2, 1.5
# A recording's source, from its name: people, rooms and cameras are shared within one, not across.
SOURCE = re.compile(r"asl_intel|hand_asu|hand_enko|talk_grid|person_lp|talk_lp|[a-z]+")
SAME_SOURCE = {"person_lp": "lp", "talk_lp": "lp"}
SCENE_SEEDS = ("1001", "1030")


@dataclass
class Take:
    """A recording, a variant of one, or a drawn scene.

    `events` are (start, end, hand, quality) in seconds; `pace` is how many times longer everything takes than
    in the plain recording; `rows` has `COLUMNS`, in order of time. `clip` is score.py's, None for a scene.
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


def recordings(program, folder, score, cache):
    """Takes of all clips of the folder and of their variants; the cache gets those that it hasn't got."""
    clips = score.read_clips(folder)
    clips += score.make_variants(clips, cache)
    rows = {}
    for first in range(0, len(clips), 40):
        paths = [clip["path"] for clip in clips[first:first + 40]]
        _, found = measured([program, "gestures", "--features", *paths])
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
                          rows.get(clip["path"], nothing())))
    return takes


def scenes(program):
    """Takes of the drawn scenes. Sweeps up and down are left out: across they are neither right nor wrong."""
    found, rows = measured([program, *SCENE_SEEDS])
    takes = []
    for scene in found:
        if scene["group"] != "vertical":
            events = [(stroke["start"], stroke["end"], stroke["hand"], stroke["kind"])
                      for stroke in scene["strokes"]]
            takes.append(Take("scenes", events, 1, None, rows.get(scene["clip"], nothing())))
    return takes


def measured(command):
    """Runs a command that prints features: the lines that tell of a scene, and the rows of each clip."""
    told, rows = [], {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            members = json.loads(line)
            if "scene" in members:
                told.append(members)
            elif (members.get("hand") in HANDS and not members["over"] and members["travel"] >= SHORTEST
                  and members["strength"] >= FAINTEST):
                members["hand"] = HANDS[members["hand"]]
                rows.setdefault(members["clip"], []).append([members[name] for name in COLUMNS])
    if process.returncode:
        sys.exit(f"{command[0]} ended with {process.returncode}.")
    return told, {clip: known(np.array(found, float)) for clip, found in rows.items()}


def known(rows):
    """The rows in which every measurement is a number."""
    return rows[np.isfinite(rows).all(axis=1)]


def nothing():
    return np.zeros((0, len(COLUMNS)))
