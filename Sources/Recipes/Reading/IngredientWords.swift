/// Words that an ingredient line is read by, in six languages.
enum IngredientWords {
    static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "dozen": 12, "half": 0.5,
        "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "halbe": 0.5,
        "halber": 0.5, "halbes": 0.5,
        "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "demi": 0.5, "demie": 0.5,
        "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "media": 0.5, "medio": 0.5,
        "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "mezzo": 0.5, "mezza": 0.5,
        "een": 1, "twee": 2, "drie": 3, "vijf": 5, "zes": 6, "halve": 0.5, "half a": 0.5,
    ]
    /// Say nothing of how many: "a pinch", "a few sprigs".
    static let articles: Set<String> = ["a", "an", "the", "des", "du"]
    static let some: Set<String> = ["some", "etwas", "einige", "un peu", "qualche", "wat"]
    static let few: Set<String> = ["few", "couple", "several", "paar", "quelques", "algunos", "algunas", "alcuni", "alcune", "enkele"]
    /// Stand before a number, or before a unit, and are kept as a remark.
    static let roughly: Set<String> = [
        "about", "approximately", "approx", "around", "roughly", "scant", "ca", "circa", "etwa", "ungefähr", "environ",
        "env", "aprox", "unos", "unas", "ongeveer", "nearly", "just", "over", "under", "up",
    ]
    static let sizes: Set<String> = [
        "small", "medium", "large", "big", "jumbo", "sm", "md", "med", "lg", "xl", "heaping", "heaped", "rounded",
        "level", "generous", "good", "packed", "scant", "thick", "thin", "fat", "extra", "separate", "full", "whole",
        "gehäufte", "gehäufter", "gestrichene", "gestrichener", "große", "großer", "großes", "kleine", "kleiner",
        "kleines", "mittelgroße", "kl", "gr", "grand", "grande", "grandes", "petit", "petite", "petits", "petites", "gros", "grosse",
        "bonne", "rase", "rases", "bombée", "pequeño", "pequeña", "pequeños", "pequeñas", "colmada", "rasa",
        "piccolo", "piccola", "piccoli", "piccole", "colmo", "raso", "grote", "kleine", "volle",
    ]
    /// Between two ends of a range.
    static let to: Set<String> = ["to", "or", "bis", "oder", "à", "ou", "a", "o", "tot", "of"]
    /// Between a unit and what is measured.
    static let of: Set<String> = ["of", "de", "d", "di", "du", "des", "von", "van", "del", "della", "dell"]
    /// What begins a measure that comes on top, or instead.
    static let plus: Set<String> = ["plus", "and"]
    static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "‐", "‑", "−"]
    /// What begins a remark, not a preparation.
    static let remarks: Set<String> = [
        "plus", "optional", "to", "for", "such", "preferably", "or", "divided", "if", "about", "as", "and", "more",
        "such", "see", "like", "including", "ideally", "not", "with", "at", "in", "your", "any", "use", "nach",
        "zum", "für", "pour", "para", "per", "voor", "facultatif", "opcional", "facoltativo", "optioneel", "au", "q", "naar",
    ]
    /// Adverbs that say how something is prepared: a participle follows.
    static let manner: Set<String> = [
        "finely", "coarsely", "freshly", "roughly", "thinly", "thickly", "lightly", "well", "very", "firmly", "loosely",
    ]
    /// Participles that may stand before a name as what is done to it. What it is bought as, such as dried or
    /// smoked, is not among them.
    static let done: Set<String> = [
        "chopped", "minced", "grated", "shredded", "sliced", "diced", "toasted", "melted", "peeled", "crumbled",
        "crushed", "squeezed", "softened", "beaten", "sifted", "cubed", "mashed", "julienned", "slivered", "pitted", "seeded",
        "trimmed", "halved", "quartered", "torn", "zested", "snipped", "cracked", "packed", "drained", "rinsed",
    ]
}
