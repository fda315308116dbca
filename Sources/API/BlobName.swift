/// How a text names a picture or clip that lies on the server: "blob:" and the 64 hexadecimal digits of its
/// SHA-256.
///
/// Wherever that stands in a field of a record, the server keeps the blob as long as the record is there,
/// and refuses the record as long as the blob isn't.
public enum BlobName {
    public static let prefix = "blob:"

    /// Whether a text is a SHA-256 as it is written here: 64 digits 0–9, a–f.
    public static func isHash(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(isDigit)
    }

    /// Whether a text is a name and nothing else.
    public static func isName(_ text: String) -> Bool { hash(of: text) != nil }

    /// The hash in a text that is a name and nothing else; nil = it is none.
    public static func hash(of name: String) -> String? {
        guard name.hasPrefix(prefix), isHash(name.dropFirst(prefix.count)) else { return nil }
        return String(name.dropFirst(prefix.count))
    }

    /// The hashes of all that a text names.
    public static func hashes(in text: String) -> Set<String> {
        var found: Set<String> = []
        let bytes = Array(text.utf8), mark = Array(prefix.utf8)
        var index = 0
        while index + mark.count + 64 <= bytes.count {
            guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
                index += 1
                continue
            }
            let start = index + mark.count, digits = bytes[start..<start + 64]
            let isWhole = start + 64 == bytes.count || !isDigit(bytes[start + 64])
            if isWhole, digits.allSatisfy(isDigit) { found.insert(String(decoding: digits, as: UTF8.self)) }
            index = start
        }
        return found
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
}
