import HandsOff
import Chores
import Exchange
import Foundation
import House
import class House.Host
import Language
import Library
import Recipes
import Screen
import Slideshow
import Stage

/// The real program without a window: a simulated clock, an offscreen canvas, the real library and the real
/// sound path.
@MainActor final class Rehearsal {
    /// Where the simulated clock starts: 21 November 2026, 18:00 UTC; its time of day is shown in UTC.
    nonisolated static let start = 1_795_284_000.0

    private(set) var app: App
    /// What its pages may ask of it.
    var host: Host { app.host }
    /// The world around the program.
    let around: Surroundings
    var eye: PretendedEye { around.eye }
    var ear: PretendedEar { around.ear }
    var desktop: PretendedDesktop { around.desktop }
    private(set) var now: Double
    private let clock: SimulatedClock
    private let path: String
    private let starters: StarterFolder?
    private let films: URL?
    private let theme: Theme?
    private var paintbox: Paintbox
    private(set) var canvas: Canvas
    private(set) var size: Size
    /// The folder that stands in for the cook's own.
    var home: String { app.host.services.places.home }
    /// Whether the program wants the screen to stay on.
    var isAwake: Bool { clock.isAwake }

    /// What the closures of the services share with the rehearsal.
    @MainActor final class SimulatedClock {
        var now = Rehearsal.start
        /// What the machine's other clock says; it only goes on.
        var uptime = 5000.0
        var boots = 1
        var isAwake = false
        let language: Language

        init(_ language: Language) { self.language = language }

        var reading: ClockReading { ClockReading(boot: "rehearsal \(boots)", uptime: uptime, time: now) }
    }

    /// - Parameters:
    ///   - path: the library's file.
    ///   - starters: what an unstocked library is stocked with; nil = nothing.
    ///   - theme: overrides what is set.
    ///   - language: the desktop's.
    ///   - webPages: the folder of the pages of a site of the pretended web.
    ///   - films: the folder of the films that came with the program, in place of its own.
    init(
        path: String, starters: StarterFolder?, size: Size, theme: Theme?,
        name: String = Surroundings.first, server: PretendedServer = PretendedServer(),
        camera: SessionScript.PretendedCamera, cameras: [String] = [],
        microphone: SessionScript.PretendedMicrophone = .works, language: Language = .english,
        canBeFelt: Bool = false, webPages: URL? = nil, films: URL? = nil
    ) async throws(LibraryError) {
        self.path = path
        self.films = films
        self.starters = starters
        self.theme = theme
        self.size = size
        let clock = SimulatedClock(language)
        self.clock = clock
        now = clock.now
        around = Surroundings(
            eye: PretendedEye(camera, names: cameras), ear: PretendedEar(microphone),
            desktop: PretendedDesktop(canBeFelt: canBeFelt), web: PretendedWeb(pages: webPages),
            projector: PretendedProjector { clock.now }, server: server, name: name)
        (app, paintbox) = try await Rehearsal.open(
            path, starters, size, theme, clock, around, films: films)
        canvas = Canvas(width: Int(size.width), height: Int(size.height), paintbox: paintbox)
        app.host.keepBackUp()
        app.host.findDiets()
        await settle()
    }

    private static func open(
        _ path: String, _ starters: StarterFolder?, _ size: Size, _ theme: Theme?,
        _ clock: SimulatedClock, _ around: Surroundings, films: URL?, aside: String? = nil,
        checksAll: Bool = false
    ) async throws(LibraryError) -> (App, Paintbox) {
        let (box, opened) = try await Opening.open(
            at: path, starters: starters, language: clock.language, at: clock.now, checksAll: checksAll)
        var opening = opened
        opening.aside = aside
        if let theme { opening.settings.theme = theme }
        let shelf = PictureShelf(
            load: { name in
                if let file = PictureFolder.data(named: name) { return file }
                if let file = await PictureMemory.shared.file(named: name) { return file }
                return (try? await box.picture(name))?.data
            }, draw: { await PictureDrawer.shared.pixels(of: $0, $1) }, landed: { _ in })
        let paintbox = Paintbox(icons: Resources.icons.map { IconShelf(folder: $0) }, pictures: shelf)
        let (eye, ear, web, projector) = (around.eye, around.ear, around.web, around.projector)
        let lens = eye.lens
        let home = URL(filePath: path).deletingLastPathComponent()
        let documents = home.appending(path: "Documents")
        if path.hasPrefix(FileManager.default.temporaryDirectory.path) {
            try? FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        }
        let speaker = Speaker(folder: Resources.sounds)
        var services = Services(
            now: { clock.now }, readClock: { clock.reading }, timeOfDay: timeOfDay, date: date, box: box,
            boxes: Boxes.all,
            errands: Errands(ring: around.bell.ring),
            starters: starters, documents: DocumentFolder(documents),
            pictures: PictureFolder(url: home.appending(path: "Pictures")),
            places: FilePlaces(home: home.path, folders: [documents.path], mounts: []),
            speaker: speaker, voice: Voice(speaker, log: Launch.log), measure: paintbox.text,
            openCamera: { eye.open($0, $1) }, openLens: { lens.open($1) },
            openMicrophone: { ear.open($0, $1) },
            findCameras: { [devices = eye.devices] in devices },
            haptics: around.desktop, notify: around.desktop.notify,
            forgetPictures: { [weak shelf] in shelf?.forgetAll() }, keepAwake: { clock.isAwake = $0 },
            toggleFullscreen: {},
            prefersDark: false, language: clock.language, log: Launch.log,
            preparePicture: { shelf.prepare($0, size: $1, scale: 1) }, draw: paintbox.draw,
            fetch: { question throws(Refusal) in try web.ask(question) },
            showPage: { !$0.contains("no-browser") })
        services.films = FilmFolders(
            ours: films ?? Resources.films, cooks: home.appending(path: "Videos/\(FilmFolders.name)"))
        services.openFilm = { projector.open($0, $1, $3) }
        services.askWeb = { [web = around.web] in web.answer($0) }
        services.askServer = { [server = around.server] in await server.answer($0) }
        services.hearServer = { [server = around.server] _, hint in await server.hints.hear(hint) }
        services.keyring = around.keyring.keyring
        services.systemName = { "Debian GNU/Linux 12 (bookworm), x86_64" }
        if let crash = around.mishap.last { services.readCrash = { crash } }
        around.mishap.last = nil
        services.deviceName = { [name = around.name] in name }
        services.cache = home.appending(path: "Cache")
        // The desktop of a session has a timer, which nobody hears.
        services.mealTimer = MealTimer { _ in nil }
        services.privateFolder = home.appending(path: "Private")
        services.uptime = { MainActor.assumeIsolated { clock.uptime } }
        return (App(opening, services: services, size: size, cameraByCommand: false), paintbox)
    }

    private static let greenwich: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func timeOfDay(_ now: Double) -> (text: String, changesIn: Double) {
        let seconds = Int(now) % 86_400
        return (
            "\((seconds / 3600).twoDigits):\((seconds / 60 % 60).twoDigits)",
            60 - now.truncatingRemainder(dividingBy: 60)
        )
    }

    private static func date(_ now: Double) -> (year: Int, month: Int, day: Int) {
        let day = greenwich.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: now))
        return (day.year ?? 0, day.month ?? 1, day.day ?? 1)
    }

    // MARK: Time

    /// Lets time pass, doing what becomes due on the way.
    /// - Parameter settling: whether to wait until what moves has arrived; not in the middle of a person's
    /// movement.
    func advance(by seconds: Double, settling: Bool = true) async {
        let end = now + seconds
        while eye.lens.isOpen || app.host.ruleDeadline.map({ $0 < end }) == true {
            let due = app.host.ruleDeadline ?? .infinity
            guard eye.lens.isOpen else {
                set(max(now, due))
                app.host.elapse()
                await answers()
                continue
            }
            // The camera gives ten pictures a second.
            let next = min(due, now + 0.1)
            if next >= end { break }
            set(max(now, next))
            eye.lens.look(at: now - Self.start)
            app.host.elapse()
            await answers()
        }
        set(end)
        app.host.elapse()
        if settling { await settle() } else if app.host.isStale { _ = app.host.rebuild() }
    }

    /// The time of the next picture has come: nothing is waited for.
    func tick(_ seconds: Double) {
        set(now + seconds)
        app.host.elapse()
    }

    /// Lets the reports of the camera, which come as tasks, arrive.
    func takeReports() async {
        around.projector.turn()
        for _ in 0..<3 { await Task.yield() }
        if app.host.isStale { _ = app.host.rebuild() }
    }

    /// The script is over.
    func finish() async {
        app.host.close()
        await app.host.services.errands.settle()
        await app.host.services.speaker.close()
        around.server.hints.end()
        try? app.host.services.box.close()
    }

    private func set(_ time: Double) {
        // What has been asked of a film counts from now.
        around.projector.turn()
        clock.uptime += time - now
        now = time
        clock.now = time
        around.server.clock.set(time)
        around.projector.turn()
    }

    /// Presses what is called so, if it is on the screen.
    func press(_ label: String) {
        guard let place = host.stage.find(label)?.visible.middle else { return }
        host.handle(.pointerPressed(place, .mouse))
        host.handle(.pointerReleased(place))
    }

    /// Waits until all hints are heard, and all answers are in that will come.
    private func answers() async {
        await around.server.hints.arrive()
        await app.host.services.errands.settle { [web = around.web, server = around.server, app] in
            (web.isKeepingWaiting || server.isKeepingWaiting) && !app.isStopping
        }
    }

    /// Waits, as a person does, until answers are in and what moves has arrived: at most a second or so.
    func settle() async {
        let end = now + 1.2
        var rounds = 0
        while true {
            await answers()
            if app.host.reopening != nil {
                try? await reopen(crashed: false, after: 0, aside: app.host.reopening?.aside)
                return
            }
            await takeReports()
            let due =
                [
                    app.host.stage.motion.deadline.map { $0 <= now + 0.05 ? $0 : .infinity },
                    app.tapDeadline,
                ]
                .compactMap { $0 }.min() ?? .infinity
            if due > end {
                if app.host.isStale { _ = app.host.rebuild() }
                // What has just come to be shown may ask for something more.
                rounds += 1
                if app.host.services.errands.pending == 0 || rounds > Self.mostRounds { break }
                continue
            }
            set(max(now, due))
            app.host.elapse()
        }
        if app.host.isStale { _ = app.host.rebuild() }
        // Building the page may have opened a microphone or a film, which reports at once.
        await takeReports()
    }

    /// Answers in a row that ask for more; a page that never comes to an end is not waited for.
    private static let mostRounds = 8

    // MARK: The program's life

    /// Closes in good order and opens again on the same library; a crash leaves out the goodbye.
    /// - Parameter pause: seconds that pass while it is closed.
    ///   - seconds: by which the wall's clock is set forwards meanwhile.
    ///   - reboots: whether the machine starts again.
    ///   - spoil: called while it is closed.
    func reopen(
        crashed: Bool, after pause: Double, settingClock seconds: Double = 0, reboots: Bool = false,
        aside: String? = nil, spoil: () -> Void = {}
    ) async throws(LibraryError) {
        if !crashed { app.host.close() }
        await app.host.services.errands.settle()
        await app.host.services.speaker.close()
        if !crashed { try? app.host.services.box.close() }
        spoil()
        set(now + pause)
        now += seconds
        clock.now = now
        if reboots { (clock.boots, clock.uptime) = (clock.boots + 1, 20) }
        (app, paintbox) = try await Rehearsal.open(
            path, starters, size, theme, clock, around, films: films, aside: aside,
            checksAll: app.host.reopening?.checksAll == true)
        canvas = Canvas(width: Int(size.width), height: Int(size.height), paintbox: paintbox)
        app.host.keepBackUp()
        await settle()
    }

    /// The program is closed, part of its library overwritten, and the program opened again.
    func damage() async throws(LibraryError) {
        try await reopen(crashed: false, after: 0) {
            guard let file = FileHandle(forUpdatingAtPath: path) else { return }
            try? file.seek(toOffset: 4096)
            try? file.write(contentsOf: Data(repeating: 0xA5, count: 16_384))
            try? file.close()
        }
    }

    /// The program is closed, the library's file taken away, and the program opened again.
    func lose() async throws(LibraryError) {
        try await reopen(crashed: false, after: 0) { unlink(path) }
    }

    /// The program is closed, the library moved to a drive that is not connected, with a link to it, and the
    /// program opened again. Once the drive is connected, the cook must do something about it, or come back
    /// to the window.
    func drive(isThere: Bool) async throws(LibraryError) {
        let home = URL(filePath: path).deletingLastPathComponent().path
        let drive = home + "/drive", away = home + "/away"
        if isThere {
            rename(away, drive)
            return
        }
        try await reopen(crashed: false, after: 0) {
            mkdir(away, 0o700)
            rename(path, away + "/library.sqlite")
            symlink(drive + "/library.sqlite", path)
        }
    }

    func resize(to size: Size) async {
        self.size = size
        app.host.resize(to: size)
        canvas = Canvas(width: Int(size.width), height: Int(size.height), paintbox: paintbox)
        await settle()
    }

    // MARK: What is seen

    /// Builds the page and paints what has changed, as the window does.
    func show() {
        let damage = app.host.rebuild()
        if !damage.isEmpty {
            canvas.paint(app.host.stage.scene.commands, damage: damage, background: app.host.background)
        }
    }

    /// Paints the page as it is now, with every picture drawn.
    func paint() async {
        canvas.paint(app.host.stage.scene.commands, background: app.host.background)
        await paintbox.pictures?.settle()
        canvas.paint(app.host.stage.scene.commands, background: app.host.background)
    }

    /// All that can be read on the screen, top to bottom.
    var screen: [String] {
        app.host.stage.scene.regions.filter {
            $0.isVisible && $0.spec.role != .page && $0.spec.role != .scroll
        }.map {
            [$0.spec.label, $0.spec.value].compactMap { $0 }.joined(separator: ": ")
        }
    }
}
