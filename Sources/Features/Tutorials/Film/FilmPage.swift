import Gestures
import House
import Kit
import Language
import Library
import Media
import Stage

/// A film that is watched (TR12): it goes on where one stopped, and remembers what was watched.
@MainActor final class FilmPage: Page {
    /// What was just done, shown on the picture for a moment.
    struct Flash {
        enum Sign { case icon(String), words(String) }
        let sign: Sign
        let since: Double
        static let seconds = 0.7
    }

    unowned let tutorials: Tutorials
    let film: Film
    /// Whether the cook came from a step that needs it, to which the way back leads.
    let isFromStep: Bool
    private(set) var screening: Screening?
    /// What is seen while no film is open: the picture at which it was left.
    private(set) var lastPicture: Bitmap?
    /// The words of a file beside it; nil = there is none, or it has not been read yet.
    private var subtitles: Subtitles?
    /// What it says of itself, once it has been open.
    private(set) var facts: FilmFacts?
    private(set) var trouble: FilmTrouble?
    private(set) var seen: FilmSeen
    /// Where it went on when it was opened; nil = from its beginning.
    private(set) var wentOnAt: Double?
    /// Whether the picture fills the window.
    private(set) var isFilling = false
    /// Whether the window covers the screen for that.
    private var hasCoveredScreen = false
    private(set) var controls: FilmControls
    /// Whether it played before the timeline was taken hold of; nil = it isn't held.
    private(set) var scrub: Bool?
    private(set) var flash: Flash?
    /// Where it was when it was last written down.
    private var keptAt = 0.0
    private var size = Size.zero
    private var isAwake = false
    private var hasBegun = false

    /// Seconds between two notes in the library.
    private static let noteTime = 10.0
    static let jump = 10.0

    init(_ film: Film, isFromStep: Bool, _ tutorials: Tutorials) {
        (self.film, self.isFromStep, self.tutorials) = (film, isFromStep, tutorials)
        seen = tutorials.seen(film)
        controls = FilmControls(at: tutorials.host.now)
    }

    var host: Host { tutorials.host }
    private var words: any TutorialsWording { host.words }

    // MARK: As a page

    var id: String { "film \(film.id)" }
    var title: String? { film.title(host.language) }
    var hasHeader: Bool { !isFilling }
    var keepsAwake: Bool { isPlaying }
    var keys: [(key: String, deed: String)] { words.filmKeys }
    var camera: CameraWish? {
        guard host.watches else { return nil }
        return CameraWish(isWatched: false, sensitivity: host.settings.sensitivity)
    }

    func view(_ look: Look) -> any View { FilmView(look: look, host: host, model: self) }
    func foot(_ look: Look) -> Double { 0 }

    func come() {
        open()
        if !hasBegun { play() }
        hasBegun = true
    }

    func refresh() {
        // The sound follows its setting, and its language the cook's.
        listen()
        readSubtitles()
    }

    func leave() {
        leaveFill()
        shut()
    }

    func close() { shut() }
    func giveUp() { host.goBack() }

    func escape() -> Bool {
        guard isFilling else { return false }
        leaveFill()
        return true
    }

    func stirred() {
        if !areControlsShown { host.touch() }
        controls.stir(at: host.now)
    }

    // MARK: The film

    var position: Double { screening?.position ?? seen.goesOnAt }
    var isPlaying: Bool { screening?.isPlaying ?? false }
    /// Whether it means to play: held by its timeline, it stands still only for the moment.
    var meansToPlay: Bool { scrub ?? isPlaying }
    var isAtEnd: Bool { screening?.isAtEnd ?? false }
    var seconds: Double { facts.map(\.seconds).flatMap { $0 > 0 ? $0 : nil } ?? film.seconds ?? seen.seconds }
    var picture: Bitmap? { screening?.picture ?? lastPicture }
    var hasSound: Bool { facts.map { !$0.sounds.isEmpty } ?? true }
    var hasSubtitles: Bool { subtitles != nil || facts?.hasSubtitles == true }
    var aspect: Double { facts.map(\.aspect) ?? 16.0 / 9 }
    var next: Film? { tutorials.film(after: film) }

    /// What is said now.
    var subtitle: String? {
        guard host.settings.showsSubtitles else { return nil }
        return subtitles.map { $0.text(at: position) } ?? screening?.subtitle
    }

    var chapters: FilmChapters {
        let listed = film.chapters(host.language)
        if !listed.isEmpty { return FilmChapters(listed, of: seconds) }
        let own = (facts?.chapters ?? []).enumerated().map { place, chapter in
            FilmChapters.Chapter(
                start: chapter.start, title: chapter.title.isEmpty ? words.chapter(place + 1) : chapter.title)
        }
        return FilmChapters(own, of: seconds)
    }

    private func open() {
        if screening != nil || trouble != nil { return }
        let screening = Screening(.file(film.path), services: host.services)
        self.screening = screening
        facts = nil
        let start = seen.goesOnAt
        keptAt = start
        if start > 0 {
            screening.seek(to: start)
            if !hasBegun { wentOnAt = start }
        }
        if tutorials.speed != 1 { screening.setSpeed(tutorials.speed) }
        if size != .zero { screening.fit(size) }
        readSubtitles()
    }

    /// It is left: what is seen stays, to slide away.
    private func shut() {
        guard let screening else { return }
        keep()
        lastPicture = screening.picture
        screening.close()
        (self.screening, scrub) = (nil, nil)
        follow()
    }

    private func listen() {
        guard let screening, facts != nil else { return }
        screening.listen(host.settings.hearsFilms, languages: [host.language.rawValue, "en"])
    }

    private func readSubtitles() {
        let path = film.path, language = host.language.rawValue
        host.services.errands.run {
            SubtitleFiles.read(beside: path, language: language)
        } then: {
            [weak self] in
            self?.subtitles = $0
        }
    }

    /// How large the picture is shown.
    func fit(_ size: Size) {
        self.size = size
        screening?.fit(size)
    }

    /// Something has come in: perhaps of the film.
    func cameraChanged() { follow() }

    /// Brings what is known of the film up to what it is.
    private func follow() {
        if let screening {
            if facts == nil, let facts = screening.facts {
                self.facts = facts
                listen()
            }
            if let trouble = screening.trouble {
                (self.trouble, lastPicture, self.screening) = (trouble, screening.picture, nil)
                leaveFill()
            }
            if isPlaying || isAtEnd {
                let wasFinished = seen.isFinished
                seen.note(screening.position, of: seconds)
                let isDue = abs(seen.position - keptAt) >= Self.noteTime || seen.isFinished != wasFinished
                if isDue || isAtEnd && keptAt != seen.position { keep() }
            }
        }
        if isPlaying != isAwake {
            isAwake = isPlaying
            if host.isShown(self) { host.keepAwake() }
        }
    }

    /// Writes down where one is.
    private func keep() {
        if let screening, screening.picture != nil { seen.note(screening.position, of: seconds) }
        keptAt = seen.position
        tutorials.note(seen, of: film, isKept: true)
    }

    // MARK: What becomes due

    /// Something lies over it that is read now, or nobody can see it.
    private var isCovered: Bool { host.sheet != nil || host.drawer.isOpen || host.isHidden }
    private var isLetGoOf: Bool { scrub != nil && !host.stage.isPressing }
    var staysControlled: Bool { !meansToPlay || scrub != nil }
    var areControlsShown: Bool { !isFilling || controls.isShown(at: host.now, stays: staysControlled) }

    var deadline: Double? {
        if isPlaying && isCovered || isLetGoOf { return host.now }
        let fade = isFilling ? controls.deadline(at: host.now, stays: staysControlled) : nil
        return [screening?.deadline, fade].compactMap { $0 }.min()
    }

    func elapse() {
        screening?.elapse()
        if isLetGoOf, let wasPlaying = scrub {
            scrub = nil
            if wasPlaying, !isAtEnd { screening?.play() }
            keep()
        }
        if isPlaying, isCovered { pause() }
        follow()
    }

    // MARK: What the cook does

    func play() {
        screening?.play()
        wentOn()
    }

    private func pause() {
        screening?.pause()
        keep()
        follow()
    }

    /// From the picture, the button, Space.
    func toggle() {
        if meansToPlay { pause() } else { play() }
        show(.icon(isPlaying ? "play" : "pause"))
    }

    private func wentOn() {
        follow()
        host.touch()
    }

    func go(to time: Double) {
        screening?.seek(to: time)
        wentOnAt = nil
        if let screening { seen.position = screening.position }
        wentOn()
    }

    /// Some seconds on or back.
    func jump(by seconds: Double) {
        go(to: position + seconds)
        show(.words(seconds < 0 ? "−\(Int(-seconds)) s" : "+\(Int(seconds)) s"))
    }

    func startOver() {
        go(to: 0)
        play()
    }

    /// The timeline is held, or moved by the arrow keys.
    func scrub(to time: Double) {
        if scrub == nil {
            scrub = isPlaying
            screening?.pause()
        }
        go(to: time)
    }

    func nextChapter() {
        if isAtEnd, let next { return turn(to: next) }
        if let time = chapters.next(after: position) {
            go(to: time)
            showChapter()
        } else if chapters.isEmpty {
            jump(by: Self.jump)
        } else {
            refuse()
        }
    }

    func chapterBefore() {
        if chapters.isEmpty, !isAtEnd { return jump(by: -Self.jump) }
        guard let time = chapters.previous(before: position) else { return refuse() }
        let wasAtEnd = isAtEnd
        go(to: time)
        if wasAtEnd { play() }
        showChapter()
    }

    private func showChapter() {
        guard let place = chapters.index(at: position) else { return }
        show(.words(chapters.list[place].title))
    }

    private func refuse() { host.services.speaker.play(.refused) }

    /// Another film in place of this one.
    func turn(to film: Film) {
        let page = FilmPage(film, isFromStep: isFromStep, tutorials)
        // It goes on filling what this one has filled.
        (page.isFilling, page.hasCoveredScreen) = (isFilling, hasCoveredScreen)
        (isFilling, hasCoveredScreen) = (false, false)
        host.replace(with: page)
    }

    func setSpeed(_ speed: Double?) {
        guard let speed else { return refuse() }
        tutorials.speed = speed
        screening?.setSpeed(speed)
        show(.words(words.times(speed)))
    }

    func nextSpeed() { setSpeed(FilmSpeed.next(after: tutorials.speed)) }

    func toggleSubtitles() {
        host.settings.showsSubtitles.toggle()
        show(.words("\(words.subtitles): \(host.settings.showsSubtitles ? words.on : words.off)"))
    }

    func toggleSound() {
        host.settings.hearsFilms.toggle()
        listen()
        show(.icon(host.settings.hearsFilms ? "volume" : "volume-off"))
    }

    private func show(_ sign: Flash.Sign) {
        flash = Flash(sign: sign, since: host.now)
        host.touch()
    }

    // MARK: The whole window

    func toggleFill() {
        if isFilling { return leaveFill() }
        isFilling = true
        controls.stir(at: host.now)
        if !host.services.isFullscreen() {
            host.services.toggleFullscreen()
            hasCoveredScreen = true
        }
        host.touch()
    }

    private func leaveFill() {
        guard isFilling else { return }
        isFilling = false
        if hasCoveredScreen, host.services.isFullscreen() { host.services.toggleFullscreen() }
        hasCoveredScreen = false
        host.touch()
    }
}
