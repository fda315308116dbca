#!/usr/bin/env python3
"""Renders lines, makes kitchens of them, teaches the two nets of `Sources/Listening/Nets`, and writes them.

    learn.py render FOLDER --lines N     N lines in voices of their own
    learn.py train FOLDER --minutes N    learns from them for so long
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


def kitchens(folder, lines):
    """A bank of noises and of rooms, made once."""
    path = folder / "noises.npy"
    if not path.exists():
        np.save(path, scenes.bank(500, 8, 1, lambda dice: lines.sound(dice.integers(len(lines)))))
    dice = np.random.default_rng(2)
    return np.load(path, mmap_mode="r"), [scenes.room(dice) for _ in range(800)]


def train(folder, minutes):
    import torch
    from torch.nn import functional as F
    import batches, nets

    torch.set_num_threads(1)
    torch.manual_seed(3)
    known = texts.pronunciations()
    names = sorted(p.name for p in folder.glob("lines-*.npz"))
    lines, kept = batches.Lines(folder, names[1:], known), batches.Lines(folder, names[:1], known)
    noises, rooms = kitchens(folder, lines)

    class Stream(torch.utils.data.IterableDataset):
        def __iter__(self):
            torch.set_num_threads(1)
            info = torch.utils.data.get_worker_info()
            for mels, lengths, phones, speech in batches.Batches(lines, noises, rooms, 100 + info.id):
                yield (torch.from_numpy(mels), torch.from_numpy(lengths), [torch.tensor(p) for p in phones],
                       torch.from_numpy(speech))

    stream = iter(torch.utils.data.DataLoader(Stream(), batch_size=None, num_workers=1, prefetch_factor=16))
    detector, phones = nets.Detector(), nets.Phones()
    print(sum(p.numel() for p in detector.parameters()), sum(p.numel() for p in phones.parameters()), "weights", flush=True)
    if (folder / "nets.pt").exists():
        # What was learnt before is gone on with.
        for net, weights in zip((detector, phones), torch.load(folder / "nets.pt")):
            net.load_state_dict(weights)
    both = [*detector.parameters(), *phones.parameters()]
    optimiser = torch.optim.AdamW(both, lr=2e-3, weight_decay=1e-2)
    mean = copy.deepcopy(detector), copy.deepcopy(phones)
    began, step, state, sums, told = time.time(), 0, None, np.zeros(2), time.time()
    fixed = batches.Batches(kept, noises, rooms, 7)
    while time.time() - began < minutes * 60:
        mels, lengths, targets, speech = next(stream)
        share = (time.time() - began) / (minutes * 60)
        rate = 2e-3 * min(1, step / 100) * (1 - share) ** 0.7 + 1e-5
        for group in optimiser.param_groups:
            group["lr"] = rate
        hidden = mels.clone()
        for row in hidden:
            # Bands and moments that are not heard (Park et al. 2019).
            width, start = int(torch.randint(0, 7, ())), int(torch.randint(0, 34, ()))
            row[:, start : start + width] = row.mean(0)[start : start + width]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = phones(hidden, lengths)
        # A line that is faster than the frames can't be learnt.
        ctc = F.ctc_loss(logits.float().log_softmax(-1).transpose(0, 1), torch.cat(targets), (lengths + 1) // nets.STRIDE,
                         torch.tensor([len(t) for t in targets]), zero_infinity=True)
        if state is not None:
            state = state[:, torch.randperm(state.shape[1])]
        answers, state = detector(mels, state)
        state = state.detach()
        # The detector's answer is late by DELAY frames.
        wanted = speech[:, : answers.shape[1] * nets.STRIDE].reshape(len(speech), -1, nets.STRIDE).amax(-1)
        bce = F.binary_cross_entropy_with_logits(answers[:, nets.DELAY :], wanted[:, : -nets.DELAY])
        loss = ctc + bce
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(both, 2.0)
        optimiser.step()
        step += 1
        keep = min(0.998, step / (step + 50))
        with torch.no_grad():
            for slow, fast in zip(mean, (detector, phones)):
                for a, b in zip(slow.parameters(), fast.parameters()):
                    a.lerp_(b, 1 - keep)
                for a, b in zip(slow.buffers(), fast.buffers()):
                    a.copy_(b)
        sums += [ctc.item(), bce.item()]
        if step % 200 == 0:
            print(f"{step} {(time.time() - began) / 60:.1f} min  ctc {sums[0] / 200:.3f} bce {sums[1] / 200:.3f} "
                  f"{(time.time() - told) / 200:.2f} s a step", flush=True)
            sums[:], told = 0, time.time()
        if step % 1000 == 0:
            check(mean, fixed)
            torch.save([m.state_dict() for m in mean], folder / "nets.pt")
    check(mean, fixed)
    torch.save([m.state_dict() for m in mean], folder / "nets.pt")


def check(nets_, fixed):
    """Errors in the phones of lines that were not learnt from, in quiet and in noises."""
    import torch, nets
    detector, phones = (n.eval() for n in nets_)
    for snr in (40, 10, 5):
        mels, lengths, targets, speech = fixed.batch(np.arange(200), snr, False, 5)
        with torch.no_grad():
            lengths = torch.from_numpy(lengths)
            best = phones(torch.from_numpy(mels), lengths).argmax(-1)
            answers, _ = detector(torch.from_numpy(mels))
        wrong = total = 0
        for row, n, target in zip(best, (lengths + 1) // nets.STRIDE, targets):
            found = [int(k) for k in torch.unique_consecutive(row[:n]) if k]
            wrong, total = wrong + distance(found, target), total + len(target)
        wanted = speech[:, : answers.shape[1] * 2].reshape(len(speech), -1, 2).max(-1)[:, : -nets.DELAY]
        there = np.arange(wanted.shape[1])[None] < lengths.numpy()[:, None] // 2 - 3
        right = ((answers[:, nets.DELAY :] > 0).numpy() == (wanted > 0.5))[there].mean()
        print(f"  {snr} dB: {100 * wrong / total:.1f} % of phones wrong, {100 * right:.1f} % of frames right", flush=True)


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
    parser.add_argument("--minutes", type=float, default=60)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.deed == "render":
        render(given.folder, given.lines)
    elif given.deed == "train":
        train(given.folder, given.minutes)
    else:
        import weights
        weights.write(given.folder / "nets.pt", HERE / "../../../Sources/Listening/speech.nets",
                      HERE / "../../ListeningTests/Nets/comparison.json")


if __name__ == "__main__":
    main()
