import Foundation
import Synchronization
import Testing

@testable import Media

/// TR27: a clip of any film, a few seconds long and small.
@Suite struct ClipConverterTests {
    private func clip(_ source: FilmSource, _ cut: ClipCut = .beginning) throws -> Media.Clip {
        try ClipConverter.clip(of: source, cut, isCancelled: { false })
    }

    private func facts(of clip: Media.Clip) throws -> FilmFacts { try FilmReel(.data(clip.webM)).facts }

    private func trouble(_ bytes: [UInt8]) -> FilmTrouble.Kind? {
        do throws(FilmTrouble) {
            _ = try ClipConverter.clip(of: .data(bytes), .beginning, isCancelled: { false })
            return nil
        } catch { return error.kind }
    }

    @Test func `A stretch of a film becomes a clip of that length`() throws {
        let film = try DrawnFilm.webM(seconds: 4)
        let clip = try clip(.data(film), ClipCut(start: 1, end: 2.5, poster: 2))
        let facts = try facts(of: clip)
        #expect(abs(facts.seconds - 1.5) < 0.11)
        #expect((facts.width, facts.height) == (64, 48))
        #expect(abs(clip.facts.seconds - 1.5) < 0.11)
        let reel = try FilmReel(.data(clip.webM))
        _ = try reel.nextPicture()
        // A quarter of the way, where second 1 of 4 is.
        let bar = try #require(try reel.picture(width: 64, height: 48).flatMap(DrawnFilm.bar))
        #expect(abs(bar - 0.25) < 0.06)
    }

    @Test func `Its poster is a JPEG of the picture at the mark`() throws {
        let film = try DrawnFilm.webM(seconds: 4)
        let clip = try clip(.data(film), ClipCut(start: 0, end: 4, poster: 3))
        #expect(clip.poster.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(clip.poster.suffix(2) == [0xFF, 0xD9])
        // No Exif, and no remark of who made it.
        #expect(!clip.poster.contains(Array("Exif".utf8)) && !clip.poster.contains(Array("Lavc".utf8)))
    }

    @Test(arguments: [
        ("moving.gif", 64, 48, 1.5), ("moving.webp", 96, 72, 2.0), ("h264.mp4", 0, 0, 0),
        ("mjpeg.avi", 0, 0, 0),
    ])
    func `GIF, WebP, MP4 and AVI become WebM`(_ name: String, width: Int, height: Int, seconds: Double) throws
    {
        let clip = try clip(.file(Clip.path(name)))
        let facts = try facts(of: clip)
        #expect(clip.webM.starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        if width > 0 {
            #expect((facts.width, facts.height) == (width, height))
            #expect(abs(facts.seconds - seconds) < 0.2)
        }
        #expect(facts.seconds > 0.1)
    }

    @Test func `A phone's film stands upright`() throws {
        let source = try FilmReel(.file(Clip.path("turned.mp4"))).facts
        let facts = try facts(of: clip(.file(Clip.path("turned.mp4"))))
        #expect((facts.width > facts.height) == (source.width > source.height))
    }

    @Test func `Its sound comes along, or is left out`() throws {
        let film = try DrawnFilm.webM(seconds: 2, isHeard: true)
        #expect(try facts(of: clip(.data(film))).sounds.count == 1)
        let cut = ClipCut(start: 0, end: 2, poster: 0, isHeard: false)
        #expect(try facts(of: clip(.data(film), cut)).sounds.isEmpty)
    }

    @Test func `No more than ten seconds, and no more pictures than thirty a second`() throws {
        let film = try DrawnFilm.webM(32, 32, seconds: 13, rate: 60)
        let clip = try clip(.data(film), ClipCut(start: 0, end: 13, poster: 0))
        #expect(abs(clip.facts.seconds - 10) < 0.05)
        var count = 0
        let reel = try FilmReel(.data(clip.webM))
        while try reel.nextPicture() != nil { count += 1 }
        #expect((295...300).contains(count))
    }

    @Test func `What nothing can be saved of is made smaller until it fits`() throws {
        let film = try DrawnFilm.webM(320, 240, seconds: 4, rate: 15, isNoisy: true)
        #expect(film.count > 2 * ClipLimits.bytes)
        let told = Mutex<[Double]>([])
        let clip = try ClipConverter.clip(
            of: .data(film), .beginning, isCancelled: { false },
            tell: { done in told.withLock { $0.append(done) } })
        #expect(clip.webM.count <= ClipLimits.bytes)
        let all = told.withLock { $0 }
        #expect(all == all.sorted() && all.last.map { $0 <= 1 } == true)
    }

    @Test func `It can be called off at any picture`() throws {
        let film = try DrawnFilm.webM(seconds: 3)
        for most in [0, 1, 7, 25] {
            var asked = 0
            #expect(throws: FilmTrouble.self) {
                try ClipConverter.clip(of: .data(film), .beginning) {
                    asked += 1
                    return asked > most
                }
            }
        }
    }

    // MARK: Files that were made to break it

    @Test func `What is no film is refused`() throws {
        #expect(trouble([]) == .unknown)
        #expect(trouble(Array("Chop the onions. Fry them. Serve.".utf8)) != nil)
        #expect(trouble([UInt8](repeating: 0, count: 100_000)) != nil)
        #expect(trouble(Array("<html><video src=x>".utf8)) != nil)
        #expect(trouble(Clip.bytes("sound.m4a")) == .noPictures)
    }

    @Test func `A film that is cut off gives what there is of it, or a reason`() throws {
        for film in [
            try DrawnFilm.webM(seconds: 3), Clip.bytes("moving.webp"), Clip.bytes("moving.gif"),
            Clip.bytes("h264.mp4"),
        ] {
            for part in [0.02, 0.3, 0.5, 0.9] {
                let cut = Array(film.prefix(Int(Double(film.count) * part)))
                do throws(FilmTrouble) {
                    let clip = try ClipConverter.clip(of: .data(cut), .beginning, isCancelled: { false })
                    #expect(!clip.webM.isEmpty)
                } catch { #expect(error.kind != .cancelled) }
            }
        }
    }

    @Test func `A WebP that claims to be huge is refused before anything is decoded`() throws {
        var bytes = Clip.bytes("moving.webp")
        // The canvas of the chunk VP8X, less one, in 24 bits each.
        for place in 24..<30 { bytes[place] = 0xFF }
        guard case .tooLarge? = trouble(bytes) else {
            #expect(trouble(bytes) == .damaged)
            return
        }
    }

    @Test func `A missing file, a folder and a pipe are told apart from films`() throws {
        for path in ["/nowhere/film.mp4", "/tmp", "/dev/zero"] {
            #expect(throws: FilmTrouble.self) {
                try ClipConverter.clip(of: .file(path), .beginning, isCancelled: { false })
            }
        }
    }

    @Test func `A stretch beyond the end, or of no numbers, does no harm`() throws {
        let film = try DrawnFilm.webM(seconds: 2)
        let wild = ClipCut(start: .nan, end: .infinity, poster: -.infinity)
        #expect(try clip(.data(film), wild).facts.seconds <= 2.2)
        let beyond = ClipCut(start: 900, end: 910, poster: 0)
        #expect(throws: FilmTrouble.self) {
            try ClipConverter.clip(of: .data(film), beyond, isCancelled: { false })
        }
    }

    // MARK: Shapes

    @Test(arguments: [
        ((1920, 1080), (1280, 720)), ((1080, 1920), (720, 1280)), ((640, 480), (640, 480)),
        ((3840, 2160), (1280, 720)),
        ((1440, 1080), (960, 720)), ((333, 111), (334, 112)), ((4320, 1), (1280, 16)),
    ])
    func `A clip has its film's shape, even sides, and is no larger`(_ film: (Int, Int), _ clip: (Int, Int)) {
        let size = ClipShape.size(of: FilmFacts(seconds: 1, width: film.0, height: film.1))
        #expect(size == clip)
    }

    @Test func `Pictures a second follow the film's own`() {
        #expect(ClipShape.rate([1.0 / 24, 1.0 / 24, 1.0 / 24]) == 24)
        #expect(ClipShape.rate([1.0 / 60, 1.0 / 60]) == 30)
        #expect(ClipShape.rate([0.1, 0.1, 0.5]) == 10)
        #expect(ClipShape.rate([2]) == 5)
        #expect(ClipShape.rate([]) == 10)
    }
}
