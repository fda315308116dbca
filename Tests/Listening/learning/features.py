"""What the nets hear: the energies of forty bands on the mel scale, a hundred times a second. `MelFilter.swift` does the same."""
import numpy as np

RATE, WINDOW, HOP, SIZE, BANDS = 16000, 400, 160, 512, 40
LOWEST, HIGHEST = 80.0, 7600.0
FLOOR = 1e-7


def mel(f):
    return 1127 * np.log(1 + np.asarray(f) / 700)


def hertz(m):
    return 700 * (np.exp(np.asarray(m) / 1127) - 1)


def filters(warp=1.0):
    """Triangles over the spectrum; a warp moves them as another throat would move what they hear (Jaitly & Hinton 2013)."""
    edges = hertz(np.linspace(mel(LOWEST), mel(HIGHEST), BANDS + 2)) / warp
    f = np.arange(SIZE // 2 + 1) * RATE / SIZE
    up = (f[None] - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    down = (edges[2:, None] - f[None]) / (edges[2:] - edges[1:-1])[:, None]
    return np.maximum(0, np.minimum(up, down)).astype(np.float32)


HANN = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)).astype(np.float32)


def logmel(samples, bank=None):
    """samples: (…, n) between -1 and 1; returns (…, frames, bands), the natural logarithm of each energy."""
    frames = 1 + (samples.shape[-1] - WINDOW) // HOP
    pieces = np.lib.stride_tricks.sliding_window_view(samples, WINDOW, axis=-1)[..., :: HOP, :][..., :frames, :]
    power = np.abs(np.fft.rfft(pieces * HANN, SIZE)) ** 2
    return np.log(power.astype(np.float32) @ (filters() if bank is None else bank).T + FLOOR)
