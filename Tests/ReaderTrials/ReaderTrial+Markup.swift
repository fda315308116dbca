import Markup

extension ReaderTrial {
    static let htmlTree = ReaderTrial("HTMLTree") { (bytes) throws(BrokenPromise) in
        guard let document = try? MarkupDocument(html: bytes) else { return 0 }
        _ = MarkupDocument.readableText(ofPiece: String(decoding: bytes, as: UTF8.self))
        return walk(document)
    }

    static let xmlTree = ReaderTrial("XMLTree") { (bytes) throws(BrokenPromise) in
        guard let document = try? MarkupDocument(xml: bytes) else { return 0 }
        return walk(document)
    }

    /// What is skimmed from a page without parsing it.
    static let htmlTags = ReaderTrial("HTMLTags") { (bytes) throws(BrokenPromise) in
        var found = 0
        for tag in MarkupTags(in: bytes, named: ["script", "title", "link", "meta"]) {
            try BrokenPromise.unless(
                tag.content.lowerBound >= 0 && tag.content.upperBound <= bytes.count, "within the page")
            found += 1
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let resolved = MarkupReferences.resolved(text)
        try BrokenPromise.unless(resolved.utf8.count <= text.utf8.count * 2, "references don't grow")
        return found
    }

    static let markdownTree = ReaderTrial("MarkdownTree") { (bytes) throws(BrokenPromise) in
        guard let document = try? MarkdownDocument(String(decoding: bytes, as: UTF8.self)) else { return 0 }
        var waiting = document.blocks, found = 0
        while let block = waiting.popLast() {
            found += 1
            _ = block.inlines.plain
            _ = block.inlines.pictures
            waiting += block.children
        }
        return found
    }

    /// Every place of the tree, and all that can be asked of it.
    private static func walk(_ document: MarkupDocument) -> Int {
        guard let root = document.root else { return 0 }
        var found = 0
        for element in root.descendants.prefix(500) {
            found += 1
            _ = element.attributes
            _ = element.content.count
            _ = element.parent
            _ = element.child(element.name)
        }
        _ = root.text
        _ = root.readableText
        return found + 1
    }
}
