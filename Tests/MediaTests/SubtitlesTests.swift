import Testing

@testable import Media

@Suite("TR30: subtitles") struct SubtitlesTests {
    @Test("WebVTT is read, without its marks, notes and places") func webVTT() {
        let subtitles = Subtitles(
            file: """
                WEBVTT - Dicing

                STYLE
                ::cue { color: red }

                NOTE 00:00:00.000 --> 00:00:09.000 is no time of a note

                1
                00:00:01.000 --> 00:00:03.500 line:0 align:start
                <v Nan>Cut it in <b>half</b>,
                through the root.</v>

                01:02.000 --> 01:04.000
                Salt &amp; pepper
                """)
        #expect(subtitles.lines.map(\.text) == ["Cut it in half,\nthrough the root.", "Salt & pepper"])
        #expect(
            subtitles.text(at: 0.9) == nil && subtitles.text(at: 1) != nil && subtitles.text(at: 3.5) == nil)
        #expect(subtitles.text(at: 62) == "Salt & pepper")
    }

    @Test("SubRip is read, with Windows' ends of lines") func subRip() {
        let file =
            "1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}<i>Now</i> fold.\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nGently.\r\n"
        #expect(Subtitles(file: file).lines.map(\.text) == ["Now fold.", "Gently."])
    }

    @Test("Two at a time stand above one another") func together() {
        let subtitles = Subtitles([
            .init(start: 1, end: 4, text: "b"), .init(start: 0, end: 2, text: "a"),
        ])
        #expect(subtitles.text(at: 1.5) == "a\nb")
    }

    @Test(
        "What is no time is left out",
        arguments: [
            "00:03.000 --> 00:01.000", "x --> y", "-1:00.000 --> 00:02.000", "00:00 --> 00:01:00:00.0",
            "99999999999:00.0 --> 999999999999:00.0", "1e9:00 --> 1e10:00", "--> 00:01.000",
            "00:00.0.0 --> 00:01.000",
        ]) func badTimes(line: String)
    {
        #expect(Subtitles(file: "WEBVTT\n\n\(line)\nWords\n").lines.isEmpty)
    }

    @Test("What never ends is cut: lines, marks, words") func bounds() {
        let many = "WEBVTT\n\n" + String(repeating: "00:00.000 --> 00:01.000\nx\n\n", count: 20_000)
        #expect(Subtitles(file: many).lines.count <= 5000)
        let long = "WEBVTT\n\n00:00.000 --> 00:01.000\n" + String(repeating: "word ", count: 100_000)
        #expect((Subtitles(file: long).lines.first?.text.count ?? 0) <= 400)
        let open = "WEBVTT\n\n00:00.000 --> 00:01.000\n" + String(repeating: "<", count: 5000)
        #expect(Subtitles(file: open).lines.isEmpty)
        #expect(Subtitles(file: "00:00.000 --> 00:01.000\na\u{7}b\u{1B}[2Jc").lines.first?.text == "ab[2Jc")
    }
}
