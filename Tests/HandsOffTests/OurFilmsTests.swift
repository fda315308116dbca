import Foundation
import Language
import Media
import Recipes
import Testing

@testable import HandsOff
@testable import Tutorials

@Suite("TR12: the films that come with the program") struct OurFilmsTests {
    private let folder: URL
    private let films: [FilmIndex.Entry]

    init() throws {
        folder = try #require(Resources.films)
        films = FilmIndex(json: try Data(contentsOf: folder.appending(path: "films.json"))).entries
    }

    /// The techniques that a cook finds there.
    private static let promised = [
        "holding-a-knife", "dicing-an-onion", "julienne", "crushing-garlic", "kneading-dough",
        "folding-egg-whites",
        "blooming-spices", "resting-meat", "poaching-an-egg", "a-roux-without-lumps",
    ]

    @Test("are all there, in both languages, with words by which a step leads to them") func complete() {
        #expect(Set(films.map(\.id)) == Set(Self.promised))
        for film in films {
            for language in ["en", "de"] {
                #expect(film.titles[language]?.isEmpty == false, "\(film.id), \(language)")
                #expect(film.summaries[language]?.isEmpty == false, "\(film.id), \(language)")
                #expect(film.words[language]?.isEmpty == false, "\(film.id), \(language)")
                #expect(
                    film.chapters.allSatisfy { $0.titles[language]?.isEmpty == false },
                    "\(film.id), \(language)")
            }
        }
    }

    @Test("last half a minute to a minute and a half, and are what the list says of them") func lengths()
        throws
    {
        for film in films {
            let file = folder.appending(path: film.file)
            let size = try #require(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size < 2 << 20, "\(film.id): \(size) bytes")
            let facts = try FilmReel(.file(file.path)).facts
            #expect((30...90).contains(facts.seconds), "\(film.id): \(facts.seconds) s")
            #expect(abs(facts.seconds - (film.seconds ?? 0)) < 0.6, "\(film.id)")
            #expect(
                facts.sounds == ["eng", "deu"] || facts.sounds == ["eng", "ger"],
                "\(film.id): \(facts.sounds)")
            #expect(facts.chapters.count == film.chapters.count && film.chapters.count >= 3, "\(film.id)")
            for (told, kept) in zip(film.chapters, facts.chapters) {
                #expect(abs(told.start - kept.start) < 0.1 && told.start < facts.seconds, "\(film.id)")
            }
            let poster = try #require(film.poster)
            #expect(try Data(contentsOf: folder.appending(path: poster)).count < 60_000, "\(film.id)")
        }
    }

    @Test("have subtitles for both voices: in their time, none over another, short enough to be read")
    func subtitles() throws {
        for film in films {
            for language in ["en", "de"] {
                let file = folder.appending(path: "\(film.id).\(language).vtt")
                let lines = Subtitles(file: try String(contentsOf: file, encoding: .utf8)).lines
                #expect(lines.count >= 5, "\(film.id), \(language)")
                var end = 0.0
                for line in lines {
                    let rows = line.text.split(separator: "\n")
                    #expect(
                        line.start >= end - 0.001 && line.end <= (film.seconds ?? 0) + 0.5,
                        "\(film.id): \(line)")
                    #expect(rows.count <= 2 && rows.allSatisfy { $0.count <= 46 }, "\(film.id): \(line.text)")
                    // A little faster than the 20 letters a second that guides have for grown-ups, who hear the voice besides.
                    #expect(
                        Double(line.text.count) / (line.end - line.start) < 24, "\(film.id): \(line.text)")
                    end = line.end
                }
            }
        }
    }

    @Test("are heard from their beginning to nearly their end, in both languages") func voices() throws {
        for film in films {
            for track in [0, 1] {
                let reel = try FilmReel(.file(folder.appending(path: film.file).path))
                try reel.listen(to: track, speed: 1)
                var loud = 0, quiet = 0, last = 0.0
                while let next = try reel.nextSound() {
                    for place in stride(from: 0, to: next.samples.count, by: 441) {
                        if abs(Int(next.samples[place])) > 300 {
                            loud += 1
                            last = next.time
                        } else {
                            quiet += 1
                        }
                    }
                }
                #expect(
                    Double(loud) / Double(max(1, loud + quiet)) > 0.15,
                    "\(film.id), \(track): \(loud) of \(quiet)")
                #expect(last > (film.seconds ?? 0) * 0.75, "\(film.id), \(track): silent from \(last) s")
            }
        }
    }

    @Test("Steps of the starters lead to the film of what they do, and to no other") func links() throws {
        let words = TechniqueWords(films)
        var links: Set<String> = []
        for language in [Language.english, .german] {
            for recipe in try #require(Resources.starters).read(in: language).recipes {
                for (number, step) in recipe.steps.enumerated() {
                    guard let film = words.film(for: step.text, in: language.rawValue) else { continue }
                    links.insert("\(language.rawValue) \(recipe.id) \(number) \(film)")
                }
            }
        }
        #expect(
            links == [
                "de chocolate-almond-cake 5 folding-egg-whites", "de cinnamon-buns 2 kneading-dough",
                "de khachapuri 1 kneading-dough", "de swabian-potato-salad 3 holding-a-knife",
                "en chocolate-almond-cake 5 folding-egg-whites", "en cinnamon-buns 2 kneading-dough",
                "de potato-and-cheese-pierogi 3 kneading-dough", "en khachapuri 1 kneading-dough",
                "en pao-de-queijo 4 kneading-dough", "en potato-and-cheese-pierogi 3 kneading-dough",
                "en potato-and-cheese-pierogi 5 kneading-dough", "en swabian-potato-salad 3 holding-a-knife",
            ])
    }
}
