import House
import Kit
import Media
import Stage

/// A film from which a clip is being cut: what is seen of it, and which stretch.
@MainActor final class ClipTrimming {
    static let sheet = "editor clip"
    /// Pictures of the strip.
    static let pictures = 12

    let step: Int
    let source: FilmSource
    private let host: Host
    let screening: Screening
    /// Nil until it is known how long the film is.
    private(set) var trim: ClipTrim?
    /// Small pictures of what the strip shows; fewer while they are still made.
    private(set) var strip: [Bitmap] = []
    private(set) var trouble: FilmTrouble?
    var isHeard = true
    /// Whether the poster was chosen, and not only its first picture.
    var hasPoster: Bool { trim?.poster != nil }
    private var work: Task<Void, Never>?
    private var question = 0
    private var isOver = false
    /// The mark that is dragged, and where it was when it was taken.
    private var grabbed: (mark: ClipTrim.Mark, time: Double)?
    private static var bitmaps = 0

    init(_ source: FilmSource, step: Int, _ host: Host) {
        (self.source, self.step, self.host) = (source, step, host)
        screening = Screening(source, loops: true, services: host.services)
        readStrip()
    }

    /// For how wide a picture is, where nothing is known of it yet.
    var aspect: Double { screening.facts?.aspect ?? 16.0 / 9 }
    var hasSound: Bool { !(screening.facts?.sounds.isEmpty ?? true) }

    func close() {
        isOver = true
        work?.cancel()
        screening.close()
    }

    // MARK: The strip

    private func readStrip() {
        work?.cancel()
        question += 1
        let mine = question
        strip = []
        let (source, count) = (source, Self.pictures)
        let stretch = trim.map { ($0.from, $0.from + $0.span) } ?? (0, nil)
        let most = ClipTrim.window
        let height = Int((56 * host.services.pixelsPerPoint()).rounded())
        work = host.services.errands.labour { tell in
            Result { () throws(FilmTrouble) in
                try FilmStrip.of(
                    source, from: stretch.0, to: stretch.1 ?? most, count: count, height: height,
                    isCancelled: { Task.isCancelled }, tell: { tell($0) })
            }
        } heard: { [weak self] (strip: FilmStrip) in
            self?.take(strip, mine)
        } then: { [weak self] (answer: Result<FilmStrip, FilmTrouble>) in
            guard let self, mine == question, !isOver else { return }
            if case .failure(let trouble) = answer { fail(trouble) }
        }
    }

    private func take(_ found: FilmStrip, _ question: Int) {
        guard question == self.question, !isOver else { return }
        if trim == nil { begin(found.seconds) }
        for picture in found.pictures.dropFirst(strip.count) {
            Self.bitmaps += 1
            strip.append(
                Bitmap(
                    width: picture.width, height: picture.height, pixels: picture.pixels,
                    version: 1 << 60 | Self.bitmaps))
        }
    }

    private func begin(_ seconds: Double) {
        trim = ClipTrim(seconds: seconds)
        playStretch()
    }

    private func fail(_ trouble: FilmTrouble) {
        host.services.log.warning("clip: \(trouble.cause)")
        host.services.speaker.play(.refused)
        self.trouble = trouble
        screening.close()
    }

    /// What the film's own thread has found out meanwhile.
    var failure: FilmTrouble? { trouble ?? screening.trouble }

    // MARK: What is chosen

    private func playStretch() {
        guard let trim else { return }
        screening.keep(to: trim.start...trim.end)
        screening.seek(to: trim.start)
        screening.play()
    }

    func togglePlaying() {
        if screening.isPlaying { screening.pause() } else { playStretch() }
        host.touch()
    }

    private func change(_ mark: ClipTrim.Mark, _ edit: (inout ClipTrim) -> Void) {
        guard var new = trim else { return }
        edit(&new)
        trim = new
        // What is chosen is looked at where it is chosen.
        screening.pause()
        screening.keep(to: new.start...new.end)
        screening.seek(to: new.time(of: mark))
        host.touch()
    }

    func move(_ mark: ClipTrim.Mark, to time: Double) { change(mark) { $0.move(mark, to: time) } }

    /// An end is dragged along the strip, which is so wide, in points.
    func drag(_ mark: ClipTrim.Mark, _ move: DragMove, width: Double) {
        guard let trim else { return }
        let from = grabbed?.mark == mark ? grabbed?.time ?? 0 : trim.time(of: mark)
        grabbed = (mark, from)
        self.move(mark, to: from + move.offset.x / max(1, width) * trim.span)
        if move.phase != .moved {
            grabbed = nil
            playStretch()
        }
    }

    /// Arrow keys, Home and End move the mark that has the focus.
    func key(_ key: KeyPress) -> Bool {
        guard host.stage.isFocusShown, key.modifiers.isEmpty,
            let mark = ClipTrim.Mark.allCases.first(where: { Self.region($0) == host.stage.focus })
        else {
            if key.name == "space" || key.name == "k" {
                togglePlaying()
                return true
            }
            return false
        }
        switch key.name {
        case "left", "down": change(mark) { $0.nudge(mark, by: -1) }
        case "right", "up": change(mark) { $0.nudge(mark, by: 1) }
        case "home": change(mark) { $0.send(mark, toEnd: false) }
        case "end": change(mark) { $0.send(mark, toEnd: true) }
        default: return false
        }
        return true
    }

    static func region(_ mark: ClipTrim.Mark) -> String { "clip \(mark.rawValue)" }

    /// The strip shows another part of a long film; 0...1.
    func show(at place: Double) {
        guard var new = trim else { return }
        let from = (place * max(0, new.seconds - new.span)).rounded()
        if from == new.from { return }
        new.show(from: from)
        trim = new
        readStrip()
        playStretch()
        host.touch()
    }

    func usePoster() {
        trim?.usePoster()
        host.services.speaker.play(.tick)
        host.touch()
    }
}
