import Aloud
import Animation
import Foundation
import Media
import Speech

/// A film whose sentences have been spoken, in both languages: now it is known how long each beat takes.
struct VoicedFilm {
    static let rate = 24
    /// Seconds before a sentence, and after the longer of the two.
    private static let lead = 0.35, rest = 0.55

    let reel: Reel
    private(set) var english = Subtitles()
    private(set) var german = Subtitles()
    /// The tracks, English and German.
    private var tracks: [[Int16]] = [[], []]
    private var soundRate = 22_050

    init(_ film: Film) async throws {
        var lengths: [Double] = []
        var spoken: [[[Int16]]] = []
        for beat in film.beats {
            var voices: [[Int16]] = []
            for (text, code, language) in [
                (beat.words.english, "en", WrittenLanguage.english), (beat.words.german, "de", .german),
            ] {
                let said = try await Synthesiser.shared.speak(
                    EarText.spoken(text, in: language), in: code, speed: 1)
                soundRate = said.rate
                voices.append(Self.trimmed(said.samples))
            }
            spoken.append(voices)
            let voice = Double(voices.map(\.count).max() ?? 0) / Double(soundRate)
            let length = max(beat.least, Self.lead + voice + Self.rest)
            // Whole pictures, so that sound and pictures stay together.
            lengths.append((length * Double(Self.rate)).rounded(.up) / Double(Self.rate))
        }
        reel = Reel(film, lengths: lengths)
        for (number, beat) in film.beats.enumerated() {
            let start = reel.starts[number] + Self.lead
            for track in 0...1 {
                let silence = Int(start * Double(soundRate)) - tracks[track].count
                tracks[track] += [Int16](repeating: 0, count: max(0, silence)) + spoken[number][track]
                let end = start + Double(spoken[number][track].count) / Double(soundRate)
                if track == 0 {
                    english.add(beat.words.english, from: start, to: end)
                } else {
                    german.add(beat.words.german, from: start, to: end)
                }
            }
        }
        for track in 0...1 {
            let silence = Int(reel.length * Double(soundRate)) - tracks[track].count
            tracks[track] += [Int16](repeating: 0, count: max(0, silence))
        }
    }

    /// Without the silence that a voice ends with.
    private static func trimmed(_ samples: [Int16]) -> [Int16] {
        guard let last = samples.lastIndex(where: { abs(Int($0)) > 150 }) else { return samples }
        return Array(samples.prefix(min(samples.count, last + 1200)))
    }

    func write(into folder: String) throws {
        let film = reel.film
        let place = "\(folder)/\(film.id)"
        let sheet = Sheet(width: 640, height: 360)
        reel.show(
            sheet.pen, film.poster.beat,
            film.poster.part * (reel.starts[film.poster.beat + 1] - reel.starts[film.poster.beat]))
        var poster: [UInt8] = []
        for coarseness in [4, 6, 8, 11, 14] where poster.isEmpty || poster.count > 28_000 {
            poster = try jpeg(sheet, coarseness)
        }
        try Data(poster).write(to: URL(fileURLWithPath: "\(place).jpg"))
        try Data(english.webVTT.utf8).write(to: URL(fileURLWithPath: "\(place).en.vtt"))
        try Data(german.webVTT.utf8).write(to: URL(fileURLWithPath: "\(place).de.vtt"))

        let voices = ["eng", "deu"].map {
            FilmPlan.Sound(language: $0, rate: soundRate, bitRate: 20_000, isVoice: true)
        }
        let writer = try FilmWriter(
            "\(place).webm",
            FilmPlan(
                width: 640, height: 360, rate: Self.rate, quality: .constant(37), haste: 2,
                title: film.title.english,
                sounds: voices, chapters: reel.chapters.map { .init(at: $0.time, $0.title.english) },
                length: reel.length))
        let count = Int((reel.length * Double(Self.rate)).rounded())
        var heard = 0
        for i in 0..<count {
            // A second of sound ahead of its pictures.
            if i % Self.rate == 0 {
                let end = min(tracks[0].count, heard + soundRate)
                for track in 0...1 {
                    try writer.add(
                        sound: Array(tracks[track][heard..<min(end, tracks[track].count)]), to: track)
                }
                heard = end
            }
            reel.draw(sheet.pen, at: Double(i) / Double(Self.rate))
            try writer.add(sheet)
        }
        try writer.finish()
    }

    private func jpeg(_ sheet: Sheet, _ coarseness: Int) throws -> [UInt8] {
        var made: [UInt8] = []
        var fault: FilmTrouble?
        sheet.withPixels { pixels, bytesPerRow in
            do throws(FilmTrouble) {
                made = try Still.jpeg(
                    pixels, width: 640, height: 360, bytesPerRow: bytesPerRow, coarseness: coarseness)
            } catch { fault = error }
        }
        if let fault { throw fault }
        return made
    }
}
