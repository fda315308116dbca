import Chores
import Foundation
import House
import Language
import Library
public import Screen
import Stage

/// The program in its window.
@MainActor public final class Desktop {
    public let window: Window
    public private(set) var app: App
    /// Stood in for the library while it couldn't be opened. Held, because letting go of a library starts a
    /// watch of the system's threads that wakes the process once a second for ever.
    private var standIns: [RecipeBox] = []
    private let options: LaunchOptions
    private let library: OpenLibrary
    private let landing: Landing
    private let visitors: Visitors
    /// See ``Services/readCrash``; also after the library was opened anew.
    private let readCrash: (@Sendable () -> LastCrash?)?
    /// Whether the whole window must be painted.
    private var isDamaged = true

    /// The exit status that says that there is no display, for `make run` (EX_UNAVAILABLE of sysexits.h).
    public static let noDisplay: Int32 = 69

    /// Opens the library and the window and runs until the cook closes it; if another Hands Off has the
    /// library open, brings that to the front. Returns the process's exit status.
    public static func run(_ options: LaunchOptions) async -> Int32 {
        // The cook's own choice lies in the library, which may be what can't be opened.
        let words = DesktopLanguage.current.wording
        let visitors = Visitors()
        let entrance = Entrance(options, visitors: visitors)
        if let status = entrance.status { return status }
        defer { entrance.door?.close() }
        guard Window.isDisplayNamed else {
            tellCook(words.noDisplayDemo)
            return noDisplay
        }
        do {
            let desktop = try await Desktop(options, visitors: visitors)
            if let dish = options.cook {
                if let rescue = desktop.app.rescue {
                    // The window shows it, too, and what can be done.
                    tellCook(rescue.error.sentence(words))
                } else if let refusal = await desktop.app.cook(dish) {
                    tellCook(refusal)
                    return 1
                }
            }
            // The window says what is wrong with it; whoever has followed a link sees no terminal.
            if let link = options.link { _ = desktop.app.follow(link) }
            await desktop.loop()
            Departure.begin(status: 0)
            // Whoever comes while this one tidies up is first.
            entrance.door?.close()
            await desktop.leave()
            return 0
        } catch let error as LibraryError {
            Launch.log.error("library: \(error.cause)")
            tellCook(error.sentence(words))
        } catch let error as ScreenError {
            Launch.log.error("window: \(error.cause)")
            tellCook(error.sentence(words))
            if case .noDisplay = error { return noDisplay }
        } catch {
            tellCook(words.couldNotStart)
        }
        return 1
    }

    public convenience init(_ options: LaunchOptions) async throws {
        try await self.init(options, visitors: Visitors())
    }

    init(_ options: LaunchOptions, visitors: Visitors) async throws {
        self.options = options
        let library = OpenLibrary(path: options.libraryPath)
        self.library = library
        // Read while the window opens.
        let reading = Task.detached(executorPreference: Galley.shared) { try await library.open() }
        let landing = Landing()
        let shelf = PictureShelf(
            load: { name in
                if let file = PictureFolder.data(named: name) { return file }
                if let file = await PictureMemory.shared.file(named: name) { return file }
                return await library.picture(name)
            },
            draw: { await PictureDrawer.shared.pixels(of: $0, $1) },
            landed: { landing.names.insert($0) })
        let paintbox = Paintbox(icons: Resources.icons.map { IconShelf(folder: $0) }, pictures: shelf)
        let window = try Window(title: "Hands Off", isFullscreen: options.isFullscreen, paintbox: paintbox)
        self.window = window
        self.landing = landing
        self.visitors = visitors
        if let mark = Resources.icons?.appending(path: "logo.svg"), let data = try? Data(contentsOf: mark),
            let icon = Pixels(picture: data, size: 64)
        {
            window.setIcon(icon)
        }
        let (box, opening) = try await reading.value
        readCrash = CrashNote.begin(beside: options.libraryPath)
        app = Desktop.app(box, opening, window, options, readCrash)
    }

    private static func app(
        _ box: RecipeBox, _ opening: Opening, _ window: Window, _ options: LaunchOptions,
        _ readCrash: (@Sendable () -> LastCrash?)?
    ) -> App {
        var services = Launch.services(
            box, paintbox: window.paintbox, camera: CameraService(choice: options.camera))
        services.preparePicture = { [weak window] name, size in
            if let window { window.paintbox.pictures?.prepare(name, size: size, scale: window.scale) }
        }
        services.readCrash = readCrash
        services.noteShown = { CrashNote.noteShown($0) }
        services.pixelsPerPoint = { [weak window] in window?.scale ?? 1 }
        services.keepAwake = { [weak window] in window?.keepsScreenAwake = $0 }
        services.askDesktop = { FilePortal.ask($0, done: $1) }
        services.toggleFullscreen = { [weak window] in window?.isFullscreen.toggle() }
        services.isFullscreen = { [weak window] in window?.isFullscreen ?? false }
        let app = App(
            opening, services: services, size: window.size, cameraByCommand: options.camera.isByCommand)
        app.host.stage.clipboard = Clipboard(
            read: { [weak window] in window?.clipboard ?? "" },
            write: { [weak window] in window?.clipboard = $0 })
        return app
    }

    public func loop() async {
        var hasKept = false
        while !app.host.isFinished {
            if app.host.isStale, !app.host.isHidden { show() }
            let events = window.waitForEvents(timeout: app.host.deadline.map { max(0, $0 - app.host.now) })
            // Lets the work that rang the doorbell run; see Errands.
            await Task.yield()
            for event in events { take(event) }
            app.host.elapse()
            showLanded()
            await welcome()
            if !hasKept {
                // Once the cook sees the window, and nothing waits for it.
                app.host.keepBackUp()
                app.host.findDiets()
                hasKept = true
            }
            if app.host.reopening != nil { await reopen() }
        }
        app.host.keepBackUp()
        app.host.close()
    }

    /// Waits for what is under way and closes the library, so that all of it is in its one file.
    private func leave() async {
        app.host.services.errands.callOff()
        await app.host.services.errands.settle()
        await app.host.services.speaker.close()
        try? app.host.services.box.close()
    }

    /// The library has another file under its name now.
    private func reopen() async {
        let before = app
        before.host.close()
        await leave()
        standIns.append(before.host.services.box)
        let reading = Task.detached(executorPreference: Galley.shared) {
            [library, checksAll = before.host.reopening?.checksAll == true] in
            try await library.open(checksAll: checksAll)
        }
        guard let (box, opened) = try? await reading.value else { return before.host.quit() }
        var opening = opened
        opening.aside = before.host.reopening?.aside
        window.paintbox.pictures?.forgetAll()
        app = Desktop.app(box, opening, window, options, readCrash)
        app.host.isAway = before.host.isAway
        isDamaged = true
        app.host.keepBackUp()
    }

    public func take(_ event: ScreenEvent) {
        switch event {
        case .input(let input): app.host.handle(input)
        case .window(.resized(let size)):
            app.host.resize(to: size)
            isDamaged = true
        case .window(.exposed): isDamaged = true
        case .window(.quit): app.host.quit()
        case .window(.hidden): app.host.isHidden = true
        case .window(.shown):
            app.host.isHidden = false
            isDamaged = true
        case .window(.focusLost): app.host.isAway = true
        case .window(.focusGained): app.host.isAway = false
        case .window: break
        }
        if isDamaged { app.host.touch() }
    }

    /// Builds the page and paints what has changed.
    public func show() {
        let before = app.host.background
        let damage = app.host.rebuild()
        let all = isDamaged || before != app.host.background
        isDamaged = false
        if all || !damage.isEmpty {
            window.draw(
                app.host.stage.scene.commands, damage: all ? nil : damage, background: app.host.background)
        }
        takeTyping()
    }

    /// Letters are asked for while a field has the focus, and the input method's list stands at its caret.
    private func takeTyping() {
        let isTyping = app.host.stage.isTyping
        if window.takesText != isTyping { window.takesText = isTyping }
        if let caret = app.host.stage.caretPlace { window.setCaret(caret) }
    }

    /// Paints the pictures that have been drawn since.
    public func showLanded() {
        if landing.names.isEmpty { return }
        let commands = app.host.stage.scene.commands
        let places = landing.names.flatMap { commands.places(ofPicture: $0) }
        landing.names = []
        if !places.isEmpty { window.draw(commands, damage: places, background: app.host.background) }
    }

    /// Does what other copies of the program were started for while this one was open.
    private func welcome() async {
        while let visitor = visitors.waiting.first {
            visitors.waiting.removeFirst()
            window.raise()
            visitor.answer(await app.fulfil(visitor.wish))
        }
    }
}
