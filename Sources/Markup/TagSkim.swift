/// The letters of `MarkupTags`: where tags, attributes and the text of scripts begin and end.
enum TagSkim {
    typealias Page = UnsafeBufferPointer<UInt8>

    /// A start tag, by places of the page.
    struct Tag {
        /// Its name, as `key(_:)` has it.
        var key: UInt64
        /// From its "<" to after its ">".
        var whole: Range<Int>
        var attributes: Range<Int>
        /// The text of an element that holds no others, up to its end tag; otherwise empty.
        var content: Range<Int>
    }

    /// Elements whose text holds no tags.
    private static let script = key("script"), style = key("style")
    private static let textarea = key("textarea"), title = key("title")

    /// Whether an element has nothing that a reader sees.
    static func isUnseen(_ tag: Tag) -> Bool { tag.key == script || tag.key == style }

    /// A name of up to eight letters as a number, which is quick to compare; 0 for a longer one.
    static func key(_ name: String) -> UInt64 {
        name.utf8.count > 8 ? 0 : name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func key(_ page: Page, _ range: Range<Int>) -> UInt64 {
        guard range.count <= 8 else { return 0 }
        var key: UInt64 = 0
        for place in range { key = key << 8 | UInt64(small(page[place])) }
        return key
    }

    /// The next start tag, and `here` after it and the text it holds; comments are passed over. Nil at the
    /// end.
    static func next(in page: Page, from here: inout Int) -> Tag? {
        while true {
            let open = PageBytes.place(of: UInt8(ascii: "<"), in: page, from: here)
            guard open < page.count else {
                here = page.count
                return nil
            }
            if let end = endOfComment(page, open) {
                here = end
                continue
            }
            let start = open + 1
            guard start < page.count, isLetter(page[start]) else {
                here = start
                continue
            }
            return tag(page, open, &here)
        }
    }

    private static func tag(_ page: Page, _ open: Int, _ here: inout Int) -> Tag {
        var end = open + 1
        while end < page.count, !isSpace(page[end]), page[end] != UInt8(ascii: ">"),
            page[end] != UInt8(ascii: "/")
        {
            end += 1
        }
        let name = open + 1..<end
        let close = endOfTag(page, end)
        here = min(close + 1, page.count)
        var tag = Tag(key: key(page, name), whole: open..<here, attributes: end..<close, content: here..<here)
        if tag.key == script || tag.key == style || tag.key == textarea || tag.key == title {
            tag.content = here..<self.end(of: name, in: page, from: here)
            here = tag.content.upperBound
        }
        return tag
    }

    /// The place of the ">" that closes a tag, values in quotes passed over; the page's end if there is none.
    private static func endOfTag(_ page: Page, _ start: Int) -> Int {
        var here = start
        while here < page.count {
            let byte = page[here]
            if byte == UInt8(ascii: ">") { return here }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), follows(page, here, start) {
                here = PageBytes.place(of: byte, in: page, from: here + 1)
            }
            here += 1
        }
        return page.count
    }

    /// Whether a quotation mark opens a value: only one behind "=" does.
    private static func follows(_ page: Page, _ place: Int, _ start: Int) -> Bool {
        var before = place - 1
        // Blanks between the two are rare, and never many where somebody means it.
        while before > start, before > place - 8, isSpace(page[before]) { before -= 1 }
        return before >= start && page[before] == UInt8(ascii: "=")
    }

    /// The place after a comment that begins at a "<"; the page's end if it has none; nil if no comment
    /// does.
    static func endOfComment(_ page: Page, _ open: Int) -> Int? {
        guard open + 3 < page.count, page[open + 1] == UInt8(ascii: "!"), page[open + 2] == UInt8(ascii: "-"),
            page[open + 3] == UInt8(ascii: "-")
        else { return nil }
        var here = open + 6
        while here < page.count {
            here = PageBytes.place(of: UInt8(ascii: ">"), in: page, from: here)
            guard here < page.count else { break }
            if page[here - 1] == UInt8(ascii: "-"), page[here - 2] == UInt8(ascii: "-") { return here + 1 }
            here += 1
        }
        return page.count
    }

    /// Where the text of an element that holds no others ends: at its end tag, or with the page.
    private static func end(of name: Range<Int>, in page: Page, from start: Int) -> Int {
        var here = start
        let last = page.count - name.count - 1
        while here < last {
            here = PageBytes.place(of: UInt8(ascii: "<"), in: page, from: here)
            if here < last, page[here + 1] == UInt8(ascii: "/"),
                key(page, here + 2..<here + 2 + name.count) == key(page, name)
            {
                return here
            }
            here += 1
        }
        return page.count
    }

    /// How many attributes a tag has, at most that many, and where those after them stand.
    static func attributes(
        in page: Page, _ range: Range<Int>, atMost most: Int
    ) -> (count: Int, rest: Range<Int>?) {
        var here = range.lowerBound, count = 0
        while count < most {
            guard attribute(page, range.upperBound, &here) != nil else { return (count, nil) }
            count += 1
        }
        // "/>" ends the tag.
        var end = range.upperBound
        if end > here, page[end - 1] == UInt8(ascii: "/") { end -= 1 }
        return (count, here < end ? here..<end : nil)
    }

    /// The value of the first attribute of a name, which is given in small letters.
    static func value(of name: String, in page: Page, _ range: Range<Int>) -> String? {
        var here = range.lowerBound
        var count = 0
        while let found = attribute(page, range.upperBound, &here), count < 64 {
            count += 1
            if found.name.count == name.utf8.count,
                zip(found.name, name.utf8).allSatisfy({ small(page[$0]) == $1 })
            {
                return MarkupReferences.resolved(String(decoding: page[found.value], as: UTF8.self))
            }
        }
        return nil
    }

    /// The places of the next attribute's name and value; nil after the last.
    private static func attribute(
        _ page: Page, _ end: Int, _ here: inout Int
    ) -> (name: Range<Int>, value: Range<Int>)? {
        while here < end, isSpace(page[here]) || page[here] == UInt8(ascii: "/") { here += 1 }
        guard here < end else { return nil }
        let start = here
        while here < end, !isSpace(page[here]), page[here] != UInt8(ascii: "=") || here == start { here += 1 }
        let name = start..<here
        skipBlanks(page, end, &here)
        guard here < end, page[here] == UInt8(ascii: "=") else { return (name, here..<here) }
        here += 1
        skipBlanks(page, end, &here)
        guard here < end else { return (name, here..<here) }
        let quote = page[here]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = here
            while here < end, !isSpace(page[here]) { here += 1 }
            return (name, start..<here)
        }
        here += 1
        let first = here
        while here < end, page[here] != quote { here += 1 }
        defer { here = min(here + 1, end) }
        return (name, first..<here)
    }

    private static func skipBlanks(_ page: Page, _ end: Int, _ here: inout Int) {
        while here < end, isSpace(page[here]) { here += 1 }
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        small(byte) >= UInt8(ascii: "a") && small(byte) <= UInt8(ascii: "z")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
