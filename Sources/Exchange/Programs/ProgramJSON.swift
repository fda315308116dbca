internal import Foundation

/// JSON as programs write it: whole and well-formed, or damaged; and as large as a whole library.
///
/// Pages have another reader, which forgives; here a quiet mistake would be a recipe that lacks something.
enum ProgramJSON {
    static func read(_ bytes: [UInt8]) throws(Refusal) -> JSONValue {
        let values = values(in: bytes)
        guard values <= most else { throw Refusal(.tooLarge, cause: "JSON: \(values) values") }
        let skipped = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        do {
            // Depth is bounded by Foundation, at 512.
            return try JSONDecoder().decode(Whole.self, from: Data(bytes.dropFirst(skipped))).value
        } catch {
            throw Refusal(.damaged, cause: "JSON: \(error)")
        }
    }

    /// Values of a whole library; ten thousand recipes of Mealie's have as many.
    private static let most = 1_500_000

    /// How many values there are, or a few more: each stands after a bracket, a comma or a colon.
    private static func values(in bytes: [UInt8]) -> Int {
        var count = 0, isText = false, isEscaped = false
        for byte in bytes {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
            default: break
            }
        }
        return count
    }

    /// Whether a text in plain letters stands in the first bytes of a file; for a first look.
    static func mentions(_ word: String, in bytes: [UInt8], first: Int = 64 << 10) -> Bool {
        let word = Array("\"\(word)\"".utf8)
        let head = bytes.prefix(first)
        guard let letter = word.first else { return false }
        var here = head.startIndex
        while let next = head[here...].firstIndex(of: letter) {
            if head[next...].starts(with: word) { return true }
            here = next + 1
        }
        return false
    }

    private struct Whole: Decodable {
        var value: JSONValue

        private struct Name: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            // From the most to the least frequent; what doesn't fit costs a thrown error.
            if let object = try? decoder.container(keyedBy: Name.self) {
                let members = try object.allKeys.map { name in
                    JSONValue.Member(
                        name: name.stringValue, value: try object.decode(Whole.self, forKey: name).value)
                }
                value = .object(members)
                return
            }
            if var list = try? decoder.unkeyedContainer() {
                var all: [JSONValue] = []
                while !list.isAtEnd { all.append(try list.decode(Whole.self).value) }
                value = .list(all)
                return
            }
            let single = try decoder.singleValueContainer()
            if let text = try? single.decode(String.self) {
                value = .text(text)
            } else if single.decodeNil() {
                value = .nothing
            } else if let truth = try? single.decode(Bool.self) {
                value = .truth(truth)
            } else {
                value = .number(ProgramAmount.plain(try single.decode(Double.self)))
            }
        }
    }
}
