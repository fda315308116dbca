import Testing

@testable import Exchange

@Suite struct LenientJSONTests {
    private func value(_ text: String) -> JSONValue? { LenientJSON.values(text).first }

    @Test func whatIsWellWrittenIsReadAsItIsWritten() {
        let text = #"{"a": ["x", 1.50, true, null, {"b": "\u00bd \ud83c\udf4b \n\/"}]}"#
        let inner = JSONValue.object([.init(name: "b", value: .text("½ 🍋 \n/"))])
        #expect(value(text)?["a"] == .list([.text("x"), .number("1.50"), .truth(true), .nothing, inner]))
    }

    @Test(arguments: [
        "{\"a\": \"two\nlines\", \"b\": 1}", #"{"a": "two\#tlines", "b": 1,}"#, #"{"a": "x" "b": 1}"#,
        #"// <![CDATA["# + "\n" + #"{"a": "x", "b": 1}"# + "\n//]]>", #"<!-- {"a": "x", "b": 1} -->"#,
        #"{"a": "the "best" soup", "b": 1}"#, #"{"a": "he said "hello", and went", "b": 1}"#,
        #"/* made by hand */ {"a": [1, 2,], /* b */ "b": 1}"#, #"{"a": "x", "b": 1"#,
        #"{"a": [1, 2, "b": 1}"#,
    ])
    func whatIsBadlyWrittenKeepsWhatItSays(_ text: String) {
        // A list that was never closed takes what follows with it; anything else leaves "b" where it was.
        let read = value(text)
        #expect(read?["a"] != nil)
        if !text.hasPrefix(#"{"a": [1, 2, "b""#) { #expect(read?["b"] == .number("1")) }
    }

    @Test func aQuotationMarkThatWasNotEscapedIsPartOfTheText() {
        #expect(value(#"{"a": "the "best" soup", "b": 1}"#)?["a"] == .text(#"the "best" soup"#))
        #expect(value(#"{"a": ["a 9" pan", "x"]}"#)?["a"] == .list([.text(#"a 9" pan"#), .text("x")]))
    }

    @Test func objectsBehindEachOtherAreAllRead() {
        #expect(LenientJSON.values(#"{"a": 1}{"b": 2} ; [3]"#).count == 3)
    }

    @Test func depthAndRubbishEndSomewhere() {
        for text in ["[", "{\"a\":", "[{", "{", "\"", "}]", "{]", "[}", "{\"a\"", "[[\"", "{{{\"a\":1}"] {
            _ = LenientJSON.values(String(repeating: text, count: 20_000))
            _ = LenientJSON.values(
                String(repeating: text, count: 20_000) + String(repeating: "}", count: 20_000))
        }
    }
}
