"""The nets as `NetFile.swift` reads them: eight bits a weight, a scale for each row."""
import json, struct

import numpy as np

import features
from texts import PHONES


def folded(states):
    """Tensors by name; what normalises is taken into the weights before it, and none of them has more than two dimensions."""
    detector, phones = ({k: v.double().numpy() for k, v in s.items()} for s in states)
    out = {f"detector.{k}": v for k, v in detector.items()}

    def norm(name):
        scale = phones[f"{name}.weight"] / np.sqrt(phones[f"{name}.running_var"] + 1e-5)
        return scale, phones[f"{name}.bias"] - phones[f"{name}.running_mean"] * scale

    scale, bias = norm("norm")
    # One step of the features after another.
    first = phones["first.weight"].transpose(0, 2, 1).reshape(len(scale), -1)
    out["phones.first.weight"], out["phones.first.bias"] = first * scale[:, None], bias
    i = 0
    while f"blocks.{i}.depth.weight" in phones:
        scale, bias = norm(f"blocks.{i}.norm")
        out[f"phones.blocks.{i}.depth"] = phones[f"blocks.{i}.depth.weight"][:, 0]
        out[f"phones.blocks.{i}.point"] = phones[f"blocks.{i}.point.weight"][:, :, 0] * scale[:, None]
        out[f"phones.blocks.{i}.bias"] = bias
        i += 1
    out["phones.last.weight"], out["phones.last.bias"] = phones["last.weight"][:, :, 0], phones["last.bias"]
    return out


def text(words):
    return struct.pack("<I", len(words)) + words.encode()


def rounded(values):
    """Eight bits a weight, and the scale of each row."""
    rows = values.reshape(len(values), -1)
    scales = np.maximum(1e-12, np.abs(rows).max(axis=1) / 127).astype("<f4")
    return np.round(rows / scales[:, None]).astype(np.int8), scales


def packed(tensors):
    parts = [b"HANDSNET", text(" ".join(PHONES)), struct.pack("<I", len(tensors))]
    for name, values in tensors.items():
        weights, scales = rounded(values)
        parts += [text(name), struct.pack("<I", values.ndim), struct.pack(f"<{values.ndim}I", *values.shape),
                  scales.tobytes(), weights.tobytes()]
    return b"".join(parts)


def plain(tensors):
    """As the program has them, after rounding."""
    out = {}
    for name, values in tensors.items():
        weights, scales = rounded(values)
        out[name] = (weights * scales[:, None].astype(np.float64)).reshape(values.shape)
    return out


# MARK: A sound by which the program is compared with this

def sound():
    """Six tenths of a second that rise, over a noise: the same for everybody who can count."""
    state, out = 7, []
    for i in range(9600):
        state = (state * 1103515245 + 12345) % 2 ** 31
        out.append(round(6000 * np.sin(2 * np.pi * (200 + i * 0.05) * i / 16000) + state / 2 ** 31 * 2000 - 1000))
    return np.array(out)


def odds(w, mels):
    def sigmoid(x):
        return 1 / (1 + np.exp(-x))

    width = len(w["detector.first.bias"])
    state, out = np.zeros(width), []
    for i in range(0, len(mels) - 1, 2):
        x = np.maximum(0, w["detector.first.weight"] @ ((mels[i : i + 2].ravel() + 8) / 4) + w["detector.first.bias"])
        new = (w["detector.gru.weight_ih_l0"] @ x + w["detector.gru.bias_ih_l0"]).reshape(3, width)
        old = (w["detector.gru.weight_hh_l0"] @ state + w["detector.gru.bias_hh_l0"]).reshape(3, width)
        reset, keep = sigmoid(new[0] + old[0]), sigmoid(new[1] + old[1])
        state = (1 - keep) * np.tanh(new[2] + reset * old[2]) + keep * state
        out.append(float(w["detector.last.weight"][0] @ state + w["detector.last.bias"][0]))
    return out


def shares(w, mels):
    x = (mels - mels.mean(axis=0)) / 3
    x = np.concatenate([np.zeros((2, x.shape[1])), x, np.zeros((3, x.shape[1]))])
    frames = (len(mels) + 1) // 2
    pieces = np.stack([x[2 * t : 2 * t + 5].ravel() for t in range(frames)])
    here = np.maximum(0, pieces @ w["phones.first.weight"].T + w["phones.first.bias"])
    i = 0
    while f"phones.blocks.{i}.depth" in w:
        kernel = w[f"phones.blocks.{i}.depth"]
        half = kernel.shape[1] // 2
        wide = np.concatenate([np.zeros((half, here.shape[1])), here, np.zeros((half, here.shape[1]))])
        between = sum(wide[tap : tap + frames] * kernel[:, tap] for tap in range(kernel.shape[1]))
        here = here + np.maximum(0, between @ w[f"phones.blocks.{i}.point"].T + w[f"phones.blocks.{i}.bias"])
        i += 1
    logits = here @ w["phones.last.weight"].T + w["phones.last.bias"]
    return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


def compared(tensors):
    """What the program must find in that sound."""
    weights, mels = plain(tensors), features.logmel(sound().astype(np.float64) / 32767).astype(np.float64)
    found = shares(weights, mels)
    return {"energies": mels[10].round(4).tolist(), "odds": np.round(odds(weights, mels), 4).tolist(),
            "shares": found[len(found) // 2].round(4).tolist()}


def write(source, target, comparison=None):
    import torch
    tensors = folded(torch.load(source))
    target.write_bytes(packed(tensors))
    if comparison:
        comparison.write_text(json.dumps(compared(tensors), indent=0) + "\n")
