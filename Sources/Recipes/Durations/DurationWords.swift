/// The words that durations are made of, in English, German, French, Spanish, Italian and Dutch.
enum DurationWords {
    /// Seconds.
    static let units: [String: Double] = {
        var units: [String: Double] = [:]
        let words: [(Double, String)] = [
            (1, "s sec secs second seconds sek sekunde sekunden seconde secondes seconden"),
            (1, "segundo segundos secondo secondi"),
            (60, "min mins minute minutes mn minuten minuut minuto minutos minuti"),
            (900, "viertelstunde viertelstunden kwartier kwartiertje"), (1800, "mezzora"),
            (2700, "dreiviertelstunde"),
            (3600, "h hr hrs hour hours std stdn stunde stunden heure heures hora horas ora ore uur uren"),
            (day, "day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen"),
            (7 * day, "week weeks woche wochen semaine semaines semana semanas settimana settimane weken"),
        ]
        for (seconds, names) in words {
            for name in names.split(separator: " ") { units[String(name)] = seconds }
        }
        return units
    }()

    static let day = 86_400.0

    /// After these a full stop doesn't end the sentence.
    static let abbreviations: Set<String> = [
        "s", "sec", "secs", "sek", "min", "mins", "mn", "h", "hr", "hrs", "std", "stdn",
    ]

    /// What "a" may stand before: "a second bowl" and "once a day" are no durations.
    static let afterArticle: Set<String> = [
        "minute", "hour", "stunde", "viertelstunde", "dreiviertelstunde", "heure", "minuto", "hora", "ora",
        "minuut", "uur", "kwartier", "kwartiertje",
    ]

    static let numbers: [String: Double] = {
        var numbers: [String: Double] = [:]
        // From one to twelve.
        let dozens = [
            "one two three four five six seven eight nine ten eleven twelve",
            "- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
            "- deux trois quatre cinq six sept huit neuf dix onze douze",
            "- dos tres cuatro cinco seis siete ocho nueve diez - doce",
            "- due tre quattro cinque sei sette otto nove dieci undici dodici",
            "- twee drie vier vijf zes zeven acht negen tien elf twaalf",
        ]
        for dozen in dozens {
            for (index, word) in dozen.split(separator: " ").enumerated() {
                numbers[String(word)] = Double(index + 1)
            }
        }
        let others: [(Double, String)] = [
            (13, "thirteen"), (14, "fourteen"), (15, "fifteen fünfzehn quinze quince quindici vijftien"),
            (16, "sixteen"), (17, "seventeen"), (18, "eighteen"), (19, "nineteen"),
            (20, "twenty zwanzig vingt veinte venti twintig"), (25, "fünfundzwanzig venticinque veinticinco"),
            (30, "thirty dreißig trente treinta trenta dertig"),
            (40, "forty vierzig quarante cuarenta quaranta veertig"),
            (45, "fünfundvierzig quarantacinque"),
            (50, "fifty fünfzig cinquante cincuenta cinquanta vijftig"),
            (60, "sixty sechzig soixante sesenta sessanta zestig"), (70, "seventy"), (80, "eighty"),
            (90, "ninety neunzig novanta noventa negentig"),
            (1.5, "anderthalb eineinhalb anderhalf anderhalve"), (0.75, "dreiviertel trequarti"),
            (2.5, "zweieinhalb tweeëneenhalf"),
        ]
        for (value, words) in others {
            for word in words.split(separator: " ") { numbers[String(word)] = value }
        }
        return numbers
    }()

    /// They count as one.
    static let articles: Set<String> = [
        "a", "an", "another", "ein", "eine", "einer", "einen", "un", "une", "una", "een", "one",
    ]
    static let half: Set<String> = [
        "half", "halbe", "halben", "halbes", "demi", "demie", "media", "medio", "mezz", "mezza", "mezzo",
        "halve",
    ]
    static let quarter: Set<String> = ["quarter", "viertel", "quart", "cuarto", "quarto"]
    static let quarters: Set<String> = ["quarters", "quarts", "cuartos", "quarti"]
    static let and: Set<String> = ["and", "plus", "und", "et", "y", "e", "en"]
    /// What may stand between the number and its unit: "5 more minutes", "1 full hour".
    static let more: Set<String> = [
        "more", "additional", "full", "further", "extra", "good", "whole", "weitere", "weiteren", "weiterer",
        "gute", "guten", "bonnes", "más", "altri", "volle", "vollen",
    ]
    static let to: Set<String> = ["to", "or", "bis", "à", "oder", "ou", "a", "o", "tot", "ad"]
    static let between: Set<String> = ["between", "zwischen", "entre", "tra", "fra", "tussen"]
    /// What may stand between "to" and the number: "5 to about 7 minutes".
    static let roughly: Set<String> = ["about", "around", "approximately", "maybe", "even"]
    static let dashes: Set<Unicode.Scalar> = ["-", "‐", "‑", "–", "—", "−"]
    static let slashes: Set<Unicode.Scalar> = ["/", "⁄"]

    /// Before a number these make it a name: step 5, gas mark 4.
    static let naming: Set<String> = [
        "step", "mark", "serves", "serve", "makes", "page", "no", "setting", "level",
    ]
    /// Before "a minute" these count how often: "twice an hour".
    static let often: Set<String> = ["once", "twice", "times", "mal", "fois", "veces", "volte", "keer"]
    /// Before a duration these repeat it: "stir every 10 minutes".
    static let every: Set<String> = [
        "every", "alle", "jede", "toutes", "tous", "chaque", "cada", "ogni", "elke",
    ]
    /// Before a duration these speak of one that was said before: "after these 5 minutes".
    static let said: Set<String> = ["this", "these", "those", "diesen", "ces", "estos", "questi", "deze"]
    /// After a duration these make it a point in time or an age.
    static let elsewhen: Set<String> = [
        "ago", "old", "aged", "ahead", "beforehand", "advance", "earlier", "previously",
    ]
    /// Before days and weeks these say how long something stays good, not how long it takes.
    static let keeping: Set<String> = [
        "keep", "keeps", "kept", "last", "lasts", "stay", "stays", "hält", "halten", "haltbar",
    ]
    /// After "5-minute" these make it a kind of thing; after "2 min" a distance.
    static let things: Set<String> = [
        "egg", "eggs", "rice", "oats", "noodles", "grits", "polenta", "couscous", "meal", "meals", "recipe",
        "mark", "walk", "drive", "ride", "interval", "intervals", "increment", "increments", "burst",
        "bursts", "pulse", "pulses", "way", "window",
    ]
}
