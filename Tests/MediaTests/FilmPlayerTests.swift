import Foundation
import Synchronization
import Testing

@testable import Media

/// Hears what a film tells, and lets a test wait for it.
private final class Audience: Sendable {
    private let heard = Mutex<[FilmReport]>([])

    func hear(_ report: FilmReport) { heard.withLock { $0.append(report) } }
    var reports: [FilmReport] { heard.withLock { $0 } }

    func count(_ fits: (FilmReport) -> Bool) -> Int { reports.count { fits($0) } }
    var isClosed: Bool { count { if case .closed = $0 { true } else { false } } > 0 }
    var isEnded: Bool { count { if case .ended = $0 { true } else { false } } > 0 }
    var pictures: Int { count { if case .picture = $0 { true } else { false } } }
    var troubles: [FilmTrouble] {
        reports.compactMap { if case .trouble(let trouble) = $0 { trouble } else { nil } }
    }

    func wait(until isSo: () -> Bool) async throws {
        while !isSo() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

@Suite("TR27, TR28: a film plays on a thread of its own", .serialized, .timeLimit(.minutes(1)))
struct FilmPlayerTests {
    private func wish(_ isPlaying: Bool, loops: Bool = false) -> FilmWish {
        var wish = FilmWish()
        (wish.isPlaying, wish.loops, wish.width, wish.height) = (isPlaying, loops, 48, 27)
        return wish
    }

    /// All pictures until `isOver`, taken as they come.
    private func pictures(
        _ player: FilmPlayer, _ audience: Audience, until isOver: () -> Bool
    ) async throws -> [FilmPicture] {
        var pictures: [FilmPicture] = []
        try await audience.wait {
            if let picture = player.takePicture() { pictures.append(picture) }
            return isOver()
        }
        if let picture = player.takePicture() { pictures.append(picture) }
        return pictures
    }

    @Test("It plays to its end, in order, and says so; closed, it says that, and nothing more") func plays()
        async throws
    {
        let audience = Audience()
        let player = FilmPlayer.open(.file(Clip.path("vp9.webm")), wish(true), report: audience.hear)
        let times = try await pictures(player, audience) { audience.isEnded }.map(\.time)
        #expect(times.count > 2 && times == times.sorted())
        player.close()
        try await audience.wait { audience.isClosed }
        #expect(audience.troubles.isEmpty)
    }

    @Test("Paused from the beginning it shows its first picture, and rests") func paused() async throws {
        let audience = Audience()
        let player = FilmPlayer.open(.file(Clip.path("vp9.webm")), wish(false), report: audience.hear)
        var first: FilmPicture?
        try await audience.wait {
            first = player.takePicture() ?? first
            return first != nil && player.busySeconds == 0
        }
        #expect(first?.width == 48 && first?.height == 27)
        // In another size it is made anew, and no other comes.
        var larger = wish(false)
        (larger.width, larger.height) = (96, 54)
        player.ask(larger)
        var second: FilmPicture?
        try await audience.wait {
            second = player.takePicture() ?? second
            return second != nil && player.busySeconds == 0
        }
        #expect(second?.width == 96 && second?.time == first?.time)
        #expect(player.takePicture() == nil)
        player.close()
        try await audience.wait { audience.isClosed }
    }

    @Test("It goes where it is asked to, paused as well") func seeking() async throws {
        let audience = Audience()
        let path = Clip.path("vp9.webm")
        let reel = try FilmReel(.file(path))
        var times: [Double] = []
        while let time = try reel.nextPicture() { times.append(time) }
        let wanted = times[times.count * 2 / 3]
        let player = FilmPlayer.open(.file(path), wish(false), report: audience.hear)
        try await audience.wait { player.takePicture() != nil }
        player.seek(to: wanted)
        var found: FilmPicture?
        try await audience.wait {
            found = player.takePicture() ?? found
            return found != nil
        }
        #expect(abs((found?.time ?? -1) - wanted) < 0.05)
        player.close()
        try await audience.wait { audience.isClosed }
    }

    @Test("A clip begins again at its end, and again") func loops() async throws {
        let audience = Audience()
        let player = FilmPlayer.open(
            .file(Clip.path("vp9.webm")), wish(true, loops: true), report: audience.hear)
        var last = -1.0
        var rounds = 0
        try await audience.wait {
            if let picture = player.takePicture() {
                if picture.time < last { rounds += 1 }
                last = picture.time
            }
            return rounds >= 2
        }
        #expect(!audience.isEnded)
        player.close()
        try await audience.wait { audience.isClosed }
    }

    @Test("Whoever takes no pictures gets the newest when they do, and is told only once") func flooded()
        async throws
    {
        let audience = Audience()
        let player = FilmPlayer.open(.file(Clip.path("vp9.webm")), wish(true), report: audience.hear)
        try await audience.wait { audience.isEnded }
        #expect(audience.pictures == 1)
        #expect((player.takePicture()?.time ?? 0) > 0)
        player.close()
        try await audience.wait { audience.isClosed }
    }

    @Test("What is no film is a trouble, and the end") func trouble() async throws {
        let audience = Audience()
        let player = FilmPlayer.open(.data([1, 2, 3]), wish(true), report: audience.hear)
        try await audience.wait { audience.isClosed }
        #expect(audience.troubles.map(\.kind) == [.unknown])
        _ = player
    }

    @Test("Let go of, it closes by itself") func released() async throws {
        let audience = Audience()
        var player: FilmPlayer? = FilmPlayer.open(
            .file(Clip.path("vp9.webm")), wish(true, loops: true), report: audience.hear)
        try await audience.wait { player?.takePicture() != nil }
        player = nil
        try await audience.wait { audience.isClosed }
    }
}
