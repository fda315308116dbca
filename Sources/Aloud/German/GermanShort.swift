/// What German cooks write short.
enum GermanShort {
    /// By its words and signs, small; where a dot ends it, it may end the sentence, too.
    static let phrases: [(written: [String], said: String)] = [
        (["z", ".", "b", "."], "zum Beispiel"), (["z", ".", "b"], "zum Beispiel"),
        (["zb", "."], "zum Beispiel"),
        (["u", ".", "a", "."], "unter anderem"), (["d", ".", "h", "."], "das heißt"),
        (["o", ".", "ä", "."], "oder Ähnliches"), (["u", ".", "ä", "."], "und Ähnliches"),
        (["u", ".", "u", "."], "unter Umständen"), (["s", ".", "o", "."], "siehe oben"),
        (["evtl", "."], "eventuell"), (["evtl"], "eventuell"), (["ev", "."], "eventuell"),
        (["bzw", "."], "beziehungsweise"), (["bzw"], "beziehungsweise"), (["ggf", "."], "gegebenenfalls"),
        (["ggfs", "."], "gegebenenfalls"), (["ggf"], "gegebenenfalls"), (["usw", "."], "und so weiter"),
        (["usw"], "und so weiter"), (["etc", "."], "et cetera"), (["inkl", "."], "inklusive"),
        (["mind", "."], "mindestens"), (["max", "."], "maximal"), (["min", "."], "mindestens"),
        (["ca", "."], "etwa"), (["ca"], "etwa"),
        (["gestr", "."], "gestrichene"), (["geh", "."], "gehäufte"), (["gehackt", "."], "gehackt"),
        (["gem", "."], "gemahlen"),
        (["temp", "."], "Temperatur"), (["u", "."], "und"), (["o", "."], "oder"), (["od", "."], "oder"),
        (["m", "."], "mit"), (["vgl", "."], "vergleiche"), (["nr", "."], "Nummer"),
        (["sog", "."], "sogenannt"),
        (["getr", "."], "getrocknet"), (["sek", "."], "Sekunden"), (["tk"], "Tiefkühl"),
        (["und", "/", "oder"], "und oder"),
        (["gr", "."], "große"), (["kl", "."], "kleine"),
        (["ober", "-", "/", "unterhitze"], "Ober- und Unterhitze"),
        (["ober", "-", "/", "unter", "-", "hitze"], "Ober- und Unterhitze"),
        (["o", "/", "u", "-", "hitze"], "Ober- und Unterhitze"),
    ]
}
