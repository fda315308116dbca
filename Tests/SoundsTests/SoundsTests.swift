import Foundation
import Sounds
import Testing

@Suite("SND: the cues")
struct SoundsTests {
    private static let short = Cue.allCases.filter { $0 != .timer }

    @Test("Every cue has its wave file, and every wave file its cue")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Wave.folder.path())
        #expect(Set(files.filter { $0.hasSuffix(".wav") }) == Set(Cue.allCases.map(\.fileName)))
    }

    @Test("A cue is 16-bit mono at 44.1 kHz", arguments: Cue.allCases)
    func format(_ cue: Cue) throws {
        let wave = try Wave(cue)
        #expect(wave.channels == 1)
        #expect(wave.bitsPerSample == 16)
        #expect(wave.rate == 44_100)
    }

    @Test("A cue lasts under half a second", arguments: short)
    func brief(_ cue: Cue) throws {
        #expect(try Wave(cue).duration < 0.5)
    }

    @Test("The timer rings for about two seconds and falls silent before it rings again")
    func ring() throws {
        #expect((1.5...2.0).contains(try Wave(.timer).duration))
    }

    @Test("A cue peaks about 6 dB below full scale, the timer about 3", arguments: Cue.allCases)
    func peak(_ cue: Cue) throws {
        let peak = try Wave(cue).peak
        #expect((cue == .timer ? -3.5 ... -2.5 : -7.0 ... -5.5).contains(peak), "\(peak) dBFS")
    }

    @Test("The cues are equally loud within 2 dB; the timer is louder than any")
    func loudness() throws {
        let levels = try Self.short.map { try Wave($0).loudness }
        let quietest = try #require(levels.min()), loudest = try #require(levels.max())
        #expect(loudest - quietest < 2, "\(levels)")
        #expect(try Wave(.timer).loudness > loudest + 2)
    }

    @Test("A cue begins and ends in silence, without a click, and centred", arguments: Cue.allCases)
    func silence(_ cue: Cue) throws {
        let wave = try Wave(cue)
        // Half a millisecond of fade before anything is heard, and two milliseconds of nothing at the end.
        #expect(wave.samples.first == 0)
        #expect(wave.samples.prefix(20).allSatisfy { abs($0) < 0.01 })
        #expect(wave.samples.suffix(88).allSatisfy { $0 == 0 })
        // Going into that nothing, the last 5 ms are already below hearing.
        #expect(wave.samples.suffix(88 + 220).allSatisfy { abs($0) < 0.003 })
        #expect(abs(wave.offset) < 0.0005)
    }

    @Test("Next rises and previous falls, by the same two notes")
    func pair() throws {
        let next = try Wave(.next), previous = try Wave(.previous)
        let first = 0.01..<0.10, last = 0.16..<0.30
        #expect(next.pitch(in: last) > next.pitch(in: first) * 1.2)
        #expect(previous.pitch(in: last) < previous.pitch(in: first) / 1.2)
        #expect(next.pitch(in: last) == previous.pitch(in: first))
        #expect(next.pitch(in: first) == previous.pitch(in: last))
    }

    @Test("The camera's tone rises when it goes on and falls when it goes off")
    func camera() throws {
        let on = try Wave(.cameraOn), off = try Wave(.cameraOff)
        #expect(on.pitch(in: 0.21..<0.27) > on.pitch(in: 0.09..<0.15) * 1.2)
        #expect(off.pitch(in: 0.17..<0.23) < off.pitch(in: 0.04..<0.10) / 1.2)
    }

    @Test("Refused is a low knock, below either page's notes")
    func refused() throws {
        #expect(try Wave(.refused).share(of: 150...520) > 0.7)
        #expect(try Wave(.previous).share(of: 150...520) < 0.2)
    }

    @Test("The timer is heard over an extractor hood: its energy lies at 1 to 4 kHz")
    func timer() throws {
        #expect(try Wave(.timer).share(of: 1000...4000) > 0.8)
    }

    @Test("No two cues are alike")
    func distinct() throws {
        let prints = try Cue.allCases.map { ($0, try Wave($0).fingerprint) }
        for (index, one) in prints.enumerated() {
            #expect(Wave.likeness(one.1, one.1) > 0.999)
            for two in prints.dropFirst(index + 1) {
                let likeness = Wave.likeness(one.1, two.1)
                #expect(likeness < 0.75, "\(one.0) and \(two.0): \(likeness)")
            }
        }
    }
}
