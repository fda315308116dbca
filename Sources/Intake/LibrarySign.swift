/// How a library of this program is known among other files, without opening it.
public enum LibrarySign {
    /// What SQLite keeps for the program that a file belongs to, as `LibraryFile` writes it: "HOFF".
    static let application: [UInt8] = [0x48, 0x4F, 0x46, 0x46]

    /// Whether the first bytes of a file, 72 or more, are those of a library or of a back-up.
    public static func isLibrary(_ head: some Collection<UInt8>) -> Bool {
        let head = Array(head.prefix(72))
        return head.starts(with: Array("SQLite format 3\0".utf8))
            && head.dropFirst(68).elementsEqual(application)
    }
}
