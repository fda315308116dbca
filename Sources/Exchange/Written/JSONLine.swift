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
        var text = text
        all.append(UInt8(ascii: "\""))
        text.withUTF8 { bytes in
            var kept = 0
            for place in bytes.indices {
                guard let escape = escape(bytes, place) else { continue }
                all += bytes[kept..<place]
                all += escape.utf8
                kept = bytes[place] < 0x80 ? place + 1 : place + 3
            }
            all += bytes[kept...]
        }
        all.append(UInt8(ascii: "\""))
    }

    /// What is written for the letter that begins at a place; nil if it stands for itself.
    private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> String? {
        switch bytes[place] {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\t"): return "\\t"
        case UInt8(ascii: "\r"): return "\\r"
        case 0..<0x20:
            let code = String(bytes[place], radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - code.count) + code
        // The two breaks of Unicode's own, which end a line for some programs.
        case 0xE2 where bytes[place + 1] == 0x80 && bytes[place + 2] == 0xA8: return "\\u2028"
        case 0xE2 where bytes[place + 1] == 0x80 && bytes[place + 2] == 0xA9: return "\\u2029"
        default: return nil
        }
    }
}
