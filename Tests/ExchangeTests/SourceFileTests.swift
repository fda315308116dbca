import Exchange
import Testing

@Suite struct SourceFileTests {
    @Test func theEndingIsWhatFollowsTheLastPoint() {
        #expect(SourceFile(name: "Soup.of.the day.COOK", bytes: []).ending == "cook")
        #expect(SourceFile(name: "Soup", bytes: []).ending == "")
        #expect(SourceFile(name: ".cook", bytes: []).ending == "")
    }

    @Test func aFileOfNoKnownFormatIsRefusedByName() {
        #expect(throws: Refusal(.unknownFormat, cause: "a.bin")) {
            _ = try KnownFormats.read(SourceFile(name: "a.bin", bytes: [0, 1, 2]))
        }
    }
}
