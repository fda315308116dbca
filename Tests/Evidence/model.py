"""The additive logistic model: a monotone piecewise-linear curve for each measurement, added up."""

import numpy as np
from scipy.optimize import minimize

# Seconds into a sweep, at the plain recording's pace, from which its stretches are to be recognised.
LATE = 0.3
# The share of stretches that are not the best of their frame and are learnt from all the same, as no sweeps.
OTHERS = 0.1
ROUNDS = 2
IGNORED = {"ignore", "back"}


class Evidence:
    """The curves: `steps` has what each gains from knot to knot, curve after curve, and last the bias."""

    def __init__(self, way, rows, labels, weights):
        """Fits the curves to rows of measurements, labelled 1 (a sweep) or 0."""
        self.way = way
        design = self.design(rows)
        count = design.shape[1]
        weights = weights / weights.sum()

        def loss(steps):
            odds = (design @ steps[:count].astype(np.float32)).astype(float) + steps[count]
            wrong = weights * (1 / (1 + np.exp(-odds)) - labels)
            gradient = np.append(design.T @ wrong.astype(np.float32), wrong.sum()).astype(float)
            gradient[:count] += 2 * way.ridge * steps[:count]
            return ((weights * (np.logaddexp(0, odds) - labels * odds)).sum()
                    + way.ridge * (steps[:count] ** 2).sum(), gradient)

        bounds = [(0 if course else None, None) for course, knots in way.knots.values() for _ in knots[1:]]
        start = np.append(np.full(count, 0.1), -4.0)
        self.steps = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds + [(None, None)],
                              options={"maxiter": 300}).x

    def design(self, rows):
        """How much of each step a row has gained, 0...1: a column for each step."""
        parts = []
        for name, (course, knots) in self.way.knots.items():
            low, high = np.array(knots[:-1]), np.array(knots[1:])
            part = np.clip((rows[:, [self.way.column[name]]] - low) / (high - low), 0, 1)
            parts.append((part if course >= 0 else 1 - part).astype(np.float32))
        return np.concatenate(parts, axis=1)

    def score(self, rows):
        """Natural logarithms of the odds that each row is a sweep."""
        return self.design(rows) @ self.steps[:-1].astype(np.float32) + self.steps[-1]

    def curves(self):
        """Each measurement's curve as (value, worth) at its knots."""
        curves, first = {}, 0
        for name, (course, knots) in self.way.knots.items():
            steps = self.steps[first:first + len(knots) - 1]
            first += len(steps)
            worth = np.append(0, np.cumsum(steps))
            if course < 0:
                worth = np.append(np.cumsum(steps[::-1])[::-1], 0)
            curves[name] = list(zip(knots, worth))
        return curves


class Lesson:
    """All rows of all takes with what is to be learnt from them."""

    def __init__(self, way, takes):
        self.way = way
        self.takes = takes
        self.rows = np.concatenate([take.rows for take in takes])
        self.take = np.repeat(np.arange(len(takes)), [len(take.rows) for take in takes])
        self.source = np.array([take.source for take in takes])[self.take]
        self.labels = np.zeros(len(self.rows))
        # Which rows are clear enough to learn from; which sweep a row is of, and how far into it, in seconds.
        self.counts = np.ones(len(self.rows), bool)
        self.sweep = np.full(len(self.rows), -1)
        self.since = np.full(len(self.rows), -1.0)
        self.sweeps = 0
        first = 0
        for take in takes:
            self._label(take, slice(first, first + len(take.rows)))
            first += len(take.rows)
        time = self.column("time")
        self.frames = np.append(0, np.flatnonzero((np.diff(self.take) != 0) | (np.diff(time) != 0)) + 1)

    def column(self, name):
        return self.rows[:, self.way.column[name]]

    def _label(self, take, part):
        """A sweep is learnt from its own direction. What else is near it is neither right nor wrong, but that
        the opposite direction is wrong while it lasts."""
        labels, counts = self.labels[part], self.counts[part]
        sweep, since = self.sweep[part], self.since[part]
        time, hand, length = (take.rows[:, self.way.column[name]] for name in ("time", "hand", "stretch"))
        for start, end, toward, quality in take.events:
            near = (time >= start - 0.1) & (time <= end + self.way.near)
            counts[near] = False
            if quality in IGNORED:
                continue
            along = hand == self.way.hands[toward]
            right = (along & (time >= start + 0.1) & (time <= end + self.way.over) & (time - length >= start - 0.5))
            labels[right], counts[right], sweep[right] = 1, True, self.sweeps
            if quality == "slow":
                since[right] = 0.7 * ((time - start) / (end - start))[right]
            elif quality == "flick":
                since[right] = 0.5
            else:
                since[right] = ((time - start) / take.pace)[right]
            counts[near & ~along & (time <= end)] = True
            self.sweeps += 1

    def best(self, scores):
        """Which rows score highest in their frame."""
        most = np.maximum.reduceat(scores, self.frames)
        return scores >= np.repeat(most, np.diff(np.append(self.frames, len(scores))))

    def learn(self):
        """Fits in rounds, each to the best stretches by the last one's scores: the detector goes by the best.

        Returns the model of everything, and scores in which each source's come from a model without it.
        """
        chance = np.random.default_rng(1).random(len(self.rows))
        scores = np.prod([self.column(name) for name in ("travel", "alone", "share")], axis=0)
        for _ in range(ROUNDS):
            others = self.labels == 0
            best = self.best(scores) & (others | (self.since >= LATE))
            used = self.counts & (self.source != "unseen") & (best | others & (chance < OTHERS))
            weights = self._weights(used)
            model = self._fit(used, weights)
            scores = model.score(self.rows)
            for source in sorted({take.source for take in self.takes if take.clip}):
                own = self.source == source
                scores[own] = self._fit(used & ~own, weights).score(self.rows[own])
        return model, scores

    def _weights(self, used):
        """Every sweep of a kind of take counts the same, whatever its number of frames."""
        weights = np.where(self.source == "scenes", self.way.scene_weight, 1.0)
        sweeps = used & (self.labels == 1)
        frames = np.bincount(self.sweep[sweeps], minlength=self.sweeps)
        weights[sweeps] /= frames[self.sweep[sweeps]]
        weights[sweeps] *= self.way.sweep_weight * weights[used & ~sweeps].sum() / weights[sweeps].sum()
        return weights

    def _fit(self, used, weights):
        return Evidence(self.way, self.rows[used], self.labels[used], weights[used])
