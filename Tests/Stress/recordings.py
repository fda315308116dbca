"""Folders of labelled recordings: what is in them, and how a detector did on them.

A folder holds `clips.tsv` and `clips/`. The table's columns are clip, kind (`positive`: somebody sweeps; `negative`: nobody
does), category, and either the group in which false alarms are counted (`everyday`, `hands`, `signing`) or what happens:
`67-74 right sweep; 12-45 right ignore`, first and last frame, the hand's way in the picture as stored, and how it is
meant (`sweep`, `slow`, `flick`, or `ignore`, which counts neither way).
"""

import collections
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field

# A recording's source, from its name: people, rooms and cameras are shared within one, not across.
SOURCE = re.compile(r"asl_intel|hand_[a-z]+|talk_grid|person_lp|talk_lp|[a-z]+")
SAME_SOURCE = {"person_lp": "lp", "talk_lp": "lp", "talk_grid": "talk", "asl_intel": "asl"}
GROUPS = ("everyday", "hands", "signing")
# A detection counts from so many seconds before a sweep's first frame to so many after its last.
EARLY, LATE = 0.1, 0.5


@dataclass(frozen=True)
class Clip:
    """A recording, or what a stress has made of one. `events` are (start, end, hand, quality), in seconds."""

    path: str
    source: str
    group: str
    events: tuple
    seconds: float
    rate: float
    size: tuple
    stress: str = "plain"
    pace: float = 1.0
    name: str = field(default="", compare=False)


def probe(path):
    """A clip's frames a second, number of frames, width and height."""
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v:0", "-count_packets", "-show_entries",
         "stream=r_frame_rate,nb_read_packets,width,height", "-of", "json", path],
        capture_output=True, text=True, check=True).stdout
    stream = json.loads(told)["streams"][0]
    over, under = stream["r_frame_rate"].split("/")
    return float(over) / float(under), int(stream["nb_read_packets"]), (stream["width"], stream["height"])


def read(folders):
    """The clips of all folders."""
    clips = []
    for folder in folders:
        table = os.path.join(folder, "clips.tsv")
        if not os.path.exists(table):
            sys.exit(f"There are no recordings in {folder}: clips.tsv and clips/ are missing.")
        for line in open(table).read().splitlines()[1:]:
            name, kind, _, told = line.split("\t")
            path = os.path.abspath(os.path.join(folder, "clips", name))
            rate, frames, size = probe(path)
            source = SOURCE.match(name)
            if source is None:
                sys.exit(f"{name} doesn't begin with the name of its source in small letters.")
            events = [(int(first) / rate, (int(last) + 1) / rate, hand, quality)
                      for first, last, hand, quality in re.findall(r"(\d+)-(\d+) (left|right) (\w+)", told)
                      ] if kind == "positive" else []
            clips.append(Clip(
                path, SAME_SOURCE.get(source[0], source[0]), "swipe" if kind == "positive" else told,
                tuple(events), frames / rate, rate, size, name=name))
    return clips


def detect(command, clips, batch=40):
    """What a command finds in clips whose paths are appended to it, as {path: [(time, hand)]}."""
    found = collections.defaultdict(list)
    for first in range(0, len(clips), batch):
        run = subprocess.run([*command, *[clip.path for clip in clips[first:first + batch]]],
                             capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"{command[0]} ended with {run.returncode}: {run.stderr[-2000:]}")
        for line in run.stdout.splitlines():
            if line.startswith("{"):
                told = json.loads(line)
                found[os.path.abspath(told["clip"])].append((float(told["time"]), told["hand"]))
    return found


@dataclass
class Score:
    """How a detector did on some clips."""

    found: collections.Counter = field(default_factory=collections.Counter)
    asked: collections.Counter = field(default_factory=collections.Counter)
    wrong: int = 0
    extra: int = 0
    delays: list = field(default_factory=list)
    alarms: collections.Counter = field(default_factory=collections.Counter)
    hours: collections.Counter = field(default_factory=collections.Counter)
    # What went wrong in each clip, for those who ask.
    misses: list = field(default_factory=list)

    def recall(self, quality="sweep"):
        return self.found[quality] / self.asked[quality] if self.asked[quality] else None

    def alarms_an_hour(self, group):
        return self.alarms[group] / self.hours[group] if self.hours[group] else None

    @property
    def delay(self):
        return sorted(self.delays)[len(self.delays) // 2] if self.delays else None


def score(clips, found):
    """Holds what was found against what happens. Of a sweep that is missed, a detection the other way is wrong; all
    else that is found in a recording of sweeps is extra, and in any other a false alarm."""
    result = Score()
    for clip in clips:
        left = sorted(found.get(clip.path, []))
        missed = []
        for start, end, hand, quality in clip.events:
            if quality == "ignore":
                continue
            result.asked[quality] += 1
            during = [each for each in left if start - EARLY <= each[0] <= end + LATE]
            hit = next((each for each in during if each[1] == hand), None)
            if hit:
                left.remove(hit)
                result.found[quality] += 1
                if quality == "sweep":
                    result.delays.append(hit[0] - start)
                continue
            missed.append((round(start, 2), hand, quality))
            if during:
                left.remove(during[0])
                result.wrong += 1
        left = [each for each in left
                if not any(quality == "ignore" and start - EARLY <= each[0] <= end + LATE
                           for start, end, _, quality in clip.events)]
        if clip.group == "swipe":
            result.extra += len(left)
        else:
            result.alarms[clip.group] += len(left)
            result.hours[clip.group] += clip.seconds / 3600
        if missed or left:
            result.misses.append((clip, missed, [(round(time, 2), hand) for time, hand in left]))
    return result
