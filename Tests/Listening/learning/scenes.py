"""Kitchens that are made up anew for every line: noises of many kinds, rooms, and how loud all of it is.

None of the noises is one of `hear.py`: spectra, rhythms and levels are drawn at random here, fixed there."""
import numpy as np
from scipy.signal import butter, fftconvolve, lfilter

RATE = 16000


def coloured(n, dice):
    """A noise with a random spectrum: a slope, some broad hills, and sometimes a swell."""
    spectrum = np.fft.rfft(dice.standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / RATE) + 20
    octaves = np.log2(f / 500)
    gain = dice.uniform(-9, 6) * octaves
    for _ in range(dice.integers(0, 5)):
        gain += dice.uniform(-8, 18) * np.exp(-0.5 * ((octaves - dice.uniform(-3, 4)) / dice.uniform(0.15, 1.2)) ** 2)
    gain -= np.maximum(0, np.log2(dice.uniform(60, 800) / f)) * dice.uniform(0, 18)
    gain -= np.maximum(0, np.log2(f / dice.uniform(2500, 9000))) * dice.uniform(0, 30)
    out = np.fft.irfft(spectrum * 10 ** (np.clip(gain, -60, 40) / 20), n)
    out /= np.sqrt((out ** 2).mean()) + 1e-9
    if dice.random() < 0.5:
        out *= 1 + dice.uniform(0, 0.9) * swell(n, dice, dice.uniform(0.5, 12))
    return out


def swell(n, dice, hertz):
    """Something slow between -1 and 1."""
    points = dice.uniform(-1, 1, int(n / RATE * hertz) + 3)
    return np.interp(np.arange(n), np.arange(len(points)) * RATE / hertz, points)


def crackles(n, dice):
    """Short sounds at random: fat, drops, paper, cutlery."""
    out = np.zeros(n)
    count = int(n / RATE * 10 ** dice.uniform(-0.3, 1.8)) + 1
    ring = int(RATE * 10 ** dice.uniform(-3, -0.7))
    sound = dice.standard_normal(ring) * np.exp(-5 * np.arange(ring) / ring)
    if dice.random() < 0.5:
        partials = sum(np.sin(2 * np.pi * dice.uniform(300, 7000) * np.arange(ring) / RATE) for _ in range(4))
        sound = sound * 0.2 + partials * np.exp(-5 * np.arange(ring) / ring)
    at = dice.integers(0, n, count)
    out[at] = dice.exponential(1, count) * dice.choice([-1, 1], count)
    return fftconvolve(out, sound)[:n]


def hum(n, dice):
    """A motor: partials of a low tone that may wander."""
    tone = dice.uniform(40, 300) * (1 + 0.02 * swell(n, dice, 1))
    phase = 2 * np.pi * np.cumsum(tone) / RATE
    slope = dice.uniform(0.4, 1.6)
    return sum(np.sin(phase * k + dice.uniform(0, 6)) / k ** slope * dice.uniform(0.2, 1) for k in range(1, 16))


def gurgle(n, dice):
    """A noise in a narrow band that comes and goes as syllables do: drains, boiling, a tap on a pan."""
    low = dice.uniform(80, 900)
    band = butter(2, [low, min(7800, low * dice.uniform(1.3, 5))], "band", fs=RATE)
    loudness = np.abs(swell(n, dice, dice.uniform(1, 14))) ** dice.uniform(0.5, 3)
    return level(lfilter(*band, dice.standard_normal(n)) * loudness) + dice.uniform(0, 1) * coloured(n, dice)


def music(n, dice):
    """Notes of a random instrument in a random key, with or without drums."""
    out = np.zeros(n)
    beat = int(RATE * dice.uniform(0.12, 0.5))
    scale = np.array([0, 2, 4, 5, 7, 9, 11] if dice.random() < 0.5 else [0, 2, 3, 5, 7, 8, 10]) + dice.integers(36, 54)
    scale = np.concatenate([scale, scale + 12, scale + 24, scale + 36])
    partials = dice.integers(1, 12)
    weights = dice.uniform(0.1, 1, partials) / np.arange(1, partials + 1) ** dice.uniform(0.3, 1.5)
    decay, attack = 10 ** dice.uniform(-0.3, 1), 10 ** dice.uniform(-2.5, -0.8)
    vibrato = dice.uniform(0, 0.006) if dice.random() < 0.5 else 0
    busy, drums, voices = dice.uniform(0.4, 1), dice.random() < 0.6, dice.integers(1, 4)
    drum = dice.standard_normal(RATE // 8) * np.exp(-np.arange(RATE // 8) / dice.uniform(100, 800))
    for i, at in enumerate(range(0, n, beat)):
        chord = dice.choice(scale[7:14]) + np.array([0, 4, 7]) if i % 8 == 0 and dice.random() < 0.7 else []
        for note in [*chord, *(dice.choice(scale, voices) if dice.random() < busy else [])]:
            length = min(n - at, int(beat * dice.uniform(1, 6)))
            t = np.arange(length) / RATE
            pitch = 440 * 2 ** ((note - 69) / 12)
            phase = 2 * np.pi * pitch * (t + vibrato * np.sin(2 * np.pi * 5 * t) / 30)
            sound = sum(w * np.sin(phase * (k + 1)) for k, w in enumerate(weights) if pitch * (k + 1) < 7500)
            out[at : at + length] += sound * np.exp(-decay * t) * np.minimum(1, t / attack) * dice.uniform(0.5, 1)
        if drums and dice.random() < 0.7:
            length = min(len(drum), n - at)
            out[at : at + length] += drum[:length] * dice.uniform(0.2, 1.5)
    return out


def babble(n, dice, speech):
    """Some people somewhere else: lines over one another."""
    out = np.zeros(n)
    for _ in range(dice.integers(2, 8)):
        at = -dice.integers(0, RATE)
        while at < n:
            sound = speech(dice)
            start, end = max(0, at), min(n, at + len(sound))
            if end > start:
                out[start:end] += sound[start - at : end - at] * 1.0
            at += len(sound) + int(RATE * dice.exponential(0.3))
    return out


def level(samples):
    return samples / (np.sqrt((samples ** 2).mean()) + 1e-9)


def noise(n, dice, speech):
    """One of them or a mixture; its power is one."""
    def one():
        kind = dice.choice(7, p=[0.27, 0.13, 0.13, 0.23, 0.08, 0.06, 0.1])
        if kind == 0:
            return coloured(n, dice)
        if kind == 1:
            return level(crackles(n, dice)) + dice.uniform(0, 1) * coloured(n, dice)
        if kind == 2:
            return level(hum(n, dice)) + dice.uniform(0, 1) * coloured(n, dice)
        if kind == 3:
            return music(n, dice)
        if kind == 4:
            return babble(n, dice, speech)
        if kind == 5:
            return gurgle(n, dice)
        return coloured(n, dice) * (1 + 0.95 * np.sign(swell(n, dice, 3)))
    out = level(one())
    if dice.random() < 0.35:
        out = out + 10 ** dice.uniform(-1, 0) * level(one())
    return level(out).astype(np.float32)


def bank(count, seconds, seed, speech):
    """So many noises, as sixteen bits each to keep them small; their power is 0.01."""
    dice = np.random.default_rng(seed)
    return np.stack([np.clip(noise(int(seconds * RATE), dice, speech) * 3277, -32767, 32767).astype(np.int16)
                     for _ in range(count)])


def room(dice):
    """How a sound comes across a room: straight, then its echoes; its power is one."""
    if dice.random() < 0.25:
        return timbre(np.array([1.0]), dice)
    seconds = dice.uniform(0.12, 0.7)
    n = int(seconds * RATE)
    tail = dice.standard_normal(n) * np.exp(-6.9 * np.arange(n) / n)
    tail[: int(dice.uniform(0.001, 0.01) * RATE)] = 0
    # Walls swallow what is high.
    share = dice.uniform(0, 0.7)
    tail = lfilter([1 - share], [1, -share], tail)
    tail *= np.sqrt(10 ** (dice.uniform(-12, 6) / 10) / (tail ** 2).sum())
    tail[0] = 1
    return timbre(tail, dice)


def timbre(echo, dice):
    """As another mouth or another microphone has it: a slope and some broad hills; its power is one."""
    size = 256
    octaves = np.log2((np.fft.rfftfreq(size, 1 / RATE) + 60) / 800)
    gain = dice.uniform(-4, 4) * octaves
    for _ in range(3):
        gain += dice.uniform(-6, 6) * np.exp(-0.5 * ((octaves - dice.uniform(-3, 3.5)) / dice.uniform(0.3, 1.2)) ** 2)
    # Of least phase, so that nothing comes before its time (Oppenheim & Schafer 1975).
    cepstrum = np.fft.irfft(gain * np.log(10) / 20, size)
    cepstrum[1 : size // 2] *= 2
    cepstrum[size // 2 + 1 :] = 0
    filter_ = np.fft.irfft(np.exp(np.fft.rfft(cepstrum)), size)
    out = fftconvolve(echo, filter_)
    return (out / np.sqrt((out ** 2).sum())).astype(np.float32)
