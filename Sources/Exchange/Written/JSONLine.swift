/// JSON as it is written for scripts: one line, members in a fixed order.
enum JSONLine {
    /// An empty text is null.
    case text(String)
    case number(Int?)
    case truth(Bool)
    case list([JSONLine])
    case object([(String, JSONLine)])

    var written: String {
        var all: [UInt8] = []
        write(to: &all)
        return String(decoding: all, as: UTF8.self)
    }

    private func write(to all: inout [UInt8]) {
        switch self {
        case .text(let text): if text.isEmpty { all += "null".utf8 } else { JSONLine.quote(text, to: &all) }
        case .number(let number): all += (number.map(String.init) ?? "null").utf8
        case .truth(let truth): all += (truth ? "true" : "false").utf8
        case .list(let values):
            all += "[".utf8
            for (place, value) in values.enumerated() {
                if place > 0 { all += ", ".utf8 }
                value.write(to: &all)
            }
            all += "]".utf8
        case .object(let members):
            all += "{".utf8
            for (place, member) in members.enumerated() {
                if place > 0 { all += ", ".utf8 }
                JSONLine.quote(member.0, to: &all)
                all += ": ".utf8
                member.1.write(to: &all)
            }
            all += "}".utf8
        }
    }

    private static func quote(_ text: String, to all: inout [UInt8]) {
        all.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": all += "\\\"".utf8
            case "\\": all += "\\\\".utf8
            case "\n": all += "\\n".utf8
            case "\t": all += "\\t".utf8
            case "\r": all += "\\r".utf8
            default:
                if let escaped = scalar.escapedInJSON {
                    all += escaped.utf8
                } else {
                    all += UTF8.encode(scalar)!
                }
            }
        }
        all.append(UInt8(ascii: "\""))
    }
}
