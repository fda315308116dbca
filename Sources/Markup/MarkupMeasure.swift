/// How much of a page or a file goes to libxml2, whose time grows with the square of the attributes in a tag
/// and of the hyphens in an XML comment, and which needs three hundred bytes for a tag of three.
enum MarkupMeasure {
    /// Tags of a page, and references of a file of XML; the largest recipe page met in the wild has 7,000.
    static let mostTags = 200_000
    /// Attributes of one tag; those beyond are left out.
    static let mostInATag = 128
    /// Attributes of all tags, those of short tags aside until there may be as many of them.
    static let mostAttributes = 200_000

    /// Bytes from which on a tag can have so many: a letter each, and a blank.
    private static let fewBytes = 2 * mostInATag

    /// The bytes of a page as they may be parsed; nil if they may as they are.
    static func bounded(html page: UnsafeBufferPointer<UInt8>) throws(MarkupError) -> [UInt8]? {
        guard count(of: UInt8(ascii: "<"), in: page) <= mostTags else { throw .tooMany }
        return try bounded(attributesOf: page)
    }

    /// The same for a file of XML, without its comments.
    static func bounded(xml file: UnsafeBufferPointer<UInt8>) throws(MarkupError) -> [UInt8]? {
        let tags = count(of: UInt8(ascii: "<"), in: file), references = count(of: UInt8(ascii: "&"), in: file)
        guard tags + references <= mostTags else { throw .tooMany }
        guard let uncommented = try withoutComments(file) else { return try bounded(attributesOf: file) }
        let bounded = try uncommented.withUnsafeBufferPointer { (file) throws(MarkupError) in
            try self.bounded(attributesOf: file)
        }
        return bounded ?? uncommented
    }

    private static func bounded(
        attributesOf page: UnsafeBufferPointer<UInt8>
    ) throws(MarkupError) -> [UInt8]? {
        var here = 0, surplus: [Range<Int>] = [], short = 0, all = 0
        while let tag = TagSkim.next(in: page, from: &here) {
            // Few pages have so much in their tags that it must be counted.
            if tag.attributes.count < fewBytes {
                short += tag.attributes.count
                if short / 2 < mostAttributes { continue }
            }
            let (kept, rest) = TagSkim.attributes(in: page, tag.attributes, atMost: mostInATag)
            all += kept
            guard all <= mostAttributes else { throw .tooMany }
            if let rest { surplus.append(rest) }
        }
        guard !surplus.isEmpty else { return nil }
        var bounded = Array(page)
        for range in surplus { for place in range { bounded[place] = UInt8(ascii: " ") } }
        return bounded
    }

    /// Nil if there are no comments. One without an end makes no XML.
    private static func withoutComments(
        _ file: UnsafeBufferPointer<UInt8>
    ) throws(MarkupError) -> [UInt8]? {
        var rest: [UInt8] = []
        var here = 0, kept = 0
        while true {
            here = PageBytes.place(of: UInt8(ascii: "<"), in: file, from: here)
            guard here < file.count else { break }
            if file[here...].starts(with: "<![CDATA[".utf8) {
                here = end(of: "]]>", in: file, from: here + 9)
            } else if file[here...].starts(with: "<!--".utf8) {
                rest += file[kept..<here]
                here = end(of: "-->", in: file, from: here + 4)
                kept = here
                guard file[..<here].suffix(3).elementsEqual("-->".utf8) else { throw .unreadable }
            } else {
                here += 1
            }
        }
        return kept == 0 ? nil : rest + file[kept...]
    }

    /// The place after a mark that ends in ">"; the file's end if there is none.
    private static func end(
        of mark: StaticString, in file: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        let count = mark.utf8CodeUnitCount
        var here = start + count - 1
        while true {
            here = PageBytes.place(of: UInt8(ascii: ">"), in: file, from: here)
            guard here < file.count else { return file.count }
            here += 1
            let isMark = (0..<count).allSatisfy { file[here - count + $0] == mark.utf8Start[$0] }
            if isMark { return here }
        }
    }

    private static func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for other in bytes { count &+= other == byte ? 1 : 0 }
        return count
    }
}
