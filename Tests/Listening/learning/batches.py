"""Lines in kitchens, batch by batch, without end."""
from pathlib import Path

import numpy as np
from scipy.signal import fftconvolve

import features, scenes, texts

RATE = features.RATE
WARPS = np.linspace(0.86, 1.17, 16)
# How often a line of each kind of voice is taken: formants are easily had, and least like people.
SHARES = {"espeak": 0.17, "kal16": 0.11, "awb": 0.17, "ked": 0.1, "kal": 0.05, "pico": 0.2, "kokoro": 0.2}
# What a kind has at least for its whole share; of fewer lines each would be learnt by heart.
ENOUGH = 500


class Lines:
    """All rendered lines, in one array of sixteen bits."""

    def __init__(self, folder, names, known):
        samples, self.lengths, words = [], [], []
        for name in names:
            with np.load(Path(folder) / name) as file:
                samples.append(file["samples"])
                self.lengths += list(file["lengths"])
                words += list(file["words"])
        self.samples = np.concatenate(samples)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        number = {phone: i + 1 for i, phone in enumerate(texts.PHONES)}
        kinds = [w.split("\t")[0] for w in words]
        chance = self.weights(kinds)
        self.chance = chance / chance.sum()
        self.words = [w.split("\t")[1].split() for w in words]
        self.phones = [[number[p] for w in line for p in known[w]] for line in self.words]

    @staticmethod
    def weights(kinds):
        count = {kind: max(ENOUGH, kinds.count(kind)) for kind in SHARES}
        return np.array([SHARES[kind] / count[kind] for kind in kinds])

    def __len__(self):
        return len(self.lengths)

    def sound(self, i):
        return self.samples[self.starts[i] : self.starts[i + 1]].astype(np.float32) / 65534


def loud(sound):
    """Which hops of ten milliseconds somebody speaks in; gaps of less than a tenth of a second are speech."""
    hops = len(sound) // features.HOP
    power = (sound[: hops * features.HOP].reshape(hops, -1) ** 2).mean(axis=1)
    is_loud = power > power.max() * 10 ** -3.0
    at = np.nonzero(is_loud)[0]
    for a, b in zip(at[:-1], at[1:]):
        if b - a <= 10:
            is_loud[a:b] = True
    return is_loud


def faster(sound, factor):
    """Played so many times as fast, and higher: another throat, and another speed."""
    return np.interp(np.arange(0, len(sound) - 1, factor), np.arange(len(sound)), sound).astype(np.float32)


class Batches:
    def __init__(self, lines, noises, rooms, seed, size=32):
        self.lines, self.noises, self.rooms, self.size = lines, noises, rooms, size
        self.dice = np.random.default_rng(seed)
        self.filters = [features.filters(w) for w in WARPS]

    def __iter__(self):
        while True:
            chosen = self.dice.choice(len(self.lines), self.size * 6, p=self.lines.chance)
            # Those of a length together, so that little is computed for nothing.
            chosen = chosen[np.argsort([self.lines.lengths[i] for i in chosen])].reshape(6, self.size)
            for batch in self.dice.permutation(chosen):
                yield self.batch(batch)

    def batch(self, chosen, snr=None, warp=True, seed=None):
        """Log mel energies (size, steps, bands), their lengths, phones, and which steps are speech."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        dice = self.dice
        scenes_ = [self.scene(i, snr) for i in chosen]
        longest = max(len(s[0]) for s in scenes_)
        longest += (-longest) % features.HOP + features.WINDOW
        samples = np.zeros((len(chosen), longest), np.float32)
        lengths = []
        for row, (sound, _) in zip(samples, scenes_):
            row[: len(sound)] = sound
            row[len(sound) :] = 1e-4 * dice.standard_normal(longest - len(sound))
            lengths.append(1 + (len(sound) - features.WINDOW) // features.HOP)
        mels = np.stack([features.logmel(row, self.filters[dice.integers(len(WARPS))] if warp else None)
                         for row in samples])
        speech = np.zeros(mels.shape[:2], np.float32)
        for row, (_, is_loud) in zip(speech, scenes_):
            n = min(len(is_loud), len(row))
            row[:n] = is_loud[:n]
        return mels, np.array(lengths), [self.lines.phones[i] for i in chosen], speech

    def scene(self, i, snr):
        dice = self.dice
        sound = faster(self.lines.sound(i), dice.uniform(0.9, 1.13))
        lead, tail = (int(RATE * dice.uniform(*span)) for span in ((0.15, 0.9), (0.15, 0.6)))
        dry = np.concatenate([np.zeros(lead, np.float32), sound, np.zeros(tail, np.float32)])
        is_loud = loud(dry)
        if dice.random() < 0.8:
            dry = fftconvolve(dry, self.rooms[dice.integers(len(self.rooms))])[: len(dry)].astype(np.float32)
        snr = (dice.uniform(-1, 22) if dice.random() < 0.85 else None) if snr is None else snr
        out = dry + dice.standard_normal(len(dry)).astype(np.float32) * 0.05 * 10 ** (dice.uniform(-60, -35) / 20)
        if snr is not None:
            noise = self.noises[dice.integers(len(self.noises))]
            at = dice.integers(0, len(noise) - len(dry))
            piece = noise[at : at + len(dry)].astype(np.float32) / 3277
            out += piece * 0.05 * 10 ** (-snr / 20)
        out *= 10 ** (dice.uniform(-22, 14) / 20)
        out *= 1 / max(1, np.abs(out).max())
        return np.round(out * 32767).astype(np.float32) / 32767, is_loud


class Whiles:
    """Some seconds of a kitchen each, with a line now and then: what the detector learns from, which listens on and on."""

    SECONDS = 14

    def __init__(self, lines, noises, rooms, seed, size=12):
        self.lines, self.noises, self.rooms, self.size = lines, noises, rooms, size
        self.dice = np.random.default_rng(seed)
        self.filters = [features.filters(w) for w in WARPS]

    def __iter__(self):
        while True:
            mels, speech = zip(*(self.scene() for _ in range(self.size)))
            yield np.stack(mels), np.stack(speech)

    def scene(self):
        """Log mel energies (steps, bands), and which steps are speech."""
        dice, n = self.dice, self.SECONDS * RATE
        dry, at = np.zeros(n, np.float32), int(RATE * dice.uniform(0.2, 4))
        while True:
            sound = faster(self.lines.sound(dice.choice(len(self.lines), p=self.lines.chance)), dice.uniform(0.9, 1.13))
            if at + len(sound) > n:
                break
            dry[at : at + len(sound)] = sound
            at += len(sound) + int(RATE * dice.uniform(0.4, 4))
        is_loud = loud(dry) if dry.any() else np.zeros(n // features.HOP, bool)
        dry = fftconvolve(dry, self.rooms[dice.integers(len(self.rooms))])[:n].astype(np.float32)
        out = dry + dice.standard_normal(n).astype(np.float32) * 0.05 * 10 ** (dice.uniform(-60, -35) / 20)
        if dice.random() < 0.85:
            noise = self.noises[dice.integers(len(self.noises))][:n].astype(np.float32) / 3277
            out += np.roll(noise, dice.integers(n)) * 0.05 * 10 ** (-dice.uniform(0, 22) / 20)
        out *= 10 ** (dice.uniform(-22, 14) / 20)
        out *= 1 / max(1, np.abs(out).max())
        mels = features.logmel(np.round(out * 32767).astype(np.float32) / 32767, self.filters[dice.integers(len(WARPS))])
        return mels, is_loud[: len(mels)].astype(np.float32)
