internal import CCMark

/// A file in CommonMark, parsed: a tree of values that nothing of the file can act on.
public struct MarkdownDocument: Sendable, Hashable {
    public var blocks: [MarkdownBlock]

    /// Bytes of a file that is still parsed; a long recipe has ten thousand.
    public static let longest = 512 << 10
    /// Blocks in each other, and emphasis in emphasis; people stop at three.
    public static let deepest = 40

    public init(_ text: String) throws(MarkupError) {
        guard text.utf8.count <= Self.longest else { throw .tooLong }
        // Every line of a file costs as much as the blocks it stands in are deep.
        guard !Self.isDeep(text) else { throw .unreadable }
        var text = text
        let parsed = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { chars in
                chars.baseAddress.flatMap { cmark_parse_document($0, chars.count, Int32(CMARK_OPT_DEFAULT)) }
            }
        }
        guard let root = parsed else {
            blocks = []
            return
        }
        defer { cmark_node_free(root) }
        guard let blocks = MarkdownNode(root).blocks(depth: 0) else { throw .unreadable }
        self.blocks = blocks
    }

    private static func isDeep(_ text: String) -> Bool {
        var marks = 0, isLead = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): (marks, isLead) = (0, true)
            case UInt8(ascii: ">") where isLead: marks += 1
            // "- - - -" is a line across, but not with so many.
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
                UInt8(ascii: ")"):
                if isLead { marks += 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            default: isLead = false
            }
            if marks > 200 { return true }
        }
        return false
    }
}
