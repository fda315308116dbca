/// What a recipe's own words say about how much it makes: "4 servings", "Serves 4–6", "12 muffins".
struct WrittenYield {
    /// For how many people, or how many pieces; at least 1.
    var servings: Int
    /// The words themselves where the number does not say it all; else empty.
    var words: String

    /// Assumed where nothing is said: what most cookbooks write for.
    static let usual = 4
    /// More pieces than that are not served one to a person: "500 ml", "60 biscuits".
    private static let mostPieces = 48

    init(_ text: String) {
        let text = text.onOneLine
        guard let number = Self.firstNumber(text) else {
            (servings, words) = (Self.usual, text)
            return
        }
        let rest = text.lowercased().split { !$0.isLetter }.map(String.init)
        let isOfPeople = rest.allSatisfy(Self.people.contains)
        let isWholeStory = isOfPeople && text.split(whereSeparator: { !$0.isNumber }).count == 1
        words = isWholeStory && !text.contains { "½¼¾⅓⅔.,/".contains($0) } ? "" : text
        if isOfPeople {
            servings = min(1000, max(1, number))
        } else {
            servings = (2...Self.mostPieces).contains(number) ? number : Self.usual
        }
    }

    private static func firstNumber(_ text: String) -> Int? {
        let digits = text.drop { !($0.isASCII && $0.isNumber) }.prefix { $0.isASCII && $0.isNumber }
        return digits.count <= 4 ? Int(digits) : nil
    }

    /// Words that go with a number of people, in the languages that are read.
    private static let people: Set<String> = [
        "serving", "servings", "serves", "serve", "people", "person", "persons", "portion", "portions",
        "yield",
        "yields", "makes", "for", "to", "about", "approx", "approximately", "adults", "portionen", "personen",
        "für", "ergibt", "etwa", "ca", "bis", "personne", "personnes", "pour", "environ", "parts", "part",
        "persona", "personas", "ración", "raciones", "porción", "porciones", "para", "persone", "porzione",
        "porzioni", "per", "voor", "porties", "portie", "à", "a", "de",
    ]
}
