/// Words that an ingredient line is read by, in six languages; Portuguese and Swedish as far as they come
/// by themselves.
enum IngredientWords {
    static let numbers: [String: Double] = {
        var numbers: [String: Double] = [:]
        let words: [(Double, String)] = [
            (0.5, "half halbe halber halbes halben demi demie media medio mezzo mezza halve meia meio"),
            (1, "one ein eine einen einer eines un une una uno een um uma"),
            (1.5, "anderthalb eineinhalb anderhalve"),
            (2, "two zwei deux dos due twee dois duas"), (3, "three drei trois tres tre drie três"),
            (4, "four vier quatre cuatro quattro quatro"), (5, "five fünf cinq cinco cinque vijf"),
            (6, "six sechs seis sei zes"), (7, "seven sieben sept siete sette zeven"),
            (8, "eight acht huit ocho otto"), (9, "nine neun neuf nueve nove negen"),
            (10, "ten zehn dix diez dieci tien dez"), (11, "eleven elf onze undici"),
            (12, "twelve zwölf douze doce dodici twaalf dozen"),
        ]
        for (value, names) in words {
            for name in names.split(separator: " ") { numbers[String(name)] = value }
        }
        return numbers
    }()
    static let half: Set<String> = [
        "half", "halbe", "halber", "halbes", "halben", "halb", "demi", "demie", "media", "medio", "mezzo",
        "mezza",
        "halve", "meia", "meio",
    ]
    /// Between a whole number and a fraction: "1 and 1/2", "1 et ½".
    static let and: Set<String> = ["and", "und", "et", "y", "e", "en"]
    /// Say nothing of how many: "a pinch", "a few sprigs".
    static let articles: Set<String> = ["a", "an", "the", "des", "du"]
    static let some: Set<String> = ["some", "etwas", "einige", "qualche", "wat"]
    static let few: Set<String> = [
        "few", "couple", "several", "paar", "quelques", "algunos", "algunas", "alcuni", "alcune", "enkele",
    ]
    /// Stand before a number, or before a unit, and are kept as a remark.
    static let roughly: Set<String> = [
        "about", "approximately", "approx", "around", "roughly", "scant", "ca", "circa", "etwa", "ungefähr",
        "environ",
        "env", "aprox", "unos", "unas", "ongeveer", "nearly", "just", "over", "under", "up", "plm", "heaping",
        "heaped",
        "generous", "knapp", "gut", "zirka", "cirka", "cerca", "de", "at", "least",
    ]
    static let sizes: Set<String> = [
        "small", "medium", "large", "big", "jumbo", "sm", "md", "med", "lg", "xl", "heaping", "heaped",
        "rounded",
        "level", "generous", "good", "packed", "scant", "thick", "thin", "fat", "extra", "separate", "full",
        "whole",
        "healthy", "hearty", "deli", "standard", "mini", "round", "long", "short",
        "gehäufte", "gehäufter", "gehäuft", "geh", "gestrichene", "gestrichener", "gestrichen", "gestr",
        "große",
        "großer", "großes", "große", "kleine", "kleiner", "kleines", "mittelgroße", "mittelgroßer",
        "mittlere", "kl",
        "gr", "dicke", "dünne", "gute", "gut",
        "grand", "grande", "grandes", "petit", "petite", "petits", "petites", "gros", "grosse", "grosses",
        "bonne", "belle", "rase", "rases", "bombée", "pequeño", "pequeña", "pequeños", "pequeñas", "colmada",
        "rasa",
        "piccolo", "piccola", "piccoli", "piccole", "colmo", "raso", "grote", "volle", "flinke", "ruime",
        "afgestreken",
    ]
    /// Between two ends of a range.
    static let to: Set<String> = ["to", "or", "bis", "oder", "à", "ou", "a", "o", "tot", "of"]
    /// Between a unit and what is measured.
    static let of: Set<String> = [
        "of", "de", "d", "di", "du", "des", "von", "vom", "van", "del", "dello", "della", "dell", "degli",
        "do", "da",
    ]
    /// What begins a measure that comes on top, or instead.
    static let plus: Set<String> = ["plus", "and", "et", "und"]
    static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "‐", "‑", "−"]
    /// What begins a remark, not a preparation.
    static let remarks: Set<String> = [
        "plus", "optional", "optionally", "to", "for", "such", "preferably", "or", "divided", "if", "about",
        "as",
        "and", "more", "see", "like", "including", "ideally", "not", "with", "at", "your", "any", "use", "i",
        "we",
        "e", "eg", "ie", "approximately", "around", "roughly", "total", "from", "depending", "note", "you",
        "nach", "zum", "zur", "für", "oder", "z", "zb", "zzgl", "evtl", "eventuell", "am", "je", "alternativ",
        "ca",
        "pour", "ou", "selon", "facultatif", "p", "par", "au", "à", "plus",
        "para", "o", "opcional", "por", "al", "per", "oppure", "facoltativo", "q", "ad", "a",
        "voor", "of", "optioneel", "naar", "zoals", "bijv", "bijvoorbeeld", "om", "til", "eller", "typ",
    ]
    /// Adverbs that say how something is prepared: a participle follows.
    static let manner: Set<String> = [
        "finely", "coarsely", "freshly", "roughly", "thinly", "thickly", "lightly", "well", "very", "firmly",
        "loosely",
        "fein", "grob", "frisch", "fijn", "grof", "finement", "grossièrement", "finamente", "dun",
    ]
    /// Participles that may stand before a name as what is done to it. What it is bought as, such as
    /// dried or smoked, is not among them.
    static let done: Set<String> = [
        "chopped", "minced", "grated", "shredded", "sliced", "diced", "toasted", "melted", "peeled",
        "crumbled",
        "crushed", "squeezed", "softened", "beaten", "sifted", "cubed", "mashed", "julienned", "slivered",
        "pitted",
        "seeded", "trimmed", "halved", "quartered", "torn", "zested", "snipped", "cracked", "packed",
        "drained",
        "rinsed",
    ]
    /// Participles and their adverbs.
    static let readied: Set<String> = done.union(manner)
    /// Before "jus", "succo", "zumo", "Saft".
    static let masculine: Set<String> = ["le", "il", "el", "der"]
    /// What is taken of a fruit or a plant.
    static let parts: Set<String> = [
        "juice", "zest", "rind", "peel", "leaves", "seeds", "saft", "jus", "zumo", "succo", "sap", "rasp",
        "abrieb",
        "schale", "zeste", "scorza", "ralladura", "suco", "raspas", "pitjes",
    ]
    /// Words that begin what is done to it, in brackets or after a comma.
    static let treated: Set<String> = readied.union([
        "cut", "cored", "thawed", "defrosted", "deveined", "washed", "stemmed", "shaved", "smashed",
        "bruised",
        "deseeded", "cleaned", "scrubbed", "boned", "skinned", "juiced", "separated", "soaked", "cooled",
        "warmed",
        "gehackt", "gewürfelt", "geschält", "geschnitten", "gerieben", "gepresst", "halbiert", "entkernt",
        "abgetropft",
        "haché", "hachée", "hachés", "émincé", "émincée", "émincés", "râpé", "coupé", "coupée", "coupés",
        "pelé", "pelée",
        "picado", "picada", "picados", "cortado", "cortada", "pelado", "pelada", "rallado", "rallada",
        "tritato", "tritata", "tagliato", "tagliata", "grattugiato", "grattugiata", "pelati",
        "gesneden", "gehakt", "geraspt", "geschild", "uitgelekt",
    ])
    /// Words that only describe what is named after the next comma: "skinless, boneless chicken".
    static let describing: Set<String> = readied.union(sizes).union([
        "skinless", "boneless", "bone", "in", "skin", "on", "fresh", "ripe", "firm", "cold", "warm", "hot",
        "dry",
        "dried", "unsalted", "salted", "raw", "cooked", "lean", "frozen", "low", "fat", "sodium", "free",
        "reduced",
        "unsweetened", "sweetened", "seedless", "hard", "soft", "old", "day", "young", "tender", "plain",
        "chilled", "canned", "crusty",
    ])
}
