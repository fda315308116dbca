/// A file or a page that somebody brings: nothing about it is believed.
public struct SourceFile: Sendable {
    /// The file's name without folders, with its ending: "Soup.cook". It is a hint, no more.
    public var name: String
    /// The web address it was fetched from, to complete addresses in it that are not whole.
    public var address: String?
    /// The name of the encoding, if a server told.
    public var encoding: String?
    public var bytes: [UInt8]

    public init(name: String, address: String? = nil, encoding: String? = nil, bytes: [UInt8]) {
        self.name = name
        self.address = address
        self.encoding = encoding
        self.bytes = bytes
    }

    /// What follows the last point of the name, in small letters: "cook"; empty if there is none.
    public var ending: String {
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
        return name[name.index(after: point)...].lowercased()
    }

    /// Whether a word, in these very letters, stands in the first bytes of the file.
    func begins(with word: StaticString, within count: Int) -> Bool {
        let head = bytes.prefix(count)
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return head.indices.contains { head[$0] == letters[0] && head[$0...].starts(with: letters) }
    }
}
