import Listening
import Testing

@Suite("Wave files") struct WaveFileTests {
    private func file(rate: Int, channels: Int, bits: Int = 16, _ samples: [Int16], claims: Int? = nil)
        -> [UInt8]
    {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 255) }
        }
        let data = samples.flatMap { number(Int(UInt16(bitPattern: $0)), 2) }
        return Array("RIFF".utf8) + number(36 + data.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
            + number(1, 2) + number(channels, 2) + number(rate, 4) + number(rate * channels * bits / 8, 4)
            + number(channels * bits / 8, 2) + number(bits, 2) + Array("data".utf8)
            + number(claims ?? data.count, 4) + data
    }

    @Test("are read, and channels become one") func reading() throws {
        let wave = try WaveFile(file(rate: 16_000, channels: 2, [100, 200, -100, -300]))
        #expect(wave.rate == 16_000 && wave.samples == [150, -200])
    }

    @Test("that claim more than they have are cut") func cut() throws {
        #expect(
            try WaveFile(file(rate: 8000, channels: 1, [1, 2, 3], claims: 4_000_000)).samples == [1, 2, 3])
    }

    @Test("of another kind are refused") func refused() {
        for bytes in [
            [], Array("RIFF".utf8), file(rate: 16_000, channels: 1, bits: 24, [1, 2, 3]),
            file(rate: 1, channels: 1, [1]),
        ] {
            #expect(throws: WaveFile.Refusal.self) { try WaveFile(bytes) }
        }
    }

    @Test("of any rate become 16 kHz of the same length", arguments: [8000, 11_025, 22_050, 44_100, 48_000])
    func rates(_ rate: Int) {
        let wave = WaveFile(rate: rate, samples: (0..<rate).map { Int16($0 % 200) })
        #expect(abs(wave.forListening.count - 16_000) < 3)
    }
}
