/// A Swift file as far as its texts go: each literal, with what stands before it.
struct SourceText {
    struct Literal {
        let line: Int
        /// The code of the same line, and of the one before, up to the text.
        let before: String
        /// Without what is put into it.
        let text: String
    }

    private(set) var literals: [Literal] = []
    private let signs: [Character]
    private var place = 0
    private var line = 1
    private var code = ""

    init(_ source: String) {
        signs = Array(source)
        while place < signs.count { readCode() }
    }

    private var isAtComment: Bool { sign() == "/" && sign(1) == "/" }

    private func sign(_ ahead: Int = 0) -> Character? {
        signs.indices.contains(place + ahead) ? signs[place + ahead] : nil
    }

    private mutating func step() {
        if sign() == "\n" { line += 1 }
        place += 1
    }

    private mutating func readCode() {
        if isAtComment {
            while let next = sign(), next != "\n" { step() }
        } else if sign() == "\"" {
            readText()
        } else {
            if let next = sign() { code.append(next) }
            step()
        }
    }

    private mutating func readText() {
        let start = line
        let before = String(code.suffix(160))
        let isLong = sign(1) == "\"" && sign(2) == "\""
        for _ in 0..<(isLong ? 3 : 1) { step() }
        var text = ""
        while let next = sign() {
            if next == "\\", sign(1) == "(" {
                text.append("\u{FFFC}")
                skipInsert()
            } else if next == "\\" {
                step()
                step()
            } else if next == "\"", !isLong || (sign(1) == "\"" && sign(2) == "\"") {
                for _ in 0..<(isLong ? 3 : 1) { step() }
                break
            } else {
                text.append(next)
                step()
            }
        }
        literals.append(Literal(line: start, before: before, text: text))
        code.append("\"\"")
    }

    /// What is put into a text may hold texts of its own.
    private mutating func skipInsert() {
        step()
        var depth = 0
        repeat {
            switch sign() {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                readText()
                continue
            case nil: return
            default: break
            }
            step()
        } while depth > 0
    }
}
