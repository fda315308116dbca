/// A start tag that was met while skimming a page.
public struct MarkupTag {
    /// In small letters: "script".
    public let name: String
    /// Names in small letters, values with their references resolved.
    public let attributes: [(name: String, value: String)]
    /// Where the text of a script lies in the page's bytes; empty for elements that hold others.
    public let content: Range<Int>

    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Skims a page for few kinds of tags without building a tree of the rest, which takes ten times as long.
///
/// Reads forward only, so the time is in proportion to the bytes. What stands in comments, in scripts and in
/// attributes' values is no tag.
public struct MarkupTags: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let wanted: Set<String>
    private var here = 0

    /// - Parameters:
    ///   - bytes: a page in UTF-8.
    ///   - wanted: the names of the elements to tell, in small letters.
    public init(in bytes: [UInt8], named wanted: Set<String>) {
        self.bytes = bytes
        self.wanted = wanted
    }

    public mutating func next() -> MarkupTag? {
        let (found, place) = bytes.withUnsafeBufferPointer { TagSkim.wanted(wanted, in: $0, from: here) }
        here = place
        return found
    }
}
