import Animation
import Foundation
import Media

/// Draws, speaks and encodes the films and clips of the repository.
///
///     film-maker FILMS CLIPS [ONLY]      encodes all, or the one of that name, into two folders
///     film-maker look NAME FILE.png      a sheet of pictures of one, to be looked at
@main struct FilmMaker {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        do {
            if words.first == "look", words.count == 3 {
                try await ContactSheet.make(of: words[2], at: words[3])
            } else if words.count == 2 || words.count == 3 {
                try await make(films: words[1], clips: words[2], only: words.count == 3 ? words[3] : nil)
            } else {
                print("film-maker FILMS CLIPS [ONLY] | look NAME FILE.png")
                exit(64)
            }
        } catch {
            print("\(error)")
            exit(1)
        }
    }

    private static func make(films: String, clips: String, only: String?) async throws {
        for film in Program.films where only == nil || only == film.id {
            let voiced = try await VoicedFilm(film)
            try voiced.write(into: films)
            try FilmIndex.put(voiced, in: films)
            print("\(film.id): \(Int(voiced.reel.length)) s")
        }
        for clip in Program.clips where only == nil || only == clip.id {
            try write(clip, to: "\(clips)/\(clip.id).webm")
            print("\(clip.id): \(clip.length) s")
        }
    }

    private static func write(_ clip: Animation.Clip, to path: String) throws {
        let writer = try FilmWriter(
            path, FilmPlan(width: 640, height: 360, rate: 24, quality: .constant(37), haste: 1))
        let count = Int((clip.length * 24).rounded())
        let sheet = Sheet(width: 640, height: 360)
        for i in 0..<count {
            clip.draw(sheet.pen, Double(i) / Double(count))
            try writer.add(sheet)
        }
        try writer.finish()
    }
}

extension FilmWriter {
    func add(_ sheet: Sheet) throws {
        var fault: FilmTrouble?
        sheet.withPixels { pixels, bytesPerRow in
            do throws(FilmTrouble) {
                try add(picture: pixels, bytesPerRow: bytesPerRow)
            } catch { fault = error }
        }
        if let fault { throw fault }
    }
}
