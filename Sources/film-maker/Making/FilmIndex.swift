import Animation
import Foundation

/// `films.json`: what the player knows of the films without opening them.
struct FilmIndex: Codable {
    var films: [Entry] = []

    struct Entry: Codable {
        var id: String
        var title: Both
        var summary: Both
        /// Seconds.
        var duration: Double
        var film: String
        var poster: String
        var subtitles: Both
        var chapters: [Chapter]
        var words: Lists
        var source: String
    }
    struct Both: Codable {
        var en, de: String
        init(_ words: Words) { (en, de) = (words.english, words.german) }
    }
    struct Lists: Codable { var en, de: [String] }
    struct Chapter: Codable {
        var time: Double
        var en, de: String
    }

    /// Puts a film in, or in place of what was said of it before; in the order of the program.
    static func put(_ voiced: VoicedFilm, in folder: String) throws {
        let place = URL(fileURLWithPath: "\(folder)/films.json")
        var index = FilmIndex()
        if let data = try? Data(contentsOf: place) {
            index = try JSONDecoder().decode(FilmIndex.self, from: data)
        }
        let film = voiced.reel.film
        func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }
        let entry = Entry(
            id: film.id, title: Both(film.title), summary: Both(film.summary),
            duration: rounded(voiced.reel.length),
            film: "\(film.id).webm", poster: "\(film.id).jpg",
            subtitles: Both(Words("\(film.id).en.vtt", "\(film.id).de.vtt")),
            chapters: voiced.reel.chapters.map {
                Chapter(time: rounded($0.time), en: $0.title.english, de: $0.title.german)
            },
            words: Lists(en: film.english, de: film.german), source: film.source)
        index.films.removeAll { $0.id == film.id }
        index.films.append(entry)
        let order = Program.films.map(\.id)
        index.films.sort { (order.firstIndex(of: $0.id) ?? .max) < (order.firstIndex(of: $1.id) ?? .max) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(index) + Data("\n".utf8)).write(to: place)
    }
}
