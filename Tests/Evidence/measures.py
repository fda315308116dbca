"""What the detector measures, and what is known beforehand of how each measurement speaks for a sweep."""

# The curves' knots by measurement, over the range in which it varies, and which way a curve may go: a greater
# value speaks for a sweep (1), or against it (-1), or the fit is free (0). `Tuning+Evidence.swift` says why.
KNOTS = {
    "straightness": (1, [.2, .35, .45, .55, .65, .75, .85]),
    "alone": (1, [.05, .15, .25, .35, .45, .55, .65, .75]),
    "opposite": (-1, [.1, .15, .2, .25, .3, .4, .5, .65, .8]),
    "size": (0, [1.5, 3, 6, 12, 20, 30, 45, 60, 80, 110]),
    "travel": (1, [.18, .24, .3, .4, .5, .65]),
    "room": (1, [-.03, .02, .06, .1, .14]),
    "slope": (-1, [0, .1, .2, .3, .45, .6, 1]),
    "height": (-1, [.08, .11, .14, .16, .18, .2]),
    "earlier": (-1, [0, .04, .08, .15, .25, .4, .7, 1.2]),
    "monotony": (1, [.6, .7, .8, .9, .95, 1]),
    "trailing": (-1, [0, .15, .3, .5, .8, 1.2]),
    "wander": (-1, [0, .015, .03, .045, .06, .08]),
    "wanderDown": (-1, [0, .015, .03, .045, .06, .09]),
    "pictures": (1, [3, 4, 5, 6, 8, 11]),
}
# A row of numbers for each stretch of motion; `hand` is 1 to the right and -1 to the left.
COLUMNS = ["time", "hand", "stretch", "score", *KNOTS]
COLUMN = {name: number for number, name in enumerate(COLUMNS)}
HANDS = {"right": 1, "left": -1}
# What has gone less far isn't learnt from: the detector lets it not count.
LEAST_TRAVEL = 0.15
