/// A start tag that was met while skimming a page.
public struct MarkupTag {
    /// In small letters: "script".
    public let name: String
    /// Where the text of a script lies in the page's bytes; empty for elements that hold others.
    public let content: Range<Int>

    let page: [UInt8]
    /// Where its attributes stand.
    let attributes: Range<Int>

    /// The value of an attribute, whose name is given in small letters, with its references resolved; empty
    /// if it has none; nil if it isn't there.
    public subscript(name: String) -> String? {
        page.withUnsafeBufferPointer { TagSkim.value(of: name, in: $0, attributes) }
    }
}

/// Skims a page for few kinds of tags without building a tree of the rest, which takes ten times as long.
///
/// Reads forward only, so the time is in proportion to the bytes. What stands in comments, in scripts and in
/// attributes' values is no tag.
public struct MarkupTags: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let wanted: [(key: UInt64, name: String)]
    private var here = 0

    /// - Parameters:
    ///   - bytes: a page in UTF-8.
    ///   - wanted: the names of the elements to tell, in small letters, of eight letters at most.
    public init(in bytes: [UInt8], named wanted: Set<String>) {
        self.bytes = bytes
        self.wanted = wanted.map { (TagSkim.key($0), $0) }.filter { $0.key != 0 }
    }

    public mutating func next() -> MarkupTag? {
        var start = here
        defer { here = start }
        let found: (name: String, tag: TagSkim.Tag)? = bytes.withUnsafeBufferPointer { page in
            while let tag = TagSkim.next(in: page, from: &start) {
                for (key, name) in wanted where key == tag.key { return (name, tag) }
            }
            return nil
        }
        return found.map { name, tag in
            MarkupTag(name: name, content: tag.content, page: bytes, attributes: tag.attributes)
        }
    }
}
