internal import Recipes

extension JSONValue {
    static func table(_ entries: [(String, JSONValue)]) -> JSONValue {
        .object(entries.map { Member(name: $0.0, value: $0.1) })
    }

    static func texts(_ all: [String]) -> JSONValue { .list(all.map { .text($0) }) }

    /// The same for texts of which an empty one says nothing.
    static func list(saying all: [String]) -> JSONValue { .list(all.map { .said($0) }) }

    /// Nothing if it is empty.
    static func said(_ text: String) -> JSONValue { text.isEmpty ? .nothing : .text(text) }

    static func count(_ number: Int?) -> JSONValue { number.map { .number("\($0)") } ?? .nothing }

    /// What is no finite number is nothing.
    static func measure(_ number: Double) -> JSONValue {
        number.isFinite ? .number(measured(number)) : .nothing
    }

    /// A number without a fraction that says nothing: "2", "0.5"; "null" if it is not finite.
    static func measured(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let isWhole = number.magnitude < 1e15 && number == number.rounded()
        return isWhole ? "\(Int64(number))" : "\(number)"
    }

    /// On one line, for scripts or for a page.
    func line(_ style: JSONLine.Style = .plain) -> String {
        var line = JSONLine(style)
        write(to: &line)
        return line.text
    }

    private func write(to line: inout JSONLine) {
        switch self {
        case .text(let text): line.value(text)
        case .number(let digits): line.value(written: digits)
        case .truth(let truth): line.value(truth)
        case .nothing: line.null()
        case .list(let all):
            line.open("[")
            for value in all { value.write(to: &line) }
            line.close("]")
        case .object(let members):
            line.open("{")
            for member in members {
                line.key(member.name)
                member.value.write(to: &line)
            }
            line.close("}")
        }
    }
}
