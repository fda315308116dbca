/// The name by which an account is known and signs in: 3 to 32 of the letters a–z, digits, and `.`, `_`, `-`
/// between them.
///
/// So small a set, that no two names look the same and every keyboard writes them; the display name may be
/// anything.
public enum UserName {
    public static let length = 3...32

    /// As it is kept and compared: in small letters.
    public static func folded(_ text: String) -> String { text.lowercased() }

    public static func fault(in text: String) -> FieldFault? {
        let bytes = Array(folded(text).utf8)
        if bytes.isEmpty { return .missing }
        if bytes.count > length.upperBound { return .tooLong }
        let isWord = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
        let joins = Set(".-_".utf8)
        guard bytes.allSatisfy({ isWord($0) || joins.contains($0) }),
            let first = bytes.first, let last = bytes.last, isWord(first), isWord(last),
            !zip(bytes, bytes.dropFirst()).contains(where: { joins.contains($0) && joins.contains($1) })
        else { return .characters }
        if bytes.count < length.lowerBound { return .tooShort }
        return reserved.contains(folded(text)) ? .taken : nil
    }

    /// Names that would speak for the server.
    static let reserved: Set<String> = [
        "admin", "administrator", "root", "system", "server", "moderator", "mod", "support", "help",
        "security", "abuse", "postmaster", "webmaster", "hands-off", "handsoff", "everyone", "nobody",
        "deleted",
    ]
}
