import Testing

@testable import Markup

/// What no parser gets to see, because it would take it too long or too much room.
@Suite("The measure of a page") struct MeasureTests {
    @Test("A tag keeps its first attributes, and the page what stands behind it") func attributes() throws {
        let many = (0..<5000).map { " a\($0)='b > c'" }.joined()
        let page = "<p class=x\(many)>one</p><p id=y>two</p>"
        let root = try #require(try MarkupDocument(html: Array(page.utf8)).root)
        let tags = Array(root.descendants.filter { $0.isNamed("p") })
        #expect(tags.map(\.text) == ["one", "two"])
        #expect(tags[0].attributes.count == MarkupMeasure.mostInATag)
        #expect(tags[0].attribute("class") == "x" && tags[1].attribute("id") == "y")
        let file = "<p class='x'\(many.replacing(">", with: "g"))>one</p>"
        let element = try #require(try MarkupDocument(xml: Array(file.utf8)).root)
        #expect(element.attributes.count == MarkupMeasure.mostInATag && element.text == "one")
    }

    @Test("Attributes as many as people write stay all") func few() throws {
        let some = (0..<MarkupMeasure.mostInATag).map { " a\($0)=\"a long value, to be measured\"" }.joined()
        let root = try #require(try MarkupDocument(html: Array("<p\(some)>one</p>".utf8)).root)
        #expect(root.descendants.first { $0.isNamed("p") }?.attributes.count == MarkupMeasure.mostInATag)
    }

    @Test("More tags than any recipe has are refused before they are a tree") func tags() {
        let few = Array(String(repeating: "<p>x", count: 1000).utf8)
        #expect((try? MarkupDocument(html: few)) != nil)
        let many = Array(String(repeating: "<p>x", count: MarkupMeasure.mostTags + 1).utf8)
        #expect(throws: MarkupError.tooMany) { _ = try MarkupDocument(html: many) }
        #expect(throws: MarkupError.tooMany) { _ = try MarkupDocument(xml: many) }
        let references = Array(("<a>" + String(repeating: "&b;", count: MarkupMeasure.mostTags)).utf8)
        #expect(throws: MarkupError.tooMany) { _ = try MarkupDocument(xml: references) }
    }

    @Test("More attributes than any page has are refused, too") func allAttributes() {
        let tag = "<p" + String(repeating: " a", count: 100) + ">"
        let many = Array(String(repeating: tag, count: MarkupMeasure.mostAttributes / 50 + 50).utf8)
        // The shorter a tag, the less is it looked at; but it isn't forgotten.
        #expect(throws: MarkupError.tooMany) { _ = try MarkupDocument(html: many) }
    }

    @Test("Comments of XML go; what looks like one in a text of letters stays") func comments() throws {
        let file = "<a>one<!-- no -- <b>no</b> --><b>two</b><![CDATA[<!-- three -->]]><!----></a>"
        let root = try #require(try MarkupDocument(xml: Array(file.utf8)).root)
        #expect(root.text == "onetwo<!-- three -->")
        #expect(root.descendants.reduce(0) { count, _ in count + 1 } == 1)
        for open in ["<a><!-- no", "<a><!--->", "<a><!-->"] {
            #expect(throws: MarkupError.self) { _ = try MarkupDocument(xml: Array((open + "</a>").utf8)) }
        }
    }
}
