import Commands
import Foundation
import Testing

@testable import Listening

/// What is made of phones: words of the grammar, or nothing (BY7).
@Suite("Phones to words") struct PhoneSearchTests {
    /// Letters are phones here, and a dot is none.
    private static let letters = Array(".abcdefghijklmnopqrstuvwxyz")

    private func search(_ notation: String) -> PhoneSearch {
        let pattern = Pattern(notation)
        let ways = Dictionary(
            uniqueKeysWithValues: pattern.words.map { word in
                (word, [word.compactMap { Self.letters.firstIndex(of: $0) }])
            })
        return PhoneSearch(PhoneGraph(pattern, ways: ways))
    }

    /// As a net tells it that is rather sure of each letter.
    private func shares(_ heard: String) -> [Float] {
        heard.flatMap { letter in
            Self.letters.map { log($0 == letter ? 0.74 : 0.01) }
        }
    }

    private func hear(_ heard: String, _ notation: String) -> PhoneSearch.Result? {
        search(notation).best(shares(heard), outputs: Self.letters.count)
    }

    @Test(
        "words are heard however long their phones last", arguments: ["go.on", "..gg.o..oo.nn..", "g.o.oonn"])
    func lengths(_ heard: String) {
        let result = hear(heard, "go [on] | stop")
        #expect(result?.words.map(\.text) == ["go", "on"])
        #expect(result?.sureness == 0)
    }

    @Test("a phone that is said twice has a moment of none between") func twice() {
        #expect(hear("goon", "goo n | go n")?.words.map(\.text) == ["go", "n"])
        #expect(hear("go.on", "goo n | go n")?.words.map(\.text) == ["goo", "n"])
    }

    @Test("words are where they were said") func places() throws {
        let result = try #require(hear("..go..on.", "go on"))
        #expect(result.words.map(\.from) == [2, 6])
        #expect(result.words.map(\.to) == [4, 8])
    }

    @Test("what is not in the grammar counts against what is") func others() throws {
        let clear = try #require(hear("stop", "stop | go on"))
        let unclear = try #require(hear("stap", "stop | go on"))
        let more = try #require(hear("stopthat", "stop | go on"))
        #expect(
            clear.words.map(\.text) == ["stop"] && unclear.words == clear.words.map { _ in unclear.words[0] })
        #expect(clear.sureness == 0)
        #expect(unclear.sureness < -0.5 && more.sureness < -1)
    }

    @Test("any part that may be left out may be left out, and one of many is taken")
    func notation() {
        let notation = "(hands off) [(read | show) it [again]] | step (one | two)"
        for said in ["hands off", "hands off read it", "hands off show it again", "step two"] {
            let heard = said.replacingOccurrences(of: " ", with: ".")
            #expect(hear(heard, notation)?.words.map(\.text).joined(separator: " ") == said)
        }
    }

    @Test("a sound that is too short, and a grammar without words, are nothing") func nothing() {
        #expect(hear("", "stop") == nil)
        #expect(hear("st", "stop") == nil)
        #expect(PhoneSearch(PhoneGraph(Pattern("stop"), ways: [:])).best(shares("stop"), outputs: 27) == nil)
    }

    @Test("all that the grammar can say can be heard") func grammar() {
        let reading = CommandReading(.english, foods: ["butter", "plain flour"])
        let pattern = reading.pattern { $0 != "butter" }
        #expect(pattern.words.isSuperset(of: ["hands", "off", "flour", "fifty", "quarter", "camera"]))
        #expect(!pattern.words.contains("butter"))
        let ways = Dictionary(
            uniqueKeysWithValues: pattern.words.map { word in
                (word, [word.compactMap { Self.letters.firstIndex(of: $0) }])
            })
        let search = PhoneSearch(PhoneGraph(pattern, ways: ways))
        for said in [
            "hands off", "stop", "hands off timer twenty five minutes", "how many plain flour do i need",
            "step nine",
        ] {
            let found = search.best(shares(said.replacingOccurrences(of: " ", with: ".")), outputs: 27)
            #expect(found?.words.map(\.text).joined(separator: " ") == said)
        }
    }
}
