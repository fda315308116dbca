import Testing

@Suite("Reading a wave file", .timeLimit(.minutes(1)))
struct WaveTests {
    /// A mono 16-bit file of three samples.
    private static let small: [UInt8] =
        Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
        + [0x44, 0xAC, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0] + Array("data".utf8) + [6, 0, 0, 0]
        + [0, 0, 0, 0x40, 0, 0x80]

    @Test("The samples come out as parts of full scale")
    func samples() throws {
        let wave = try Wave(Self.small)
        #expect(wave.samples == [0, 0.5, -1])
        #expect(wave.rate == 44_100)
    }

    @Test("A file cut anywhere is refused, never read past its end", arguments: 0..<50)
    func truncated(_ length: Int) {
        #expect(throws: Wave.Fault.self) { try Wave(Array(Self.small.prefix(length))) }
    }

    @Test("Something else, another encoding and a far too long file are refused by name")
    func others() {
        #expect(throws: Wave.Fault.notWave) { try Wave(Array("OggS, and then some".utf8)) }
        var float = Self.small
        float[20] = 3
        #expect(throws: Wave.Fault.notPCM) { try Wave(float) }
        #expect(throws: Wave.Fault.tooLarge) { try Wave([UInt8](repeating: 0, count: Wave.largest + 1)) }
    }
}
