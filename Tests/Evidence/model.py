"""The additive logistic model: a monotone piecewise-linear curve for each measurement, added up."""

import numpy as np
from scipy.optimize import minimize

from measures import COLUMN, HANDS, KNOTS

# How much the stretches that are no sweeps weigh, by where they come from; within one, all seconds the same.
NO_SWEEPS = {"recorded": 0.8, "drawn": 0.16, "passing": 0.04}
# What all sweeps weigh of everything; and what all recorded ones together weigh of the drawn ones, each source the same.
SWEEPS, RECORDED = 0.05, 0.3
# Holds the curves' steps small where there is little to learn from. More lets no sweep stand out, less learns the
# recordings by heart: sweeps of sources left out were found most often between 0.002 and 0.005.
RIDGE = 3e-3
ROUNDS = 4
# Only the best stretch of so many seconds without a sweep is learnt from, and the best half of a sweep's pictures: the
# detector, too, goes by the best.
BAG, BEST = 0.5, 0.5
# Seconds around a sweep in which nothing is held against a stretch along it, and seconds into a sweep, at the plain
# recording's pace, from and until which its stretches are learnt from, so that it is recognised in time.
BEFORE, AFTER, FROM, UNTIL = 0.1, 0.6, 0.25, 0.75
IGNORED = {"ignore", "back"}


class Lesson:
    """All rows of all takes with what is to be learnt from them, in bags: a sweep each, or half a second without."""

    def __init__(self, takes):
        self.takes = takes
        self.rows = np.concatenate([take.rows for take in takes])
        self.take = np.repeat(np.arange(len(takes)), [len(take.rows) for take in takes])
        self.bag = np.full(len(self.rows), -1)
        self.is_sweep, self.bag_take = [], []
        first = 0
        for number, take in enumerate(takes):
            self._fill(number, take, self.bag[first:first + len(take.rows)])
            first += len(take.rows)
        self.is_sweep, self.bag_take = np.array(self.is_sweep, bool), np.array(self.bag_take)
        self.design = design(self.rows)
        self.weights, self.sweep_weights = self._weights()

    def column(self, name):
        return self.rows[:, COLUMN[name]]

    def _open(self, number, is_sweep):
        self.is_sweep.append(is_sweep)
        self.bag_take.append(number)
        return len(self.is_sweep) - 1

    def _fill(self, number, take, bags):
        time, hand, length = (take.rows[:, COLUMN[name]] for name in ("time", "hand", "stretch"))
        free = np.ones(len(bags), bool)
        for start, end, toward, quality in take.events:
            near = (time >= start - BEFORE) & (time <= end + AFTER)
            free[near & (bags < 0)] = False
            if quality in IGNORED:
                continue
            along = hand == HANDS[toward]
            since = {"slow": 0.5 * (end - start), "flick": 0.12}.get(quality, FROM * take.pace)
            until = min(end + 0.15, start + max(UNTIL * take.pace, 0.65 * (end - start)))
            right = (along & (time >= start + min(since, 0.6 * (end - start))) & (time <= until)
                     & (time - length >= start - 0.5))
            bags[right] = self._open(number, True)
            # The opposite way is wrong while the sweep lasts.
            free[near & ~along & (time <= end) & (bags < 0)] = True
        slots = np.floor(time / BAG).astype(int)
        for slot in np.unique(slots[free & (bags < 0)]):
            bags[free & (bags < 0) & (slots == slot)] = self._open(number, False)

    def _weights(self):
        seconds = {}
        sweeps = {}
        for take in self.takes:
            seconds[take.weighs] = seconds.get(take.weighs, 0) + take.seconds
            sweeps[take.source] = sweeps.get(take.source, 0) + sum(event[3] not in IGNORED for event in take.events)
        recorded = sum(1 for source, count in sweeps.items() if count and source != "scenes")
        drawn = sweeps.get("scenes", 0) or 1
        weights = np.array([NO_SWEEPS[take.weighs] / seconds[take.weighs] for take in self.takes])
        sweep_weights = np.array([1.0 if take.source == "scenes"
                                  else RECORDED * drawn / recorded / max(1, sweeps[take.source])
                                  for take in self.takes])
        return weights, sweep_weights

    def fit(self, kept):
        """The model of the takes that are kept: an array of the steps of all curves, and last the bias."""
        scores, steps = self.column("score").astype(float), None
        usable = (self.bag >= 0) & kept[self.take]
        others = np.zeros(len(self.rows), bool)
        for _ in range(ROUNDS):
            others[self._best_without(usable, scores)] = True
            sweeps, shares = self._best_of_sweeps(usable, scores)
            rows = np.concatenate([np.flatnonzero(others), sweeps])
            labels = np.append(np.zeros(others.sum()), np.ones(len(sweeps)))
            weights = np.append(self.weights[self.take[others]], shares * self.sweep_weights[self.take[sweeps]])
            weights[labels == 1] *= SWEEPS / (1 - SWEEPS) * weights[labels == 0].sum() / weights[labels == 1].sum()
            steps = solve(self.design[rows], labels, weights / weights.sum(), steps)
            scores = self.design @ steps[:-1].astype(np.float32) + steps[-1]
        return steps

    def _best_without(self, usable, scores):
        rows = np.flatnonzero(usable)
        rows = rows[~self.is_sweep[self.bag[rows]]]
        rows = rows[np.lexsort((scores[rows], self.bag[rows]))]
        return rows[np.append(np.flatnonzero(np.diff(self.bag[rows])), len(rows) - 1)]

    def _best_of_sweeps(self, usable, scores):
        """The best stretch of each picture of a sweep, of the better half of its pictures, and each one's share."""
        rows = np.flatnonzero(usable)
        rows = rows[self.is_sweep[self.bag[rows]]]
        frames = self.bag[rows].astype(np.int64) * 100000 + np.round(self.column("time")[rows] * 1000).astype(np.int64)
        order = np.lexsort((scores[rows], frames))
        rows = rows[order[np.append(np.flatnonzero(np.diff(frames[order])), len(order) - 1)]]
        rows = rows[np.lexsort((-scores[rows], self.bag[rows]))]
        first = np.append(0, np.flatnonzero(np.diff(self.bag[rows])) + 1)
        count = np.diff(np.append(first, len(rows)))
        rank = np.arange(len(rows)) - np.repeat(first, count)
        asked = np.repeat(np.maximum(1, np.ceil(count * BEST)), count)
        return rows[rank < asked], 1 / asked[rank < asked]


def design(rows):
    """How much of each curve's each step a row has gained, 0...1: a column for each step."""
    parts = []
    for name, (course, knots) in KNOTS.items():
        low, high = np.array(knots[:-1], np.float32), np.array(knots[1:], np.float32)
        part = np.clip((rows[:, [COLUMN[name]]] - low) / (high - low), 0, 1)
        parts.append((part if course >= 0 else 1 - part).astype(np.float32))
    return np.concatenate(parts, axis=1)


def solve(gained, labels, weights, start):
    count = gained.shape[1]

    def loss(steps):
        odds = (gained @ steps[:count].astype(np.float32)).astype(float) + steps[count]
        wrong = weights * (1 / (1 + np.exp(-odds)) - labels)
        gradient = np.append(gained.T @ wrong.astype(np.float32), wrong.sum()).astype(float)
        gradient[:count] += 2 * RIDGE * steps[:count]
        return ((weights * (np.logaddexp(0, odds) - labels * odds)).sum() + RIDGE * (steps[:count] ** 2).sum(), gradient)

    bounds = [(0 if course else None, None) for course, knots in KNOTS.values() for _ in knots[1:]]
    start = np.append(np.full(count, 0.1), -4.0) if start is None else start
    return minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds + [(None, None)],
                    options={"maxiter": 250}).x


def curves(steps):
    """Each measurement's curve as (value, worth) at its knots."""
    found, first = {}, 0
    for name, (course, knots) in KNOTS.items():
        part = steps[first:first + len(knots) - 1]
        first += len(part)
        worth = np.append(0, np.cumsum(part)) if course >= 0 else np.append(np.cumsum(part[::-1])[::-1], 0)
        found[name] = [(value, round(float(each), 2)) for value, each in zip(knots, worth)]
    return found
