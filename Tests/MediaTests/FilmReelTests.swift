import Foundation
import Testing

@testable import Media

@Suite("TR12, TR27: a film is unrolled", .timeLimit(.minutes(1))) struct FilmReelTests {
    private func reel(_ name: String) throws -> FilmReel { try FilmReel(.file(Clip.path(name))) }

    @Test(
        "It says what it is, and each of its pictures comes, later than the one before",
        arguments: ["h264.mp4", "vp9.webm", "ten-bit.mkv", "mpeg4.ts", "mjpeg.avi", "packed.avi"])
    func pictures(name: String) throws {
        let reel = try reel(name)
        #expect(reel.facts.width > 0 && reel.facts.height > 0)
        var last = -1.0, count = 0
        while let time = try reel.nextPicture() {
            #expect(time > last)
            (last, count) = (time, count + 1)
        }
        #expect(count > 2)
        // The last one stays to be seen, in any size.
        let picture = try #require(try reel.picture(width: 64, height: 36))
        #expect(picture.pixels.count == 64 * 36 && picture.pixels.allSatisfy { $0 >> 24 == 0xFF })
        #expect(Set(picture.pixels).count > 4)
    }

    @Test("A clip of the library, in memory, is the same as its file") func memory() throws {
        let path = Clip.path("vp9.webm")
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let (file, memory) = (try FilmReel(.file(path)), try FilmReel(.data(bytes)))
        #expect(file.facts == memory.facts)
        while let time = try file.nextPicture() {
            #expect(try memory.nextPicture() == time)
            #expect(
                try file.picture(width: 32, height: 18)?.pixels
                    == memory.picture(width: 32, height: 18)?.pixels)
        }
        #expect(try memory.nextPicture() == nil)
    }

    @Test("What a phone recorded lying on its side stands upright") func turned() throws {
        let (plain, turned) = (try reel("h264.mp4"), try reel("turned.mp4"))
        #expect(turned.facts.width < turned.facts.height || plain.facts.width < plain.facts.height)
        _ = try turned.nextPicture()
        let size = (turned.facts.width, turned.facts.height)
        #expect(try turned.picture(width: size.0, height: size.1)?.pixels.count == size.0 * size.1)
    }

    @Test("Turning moves each pixel to where it belongs") func turns() {
        // 1 2 3
        // 4 5 6
        let pixels: [UInt32] = [1, 2, 3, 4, 5, 6]
        #expect(FilmTurn.right.turned(pixels, width: 3, height: 2) == [4, 1, 5, 2, 6, 3])
        #expect(FilmTurn.left.turned(pixels, width: 3, height: 2) == [3, 6, 2, 5, 1, 4])
        #expect(FilmTurn.over.turned(pixels, width: 3, height: 2) == [6, 5, 4, 3, 2, 1])
        #expect(FilmTurn.none.turned(pixels, width: 3, height: 2) == pixels)
    }

    @Test("It goes to any time and back to the beginning") func seeking() throws {
        let reel = try reel("vp9.webm")
        var times: [Double] = []
        while let time = try reel.nextPicture() { times.append(time) }
        for wanted in [times[times.count / 2], 0, times[times.count - 1], -3, 10_000] {
            reel.seek(to: wanted)
            let found = try #require(try reel.nextPicture() ?? times.last)
            #expect(found <= max(0, wanted) + 0.001)
        }
    }

    @Test("What is no film is refused with its reason, at once")
    func refusals() throws {
        func kind(_ source: FilmSource) -> FilmTrouble.Kind? {
            do throws(FilmTrouble) {
                let reel = try FilmReel(source)
                while try reel.nextPicture() != nil {}
                return nil
            } catch { return error.kind }
        }
        #expect(kind(.file("/nowhere/at.all")) == .missing)
        #expect(kind(.file("/dev/zero")) == .unknown)
        #expect(kind(.file("/")) == .unknown)
        #expect(kind(.data([])) == .unknown)
        #expect(kind(.data(Array("WEBVTT\n\n00:00.000 --> 00:01.000\nno film".utf8))) == .unknown)
        #expect(kind(.file(Clip.path("sound.m4a"))) == .noPictures)
    }

    @Test("One that was cut short or scrambled ends, with what could be read or a reason", arguments: 0..<24)
    func damaged(seed: Int) throws {
        let names = ["h264.mp4", "vp9.webm", "mpeg4.ts", "mjpeg.avi"]
        var bytes = Array(try Data(contentsOf: URL(filePath: Clip.path(names[seed % names.count]))))
        if seed % 3 == 0 { bytes.removeLast(bytes.count * (seed % 7 + 1) / 9) }
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<(seed % 5) * 40 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        do throws(FilmTrouble) {
            let reel = try FilmReel(.data(bytes))
            var count = 0
            while try reel.nextPicture() != nil, count < 5000 {
                count += 1
                _ = try reel.picture(width: 40, height: 30)
            }
            #expect(count < 5000)
        } catch {
            #expect(!error.cause.isEmpty)
        }
    }
}
