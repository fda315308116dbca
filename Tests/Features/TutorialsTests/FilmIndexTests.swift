import Foundation
import Testing

@testable import Tutorials

/// The list of the films that come with the program (TR12).
@Suite("The list of films") struct FilmIndexTests {
    private func entries(_ json: String) -> [FilmIndex.Entry] { FilmIndex(json: Data(json.utf8)).entries }

    private static let onion = """
        {"id": "dicing-an-onion", "title": {"en": "Dicing an onion", "de": "Eine Zwiebel würfeln"}, "seconds": 62.3,
         "summary": {"en": "Even dice."}, "poster": "dicing-an-onion.jpg", "source": "drawn",
         "chapters": [{"time": 30, "en": "Slice", "de": "Schneiden"}, {"time": 0.0, "en": "Halve"}],
         "words": {"en": ["dice", " diced  onion "], "de": ["würfeln"]}}
        """

    @Test("is read with its chapters in their order") func whole() throws {
        let entry = try #require(entries("[\(Self.onion)]").first)
        #expect(
            entry.id == "dicing-an-onion" && entry.seconds == 62.3 && entry.poster == "dicing-an-onion.jpg")
        #expect(entry.titles.said(in: "de") == "Eine Zwiebel würfeln")
        #expect(entry.summaries.said(in: "de") == "Even dice.")
        #expect(entry.chapters.map(\.start) == [0, 30])
        #expect(entry.words["en"] == ["dice", "diced onion"])
    }

    @Test("may stand in an object, and have texts without a language") func shapes() {
        #expect(entries("{\"films\": [\(Self.onion)]}").count == 1)
        #expect(entries(#"[{"id": "a", "title": "Plain"}]"#).first?.titles.said(in: "de") == "Plain")
        #expect(
            entries(#"[{"id":"a","title":"T","chapters":[{"time":1,"title":{"en":"C"}}]}]"#).first?.chapters
                .count == 1)
    }

    @Test("may name its film and its length otherwise, but no file elsewhere") func names() {
        let json =
            #"[{"id": "a", "title": "T", "duration": 9, "film": "b.mkv"}, {"id": "c", "title": "T", "film": "../b.mkv"}]"#
        #expect(entries(json).map(\.file) == ["b.mkv", "c.webm"])
        #expect(entries(json).first?.seconds == 9)
    }

    @Test(
        "is empty where there is no list",
        arguments: [
            "", "{", "null", "7", "\"films\"", "{\"films\": 3}", "[[[[]]]]", "[null, 1, \"x\"]", "\u{0}\u{1}",
        ])
    func nonsense(_ json: String) { #expect(entries(json).isEmpty) }

    @Test(
        "leaves out a film whose name leads elsewhere",
        arguments: [
            "../secret", "a/b", "", ".", "..", "a.b", "ä", "a b", "a\\u0000b",
            "-" + String(repeating: "x", count: 90),
        ])
    func names(_ id: String) { #expect(entries("[{\"id\": \"\(id)\", \"title\": \"T\"}]").isEmpty) }

    @Test("takes no poster from elsewhere", arguments: ["../x.jpg", "/etc/x.jpg", "x", "a.b.c", ""])
    func posters(_ poster: String) {
        #expect(
            entries("[{\"id\": \"a\", \"title\": \"T\", \"poster\": \"\(poster)\"}]").first?.poster == nil)
    }

    @Test("keeps one of two with the same name, and what is sensible of the rest") func mended() throws {
        let json = #"""
            [{"id": "a", "title": "First"}, {"id": "a", "title": "Second"}, {"id": "b"},
             {"id": "c", "title": {"EN": "x", "en": 5, "de": "Nur deutsch"}, "seconds": -4,
              "chapters": [{"time": 1e300, "en": "x"}, {"time": "3", "en": "x"}, {"time": 2}, 5, {"time": 4, "en": "y\nz"}],
              "words": {"en": "dice", "de": [1, "", "kneten"]}}]
            """#
        let found = entries(json)
        #expect(found.map(\.id) == ["a", "c"])
        #expect(found[0].titles.said(in: "en") == "First")
        #expect(found[1].titles.said(in: "en") == "Nur deutsch" && found[1].seconds == nil)
        #expect(found[1].chapters == [.init(start: 4, titles: ["en": "y z"])])
        #expect(found[1].words == ["de": ["kneten"]])
    }

    @Test("has an end, however long it is") func long() {
        let many = (0..<1000).map { #"{"id": "f\#($0)", "title": "T"}"# }.joined(separator: ",")
        #expect(entries("[\(many)]").count == 200)
        let deep = String(repeating: "[", count: 100_000)
        #expect(entries(deep).isEmpty)
        #expect(entries("[" + String(repeating: " ", count: 2 << 20) + "]").isEmpty)
    }
}
