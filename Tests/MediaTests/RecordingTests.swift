import Gestures
import Media
import Testing

@Suite("A recorded clip", .timeLimit(.minutes(1)))
struct RecordingTests {
    /// All pictures of a clip, at most `most`.
    private func frames(_ path: String, most: Int = 1000) throws(RecordingError) -> [LumaFrame] {
        var recording = try Recording(path: path)
        var frames: [LumaFrame] = []
        while frames.count < most, let frame = try recording.next() { frames.append(frame) }
        return frames
    }

    @Test(
        "is read whatever it was recorded in",
        arguments: [
            "h264.mp4", "ten-bit.mkv", "rgb.mkv", "mjpeg.avi", "vp9.webm", "mpeg4.ts",
        ])
    func formats(name: String) throws {
        let frames = try frames(Clip.path(name))
        #expect(frames.count == 10)
        #expect(frames.allSatisfy { $0.columns == 80 && $0.rows == 60 })
        #expect(frames.first?.time == 0)
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(abs(next.time - frame.time - 0.1) < 0.002)
        }
        // The test picture's bars, from its first row: yellow is much brighter than the blue at its side.
        let first = try #require(frames.first)
        #expect(first.luma.max() ?? 0 > 180)
        #expect(first.luma.min() ?? 255 < 50)
    }

    @Test(
        "shows the same brightness in every format",
        arguments: ["ten-bit.mkv", "rgb.mkv", "mjpeg.avi", "vp9.webm"])
    func alike(name: String) throws {
        let one = try #require(try frames(Clip.path("h264.mp4")).first)
        let other = try #require(try frames(Clip.path(name)).first)
        let apart = zip(one.luma, other.luma).map { abs(Double($0) - Double($1)) }.reduce(0, +) / 4800
        // Full range against 16…235 makes up to 16 steps; a wrong plane or stride makes 60.
        #expect(apart < 16)
    }

    @Test("may hold its brightness between its colours")
    func packed() throws {
        let frames = try frames(Clip.path("packed.avi"))
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { $0.columns == 32 && $0.rows == 24 })
        #expect((frames.first?.luma.max() ?? 0) > 180)
    }

    @Test("is shown as stored, whatever a note in it says about turning it")
    func turned() throws {
        #expect(try frames(Clip.path("turned.mp4")) == frames(Clip.path("h264.mp4")))
    }

    @Test("keeps its own times, gaps included")
    func gap() throws {
        let times = try frames(Clip.path("gap.mp4")).map(\.time)
        let expected = [0, 0.1, 0.2, 0.3, 0.4, 0.8, 1.1, 1.2, 1.3, 1.4]
        #expect(times.count == expected.count)
        #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 0.002 })
    }

    @Test(
        "is refused with a sentence when it isn't one",
        arguments: [
            ("sound.m4a", "There is no video in this recording."),
            ("nowhere.mp4", "There is no recording at"),
            ("", "is not a recording."),
        ])
    func refusals(name: String, sentence: String) {
        let error = #expect(throws: RecordingError.self) { try frames(Clip.path(name)) }
        #expect(error?.sentence.contains(sentence) == true)
        #expect(error?.cause.isEmpty == false)
    }

    @Test(
        "is never an address, a list or a device",
        arguments: [
            "http://127.0.0.1/clip.mp4", "concat:h264.mp4|h264.mp4", "pipe:0", "/dev/zero", "/dev/stdin", "",
        ])
    func elsewhere(path: String) {
        #expect(throws: RecordingError.self) { try frames(path) }
    }

    @Test("that names other files shows none of them")
    func playlist() {
        let list = "ffconcat version 1.0\nfile \(Clip.path("h264.mp4"))\n"
        #expect(throws: RecordingError.self) { try Clip.temporary(Array(list.utf8)) { try frames($0) } }
        let stream = "#EXTM3U\n#EXTINF:1,\n\(Clip.path("mpeg4.ts"))\n#EXT-X-ENDLIST\n"
        #expect(throws: RecordingError.self) { try Clip.temporary(Array(stream.utf8)) { try frames($0) } }
    }

    @Test("cut off anywhere ends early", arguments: ["mjpeg.avi", "vp9.webm", "mpeg4.ts", "h264.mp4"])
    func cut(name: String) {
        let bytes = Clip.bytes(name)
        for part in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
            let count = Clip.temporary(Array(bytes.prefix(part))) { (try? frames($0))?.count ?? 0 }
            #expect(count <= 10)
        }
    }

    @Test(
        "with bytes that were changed is played as far as it goes",
        arguments: [
            "h264.mp4", "ten-bit.mkv", "mjpeg.avi", "vp9.webm", "mpeg4.ts", "packed.avi",
        ])
    func damaged(name: String) {
        let bytes = Clip.bytes(name)
        var state: UInt64 = 88_172_645_463_325_252
        func random() -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33)
        }
        for _ in 0..<40 {
            var changed = bytes
            for _ in 0..<1 + random() % 20 { changed[random() % changed.count] = UInt8(random() & 255) }
            let count = Clip.temporary(changed) { (try? frames($0, most: 200))?.count ?? 0 }
            #expect(count <= 200)
        }
    }
}
