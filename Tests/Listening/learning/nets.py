"""Two small nets: one that says when somebody speaks, as it goes on, and one that says which phones were spoken, of a whole
piece."""
import torch
from torch import nn

from features import BANDS
from texts import PHONES

# Samples of a frame of both nets: two steps of the features.
STRIDE = 2
# Frames by which the detector answers late, having heard what follows.
DELAY = 3


class Detector(nn.Module):
    def __init__(self, width=80):
        super().__init__()
        self.first = nn.Linear(BANDS * STRIDE, width)
        self.gru = nn.GRU(width, width, batch_first=True)
        self.last = nn.Linear(width, 1)

    def forward(self, mels, state=None):
        """mels: (batch, steps, bands); returns logits (batch, frames) and the state."""
        steps = mels.shape[1] // STRIDE * STRIDE
        pairs = (mels[:, :steps] + 8).reshape(len(mels), -1, BANDS * STRIDE) / 4
        out, state = self.gru(torch.relu(self.first(pairs)), state)
        return self.last(out).squeeze(-1), state


class Block(nn.Module):
    """Convolution of each channel by itself, then of all channels at a time (Chollet 2017, Kriman et al. 2020)."""

    def __init__(self, width, kernel):
        super().__init__()
        self.depth = nn.Conv1d(width, width, kernel, padding=kernel // 2, groups=width, bias=False)
        self.point = nn.Conv1d(width, width, 1, bias=False)
        self.norm = nn.BatchNorm1d(width)

    def forward(self, x, there):
        return x + torch.relu(self.norm(self.point(self.depth(x * there))))


class Phones(nn.Module):
    def __init__(self, width=192, kernels=(9, 9, 11, 11, 13, 15)):
        super().__init__()
        self.first = nn.Conv1d(BANDS, width, 5, stride=STRIDE, padding=2, bias=False)
        self.norm = nn.BatchNorm1d(width)
        self.blocks = nn.ModuleList(Block(width, k) for k in kernels)
        self.last = nn.Conv1d(width, len(PHONES) + 1, 1)

    def forward(self, mels, lengths):
        """mels: (batch, steps, bands), lengths: steps that count; returns logits (batch, frames, phones + 1)."""
        steps = torch.arange(mels.shape[1])[None] < lengths[:, None]
        mean = (mels * steps[..., None]).sum(1) / lengths[:, None]
        x = ((mels - mean[:, None]) / 3 * steps[..., None]).transpose(1, 2)
        x = torch.relu(self.norm(self.first(x)))
        there = (torch.arange(x.shape[2])[None] < ((lengths + 1) // STRIDE)[:, None])[:, None]
        for block in self.blocks:
            x = block(x, there)
        return self.last(x * there).transpose(1, 2)
