internal import Recipes

/// Texts that strangers wrote, and texts that go into an address.
enum EdamamText {
    /// On one line, without what nobody sees, and not endless.
    /// - Parameter longest: characters.
    static func line(_ text: String, longest: Int) -> String {
        // A single character may be made of any number of signs, so the signs are counted first.
        let some = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest * 4)))
        let words = some.withoutUnseen.split(whereSeparator: \.isWhitespace)
        return String(words.joined(separator: " ").prefix(longest))
    }

    /// As it stands in a query (RFC 3986): all but what is reserved for nothing, in percent.
    static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                escaped.append(byte)
            default:
                escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
