/// A text of a recipe as it is said: "½ tsp" is "half a teaspoon", "180 °C/gas 4" is "180 degrees Celsius, gas
/// mark 4".
///
/// What is written for the eye is hard on the ear: abbreviations, signs, brackets, headings. Where no rule fits,
/// words stay as they are, so that nothing of a recipe is ever left unsaid.
public enum EarText {
    /// Characters; a page of the slideshow has far fewer.
    static let limit = 20_000

    /// - Parameter language: languages that have no rules get their signs and brackets mended only.
    /// - Returns: sentences with a stop at the end; empty if there is nothing to say.
    public static func spoken(_ text: String, in language: WrittenLanguage) -> String {
        switch language {
        case .english: spoken(text, EnglishEar())
        case .german: spoken(text, GermanEar())
        default: spoken(text, ForeignEar())
        }
    }

    private static func spoken(_ text: String, _ ear: some Ear) -> String {
        let tokens = EarToken.all(in: text, comma: ear.comma, limit: limit)
        var writer = EarWriter()
        var place = 0
        while place < tokens.count {
            let token = tokens[place]
            if let end = lineMark(tokens, place) {
                writer.pause(".")
                place = end
            } else if let said = ear.say(tokens, place) {
                let pause = said.words.first
                if let pause, said.words.count == 1, ".,".contains(pause) {
                    writer.pause(pause)
                } else {
                    writer.say(said.words, isApart: token.isApart)
                    writer.space()
                }
                place = said.end
            } else {
                plain(token, tokens, place, &writer, ear)
                place += 1
            }
        }
        return writer.finished()
    }

    /// What stands before a line and isn't said: "1.", "2)", a bullet.
    private static func lineMark(_ tokens: [EarToken], _ place: Int) -> Int? {
        guard place == 0 || tokens[place - 1].kind == .lineEnd else { return nil }
        if tokens[place].isSign("•", "·", "▪", "-", "–", "*", "#", "✓", "☐", "►", "→"),
            place + 1 < tokens.count, tokens[place + 1].isApart
        {
            return place + 1
        }
        guard let whole = tokens[place].number?.whole, whole < 100, place + 2 < tokens.count,
            tokens[place + 1].isSign(".", ")"), !tokens[place + 1].isApart, tokens[place + 2].isApart,
            tokens[place + 2].kind != .lineEnd
        else { return nil }
        return place + 2
    }

    private static func plain(
        _ token: EarToken, _ tokens: [EarToken], _ place: Int, _ writer: inout EarWriter, _ ear: some Ear
    ) {
        switch token.kind {
        case .lineEnd: writer.pause(".")
        case .word:
            writer.say(ear.word(token.text, isShouted: isShouted(tokens, place)), isApart: token.isApart)
        case .number(let number): writer.say(ear.bare(number), isApart: token.isApart)
        case .sign: sign(token, tokens, place, &writer, ear)
        }
    }

    private static func sign(
        _ token: EarToken, _ tokens: [EarToken], _ place: Int, _ writer: inout EarWriter, _ ear: some Ear
    ) {
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        let isInside = !token.isApart && place > 0 && next.map { !$0.isApart && $0.kind != .lineEnd } ?? false
        switch token.text {
        case ".", "!", "?":
            if isInside, token.text == ".", !(tokens[place - 1].text.count > 2 && tokens[place + 1].isCapital)
            {
                writer.space()
            } else {
                writer.pause(Character(token.text))
            }
        case "…": writer.pause(".")
        case ":", ";", ",": writer.pause(Character(token.text))
        case "(", ")", "[", "]", "{", "}", "—", "|": writer.pause(",")
        case "-", "–", "‐", "‑":
            // "Raps- oder Olivenöl", "pre- and post-".
            let isHanging = !token.isApart && place > 0 && tokens[place - 1].isWord && next?.isWord ?? false
            if isInside { writer.join("-") } else if !isHanging { writer.pause(",") }
        default:
            guard let said = ear.signs[token.text] else { return writer.space() }
            writer.say(said)
            writer.space()
        }
    }

    /// In capitals for emphasis, as whole lines are: a short word only where its neighbour is, too.
    private static func isShouted(_ tokens: [EarToken], _ place: Int) -> Bool {
        func isLoud(_ place: Int, atLeast least: Int) -> Bool {
            guard tokens.indices.contains(place), tokens[place].isWord else { return false }
            let text = tokens[place].text
            return text.count >= least && !text.contains(where: \.isLowercase) && text != text.lowercased()
        }
        guard isLoud(place, atLeast: 1) else { return false }
        return isLoud(place, atLeast: 4) || isLoud(place - 1, atLeast: 2) || isLoud(place + 1, atLeast: 2)
    }
}

/// How a language is made ready for the ear.
protocol Ear {
    /// The sign before decimals.
    var comma: Character { get }
    /// Signs that are said as a word.
    var signs: [String: String] { get }
    /// What is said for the tokens from a place on, and the place behind them; nil = as they are written.
    func say(_ tokens: [EarToken], _ place: Int) -> (words: String, end: Int)?
    /// A number of nothing.
    func bare(_ number: EarNumber) -> String
    /// - Parameter isShouted: it stands in capitals for emphasis, and some voices would spell it.
    func word(_ text: String, isShouted: Bool) -> String
}

extension Ear {
    func word(_ text: String, isShouted: Bool) -> String { isShouted ? text.lowercased() : text }
}

/// A language without rules of its own: numbers are left to the voice.
struct ForeignEar: Ear {
    let comma: Character = ","
    let signs: [String: String] = ["%": "%", "°": "°", "&": "&", "+": "+", "=": "=", "€": "€"]

    func say(_ tokens: [EarToken], _ place: Int) -> (words: String, end: Int)? {
        // Fractions and what is near them stay as they are: every voice knows them.
        guard let number = tokens[place].number else { return nil }
        if case .mixed = number { return (tokens[place].text, place + 1) }
        guard place + 2 < tokens.count, tokens[place + 1].isSign("-", "–"), tokens[place + 2].number != nil
        else {
            return nil
        }
        return ("\(tokens[place].text)-\(tokens[place + 2].text)", place + 3)
    }

    func bare(_ number: EarNumber) -> String {
        switch number {
        case .plain(let digits): digits
        case .mixed(let whole, let over, let under):
            whole > 0 ? "\(whole) \(over)/\(under)" : "\(over)/\(under)"
        }
    }
}
