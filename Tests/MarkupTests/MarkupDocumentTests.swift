import Markup
import Testing

@Suite(.timeLimit(.minutes(1))) struct MarkupDocumentTests {
    @Test func aPageIsReadHoweverBadlyItIsClosed() throws {
        let page = "<html><body><ul class=list><li>Flour<li>Eggs &amp; milk</ul><p>Mix"
        let document = try MarkupDocument(html: Array(page.utf8))
        let root = try #require(document.root)
        #expect(root.descendants.filter { $0.isNamed("li") }.map(\.text) == ["Flour", "Eggs & milk"])
        #expect(root.descendants.first { $0.isNamed("ul") }?.attribute("class") == "list")
        #expect(root.descendants.first { $0.isNamed("p") }?.text == "Mix")
    }

    @Test func aScriptIsTextAndNothingMore() throws {
        let page = #"<script type="application/ld+json">{"name": "<b>Soup</b> & more"}</script>"#
        let document = try MarkupDocument(html: Array(page.utf8))
        let script = try #require(document.root?.descendants.first { $0.isNamed("script") })
        #expect(script.text == #"{"name": "<b>Soup</b> & more"}"#)
    }

    @Test func bytesThatAreUTF8AreReadSoWhateverThePageSays() throws {
        let page = "<meta charset=iso-8859-1><p>Crème brûlée</p>"
        #expect(try MarkupDocument(html: Array(page.utf8)).root?.text == "Crème brûlée")
        let latin = Array("<meta charset=iso-8859-1><p>Cr".utf8) + [0xE8] + Array("me</p>".utf8)
        #expect(try MarkupDocument(html: latin).root?.text == "Crème")
    }

    @Test func contentStandsInItsOrder() throws {
        let document = try MarkupDocument(xml: Array("<a>one<!-- no --><b>two</b>three</a>".utf8))
        let parts = try #require(document.root).content.map { part in
            switch part {
            case .element(let element): "<\(element.name)>"
            case .text(let text): text
            }
        }
        #expect(parts == ["one", "<b>", "three"])
    }

    @Test func aFileThatDeclaresEntitiesIsRefused() {
        let bomb = #"<!DOCTYPE a [<!ENTITY x "xxxxxxxx"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>"#
        #expect(throws: MarkupError.declaresEntities) { _ = try MarkupDocument(xml: Array(bomb.utf8)) }
        let file = #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"#
        #expect(throws: MarkupError.declaresEntities) { _ = try MarkupDocument(xml: Array(file.utf8)) }
    }

    @Test func whatIsNotXMLIsRefused() {
        #expect(throws: MarkupError.unreadable) { _ = try MarkupDocument(xml: Array("<a><b></a>".utf8)) }
        #expect(throws: MarkupError.unreadable) { _ = try MarkupDocument(xml: []) }
        let long = [UInt8](repeating: 32, count: MarkupDocument.longest + 1)
        #expect(throws: MarkupError.tooLong) { _ = try MarkupDocument(html: long) }
    }

    /// A hundred thousand tags in each other neither crash nor hang.
    @Test func depthDoesNotOverflow() throws {
        let deep = String(repeating: "<div>", count: 100_000) + "end"
        if let root = try? MarkupDocument(html: Array(deep.utf8)).root {
            #expect(root.text.count <= 3)
            #expect(root.descendants.reduce(0) { count, _ in count + 1 } <= 100_001)
        }
    }
}
