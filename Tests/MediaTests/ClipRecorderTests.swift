import Testing

@testable import Media

/// AR04: what the webcam sees is a film in memory until the cook keeps it.
@Suite struct ClipRecorderTests {
    @Test func `Pictures become a film with their times`() throws {
        let recorder = ClipRecorder()
        for number in 0..<20 {
            let picture = DrawnFilm.picture(64, 48, at: Double(number) / 20)
            recorder.add(picture.pixels, width: 64, height: 48, at: 500 + Double(number) * 0.15)
        }
        #expect(abs(recorder.seconds - 2.85) < 0.01)
        let reel = try FilmReel(.data(try recorder.finish()))
        var times: [Double] = []
        while let time = try reel.nextPicture() { times.append(time) }
        #expect(times.count == 20)
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.15) < 0.002 })
        let clip = try ClipConverter.clip(
            of: .data(film()), ClipCut(start: 0.5, end: 1.5, poster: 1), isCancelled: { false })
        #expect(abs(clip.facts.seconds - 1) < 0.2)
    }

    private func film() throws -> [UInt8] {
        let recorder = ClipRecorder()
        for number in 0..<20 {
            recorder.add(
                DrawnFilm.picture(64, 48, at: 0.5).pixels, width: 64, height: 48, at: Double(number) * 0.1)
        }
        return try recorder.finish()
    }

    @Test func `Nothing is taken after its end, and a camera that gives nothing is told of`() throws {
        let recorder = ClipRecorder()
        #expect(throws: FilmTrouble.self) { try recorder.finish() }
        recorder.add([0], width: 1, height: 1, at: 0)
        #expect(throws: FilmTrouble.self) { try recorder.finish() }
    }

    @Test func `A picture of another size, or too few pixels, is left out`() throws {
        let recorder = ClipRecorder()
        recorder.add(DrawnFilm.picture(64, 48, at: 0).pixels, width: 64, height: 48, at: 0)
        recorder.add(DrawnFilm.picture(32, 32, at: 0).pixels, width: 32, height: 32, at: 0.1)
        recorder.add([1, 2, 3], width: 64, height: 48, at: 0.2)
        recorder.add(DrawnFilm.picture(64, 48, at: 0).pixels, width: 64, height: 48, at: 0.3)
        let reel = try FilmReel(.data(try recorder.finish()))
        var count = 0
        while try reel.nextPicture() != nil { count += 1 }
        #expect(count == 2)
    }
}
