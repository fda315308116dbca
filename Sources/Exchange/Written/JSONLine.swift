/// JSON as it is written for scripts: one line, members in a fixed order.
enum JSONLine {
    /// An empty text is null.
    case text(String)
    case number(Int?)
    case truth(Bool)
    case list([JSONLine])
    case object([(String, JSONLine)])

    var written: String {
        var all = ""
        write(to: &all)
        return all
    }

    private func write(to all: inout String) {
        switch self {
        case .text(let text): text.isEmpty ? all += "null" : JSONLine.quote(text, to: &all)
        case .number(let number): all += number.map(String.init) ?? "null"
        case .truth(let truth): all += truth ? "true" : "false"
        case .list(let values):
            all += "["
            for (place, value) in values.enumerated() {
                if place > 0 { all += ", " }
                value.write(to: &all)
            }
            all += "]"
        case .object(let members):
            all += "{"
            for (place, member) in members.enumerated() {
                if place > 0 { all += ", " }
                JSONLine.quote(member.0, to: &all)
                all += ": "
                member.1.write(to: &all)
            }
            all += "}"
        }
    }

    private static func quote(_ text: String, to all: inout String) {
        all += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": all += "\\\""
            case "\\": all += "\\\\"
            case "\n": all += "\\n"
            case "\t": all += "\\t"
            case "\r": all += "\\r"
            default:
                if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
                    let code = String(scalar.value, radix: 16)
                    all += "\\u" + String(repeating: "0", count: 4 - code.count) + code
                } else {
                    all.unicodeScalars.append(scalar)
                }
            }
        }
        all += "\""
    }
}
