/// What English cooks write short.
enum EnglishShort {
    /// By its words and dots; longest first, so that "w/o" isn't read as "w/".
    static let phrases: [(written: [String], said: String)] = [
        (["w", "/", "o"], "without"), (["w", "/"], "with"), (["and", "/", "or"], "and or"),
        (["e", ".", "g", "."], "for example"), (["e", ".", "g"], "for example"),
        (["eg", "."], "for example"),
        (["i", ".", "e", "."], "that is"), (["i", ".", "e"], "that is"), (["ie", "."], "that is"),
        (["s", "&", "p"], "salt and pepper"), (["b", ".", "c", "."], "B C"),
        (["approx", "."], "approximately"), (["approx"], "approximately"), (["appx", "."], "approximately"),
        (["vs", "."], "versus"), (["incl", "."], "including"), (["temp", "."], "temperature"),
        (["temps"], "temperatures"), (["temp"], "temperature"), (["med", "."], "medium"),
        (["lg", "."], "large"),
        (["sm", "."], "small"), (["opt", "."], "optional"), (["refrig", "."], "refrigerate"), (["w"], "with"),
        (["thru"], "through"), (["bbq"], "barbecue"), (["evoo"], "extra virgin olive oil"),
        (["min", "."], "minimum"), (["max", "."], "maximum"),
    ]

    /// By the word as it stands.
    static let words: [String: String] = [
        "BBQ": "barbecue", "EVOO": "extra virgin olive oil", "AP": "all-purpose", "OJ": "orange juice",
        "PB": "peanut butter",
        "CAN": "can", "ADD": "add", "AND": "and", "THE": "the", "FOR": "for", "NOT": "not", "ALL": "all",
    ]
}
