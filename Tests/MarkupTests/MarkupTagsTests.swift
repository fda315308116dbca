import Markup
import Testing

@Suite(.timeLimit(.minutes(1))) struct MarkupTagsTests {
    private func tags(_ page: String, _ names: Set<String>) -> [MarkupTag] {
        Array(MarkupTags(in: Array(page.utf8), named: names))
    }

    @Test func tagsStandWhereABrowserSeesThem() {
        let page = """
            <META Name=a content='1 > 0 &amp; "b"'><!-- <meta name=no> --><script>"<meta name=no>"</script>
            <p title="<meta name=no>">it's < 3 <meta name="c" content></p>
            """
        let found = tags(page, ["meta"])
        #expect(found.map { $0["name"] } == ["a", "c"])
        #expect(found[0]["content"] == #"1 > 0 & "b""#)
        #expect(found[1]["content"] == "")
    }

    @Test func aScriptsTextEndsAtItsEndTag() {
        let page = #"<script type=x>{"a": "</p>"}</SCRIPT><script>b"#
        let found = tags(page, ["script"])
        let texts = found.map { String(decoding: Array(page.utf8)[$0.content], as: UTF8.self) }
        #expect(texts == [#"{"a": "</p>"}"#, "b"])
        #expect(found[0]["type"] == "x")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("<", nil, nil), ("<!--", nil, nil), ("<!-", nil, nil), ("</", nil, nil), ("<meta", "meta", nil),
            ("<meta a", "meta", ""), ("<meta a=", "meta", ""), ("<meta a='", "meta", ""),
            ("<script", "script", nil), ("<script></", "script", nil),
        ] as [(String, String?, String?)])
    func whateverIsCutOffEnds(page: String, name: String?, value: String?) {
        let found = tags(page, ["meta", "script"])
        #expect(found.map(\.name) == (name.map { [$0] } ?? []))
        #expect(found.first?["a"] == value)
    }

    @Test func referencesAreResolvedOnce() {
        #expect(MarkupReferences.resolved("1&frac12; &frac13; &#8531; &#x2153; &#146;") == "1½ ⅓ ⅓ ⅓ ’")
        #expect(
            MarkupReferences.resolved("salt & pepper &amp;amp; &nothing; &#0; &#xD800; &;")
                == "salt & pepper &amp; &nothing; &#0; &#xD800; &;")
    }

    @Test func aPieceOfAPageHasLines() {
        #expect(
            MarkupDocument.readableText(ofPiece: "<p>a\nb</p><p>c<br>d</p>")?.split(separator: "\n") == [
                "a b", "c", "d",
            ])
        #expect(MarkupDocument.readableText(ofPiece: "a\n<b>b</b>") == "a\nb")
    }
}
