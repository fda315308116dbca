import Chores
import Foundation
import Media
import Scullery
import Testing

/// TR27: clips are made in a process of the scullery, which comes to an end whatever the film is.
@Suite("Making clips in the scullery", .timeLimit(.minutes(3))) struct ClipMakingTests {
    private var film: String {
        let parts = #filePath.split(separator: "/").dropLast(2)
        return "/" + parts.joined(separator: "/") + "/MediaTests/Clips/moving.webp"
    }

    @Test func `A film of the disk, and one of memory, come back as clips with posters`() throws {
        let scullion = Scullion(.films)
        let bytes = Array(try Data(contentsOf: URL(filePath: film)))
        for source in [FilmSource.file(film), .data(bytes)] {
            var told: [Double] = []
            let clip = try scullion.clip(of: source, .beginning, isCalledOff: { false }) { told.append($0) }
            #expect(
                clip.webM.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) && clip.poster.starts(with: [0xFF, 0xD8]))
            #expect(abs(clip.facts.seconds - 2) < 0.2)
            #expect(told == told.sorted() && !told.isEmpty)
        }
        // What it was confined by held.
        #expect(scullion.trouble() == nil)
    }

    @Test func `What can't be made says why`() {
        let scullion = Scullion(.films)
        for (source, kind) in [
            (FilmSource.data(Array("Cut the leeks.".utf8)), FilmTrouble.Kind.unknown), (.data([]), .unknown),
            (.file("/nowhere/film.mp4"), .missing),
        ] {
            #expect(throws: FilmTrouble.self) {
                do throws(FilmTrouble) {
                    _ = try scullion.clip(of: source, .beginning, isCalledOff: { false })
                } catch {
                    #expect(error.kind == kind)
                    throw error
                }
            }
        }
    }

    @Test func `It is called off at once`() {
        do throws(FilmTrouble) {
            var asked = 0
            _ = try Scullion(.films).clip(of: .file(film), .beginning) {
                asked += 1
                return asked > 1
            }
            Issue.record("it went on")
        } catch { #expect(error.kind == .cancelled) }
    }
}
