public import Media
import Screen
public import Stage

/// A film or a clip as the pages know it: what of it is seen now, whether it plays, and where it is.
///
/// Pages say what is wanted and never wait; the film's own thread decodes. While it stands still, nothing is decoded.
@MainActor public final class Screening {
    public enum State: Hashable {
        case opening
        case open
        case trouble(FilmTrouble)
        case closed
    }

    public private(set) var state = State.opening
    /// What it says of itself, once it is open.
    public private(set) var facts: FilmFacts?
    /// What is seen; nil before the first picture.
    public private(set) var picture: Bitmap?
    /// Seconds from the beginning, of what is seen.
    public private(set) var position = 0.0
    public private(set) var isAtEnd = false
    /// What is said beneath it, of the film itself or of a file beside it.
    public var subtitles = Subtitles()
    private var wish: FilmWish
    private var feed: (any FilmFeed)?
    private let line = FilmLine()
    private let services: Services
    private let number: Int
    /// Where it was asked to go, until it is there.
    private var sought: Double?
    /// When it is looked next whether the decoder still comes along.
    private var nextLook: Double

    /// Tells the pictures of different films apart.
    private static var films = 0
    private var pictures = 0

    public init(_ source: FilmSource, loops: Bool = false, services: Services) {
        self.services = services
        wish = FilmWish()
        wish.loops = loops
        Self.films += 1
        number = Self.films
        nextLook = services.now() + FilmLimits.patience
        let ring = services.errands.ring
        let speaker = FilmSpeaker(
            put: { [line] in line.put($0) }, waiting: { [line] in line.waiting },
            hold: { [line] in line.hold($0) }, clear: { [line] in line.clear() })
        feed = services.openFilm(source, wish, speaker) { [weak self] report in
            Task { @MainActor in self?.take(report) }
            ring()
        }
    }

    // MARK: What is wanted

    public var isPlaying: Bool { wish.isPlaying && !isAtEnd }
    /// Whether it is heard.
    public var isHeard: Bool { wish.sound != nil }
    public var speed: Double { wish.speed }
    public var isOpen: Bool { feed != nil }
    public var trouble: FilmTrouble? { if case .trouble(let trouble) = state { trouble } else { nil } }
    /// What is said now; nil = nothing.
    public var subtitle: String? { subtitles.text(at: position) }

    public func play() {
        guard feed != nil else { return }
        if isAtEnd { seek(to: 0) }
        ask { $0.isPlaying = true }
        if isHeard { services.speaker.listen(to: line) }
        nextLook = services.now() + FilmLimits.patience
    }

    public func pause() { ask { $0.isPlaying = false } }
    public func toggle() { isPlaying ? pause() : play() }

    /// Goes to a time, in seconds; what is seen follows.
    public func seek(to seconds: Double) {
        guard let feed else { return }
        let end = facts.map { $0.seconds > 0 ? $0.seconds : .infinity } ?? .infinity
        let place = min(max(0, seconds), end)
        (position, sought, isAtEnd) = (place, place, false)
        feed.seek(to: place)
        services.errands.changed()
    }

    /// Plays only that stretch of it, in seconds, from its beginning; nil = all.
    public func keep(to stretch: ClosedRange<Double>?) {
        if wish.stretch == stretch { return }
        ask { $0.stretch = stretch }
    }

    /// How large it is shown, in points; its pictures are made for the screen's pixels.
    public func fit(_ size: Size) {
        let scale = services.pixelsPerPoint()
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        if width != wish.width || height != wish.height {
            ask { ($0.width, $0.height) = (max(1, width), max(1, height)) }
        }
    }

    /// Lets it be heard in the language that fits best, or not at all; then no sound is decoded.
    /// - Parameter languages: ISO 639-1 codes, the best first.
    public func listen(_ isHeard: Bool, languages: [String] = []) {
        guard let sounds = facts?.sounds, !sounds.isEmpty, isHeard else { return ask { $0.sound = nil } }
        let best = languages.lazy.compactMap { code in
            sounds.firstIndex { FilmLanguage.fits($0, code) }
        }.first
        ask { $0.sound = best ?? 0 }
        if wish.isPlaying { services.speaker.listen(to: line) }
    }

    public func setSpeed(_ speed: Double) { ask { $0.speed = min(2, max(0.5, speed)) } }

    /// It is shown no more. What was seen last stays, to slide away.
    public func close() {
        feed?.close()
        if wish.sound != nil { services.speaker.listen(to: nil) }
        feed = nil
        if trouble == nil { state = .closed }
    }

    private func ask(_ change: (inout FilmWish) -> Void) {
        change(&wish)
        feed?.ask(wish)
        services.errands.changed()
    }

    // MARK: Whether the decoder comes along

    /// When `elapse` wants to be called.
    public var deadline: Double? { feed != nil && (isPlaying || state == .opening) ? nextLook : nil }

    /// A decoder that hasn't come along for some seconds is given up; its thread ends when it can.
    public func elapse() {
        guard let due = deadline, services.now() >= due else { return }
        nextLook = services.now() + FilmLimits.patience
        if let feed, feed.busySeconds >= FilmLimits.patience {
            fail(FilmTrouble(.tooSlow, cause: "no picture for \(feed.busySeconds) s"))
        }
    }

    private func fail(_ trouble: FilmTrouble) {
        services.log.warning("film: \(trouble.cause)")
        close()
        state = .trouble(trouble)
    }

    private func take(_ report: FilmReport) {
        guard feed != nil else { return }
        switch report {
        case .opened(let facts): (self.facts, state) = (facts, .open)
        case .picture: takePicture()
        case .subtitles(let subtitles): self.subtitles = subtitles
        case .ended:
            isAtEnd = true
            if let seconds = facts?.seconds, seconds > 0 { position = seconds }
        case .trouble(let trouble): fail(trouble)
        case .closed: break
        }
        services.errands.changed()
    }

    private func takePicture() {
        guard let taken = feed?.takePicture() else { return }
        // A picture that was on its way when it was paused is not shown: what is still is still.
        if !wish.isPlaying, sought == nil, picture?.width == taken.width { return }
        pictures += 1
        picture = Bitmap(
            width: taken.width, height: taken.height, pixels: taken.pixels,
            version: number << 40 | 1 << 39 | pictures)
        sought = nil
        // The last one is seen for a moment, and then the film is over.
        if !isAtEnd { position = taken.time }
    }
}

/// Languages as films name them, by three letters, and as everybody else does, by two.
enum FilmLanguage {
    static func fits(_ track: String, _ code: String) -> Bool {
        let names = [
            "en": ["eng"], "de": ["deu", "ger"], "fr": ["fra", "fre"], "es": ["spa"], "it": ["ita"],
        ]
        let track = track.lowercased().prefix { $0 != "-" }
        return track == code || names[code]?.contains(String(track)) == true
    }
}
