/// The words that durations are made of: English, and what German, French, Spanish and Italian recipes
/// write after a number.
enum DurationWords {
    /// Seconds.
    static let units: [String: Double] = {
        var units: [String: Double] = [:]
        let words: [(Double, String)] = [
            (1, "s sec secs second seconds sek sekunde sekunden seconde secondes"),
            (1, "segundo segundos secondo secondi"),
            (60, "min mins minute minutes minuten minuto minutos minuti"),
            (3600, "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore"),
            (86_400, "day days tag tage tagen jour jours día días giorno giorni"),
        ]
        for (seconds, names) in words {
            for name in names.split(separator: " ") { units[String(name)] = seconds }
        }
        return units
    }()

    /// After these a full stop doesn't end the sentence.
    static let abbreviations: Set<String> = [
        "s", "sec", "secs", "sek", "min", "mins", "h", "hr", "hrs", "std",
    ]

    /// What "a" may stand before: "a second bowl" and "once a day" are no durations.
    static let afterArticle: Set<String> = ["minute", "hour"]

    static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]

    static let articles: Set<String> = ["a", "an"]
    static let to: Set<String> = ["to", "or", "bis", "à", "oder", "ou"]
    /// What may stand between "to" and the number: "5 to about 7 minutes".
    static let roughly: Set<String> = ["about", "around", "approximately", "maybe", "even"]
    static let dashes: Set<Unicode.Scalar> = ["-", "‐", "‑", "–", "—", "−"]
    static let slashes: Set<Unicode.Scalar> = ["/", "⁄"]

    /// Before a number these make it a name: step 5, gas mark 4.
    static let naming: Set<String> = [
        "step", "mark", "serves", "serve", "makes", "page", "no", "setting", "level",
    ]
    /// Before "a minute" these count how often: "twice an hour".
    static let often: Set<String> = ["once", "twice", "times", "per"]
    /// After a duration these make it a point in time or an age.
    static let elsewhen: Set<String> = [
        "ago", "old", "aged", "ahead", "beforehand", "advance", "earlier", "previously",
    ]
    /// After "5-minute" these make it a kind of thing; after "2 min" a distance.
    static let things: Set<String> = [
        "egg", "eggs", "rice", "oats", "noodles", "grits", "polenta", "couscous", "meal", "meals", "recipe",
        "mark", "walk", "drive", "ride", "interval", "intervals", "increment", "increments", "burst",
        "bursts", "pulse", "pulses", "way", "window",
    ]
}
