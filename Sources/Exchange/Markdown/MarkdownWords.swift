import Markup

/// What a reader sees of Markdown, without its marks.
enum MarkdownWords {
    /// A paragraph each; a list is one, with a line an item.
    static func paragraphs(_ block: MarkdownBlock, keepsLines: Bool = false) -> [String] {
        switch block.kind {
        case .heading, .paragraph:
            let inlines =
                keepsLines ? block.inlines.map { $0 == .softBreak ? .lineBreak : $0 } : block.inlines
            return shown(inlines.plain)
        case .list: return [items(block).joined(separator: "\n")].filter { !$0.isEmpty }
        case .item, .quote: return block.children.flatMap { paragraphs($0, keepsLines: keepsLines) }
        case .code(let text): return shown(text)
        case .html, .rule: return []
        }
    }

    /// An item of the instructions: what is bold at its beginning and stands alone in its line is its title.
    static func step(_ item: MarkdownBlock) -> (title: String, text: String) {
        var blocks = item.children
        var title = ""
        if let first = blocks.first, case .paragraph = first.kind, first.inlines.count >= 2,
            case .strong(let inside) = first.inlines[0], first.inlines[1] == .lineBreak
        {
            title = inside.plain.onOneLine
            blocks[0].inlines.removeFirst(2)
        }
        var text = ""
        for block in blocks {
            if block.isList {
                text += items(block).map { "\n– " + $0 }.joined()
            } else {
                for paragraph in paragraphs(block) { text += (text.isEmpty ? "" : "\n\n") + paragraph }
            }
        }
        return (title, text.stripped)
    }

    /// The words of an ingredient or a heading that may hold marks.
    static func plain(_ markdown: String) -> String {
        guard let document = try? MarkdownDocument(markdown) else { return markdown.onOneLine }
        return document.blocks.flatMap { paragraphs($0) }.joined(separator: " ").onOneLine
    }

    private static func items(_ list: MarkdownBlock) -> [String] {
        list.children.flatMap { item in
            item.children.flatMap { $0.isList ? items($0).map { "– " + $0 } : paragraphs($0) }
        }
    }

    /// Without what a site's builder would put there: "{{< video >}}".
    private static func shown(_ text: String) -> [String] {
        let text = text.stripped
        return text.isEmpty || text.hasPrefix("{{<") || text.hasPrefix("{{%") ? [] : [text]
    }
}

extension MarkdownBlock {
    var text: String { inlines.plain.onOneLine }

    var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// A line that stands over others: "**For the dough**", "For the dough:".
    var isLabel: Bool {
        let shown = inlines.filter { $0.plain.stripped != "" }
        guard !shown.isEmpty, text.unicodeScalars.count <= 60 else { return false }
        if shown.count == 1, case .strong = shown[0] { return true }
        return text.hasSuffix(":") && !text.dropLast().contains { ".!?:".contains($0) }
    }

    var label: String { text.hasSuffix(":") ? text.dropLast().stripped : text }

    /// Those in everything that stands in it.
    var allPictures: [WrittenPicture] {
        inlines.pictures.compactMap { FrontMatterReading.picture($0) } + children.flatMap(\.allPictures)
    }
}
