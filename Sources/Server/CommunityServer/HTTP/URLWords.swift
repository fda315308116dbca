/// Names and values as they stand in an address, or in a form.
enum URLWords {
    /// The characters that mean themselves everywhere (RFC 3986, section 2.3).
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = text.utf8.flatMap { byte in
            isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ pairs: [(String, String)]) -> String {
        pairs.map { "\(escaped($0.0))=\(escaped($0.1))" }.joined(separator: "&")
    }
}
