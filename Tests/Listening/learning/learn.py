#!/usr/bin/env python3
"""Renders lines, makes kitchens of them, teaches the two nets of `Sources/Listening/Nets`, and writes them.

    learn.py render FOLDER --lines N     N lines in voices of their own
    learn.py train FOLDER --minutes N    learns from them for so long; --after FILE.nets goes on where those are
    learn.py write FOLDER                where the program reads them, and what its tests compare with
"""
import argparse, copy, os, random, sys, time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import scenes, texts


def render(folder, count):
    import voices
    known = texts.pronunciations()
    grammar, pieces = texts.Grammar(known), texts.sentences(known)
    for seed in range((count + 1999) // 2000):
        if not (folder / f"lines-{seed}.npz").exists():
            print(seed, voices.render(folder, 2000, seed, grammar, pieces, texts.line), flush=True)


def kitchens(folder, name, count, seconds, seed, lines):
    """A bank of noises and one of rooms, made once."""
    path = folder / name
    if not path.exists():
        np.save(path, scenes.bank(count, seconds, seed, lambda dice: lines.sound(dice.integers(len(lines)))))
    dice = np.random.default_rng(seed)
    return np.load(path, mmap_mode="r"), [scenes.room(dice) for _ in range(800)]


def endless(source):
    """What a process of its own makes, as tensors."""
    import torch

    class Stream(torch.utils.data.IterableDataset):
        def __iter__(self):
            torch.set_num_threads(1)
            for parts in source:
                yield [torch.from_numpy(p) if isinstance(p, np.ndarray) else [torch.tensor(x) for x in p] for p in parts]

    return iter(torch.utils.data.DataLoader(Stream(), batch_size=None, num_workers=1, prefetch_factor=16))


def train(folder, minutes, after):
    """First the phones, then, for a seventh of the time, the detector."""
    import torch
    import batches, detect, nets, resume

    torch.set_num_threads(1)
    torch.manual_seed(3)
    known = texts.pronunciations()
    names = sorted(p.name for p in folder.glob("lines-*.npz"))
    lines, kept = batches.Lines(folder, names[1:], known), batches.Lines(folder, names[:1], known)
    noises, rooms = kitchens(folder, "noises.npy", 500, 8, 1, lines)
    detector, phones, haste = nets.Detector(), nets.Phones(), 1
    if after:
        # What is known is soon spoilt by large steps.
        mels, lengths, _, _ = next(iter(batches.Batches(lines, noises, rooms, 99, 200)))
        (detector, phones), haste = resume.opened(after, torch.from_numpy(mels), torch.from_numpy(lengths)), 0.3

    def keep(phones):
        torch.save([detector.state_dict(), phones.state_dict()], folder / "nets.pt")

    phones = spell(phones, haste, endless(batches.Batches(lines, noises, rooms, 100)), minutes * 6 / 7,
                   batches.Batches(kept, noises, rooms, 7), keep)
    noises, rooms = kitchens(folder, "long-noises.npy", 220, batches.Whiles.SECONDS, 11, lines)
    detector = detect.learn(detector, haste, endless(batches.Whiles(lines, noises, rooms, 5)), minutes / 7)
    torch.save([detector.state_dict(), phones.state_dict()], folder / "nets.pt")


def spell(phones, haste, stream, minutes, fixed, keep):
    """Teaches the net that tells phones (Graves et al. 2006); the mean of what was learnt of late.

    keep: is given that mean now and then, so that it can be taken before the time is over"""
    import torch
    from torch.nn import functional as F
    import nets

    check(phones, fixed)
    optimiser = torch.optim.AdamW(phones.parameters(), lr=2e-3, weight_decay=1e-2)
    mean, began, step, told = copy.deepcopy(phones), time.time(), 0, 0.0
    while (share := (time.time() - began) / (minutes * 60)) < 1:
        mels, lengths, targets, _ = next(stream)
        for group in optimiser.param_groups:
            group["lr"] = 3e-3 * haste * min(1, (step + 1) / 300) * (1 - share) ** 0.7 + 1e-5
        for row in mels:
            # Bands that are not heard (Park et al. 2019).
            width, start = int(torch.randint(0, 7, ())), int(torch.randint(0, 34, ()))
            row[:, start : start + width] = row.mean(0)[start : start + width]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = phones(mels, lengths)
        # A line that is faster than the frames can't be learnt.
        loss = F.ctc_loss(logits.float().log_softmax(-1).transpose(0, 1), torch.cat(targets),
                          (lengths + 1) // nets.STRIDE, torch.tensor([len(t) for t in targets]), zero_infinity=True)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(phones.parameters(), 2.0)
        optimiser.step()
        step += 1
        with torch.no_grad():
            for slow, fast in zip(mean.parameters(), phones.parameters()):
                slow.lerp_(fast, max(0.002, 50 / (step + 50)))
            for slow, fast in zip(mean.buffers(), phones.buffers()):
                slow.copy_(fast)
        told += loss.item() / 200
        if step % 200 == 0:
            print(f"phones {step} {(time.time() - began) / 60:.1f} min  ctc {told:.3f}", flush=True)
            told = 0.0
        if step % 1000 == 0:
            check(mean, fixed)
            keep(mean)
    check(mean, fixed)
    keep(mean)
    return mean


def check(phones, fixed):
    """Errors in the phones of lines that were not learnt from, in quiet and in noises."""
    import torch, nets
    was = phones.training
    phones.eval()
    for snr in (40, 10, 5):
        mels, lengths, targets, _ = fixed.batch(np.arange(200), snr, False, 5)
        lengths = torch.from_numpy(lengths)
        with torch.no_grad():
            best = phones(torch.from_numpy(mels), lengths).argmax(-1)
        wrong = total = 0
        for row, n, target in zip(best, (lengths + 1) // nets.STRIDE, targets):
            found = [int(k) for k in torch.unique_consecutive(row[:n]) if k]
            wrong, total = wrong + distance(found, target), total + len(target)
        print(f"  {snr} dB: {100 * wrong / total:.1f} % of phones wrong", flush=True)
    phones.train(was)


def distance(a, b):
    """Levenshtein's."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        last, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            last, row[j + 1] = row[j + 1], min(row[j + 1] + 1, row[j] + 1, last + (x != y))
    return row[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deed", choices=["render", "train", "write"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lines", type=int, default=28000)
    parser.add_argument("--minutes", type=float, default=75)
    parser.add_argument("--after", type=Path, help="nets to go on with")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.deed == "render":
        render(given.folder, given.lines)
    elif given.deed == "train":
        train(given.folder, given.minutes, given.after)
    else:
        import weights
        weights.write(given.folder / "nets.pt", HERE / "../../../Sources/Listening/speech.nets",
                      HERE / "../../ListeningTests/Nets/comparison.json")


if __name__ == "__main__":
    main()
