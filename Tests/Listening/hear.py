#!/usr/bin/env python3
"""Renders commands and other people's talk in many voices, drowns them in kitchen noises, lets `hands-off listen` hear
them, and scores what it heard.

    hear.py render FOLDER            voices, noises and recordings, with what is said in them and when
    hear.py score FOLDER PROGRAM     how many commands were heard, how late, and how many were heard that nobody said

PROGRAM is the one that listens: `.build/release/hands-off`.
"""
import argparse, json, os, random, re, shutil, subprocess, sys, wave
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from scipy.signal import butter, fftconvolve, lfilter, resample_poly

RATE = 16000
HERE = Path(__file__).parent
STARTERS = HERE / "../../Sources/HandsOff/Starter"

# Voices by which thresholds are found, and voices that nobody has listened to before the score is taken. Different
# people, or a different way to make sound, in each.
VOICES = {
    "tune": {
        "espeak-us-m1": ["espeak", "en-us+m1", 150, 45],
        "espeak-us-f1": ["espeak", "en-us+f1", 165, 55],
        "espeak-gb-m4": ["espeak", "en-gb+m4", 160, 50],
        "espeak-scot-m6": ["espeak", "en-gb-scotland+m6", 150, 50],
        "flite-kal": ["flite", "kal16", 1.0],
        "flite-awb": ["flite", "awb", 1.0],
        "festival-ked": ["festival", "ked_diphone"],
        "pico-gb": ["pico", "en-GB"],
    },
    "test": {
        "espeak-us-m3": ["espeak", "en-us+m3", 175, 40],
        "espeak-us-f2": ["espeak", "en-us+f2", 155, 60],
        "espeak-rp-m7": ["espeak", "en-gb-x-rp+m7", 165, 50],
        "espeak-us-f4": ["espeak", "en-us+f4", 185, 55],
        "flite-rms": ["flite", "rms", 1.0],
        "flite-rms-fast": ["flite", "rms", 0.8],
        "flite-slt": ["flite", "slt", 1.0],
        "festival-slt": ["festival", "cmu_us_slt_arctic_hts"],
        "piper-joe": ["piper", 1.0],
        "piper-joe-fast": ["piper", 0.8],
    },
}

# What is said, and the command that it is.
COMMANDS = [
    ("next", "next"), ("next step", "next"), ("back", "previous"), ("go back", "previous"), ("again", "again"),
    ("read it", "read"), ("read it aloud", "read"), ("louder", "louder"), ("quieter", "quieter"),
    ("pause", "pause"), ("go on", "resume"), ("continue", "resume"), ("start the timer", "startTimer"),
    ("stop", "stop"), ("stop the timer", "stop"), ("timer ten minutes", "timer 600"),
    ("set a timer for five minutes", "timer 300"), ("timer twenty five minutes", "timer 1500"),
    ("timer half an hour", "timer 1800"), ("timer thirty seconds", "timer 30"),
    ("timer one hour and a half", "timer 5400"), ("how much butter?", "howMuch butter"),
    ("how much flour?", "howMuch flour"), ("how many eggs?", "howMuch eggs"),
    ("how much salt do I need?", "howMuch salt"), ("how long is left?", "howLongLeft"),
    ("how much time is left?", "howLongLeft"), ("what's next?", "whatsNext"), ("step three", "step 3"),
    ("go to step five", "step 5"), ("ingredients", "ingredients"), ("show the ingredients", "ingredients"),
    ("camera off", "cameraOff"), ("turn off the camera", "cameraOff"),
]
FOODS = "butter flour eggs salt sugar milk"

SNRS = [20, 10, 5]


# MARK: Voices

def run(command, **more):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **more)


def read_wave(path):
    with wave.open(str(path)) as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.float64)
        if file.getnchannels() > 1:
            samples = samples.reshape(-1, file.getnchannels()).mean(axis=1)
    if rate != RATE:
        common = np.gcd(rate, RATE)
        samples = resample_poly(samples, RATE // common, rate // common)
    return samples / 32768


def write_wave(path, samples):
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1), file.setsampwidth(2), file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def say(voice, text, path):
    """Renders a text, once."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    kind, raw = voice[0], path.with_suffix(".raw.wav")
    if kind == "espeak":
        run(["espeak-ng", "-v", voice[1], "-s", str(voice[2]), "-p", str(voice[3]), "-w", str(raw), text])
    elif kind == "flite":
        run(["flite", "-voice", voice[1], "--setf", f"duration_stretch={voice[2]}", "-t", text, "-o", str(raw)])
    elif kind == "festival":
        run(["text2wave", "-eval", f"(voice_{voice[1]})", "-o", str(raw)], input=text.encode())
    elif kind == "pico":
        run(["pico2wave", "-l", voice[1], "-w", str(raw), text])
    elif kind == "piper":
        run([os.environ["PIPER"], "-m", os.environ["PIPER_MODEL"], "--length-scale", str(voice[1]), "-f", str(raw)],
            input=text.encode())
    samples = read_wave(raw)
    raw.unlink()
    samples *= 0.05 / max(1e-6, loudness(samples))
    write_wave(path, samples)


def voices(of):
    """Those that this machine has."""
    tools = {"espeak": "espeak-ng", "flite": "flite", "festival": "text2wave", "pico": "pico2wave"}
    for name, voice in VOICES[of].items():
        there = "PIPER_MODEL" in os.environ if voice[0] == "piper" else shutil.which(tools[voice[0]])
        if there:
            yield name, voice
        else:
            print(f"left out: {name}", file=sys.stderr)


def loudness(samples):
    """Root mean square of what is not silence."""
    blocks = samples[: len(samples) // 320 * 320].reshape(-1, 320)
    power = (blocks ** 2).mean(axis=1)
    loud = power[power > power.max() * 0.01]
    return float(np.sqrt(loud.mean())) if len(loud) else 0.0


def trimmed(samples):
    """From the first sound to the last."""
    blocks = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    power = (blocks ** 2).mean(axis=1)
    loud = np.nonzero(power > power.max() * 0.001)[0]
    return samples[loud[0] * 160 : (loud[-1] + 1) * 160]


# MARK: Noises

def noise(kind, seconds, seed):
    dice = np.random.default_rng(seed)
    n = int(seconds * RATE)
    white = dice.standard_normal(n)
    if kind == "pan":
        # A hiss, and the crackles of fat; both are above the vowels of a voice.
        band = butter(1, [1200, 6500], "band", fs=RATE)
        hiss = white * (1 + np.clip(lfilter(*butter(1, 2, fs=RATE), dice.standard_normal(n)) * 12, -0.6, 0.6))
        crackles = np.zeros(n)
        at = dice.integers(0, n, int(seconds * 25))
        crackles[at] = dice.exponential(1, len(at)) * dice.choice([-1, 1], len(at))
        ring = np.exp(-np.arange(400) / 60) * dice.standard_normal(400)
        return lfilter(*band, hiss + 3 * fftconvolve(crackles, ring)[:n])
    if kind == "water":
        stream = lfilter(*butter(1, [300, 5000], "band", fs=RATE), white)
        gurgle = lfilter(*butter(2, [200, 700], "band", fs=RATE), dice.standard_normal(n))
        swell = np.abs(lfilter(*butter(1, 3, fs=RATE), dice.standard_normal(n))) * 50
        return stream + gurgle * swell
    if kind == "fan":
        hum = sum(np.sin(2 * np.pi * 100 * k * np.arange(n) / RATE + k) / k for k in range(1, 6))
        return 0.3 * hum + lfilter(*butter(1, 500, fs=RATE), white) * 3
    if kind == "music":
        out = np.zeros(n)
        beat = int(RATE * 60 / 104 / 2)
        chords = [[57, 60, 64], [53, 57, 60], [48, 52, 55], [55, 59, 62]]
        t = np.arange(beat * 4) / RATE
        tone = lambda note, length: sum(
            np.sin(2 * np.pi * 440 * 2 ** ((note - 69) / 12) * k * t[:length]) * np.exp(-t[:length] * (2 + k)) / k
            for k in range(1, 7))
        for i, at in enumerate(range(0, n, beat)):
            chord = chords[i // 8 % 4]
            notes = [chord[0] - 12] if i % 4 == 0 else []
            notes += [int(dice.choice(chord)) + 12] if dice.random() < 0.8 else []
            notes += chord if i % 8 == 0 else []
            for note in notes:
                sound = tone(note, min(len(t), n - at))
                out[at : at + len(sound)] += sound
            if i % 2:
                burst = dice.standard_normal(min(1200, n - at)) * np.exp(-np.arange(min(1200, n - at)) / 250)
                out[at : at + len(burst)] += 0.5 * burst
        return out
    raise ValueError(kind)


NOISES = ["pan", "water", "fan", "music"]


def drowned(samples, kind, snr, seed):
    """In a noise, the speech being so many dB louder; in a quiet room, as a cheap microphone has it, if nil."""
    dice = np.random.default_rng(seed)
    out = samples + dice.standard_normal(len(samples)) * 0.05 * 10 ** (-45 / 20)
    if kind:
        sound = noise(kind, len(samples) / RATE, seed)
        out = out + sound / np.sqrt((sound ** 2).mean()) * 0.05 * 10 ** (-snr / 20)
    return out * 0.5 / max(0.5, np.abs(out).max())


def in_room(samples, seed):
    """As it comes across a kitchen: a reverberation of 0.4 s, twice as much of it as comes straight."""
    dice = np.random.default_rng(seed)
    n = int(0.4 * RATE)
    tail = dice.standard_normal(n) * np.exp(-6.9 * np.arange(n) / n)
    tail[: int(0.004 * RATE)] = 0
    tail *= np.sqrt(2 / (tail ** 2).sum())
    tail[0] = 1
    return fftconvolve(samples, tail)[: len(samples)] / np.sqrt(3)


# MARK: Texts

def texts():
    """What is read that is no command: recipes, talk in a kitchen, stories."""
    recipes = []
    for path in sorted(STARTERS.glob("*.json")):
        for step in json.loads(path.read_text())["steps"]:
            recipes.append(re.sub(r"[°]", " degrees ", step["text"]))
    talk = [line.strip() for line in (HERE / "talk.txt").read_text().splitlines() if line.strip()]
    stories = []
    found = Path("/usr/share/games/fortunes/literature")
    if found.exists():
        stories += [" ".join(t.split("--")[0].split()) for t in found.read_text().split("\n%\n")]
    if shutil.which("bible"):
        ruth = run(["bible", "-f", "ruth1:1-4:22"]).stdout.decode()
        stories += [re.sub(r"^\S+\s", "", line) for line in ruth.splitlines()]
    return recipes, talk, [s for s in stories if 20 < len(s) < 400]


# MARK: Rendering

def render(folder, of, minutes):
    jobs = []
    for name, voice in voices(of):
        for wake in (True, False):
            for i, (text, _) in enumerate(COMMANDS):
                said = f"hands off, {text}" if wake else text
                jobs.append((voice, said, folder / "said" / name / f"{'w' if wake else 'o'}{i}.wav"))
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: say(*job), jobs))
    recordings(folder, of)
    readings(folder, of, minutes)


def recordings(folder, of):
    """A recording a voice and a way to speak: all commands, some seconds between them."""
    for number, (name, _) in enumerate(voices(of)):
        for wake in (True, False):
            dice = random.Random(number)
            parts, said, at = [np.zeros(RATE * 2)], [], 2.0
            for i, (text, command) in enumerate(COMMANDS):
                sound = trimmed(read_wave(folder / "said" / name / f"{'w' if wake else 'o'}{i}.wav"))
                said.append({"text": text, "command": command, "from": at, "to": at + len(sound) / RATE})
                rest = np.zeros(int(RATE * dice.uniform(1.4, 2.2)))
                parts += [sound, rest]
                at += (len(sound) + len(rest)) / RATE
            clean = np.concatenate(parts)
            ways = [("quiet", None, 0), ("room", "room", 0)] + [
                (f"{kind}-{snr}", kind, snr) for kind in NOISES for snr in SNRS]
            for way, kind, snr in ways:
                sound = in_room(clean, number) if kind == "room" else clean
                out = drowned(sound, None if kind == "room" else kind, snr, number + 1)
                path = folder / of / "commands" / ("wake" if wake else "open") / way / f"{name}.wav"
                write_wave(path, out)
                path.with_suffix(".json").write_text(json.dumps(said))


def readings(folder, of, minutes):
    """Talk that is no command, by every voice, until there are so many minutes of each."""
    recipes, talk, stories = texts()
    for number, (name, voice) in enumerate(voices(of)):
        dice = random.Random(f"{of} {number}")
        parts, seconds, i = [], 0.0, 0
        lines = [recipes, talk, stories]
        while seconds < minutes * 60:
            kind = lines[i % 3] or recipes
            path = folder / "read" / of / name / f"{i}.wav"
            say(voice, dice.choice(kind), path)
            sound = trimmed(read_wave(path))
            rest = np.zeros(int(RATE * dice.uniform(0.3, 1.6)))
            parts += [sound, rest]
            seconds += (len(sound) + len(rest)) / RATE
            i += 1
        clean = np.concatenate(parts)
        third = len(clean) // 3
        ways = ["quiet", "room", NOISES[number % 4]]
        for k, way in enumerate(ways):
            piece = clean[k * third : (k + 1) * third]
            if way == "room":
                out = drowned(in_room(piece, number), None, 0, number)
            else:
                snr = SNRS[number % 2]
                out = drowned(piece, None if way == "quiet" else way, snr, number)
            write_wave(folder / of / "readings" / f"{name}-{way}.wav", out)


# MARK: Scoring

def listen(program, path, wake):
    command = program + ["listen", "--json"] + (["--no-wake"] if not wake else []) + ["--foods", FOODS, str(path)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if answer.returncode != 0:
        sys.exit(f"{' '.join(command)}: {answer.stderr}")
    return [json.loads(line) for line in answer.stdout.splitlines()]


def score(folder, of, program, only, out):
    def one(job):
        path, wake = job
        return job, listen(program, path, wake)

    jobs = []
    for wake in (True, False):
        for path in sorted((folder / of / "commands" / ("wake" if wake else "open")).glob("*/*.wav")):
            if not only or path.parent.name in only.split(","):
                jobs.append((path, wake))
        for path in sorted((folder / of / "readings").glob("*.wav")):
            if not only or "readings" in only.split(","):
                jobs.append((path, wake))
    with ThreadPoolExecutor(int(os.environ.get("JOBS", "1"))) as pool:
        results = list(pool.map(one, jobs))
    recall, wrong, late, alarms, hours, cost = {}, {}, [], {}, {}, []
    keep = []
    for (path, wake), heard in results:
        way = "wake" if wake else "open"
        with wave.open(str(path)) as file:
            seconds = file.getnframes() / RATE
        counted = [h for h in heard if h.get("command")]
        cost += [h["cost"] for h in heard if "cost" in h]
        keep.append({"file": str(path), "wake": wake, "heard": heard})
        if path.parent.name == "readings":
            alarms.setdefault(way, []).extend([(path.stem, h["text"], h["at"]) for h in counted])
            hours[way] = hours.get(way, 0) + seconds / 3600
            continue
        said = json.loads(path.with_suffix(".json").read_text())
        key = (way, path.parent.name)
        for s in said:
            fitting = [h for h in counted if s["from"] < h["at"] < s["to"] + 1.2]
            right = [h for h in fitting if h["command"] == s["command"]]
            recall.setdefault(key, {}).setdefault(path.stem, []).append((s["text"], bool(right)))
            if right:
                late.append(right[0]["at"] + right[0].get("work", 0) - s["to"])
            elif fitting:
                wrong.setdefault(key, []).append((path.stem, s["text"], fitting[0]["command"]))
    names = sorted({v for by in recall.values() for v in by})
    print(f"{'recall in %':26}" + "".join(f"{n[-10:]:>11}" for n in names) + f"{'all':>7}{'wrong':>7}")
    for key, by in sorted(recall.items()):
        every = [hit for hits in by.values() for _, hit in hits]
        cells = "".join(
            f"{100 * sum(h for _, h in by[n]) / len(by[n]):11.0f}" if n in by else " " * 11 for n in names)
        print(f"{key[0] + ' ' + key[1]:26}{cells}{100 * sum(every) / len(every):7.1f}{len(wrong.get(key, [])):7}")
    missed = {}
    for by in recall.values():
        for hits in by.values():
            for text, hit in hits:
                missed.setdefault(text, []).append(hit)
    worst = sorted(missed.items(), key=lambda m: sum(m[1]) / len(m[1]))[:8]
    print("hardest: " + ", ".join(f"{text} {100 * sum(h) / len(h):.0f}" for text, h in worst))
    for way in hours:
        n = len(alarms.get(way, []))
        print(f"false commands {way}: {n} in {hours[way]:.2f} h = {n / hours[way]:.1f} an hour")
        for a in alarms.get(way, [])[:40]:
            print("   ", *a)
    if late:
        late.sort()
        print(f"answer after the word's end: median {late[len(late) // 2]:.2f} s, 95 % {late[int(len(late) * .95)]:.2f} s")
    if out:
        Path(out).write_text(json.dumps(keep))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deed", choices=["render", "score"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", nargs="*")
    parser.add_argument("--voices", choices=["tune", "test"], default="test")
    parser.add_argument("--minutes", type=float, default=18, help="of readings a voice")
    parser.add_argument("--only", help="only these ways, by comma: quiet, room, pan-10, readings, …")
    parser.add_argument("--out", help="keeps all that was heard")
    given = parser.parse_args()
    if given.deed == "render":
        render(given.folder, given.voices, given.minutes)
    else:
        score(given.folder, given.voices, given.program, given.only, given.out)


if __name__ == "__main__":
    main()
