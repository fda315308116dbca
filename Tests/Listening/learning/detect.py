"""Teaches the detector, which listens on and on: each piece goes on from what it thought at the end of another."""
import copy, time

import numpy as np
import torch
from torch.nn import functional as F

import batches, nets


def learn(detector, haste, stream, minutes):
    """haste: how large its steps are, beside those of one that knows nothing

    stream: log mel energies and speech, as `batches.Whiles` has them; returns the mean of what was learnt of late."""
    optimiser = torch.optim.AdamW(detector.parameters(), lr=2e-3)
    mean, state, began, told, step = copy.deepcopy(detector), None, time.time(), 0.0, 0
    while (share := (time.time() - began) / (minutes * 60)) < 1:
        mels, speech = next(stream)
        for group in optimiser.param_groups:
            group["lr"] = 4e-3 * haste * min(1, (step + 1) / 50) * (1 - share) + 1e-5
        if state is not None:
            state = state[:, torch.randperm(state.shape[1])]
        answers, state = detector(mels, state)
        state = state.detach()
        wanted = speech[:, : answers.shape[1] * nets.STRIDE].reshape(len(speech), -1, nets.STRIDE).amax(-1)
        # The answer is late by DELAY frames.
        loss = F.binary_cross_entropy_with_logits(answers[:, nets.DELAY :], wanted[:, : -nets.DELAY])
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(detector.parameters(), 1.0)
        optimiser.step()
        step += 1
        with torch.no_grad():
            for slow, fast in zip(mean.parameters(), detector.parameters()):
                slow.lerp_(fast, max(0.02, 1 / step))
        told += loss.item() / 50
        if step % 50 == 0:
            print(f"detector {step} {(time.time() - began) / 60:.1f} min  bce {told:.3f}", flush=True)
            told = 0.0
    return mean
