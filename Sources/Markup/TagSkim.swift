/// The letters of `MarkupTags`: where tags, attributes and the text of scripts begin and end.
enum TagSkim {
    typealias Page = UnsafeBufferPointer<UInt8>

    /// Elements whose text holds no tags.
    static let raw: Set<String> = ["script", "style", "textarea", "title"]

    /// The next tag of one of these names, and the place to go on from.
    static func wanted(_ names: Set<String>, in page: Page, from start: Int) -> (MarkupTag?, Int) {
        var here = start
        while let tag = tag(in: page, from: &here) {
            // No name of interest is shorter or longer; most tags are passed over without a look.
            guard (4...8).contains(tag.name.count) else { continue }
            let name = word(page, tag.name)
            let isRaw = raw.contains(name)
            let isWanted = names.contains(name)
            var content = here..<here
            if isRaw {
                content = here..<end(of: tag.name, in: page, from: here)
                here = content.upperBound
            }
            if isWanted {
                return (
                    MarkupTag(name: name, attributes: attributes(page, tag.attributes), content: content),
                    here
                )
            }
        }
        return (nil, here)
    }

    /// The next start tag, and `here` behind it; comments are passed over. Nil at the end.
    static func tag(in page: Page, from here: inout Int) -> (name: Range<Int>, attributes: Range<Int>)? {
        while here < page.count {
            while here < page.count, page[here] != UInt8(ascii: "<") { here += 1 }
            let start = here + 1
            if start + 2 < page.count, page[start] == UInt8(ascii: "!"), page[start + 1] == UInt8(ascii: "-"),
                page[start + 2] == UInt8(ascii: "-")
            {
                here = behindComment(page, start + 3)
                continue
            }
            guard start < page.count, isLetter(page[start]) else {
                here = start
                continue
            }
            var end = start
            while end < page.count, !isSpace(page[end]), page[end] != UInt8(ascii: ">"),
                page[end] != UInt8(ascii: "/")
            {
                end += 1
            }
            let close = endOfTag(page, end)
            here = min(close + 1, page.count)
            return (start..<end, end..<close)
        }
        return nil
    }

    /// The place of the ">" that closes a tag, values in quotes passed over; the page's end if there is none.
    private static func endOfTag(_ page: Page, _ start: Int) -> Int {
        var here = start
        var quote: UInt8?
        while here < page.count {
            let byte = page[here]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return here
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), follows(page, here, start) {
                quote = byte
            }
            here += 1
        }
        return here
    }

    /// Whether a quotation mark opens a value: only one behind "=" does.
    private static func follows(_ page: Page, _ place: Int, _ start: Int) -> Bool {
        var before = place - 1
        // Blanks between the two are rare, and never many where somebody means it.
        while before > start, before > place - 8, isSpace(page[before]) { before -= 1 }
        return before >= start && page[before] == UInt8(ascii: "=")
    }

    private static func behindComment(_ page: Page, _ start: Int) -> Int {
        var here = start
        while here + 2 < page.count {
            if page[here] == UInt8(ascii: "-"), page[here + 1] == UInt8(ascii: "-"),
                page[here + 2] == UInt8(ascii: ">")
            {
                return here + 3
            }
            here += 1
        }
        return page.count
    }

    /// Where the text of an element of `raw` ends: at its end tag, or with the page.
    static func end(of name: Range<Int>, in page: Page, from start: Int) -> Int {
        var here = start
        let last = page.count - name.count - 1
        while here < last {
            while here < last, page[here] != UInt8(ascii: "<") { here += 1 }
            if here < last, page[here + 1] == UInt8(ascii: "/"),
                zip(name, (here + 2)...).allSatisfy({ small(page[$0]) == small(page[$1]) })
            {
                return here
            }
            here += 1
        }
        return page.count
    }

    static func attributes(_ page: Page, _ range: Range<Int>) -> [(name: String, value: String)] {
        var all: [(String, String)] = []
        var here = range.lowerBound
        while here < range.upperBound, all.count < 64 {
            if isSpace(page[here]) || page[here] == UInt8(ascii: "/") {
                here += 1
                continue
            }
            let start = here
            while here < range.upperBound, !isSpace(page[here]),
                page[here] != UInt8(ascii: "=") || here == start
            {
                here += 1
            }
            let name = word(page, start..<here)
            while here < range.upperBound, isSpace(page[here]) { here += 1 }
            guard here < range.upperBound, page[here] == UInt8(ascii: "=") else {
                all.append((name, ""))
                continue
            }
            here += 1
            while here < range.upperBound, isSpace(page[here]) { here += 1 }
            all.append((name, MarkupReferences.resolved(value(page, range.upperBound, &here))))
        }
        return all
    }

    private static func value(_ page: Page, _ end: Int, _ here: inout Int) -> String {
        guard here < end else { return "" }
        let quote = page[here]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { here += 1 }
        let start = here
        while here < end, isQuoted ? page[here] != quote : !isSpace(page[here]) { here += 1 }
        let text = String(decoding: page[start..<here], as: UTF8.self)
        if isQuoted, here < end { here += 1 }
        return text
    }

    static func word(_ page: Page, _ range: Range<Int>) -> String {
        String(decoding: page[range].lazy.map(small), as: UTF8.self)
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        small(byte) >= UInt8(ascii: "a") && small(byte) <= UInt8(ascii: "z")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
