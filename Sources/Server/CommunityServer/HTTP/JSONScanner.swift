import API

/// Goes through a JSON text once, by its bytes, which are UTF-8.
struct JSONScanner {
    /// Deeper than anything that is asked here.
    static let depth = 32
    /// Values and names of one text at most.
    static let values = 200_000

    private let bytes: [UInt8]
    private let takesZero: Bool
    private var index = 0
    private var count = 0

    /// - Parameter takesZero: whether texts may have a zero character in them, which no database keeps as
    ///   it is.
    init(_ bytes: [UInt8], takesZero: Bool) { (self.bytes, self.takesZero) = (bytes, takesZero) }

    mutating func document() throws(Problem) -> JSONShape {
        let shape = try value(0)
        skipSpace()
        guard index == bytes.count else { throw .malformed("something behind the JSON") }
        return shape
    }

    private mutating func value(_ depth: Int) throws(Problem) -> JSONShape {
        guard depth < Self.depth else { throw .malformed("JSON nested deeper than \(Self.depth)") }
        count += 1
        guard count <= Self.values else { throw .malformed("JSON with more than \(Self.values) values") }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""):
            return try text().isEmpty ? .blank : .leaf
        case UInt8(ascii: "t"): return try word("true", .leaf)
        case UInt8(ascii: "f"): return try word("false", .blank)
        case UInt8(ascii: "n"): return try word("null", .nothing)
        default: return try number()
        }
    }

    private mutating func object(_ depth: Int) throws(Problem) -> JSONShape {
        index += 1
        var members: [String: JSONShape] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            let name = try text()
            skipSpace()
            guard take(":") else { throw .malformed("JSON") }
            guard members.updateValue(try value(depth + 1), forKey: name) == nil else {
                throw .malformed("the same name twice")
            }
            skipSpace()
        } while take(",")
        guard take("}") else { throw .malformed("JSON") }
        return .object(members)
    }

    private mutating func array(_ depth: Int) throws(Problem) -> JSONShape {
        index += 1
        var elements: [JSONShape] = []
        skipSpace()
        if take("]") { return .nothing }
        repeat {
            elements.append(try value(depth + 1))
            skipSpace()
        } while take(",")
        guard take("]") else { throw .malformed("JSON") }
        return .array(elements)
    }

    /// A text as it is written, its escapes taken for what they mean: `"a"` and `"\u0061"` are the same name.
    private mutating func text() throws(Problem) -> String {
        guard take("\"") else { throw .malformed("JSON") }
        let start = index
        var hasEscapes = false
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw .malformed("a control character") }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                if !takesZero, bytes[index...].starts(with: "\\u0000".utf8) { throw .malformed("a zero") }
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else { throw .malformed("JSON") }
        let written = bytes[start..<index]
        index += 1
        return hasEscapes ? try unescaped(written) : String(decoding: written, as: UTF8.self)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]

    private func unescaped(_ written: ArraySlice<UInt8>) throws(Problem) -> String {
        var units: [UInt16] = []
        var rest = String(decoding: written, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escape = rest.popFirst() else {
                units.append(contentsOf: String(scalar).utf16)
                continue
            }
            if escape == "u" {
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
                    let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
                else { throw .malformed("an escape") }
                units.append(unit)
            } else if let meant = Self.escapes[escape] {
                units.append(contentsOf: String(meant).utf16)
            } else {
                throw .malformed("an escape")
            }
        }
        // Half a surrogate pair is no character.
        guard let text = String(validating: units, as: UTF16.self) else {
            throw .malformed("half a character")
        }
        return text
    }

    private mutating func word(_ word: StaticString, _ shape: JSONShape) throws(Problem) -> JSONShape {
        for offset in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[offset] else { throw .malformed("JSON") }
            index += 1
        }
        return shape
    }

    /// RFC 8259, section 6: no zero in front, no point without figures on both sides.
    private mutating func number() throws(Problem) -> JSONShape {
        let start = index
        _ = take("-")
        if !take("0") { try figures() }
        if take(".") { try figures() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try figures()
        }
        guard index - start <= 64,
            let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite
        else { throw .malformed("a number") }
        return number == 0 ? .blank : .leaf
    }

    private mutating func figures() throws(Problem) {
        let start = index
        while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
        guard index > start else { throw .malformed("JSON") }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }
}
