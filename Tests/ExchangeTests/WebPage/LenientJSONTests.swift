import Testing

@testable import Exchange

@Suite(.timeLimit(.minutes(1))) struct LenientJSONTests {
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

    /// What is read of a piece that is said 20,000 times: values one behind the other, and one in another.
    @Test(
        arguments: [
            ("[", 1, 65), ("{\"a\":", 1, 65), ("[{", 1, 2), ("{", 1, 1), ("\"", 0, 0), ("}]", 0, 0),
            ("{]", 20_000, 1), ("[}", 20_000, 1), ("{\"a\"", 1, 65), ("[[\"", 1, 2),
            ("{{{\"a\":1}", 20_000, 1),
        ] as [(String, Int, Int)])
    func depthAndRubbishEndSomewhere(text: String, count: Int, depth: Int) {
        for end in ["", String(repeating: "}", count: 20_000)] {
            let values = LenientJSON.values(String(repeating: text, count: 20_000) + end)
            #expect(values.count == count)
            #expect((values.map(depthOf).max() ?? 0) == depth)
        }
    }

    private func depthOf(_ value: JSONValue) -> Int {
        switch value {
        case .list(let all): 1 + (all.map(depthOf).max() ?? 0)
        case .object(let members): 1 + (members.map { depthOf($0.value) }.max() ?? 0)
        default: 0
        }
    }
}
