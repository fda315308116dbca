import Markup
import Testing

@Suite("Markdown is parsed into values") struct MarkdownDocumentTests {
    @Test func blocksAndInlinesStandInTheirOrder() throws {
        let document = try MarkdownDocument(
            "# A *b*\n\n1. one\n   - two `c`\n\n---\n\n[d](e \"f\") ![g](h)<i>\\*\n\n> q")
        #expect(
            document.blocks.map(\.kind) == [.heading(1), .list(isNumbered: true), .rule, .paragraph, .quote])
        #expect(document.blocks[0].inlines == [.text("A "), .emphasis([.text("b")])])
        let item = try #require(document.blocks[1].children.first)
        #expect(item.children.map(\.kind) == [.paragraph, .list(isNumbered: false)])
        #expect(item.children[1].children[0].children[0].inlines.plain == "two c")
        #expect(document.blocks[3].inlines.plain == "d *" && document.blocks[3].inlines.pictures == ["h"])
        #expect(document.blocks[3].lines == 8...8 && document.blocks[1].children[0].children[0].column == 4)
    }

    @Test func depthAndSizeAreBounded() throws {
        #expect(throws: MarkupError.unreadable) {
            _ = try MarkdownDocument(String(repeating: "> ", count: 100) + "a")
        }
        #expect(throws: MarkupError.unreadable) {
            _ = try MarkdownDocument(String(repeating: "- ", count: 5000) + "a")
        }
        #expect(throws: MarkupError.tooLong) {
            _ = try MarkdownDocument(String(repeating: "a", count: MarkdownDocument.longest + 1))
        }
        let deep = try MarkdownDocument(
            String(repeating: "*a ", count: 500) + String(repeating: "b* ", count: 500))
        #expect(deep.blocks.count == 1)
        #expect(try MarkdownDocument("").blocks.isEmpty)
    }
}
