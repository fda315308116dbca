internal import CCMark

/// A node of cmark's tree, for as long as the tree is there.
struct MarkdownNode {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    private var children: [MarkdownNode] {
        var all: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let node = next {
            all.append(MarkdownNode(node))
            next = cmark_node_next(node)
        }
        return all
    }

    /// The blocks inside; nil if they are nested too deeply.
    func blocks(depth: Int) -> [MarkdownBlock]? {
        guard depth < MarkdownDocument.deepest else { return nil }
        var all: [MarkdownBlock] = []
        for child in children {
            guard let kind = child.kind else { continue }
            let first = max(1, Int(cmark_node_get_start_line(child.pointer)))
            let last = max(first, Int(cmark_node_get_end_line(child.pointer)))
            var block = MarkdownBlock(
                kind: kind, lines: first...last, column: Int(cmark_node_get_start_column(child.pointer)))
            switch kind {
            case .list, .item, .quote:
                guard let inside = child.blocks(depth: depth + 1) else { return nil }
                block.children = inside
            case .heading, .paragraph: block.inlines = child.inlines(depth: 0)
            case .code, .html, .rule: break
            }
            all.append(block)
        }
        return all
    }

    private var kind: MarkdownBlock.Kind? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_HEADING: .heading(Int(cmark_node_get_heading_level(pointer)))
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_LIST: .list(isNumbered: cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST)
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_CODE_BLOCK: .code(literal)
        case CMARK_NODE_HTML_BLOCK: .html(literal)
        case CMARK_NODE_THEMATIC_BREAK: .rule
        default: nil
        }
    }

    /// What is nested too deeply is left out.
    private func inlines(depth: Int) -> [MarkdownInline] {
        guard depth < MarkdownDocument.deepest else { return [] }
        return children.compactMap { $0.inline(depth: depth) }
    }

    private func inline(depth: Int) -> MarkdownInline? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text(literal)
        case CMARK_NODE_CODE: .code(literal)
        case CMARK_NODE_HTML_INLINE: .html(literal)
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_EMPH: .emphasis(inlines(depth: depth + 1))
        case CMARK_NODE_STRONG: .strong(inlines(depth: depth + 1))
        case CMARK_NODE_LINK: .link(inlines(depth: depth + 1), address: address)
        case CMARK_NODE_IMAGE: .image(inlines(depth: depth + 1), address: address)
        default: nil
        }
    }

    private var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    private var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
}
