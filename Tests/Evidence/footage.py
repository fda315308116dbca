"""What the detector measured in recordings under stress and in drawn scenes, and what really happens in them."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass

import numpy as np

import kinds
from measures import COLUMN, COLUMNS, HANDS, LEAST_TRAVEL
from recordings import Clip

# What passes through drawn scenes along a straight line: it can hardly be told from a hand, and is not to decide.
PASSING = {"walkNear", "walkFar", "comeAndGo", "cat", "standUpAndLeave", "turnAndGo", "stepAside", "sitDown", "leanIn",
           "car", "sweepBeforeWalker", "door", "curtain"}


@dataclass
class Take:
    """A recording under a stress, or a drawn scene, for which `clip` is None.

    `events` are (start, end, hand, quality) in seconds; `pace` is how many times longer everything takes than in the
    plain recording; `rows` has the columns of `measures`, in order of time.
    """

    source: str
    weighs: str
    events: list
    pace: float
    seconds: float
    rows: np.ndarray
    clip: Clip | None = None


def recordings(program, clips, cache, names, progress):
    """Takes of all clips under all these stresses; the cache gets those that it hasn't got."""
    takes = []
    for _, made in kinds.make_all(clips, names, cache, progress):
        rows = {}
        for first in range(0, len(made), 40):
            _, found = measured([program, "gestures", "--features", *[clip.path for clip in made[first:first + 40]]])
            rows.update(found)
        takes += [Take(clip.source, "recorded", list(clip.events), clip.pace, clip.seconds,
                       rows.get(os.path.abspath(clip.path), nothing()), clip) for clip in made]
    return takes


def scenes(program, first, last):
    """Takes of the drawn scenes of these seeds, of every kind."""
    told, rows = measured([program, str(first), str(last)])
    return [Take("scenes", "passing" if scene["scene"] in PASSING else "drawn",
                 [(stroke["start"], stroke["end"], stroke["hand"], stroke["kind"]) for stroke in scene["strokes"]],
                 1, scene["seconds"], rows.get(scene["clip"], nothing())) for scene in told]


def measured(command):
    """Runs a command that prints features: the lines that tell of a scene, and the rows of each clip."""
    told, rows = [], {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            members = json.loads(line)
            if "scene" in members:
                told.append(members)
            elif "swipe" not in members and not members["over"] and (members["travel"] or 0) >= LEAST_TRAVEL:
                members["hand"] = HANDS[members["hand"]]
                clip = members["clip"]
                name = clip if "/" not in clip else os.path.abspath(clip)
                rows.setdefault(name, []).append(
                    np.array([np.nan if members[name] is None else members[name] for name in COLUMNS], np.float32))
    if process.returncode:
        sys.exit(f"{command[0]} ended with {process.returncode}.")
    return told, {clip: known(np.array(found)) for clip, found in rows.items()}


def known(rows):
    """The rows in which every measurement is a number."""
    return rows[np.isfinite(rows).all(axis=1)]


def nothing():
    return np.zeros((0, len(COLUMNS)), np.float32)


def time_of(take):
    return take.rows[:, COLUMN["time"]]
