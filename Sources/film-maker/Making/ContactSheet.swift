import Animation
import Stage

/// Pictures of a film or a clip side by side: how one sees at a glance whether it is good.
enum ContactSheet {
    private static let columns = 4

    static func make(of id: String, at path: String) async throws {
        var pictures: [(Pen) -> Void] = []
        if let film = Program.films.first(where: { $0.id == id }) {
            let reel = try await VoicedFilm(film).reel
            for beat in film.beats.indices {
                let length = reel.starts[beat + 1] - reel.starts[beat]
                for part in [0.12, 0.37, 0.62, 0.95] {
                    pictures.append { reel.show($0, beat, length * part) }
                }
            }
        } else if let clip = Program.clips.first(where: { $0.id == id }) {
            for i in 0..<8 { pictures.append { clip.draw($0, Double(i) / 8) } }
        }
        let rows = (pictures.count + columns - 1) / columns
        let sheet = Sheet(width: columns * 400, height: max(1, rows) * 225)
        for (i, draw) in pictures.enumerated() {
            let place = Point(Double(i % columns) * 400, Double(i / columns) * 225)
            sheet.pen.at(place, scale: 0.625) {
                sheet.pen.inside(.card(Rect(0, 0, 637, 357), 0)) { draw(sheet.pen) }
            }
        }
        _ = sheet.writePNG(to: path)
    }
}
