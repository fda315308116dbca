/// The text between two quotation marks of a JSON text, from just after the first.
struct LenientText {
    let bytes: [UInt8]
    var here: Int
    let place: LenientJSON.Place

    /// Afterwards `here` is past the quotation mark that closes the text.
    mutating func read() -> String {
        var plain: [UInt8] = []
        var start = here
        while here < bytes.count {
            let byte = bytes[here]
            if byte == UInt8(ascii: "\\") {
                plain += bytes[start..<here]
                escaped(&plain)
                start = here
            } else if byte == UInt8(ascii: "\""), closes() {
                break
            } else {
                here += 1
            }
        }
        plain += bytes[start..<min(here, bytes.count)]
        here = min(here + 1, bytes.count)
        return String(decoding: plain, as: UTF8.self)
    }

    /// Whether the quotation mark here ends the text: what follows it makes no sense otherwise.
    private func closes() -> Bool {
        var next = behindBlanks(here + 1)
        guard next < bytes.count else { return true }
        switch (bytes[next], place) {
        case (_, .name): return true
        case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .list), (UInt8(ascii: "}"), .list),
            (UInt8(ascii: "]"), .object):
            return true
        case (UInt8(ascii: ","), _):
            next = behindBlanks(next + 1)
            guard next < bytes.count else { return true }
            return begins(bytes[next])
        // A comma is missing between two lines.
        case (UInt8(ascii: "\""), _): return next > here + 1
        case (UInt8(ascii: "/"), _): return next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "*")
        default: return false
        }
    }

    /// Whether a byte begins a value, or ends what the text stands in, after a comma too many.
    private func begins(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): true
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            place == .list
        case UInt8(ascii: "/"): true
        default: false
        }
    }

    private func behindBlanks(_ start: Int) -> Int {
        var place = start
        while place < bytes.count, LenientJSON.isBlank(bytes[place]) { place += 1 }
        return place
    }

    /// What a backslash and the letters after it mean.
    private mutating func escaped(_ plain: inout [UInt8]) {
        here += 1
        guard here < bytes.count else { return }
        let byte = bytes[here]
        here += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "\n"): plain.append(10)
        case UInt8(ascii: "t"): plain.append(9)
        case UInt8(ascii: "r"): plain.append(13)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): plain.append(32)
        case UInt8(ascii: "u"):
            guard let first = hex() else {
                plain += "\\u".utf8
                return
            }
            plain += Array(String(scalar(first)).utf8)
        default: plain.append(byte)
        }
    }

    private mutating func scalar(_ first: UInt32) -> Unicode.Scalar {
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800..<0xDC00).contains(first), here + 1 < bytes.count, bytes[here] == UInt8(ascii: "\\"),
            bytes[here + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let back = here
        here += 2
        guard let second = hex(), (0xDC00..<0xE000).contains(second) else {
            here = back
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    /// The four digits of a code.
    private mutating func hex() -> UInt32? {
        guard here + 4 <= bytes.count else { return nil }
        var code: UInt32 = 0
        for byte in bytes[here..<here + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            code = code << 4 | UInt32(digit)
        }
        here += 4
        return code
    }
}
