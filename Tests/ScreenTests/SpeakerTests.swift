import Belongings
import Foundation
import Sounds
import Testing

@testable import Screen

/// Plays to a file instead of a loudspeaker; SDL has one sound system a process, so one test at a time.
@MainActor @Suite("SND: the speaker", .serialized, .timeLimit(.minutes(1))) struct SpeakerTests {
    let folder: TemporaryFolder
    let file: URL
    let sounds: URL?

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "heard.raw")
        sounds = ResourceFolder.find("HandsOff_Sounds")
        setenv("SDL_AUDIODRIVER", "disk", 1)
        setenv("SDL_DISKAUDIOFILE", file.path, 1)
        // As fast as it can be written: a test waits for data, not for time.
        setenv("SDL_DISKAUDIODELAY", "0", 1)
    }

    /// What came out of the loudspeaker, both sides of each moment, until a second from now.
    func heardSamples() async throws -> [Int16] {
        let end = written + 44_100 * 4
        while written < end { try await Self.giveWay() }
        return try Data(contentsOf: file).withUnsafeBytes { raw in
            (0..<raw.count / 2).map { raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self) }
        }
    }

    /// Lets others work, and ends with the time of the test.
    private static func giveWay() async throws {
        try Task.checkCancellation()
        await Task.yield()
    }

    private var written: Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }

    @Test("Every cue has its file")
    func files() throws {
        let sounds = try #require(sounds)
        for cue in Cue.allCases { #expect((try? Data(contentsOf: cue.file(in: sounds)))?.count ?? 0 > 1000) }
    }

    @Test("A cue comes out of the device as loud as in its file, on both sides")
    func energy() async throws {
        let sounds = try #require(sounds)
        let speaker = Speaker(folder: sounds, closesAfter: .infinity)
        #expect(await speaker.trouble() == nil)
        speaker.play(.next)
        #expect(await speaker.heard() == [.next])
        let samples = try await heardSamples()
        await speaker.close()
        let wave = try Data(contentsOf: Cue.next.file(in: sounds)).dropFirst(44)
        let loudest = wave.withUnsafeBytes { raw in
            (0..<raw.count / 2).map {
                Int(raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self)).magnitude
            }.max()
        }
        let heard = samples.map { Int($0).magnitude }.max() ?? 0
        #expect(abs(Int(heard) - Int(loudest ?? 0)) <= 300)
        #expect(stride(from: 0, to: samples.count - 1, by: 2).allSatisfy { samples[$0] == samples[$0 + 1] })
    }

    @Test("Muted, or with the volume at nothing, there is silence and nothing counts as heard")
    func muted() async throws {
        let speaker = Speaker(folder: sounds, closesAfter: .infinity)
        // Opens the device.
        #expect(await speaker.trouble() == nil)
        speaker.isMuted = true
        speaker.play(.next)
        speaker.isMuted = false
        speaker.volume = 0
        speaker.play(.finish)
        #expect(await speaker.heard() == [])
        #expect(try await heardSamples().allSatisfy { $0 == 0 })
        await speaker.close()
    }

    @Test("Cues overlap, sixteen at a time, and what was heard is forgotten on demand")
    func overlapping() async {
        let speaker = Speaker(folder: sounds, closesAfter: .infinity)
        for cue in [Cue.timer, .next, .tick] { speaker.play(cue) }
        #expect(await speaker.heard() == [.timer, .next, .tick])
        speaker.stop(.timer)
        speaker.forget()
        #expect(await speaker.heard() == [])
        await speaker.close()
    }

    @Test("Closed, the device opens again for the next cue")
    func reopening() async {
        let speaker = Speaker(folder: sounds, closesAfter: .infinity)
        #expect(await !speaker.isOpen())
        speaker.play(.tick)
        #expect(await speaker.isOpen())
        await speaker.close()
        #expect(await !speaker.isOpen())
        speaker.play(.tick)
        #expect(await speaker.heard() == [.tick, .tick])
        await speaker.close()
    }

    @Test("After some quiet the device closes by itself")
    func closing() async throws {
        let speaker = Speaker(folder: sounds, closesAfter: 0.01)
        speaker.play(.tick)
        _ = await speaker.heard()
        while await speaker.isOpen() { try await Self.giveWay() }
        #expect(await speaker.heard() == [.tick])
    }

    @Test("Several speakers share the one mixer of a process: one may close while others play")
    func several() async {
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        let tables = (1...6).map { _ in
            let speaker = Speaker(folder: sounds, closesAfter: .infinity)
            return Task { @MainActor in
                for _ in 1...20 {
                    speaker.play(.tick)
                    speaker.stop(.tick)
                    _ = await speaker.isSpeaking()
                    await speaker.close()
                }
                return await speaker.heard()
            }
        }
        for table in tables { #expect(await table.value == Array(repeating: .tick, count: 20)) }
    }

    @Test("Without a device, or without files, it is silent and says why")
    func trouble() async {
        setenv("SDL_AUDIODRIVER", "nothing-of-the-kind", 1)
        let deaf = Speaker(folder: sounds)
        deaf.play(.next)
        #expect(await deaf.heard() == [])
        #expect(await deaf.trouble()?.contains("no sound") == true)
        setenv("SDL_AUDIODRIVER", "disk", 1)
        #expect(await deaf.trouble() == nil)
        await deaf.close()
        let lost = Speaker(folder: nil)
        lost.play(.next)
        #expect(await lost.heard() == [])
        #expect(await lost.trouble()?.contains("missing") == true)
        let empty = Speaker(folder: folder.url)
        empty.play(.next)
        #expect(await empty.heard() == [])
        #expect(await empty.trouble()?.contains("next.wav") == true)
        await empty.close()
    }
}
