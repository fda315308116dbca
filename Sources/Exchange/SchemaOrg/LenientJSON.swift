/// Reads JSON as web pages have it: with line breaks within a text, with commas missing or too many, with
/// quotation marks that nobody escaped, with comments in between, or without its end.
///
/// Each byte is looked at a bounded number of times; nesting and the number of values have limits. It never
/// throws: what can't be read is left out.
struct LenientJSON {
    /// Objects and lists in each other; the deepest recipe has about ten.
    static let deepest = 64
    /// Values in one text.
    static let most = 200_000

    private let bytes: [UInt8]
    private var here = 0
    private var count = 0
    private var most = LenientJSON.most

    /// Every value of a text, of which there should be only one.
    static func values(_ bytes: [UInt8]) -> [JSONValue] {
        var left = most
        return values(bytes, &left)
    }

    /// The same for one of several texts.
    /// - Parameter left: how many values may still be read, of this one and of those to come.
    static func values(_ bytes: [UInt8], _ left: inout Int) -> [JSONValue] {
        var reader = LenientJSON(bytes: bytes)
        reader.most = min(left, most)
        var all: [JSONValue] = []
        while let start = reader.nextOpening(), reader.count < reader.most {
            reader.here = start
            all.append(reader.value(depth: 0))
        }
        left -= reader.count
        return all
    }

    static func values(_ text: String) -> [JSONValue] { values(Array(text.utf8)) }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Where the next object or list begins; anything before it is a comment, a wrapper, or rubbish.
    private func nextOpening() -> Int? {
        var place = here
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[") {
                // "<![CDATA[" opens nothing.
                if !isCharacterData(place) { return place }
            }
            place += 1
        }
        return nil
    }

    private func isCharacterData(_ place: Int) -> Bool {
        let behind = bytes[(place + 1)...].prefix(6)
        let before = bytes[..<place].suffix(6)
        return behind.elementsEqual("CDATA[".utf8) || before.elementsEqual("[CDATA".utf8)
    }

    private var next: UInt8? { here < bytes.count ? bytes[here] : nil }

    private mutating func value(depth: Int) -> JSONValue {
        count += 1
        switch next {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return list(depth: depth)
        case UInt8(ascii: "\""):
            here += 1
            return .text(text(in: place))
        default: return word()
        }
    }

    /// What the value that is read stands in, which tells what may follow it.
    private var place = Place.list
    enum Place { case name, object, list }

    private mutating func object(depth: Int) -> JSONValue {
        here += 1
        var members: [JSONValue.Member] = []
        while skip(UInt8(ascii: ",")) {
            if next == UInt8(ascii: "}") {
                here += 1
                break
            }
            guard next == UInt8(ascii: "\""), depth < LenientJSON.deepest, count < most else {
                guard recover() else { break }
                continue
            }
            here += 1
            let name = text(in: .name)
            guard skip(UInt8(ascii: ":")) else { break }
            place = .object
            members.append(.init(name: name, value: value(depth: depth + 1)))
        }
        return .object(members)
    }

    private mutating func list(depth: Int) -> JSONValue {
        here += 1
        var all: [JSONValue] = []
        while skip(UInt8(ascii: ",")) {
            if next == UInt8(ascii: "]") {
                here += 1
                break
            }
            // The list was never closed: what comes belongs to the object around it.
            if next == UInt8(ascii: "}") { break }
            guard depth < LenientJSON.deepest, count < most else {
                here = bytes.count
                break
            }
            if next == UInt8(ascii: ":") {
                here += 1
                continue
            }
            place = .list
            all.append(value(depth: depth + 1))
        }
        return .list(all)
    }

    /// Passes over something that can't stand here; false if the object ends with it.
    private mutating func recover() -> Bool {
        guard count < most, let byte = next else {
            here = bytes.count
            return false
        }
        count += 1
        if byte == UInt8(ascii: "]") { return false }
        here += 1
        return true
    }

    /// Passes over blanks, comments and the separator, however many; false at the end.
    private mutating func skip(_ separator: UInt8) -> Bool {
        while let byte = next {
            if byte == separator || LenientJSON.isBlank(byte) {
                here += 1
            } else if byte == UInt8(ascii: "/"), here + 1 < bytes.count, bytes[here + 1] == UInt8(ascii: "*")
            {
                skipComment()
            } else {
                return true
            }
        }
        return false
    }

    private mutating func skipComment() {
        here += 2
        while here + 1 < bytes.count,
            bytes[here] != UInt8(ascii: "*") || bytes[here + 1] != UInt8(ascii: "/")
        {
            here += 1
        }
        here = min(here + 2, bytes.count)
    }

    /// A number, true, false, null, or something that is none of them.
    private mutating func word() -> JSONValue {
        let start = here
        while let byte = next, !LenientJSON.ends(byte) { here += 1 }
        if here == start { here += 1 }
        let word = String(decoding: bytes[start..<min(here, bytes.count)], as: UTF8.self)
        switch word {
        case "true": return .truth(true)
        case "false": return .truth(false)
        case "null", "undefined", "NaN", "": return .nothing
        default:
            guard let first = word.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
                return .nothing
            }
            return .number(word)
        }
    }

    private static func ends(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
            || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    }

    /// Control characters have no meaning of their own in JSON.
    static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func text(in place: Place) -> String {
        var reader = LenientText(bytes: bytes, here: here, place: place)
        let text = reader.read()
        here = reader.here
        return text
    }
}
