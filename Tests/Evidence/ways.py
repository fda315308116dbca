"""The ways that a hand may be swept, and how the evidence for each is fitted: across, up, and down."""

from dataclasses import dataclass, field

# The curves' knots by measurement, over the range in which it varies, and which way a curve may go: a greater
# value speaks for a sweep (1), or against it (-1), or the fit is free (0). `Tuning+Evidence.swift` says why.
ACROSS_KNOTS = {
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
# From the edge that it comes from, and to the edge that it goes to: a sweep up begins well within the picture
# and goes far up, one down begins high and ends well within.
WELL_WITHIN = (1, [-.03, .02, .06, .1, .14, .18])
HIGH = (-1, [.1, .15, .2, .25, .3, .4, .5])
VERTICAL_KNOTS = {
    "straightness": (1, [.35, .45, .55, .65, .75, .85]),
    "alone": (1, [.05, .15, .25, .35, .45, .55, .65, .75]),
    "share": (1, [.45, .6, .7, .8, .9, 1]),
    "opposite": (-1, [.15, .2, .25, .3, .4, .5]),
    "standing": (-1, [.3, .4, .5, .65, .8]),
    "size": (1, [3, 6, 12, 20, 30]),
    "travel": (1, [.2, .24, .3, .4, .5]),
    "room": WELL_WITHIN,
    "ahead": HIGH,
    "tip": (1, [0, .04, .08, .12, .16, .2, .25, .3]),
    "slope": (-1, [.1, .2, .3, .45, .6, 1]),
    "height": (-1, [.06, .08, .11, .14, .16, .18, .2]),
    "before": (-1, [0, .04, .08, .15, .25, .4, .7]),
    "lately": (-1, [.15, .25, .4, .7, 1.1]),
    "monotony": (1, [.6, .7, .8, .9, .95, 1]),
    "trailing": (-1, [.05, .15, .3, .5, .8, 1.2]),
    "leading": (-1, [.05, .15, .3, .5, .8, 1.2]),
    "wander": (-1, [.015, .03, .045, .06, .08]),
    "wanderDown": (-1, [0, .015, .03, .045, .06, .09]),
    "rest": (1, [.05, .1, .15, .2, .25]),
}


@dataclass
class Way:
    """One way, or two that are each other's mirror image.

    `hands` are the directions in the JSON with their sign; `least` and `most` are bounds beyond which nothing
    counts, as the detector has them; `scenes` are the seeds of drawn scenes of every kind, `sweeps` those of more
    scenes of `kinds`, and `unseen` those of scenes that are not fitted.
    """

    name: str
    hands: dict
    knots: dict
    tuning: str
    bias: str
    least: dict = field(default_factory=lambda: {"travel": .2, "strength": 1.5})
    most: dict = field(default_factory=dict)
    scenes: tuple = ("1001", "1030")
    kinds: tuple = ()
    sweeps: tuple = ("1021", "1120")
    unseen: tuple = ("2001", "2040")
    # How much a drawn scene counts against a recording, and all sweeps together against all the rest.
    scene_weight: float = .1
    sweep_weight: float = .05
    # Holds the curves' steps small where there is little to learn from.
    ridge: float = 1e-3
    # Seconds after a sweep in which it may still be recognised, and in which nothing else is held against it.
    over: float = .15
    near: float = .6

    def __post_init__(self):
        # A row of numbers for each stretch of motion; `hand` is 1 or -1, the others as in the JSON.
        self.columns = ["time", "hand", "stretch", "strength", *self.knots]
        self.column = {name: number for number, name in enumerate(self.columns)}

    @property
    def is_vertical(self):
        return bool(self.kinds)


def vertical(name, hand, rest, knots):
    return Way(name, {name: hand}, {**VERTICAL_KNOTS, **knots}, f"Tuning+{name.capitalize()}Evidence.swift",
               f"{name}Bias", least={"travel": .2, "strength": 1.5, "tip": .04, "rest": rest},
               most={"slope": 1}, kinds=("up", "down"), scenes=("1001", "1020"), scene_weight=.5, sweep_weight=.1, ridge=1e-4, over=.45, near=.7)


WAYS = {
    "across": Way("across", {"right": 1, "left": -1}, ACROSS_KNOTS, "Tuning+Evidence.swift", "bias"),
    "up": vertical("up", -1, .2, {}),
    "down": vertical("down", 1, .1, {"room": HIGH, "ahead": WELL_WITHIN}),
}
