"""What is said to learn from: commands, by the program's own grammar, and what is none. Nothing of it stands in the texts by
which `hear.py` scores, but for the commands themselves, which are a closed list."""
import re, subprocess
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = HERE / "../../../Sources"
WAKE = ["hands", "off"]
DICTIONARY = Path("/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")

# The phones of the dictionary. The first output of the net stands for none of them.
PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()


def pronunciations():
    """The first way to say each word."""
    ways = {}
    for line in DICTIONARY.read_text(errors="replace").splitlines():
        word, *phones = line.split()
        ways.setdefault(re.sub(r"\(\d+\)$", "", word), phones)
    return ways


def numbers():
    small = ("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
             "eighteen nineteen").split()
    return small + [ten + one for ten in ("twenty", "thirty", "forty", "fifty") for one in [""] + [f" {d}" for d in small[:9]]]


class Grammar:
    """The notation of `Vocabulary+English.swift`, spoken at random."""

    def __init__(self, known):
        source = (SOURCES / "Commands/Vocabulary+English.swift").read_text()
        self.rules = re.findall(r'\bRule\("([^"]+)"', source)
        self.durations = re.findall(r'DurationRule\("([^"]+)"', source)
        foods = re.findall(r'"""\n(.*?)"""', (SOURCES / "Recipes/Food/KnownFoods.swift").read_text(), re.S)[0].split()
        foods += re.findall(r'"([a-z]+)"', (SOURCES / "Recipes/Food/AllergenTables.swift").read_text())
        foods += [food + "s" for food in foods]
        self.foods = sorted(f for f in set(foods) if f in known)

    def command(self, dice):
        # There are more foods than anything else that can be named.
        food = [rule for rule in self.rules if "<food>" in rule]
        return self.say(dice.choice(food if dice.random() < 0.15 else self.rules), dice)

    def say(self, notation, dice):
        signs = re.findall(r"[\[\]()|]|[^\s\[\]()|]+", notation)
        words = " ".join(self._either(signs, dice))
        return words

    def _either(self, signs, dice):
        ways, here = [], []
        while signs:
            sign = signs.pop(0)
            if sign in "])":
                break
            if sign == "|":
                ways.append(here)
                here = []
            elif sign == "[":
                part = self._either(signs, dice)
                here = here + (part if dice.random() < 0.5 else [])
            elif sign == "(":
                here = here + self._either(signs, dice)
            else:
                here = here + [self._slot(sign, dice)]
        return dice.choice(ways + [here])

    def _slot(self, sign, dice):
        if sign == "<number>":
            return dice.choice(numbers())
        if sign == "<duration>":
            return self.say(dice.choice(self.durations), dice)
        if sign == "<food>":
            return " ".join(dice.sample(self.foods, 2 if dice.random() < 0.3 else 1))
        return sign


def sentences(known):
    """Pieces of books and sayings of which the dictionary knows every word, three to nine words each."""
    texts = []
    for book in ("mark1:1-16:20", "genesis1:1-20:18", "acts1:1-9:43"):
        lines = subprocess.run(["bible", "-f", book], stdout=subprocess.PIPE).stdout.decode().splitlines()
        texts += [re.sub(r"^\S+\s", "", line) for line in lines]
    for name in ("fortunes", "riddles"):
        texts += Path("/usr/share/games/fortunes", name).read_text().split("\n%\n")
    pieces = []
    for text in texts:
        for part in re.split(r"[.,;:?!\"()\[\]\n]|--", text.lower()):
            words = part.split()
            for at in range(0, len(words), 6):
                piece = words[at : at + 6]
                if 2 <= len(piece) and all(w in known for w in piece):
                    pieces.append(" ".join(piece))
    return pieces


def talk(grammar, pieces, dice):
    """What is no command, much of it made of the words of commands."""
    kind = dice.random()
    if kind < 0.55:
        return dice.choice(pieces)
    words = sorted(set(re.findall(r"[a-z']+", " ".join(grammar.rules + grammar.durations))) - {"number", "food", "duration"})
    if kind < 0.75:
        # A command in the middle of other words.
        piece = dice.choice(pieces).split()
        at = dice.randrange(len(piece) + 1)
        return " ".join(piece[:at] + grammar.command(dice).split() + piece[at:])
    if kind < 0.85:
        return " ".join(dice.choice(words) for _ in range(dice.randint(1, 5)))
    piece = dice.choice(pieces).split()
    if dice.random() < 0.5:
        piece.insert(dice.randrange(len(piece) + 1), dice.choice(words))
    return " ".join(piece + [dice.choice(grammar.foods)] * dice.randint(0, 1))


def line(grammar, pieces, dice):
    """One thing to say."""
    kind, wake = dice.random(), " ".join(WAKE)
    if kind < 0.42:
        return f"{wake}, {grammar.command(dice)}" if dice.random() < 0.6 else f"{wake} {grammar.command(dice)}"
    if kind < 0.60:
        return grammar.command(dice)
    if kind < 0.64:
        return wake
    if kind < 0.72:
        return f"{wake} {talk(grammar, pieces, dice)}"
    return talk(grammar, pieces, dice)
