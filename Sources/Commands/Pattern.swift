/// A way to say something, as values: written by a grammar's notation, and matched against words.
///
/// `go [on] (forward | ahead)` says what a grammar in JSGF would; `<number>`, `<duration>` and `<food>` stand for what
/// is different each time.
public indirect enum Pattern: Sendable, Hashable {
    case word(String)
    case sequence([Pattern])
    case either([Pattern])
    case maybe(Pattern)
    case slot(Slot)

    /// What is different each time.
    public enum Slot: String, Sendable, Hashable, CaseIterable { case number, duration, food }

    /// From its notation; what is not closed is closed at the end.
    public init(_ notation: String) {
        var signs = Self.signs(notation)[...]
        self = Self.alternatives(&signs)
    }

    private static func signs(_ notation: String) -> [String] {
        var signs: [String] = []
        var word = ""
        for sign in notation {
            if "[]()|".contains(sign) || sign == " " {
                if !word.isEmpty { signs.append(word) }
                word = ""
                if sign != " " { signs.append(String(sign)) }
            } else {
                word.append(sign)
            }
        }
        return word.isEmpty ? signs : signs + [word]
    }

    private static func alternatives(_ signs: inout ArraySlice<String>) -> Pattern {
        var ways: [Pattern] = [], here: [Pattern] = []
        func close() { ways.append(here.count == 1 ? here[0] : .sequence(here)) }
        while let sign = signs.popFirst() {
            switch sign {
            case "[": here.append(.maybe(alternatives(&signs)))
            case "(": here.append(alternatives(&signs))
            case "|":
                close()
                here = []
            case "]", ")":
                close()
                return ways.count == 1 ? ways[0] : .either(ways)
            default: here.append(Slot(sign).map { .slot($0) } ?? .word(sign))
            }
        }
        close()
        return ways.count == 1 ? ways[0] : .either(ways)
    }

    /// As a grammar in JSGF has it.
    public var jsgf: String {
        switch self {
        case .word(let word): word
        case .sequence(let parts): parts.map(\.jsgf).joined(separator: " ")
        case .either(let ways): "(" + ways.map(\.jsgf).joined(separator: " | ") + ")"
        case .maybe(let part): "[" + part.jsgf + "]"
        case .slot(let slot): "<\(slot.rawValue)>"
        }
    }

    /// All words that it names itself.
    public var words: Set<String> {
        switch self {
        case .word(let word): [word]
        case .sequence(let parts), .either(let parts): parts.reduce(into: []) { $0.formUnion($1.words) }
        case .maybe(let part): part.words
        case .slot: []
        }
    }
}

extension Pattern.Slot {
    /// From `<name>`.
    init?(_ sign: String) {
        guard sign.first == "<", sign.last == ">" else { return nil }
        self.init(rawValue: String(sign.dropFirst().dropLast()))
    }
}
