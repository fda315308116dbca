import Testing

@testable import Media

/// TR27: the strip of pictures on which a clip is cut.
@Suite struct FilmStripTests {
    @Test(arguments: ["moving.gif", "moving.webp"])
    func `A strip has pictures in equal distances, and knows how long the film is`(_ name: String) throws {
        let strip = try FilmStrip.of(
            .file(Clip.path(name)), count: 6, height: 24, isCancelled: { false }, tell: { _ in })
        #expect(strip.pictures.count == 6)
        #expect(strip.pictures.allSatisfy { $0.height == 24 && $0.width == 32 })
        #expect((1.4...2.1).contains(strip.seconds))
    }

    @Test func `Pictures of a stretch are those of that stretch`() throws {
        let film = try DrawnFilm.webM(seconds: 4)
        let strip = try FilmStrip.of(
            .data(film), from: 2, to: 4, count: 4, height: 48, isCancelled: { false }, tell: { _ in })
        let bars = strip.pictures.compactMap(DrawnFilm.bar)
        #expect(bars.count == 4)
        #expect(bars == bars.sorted() && bars[0] > 0.45)
    }

    @Test func `A moving WebP can be gone to any place of`() throws {
        let roll = try #require(try MovingPicture(.file(Clip.path("moving.webp"))))
        #expect(abs(roll.facts.seconds - 2) < 0.02)
        for place in [0.0, 1.95, 0.35, 1.0] {
            roll.seek(to: place)
            let found = try #require(try roll.nextPicture())
            #expect(found <= place + 0.001 && found > place - 0.11)
        }
        #expect(try MovingPicture(.file(Clip.path("moving.gif"))) == nil)
    }
}
