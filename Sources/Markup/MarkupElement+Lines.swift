internal import CXML2

extension MarkupElement {
    /// The text inside as a reader sees it: a new line where paragraphs, list items, cells and breaks part
    /// it, and blanks elsewhere as they are written. Scripts, styles and what forms hold are left out.
    public var readableText: String {
        var all = ""
        ReadableText.gather(pointer, into: &all)
        return all
    }
}

extension MarkupDocument {
    /// The lines of a piece of a page, as they stand in other files' texts: "<p>Mix.</p><p>Bake.</p>".
    ///
    /// Line breaks of the source are breaks only where no element parts the text.
    public static func readableText(ofPiece piece: String) -> String? {
        guard let document = try? MarkupDocument(html: Array(piece.utf8), encoding: "UTF-8"),
            let root = document.root
        else { return nil }
        // A paragraph around all of it is the parser's.
        let blocks = Array(root.descendants.lazy.filter { ReadableText.parts($0.pointer) }.prefix(2))
        let isFlat = blocks.allSatisfy { $0.isNamed("p") } && blocks.count < 2 && !piece.contains("<p")
        if isFlat { return root.text }
        return root.readableText
    }
}

/// How elements part the text of a page.
enum ReadableText {
    static func gather(_ top: UnsafeMutablePointer<xmlNode>, into all: inout String) {
        var here = top
        while true {
            if here.pointee.type == XML_TEXT_NODE || here.pointee.type == XML_CDATA_SECTION_NODE {
                addFlat(MarkupText.string(here.pointee.content), to: &all)
            }
            let isElement = here.pointee.type == XML_ELEMENT_NODE
            let isHidden = isElement && isUnseen(here)
            if isElement, parts(here) { newLine(&all) }
            if isElement, !isHidden, let child = here.pointee.children {
                here = child
                continue
            }
            while true {
                if here == top { return }
                if let next = here.pointee.next {
                    here = next
                    break
                }
                guard let above = here.pointee.parent else { return }
                here = above
                if here != top, parts(here) { newLine(&all) }
            }
        }
    }

    /// Whether an element begins and ends a line of its own.
    static func parts(_ element: UnsafeMutablePointer<xmlNode>) -> Bool {
        isOne(element, of: blocks)
    }

    private static func isUnseen(_ element: UnsafeMutablePointer<xmlNode>) -> Bool {
        isOne(element, of: unseen)
    }

    private static func isOne(_ element: UnsafeMutablePointer<xmlNode>, of names: [StaticString]) -> Bool {
        guard let name = element.pointee.name else { return false }
        return names.contains { known in
            let count = known.utf8CodeUnitCount
            for place in 0..<count where name[place] != known.utf8Start[place] { return false }
            return name[count] == 0
        }
    }

    private static func newLine(_ all: inout String) {
        if let last = all.utf8.last, last != UInt8(ascii: "\n") { all += "\n" }
    }

    /// Line breaks between the words of a page are blanks.
    private static func addFlat(_ text: String, to all: inout String) {
        guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else {
            all += text
            return
        }
        all.unicodeScalars.append(
            contentsOf: text.unicodeScalars.lazy.map { $0 == "\n" || $0 == "\r" ? " " : $0 })
    }

    private static let blocks: [StaticString] = [
        "p", "li", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "td", "th", "dt", "dd",
        "section", "article", "header", "footer", "aside", "figure", "figcaption", "table", "blockquote",
        "pre", "hr", "form", "fieldset", "dl", "main", "nav", "address", "details", "summary", "tbody",
    ]
    private static let unseen: [StaticString] = [
        "script", "style", "noscript", "template", "svg", "button", "select", "input", "textarea", "iframe",
        "head", "video", "audio", "object",
    ]
}
