import Foundation
import House
import Keyring
import Library
import Listening
public import Logging
import Screen
import Speech
import Stage

/// What every way of running the program is put together from.
@MainActor public enum Launch {
    private static let board = NoticeBoard(program: "Hands Off")

    /// The real services; a session puts its own clock and camera in their place.
    static func services(_ box: RecipeBox, paintbox: Paintbox, camera: CameraService) -> Services {
        let clock = KitchenClock()
        let speaker = Speaker(folder: Resources.sounds)
        var services = Services(
            now: { clock.now }, readClock: { clock.reading },
            timeOfDay: {
                KitchenClock.timeOfDay(clock.onTheWall($0, wall: Date().timeIntervalSince1970))
            },
            date: KitchenClock.date, box: box, boxes: Boxes.all,
            errands: Errands(ring: Doorbell().ring), starters: Resources.starters, documents: .standard,
            pictures: .standard,
            places: .standard,
            speaker: speaker,
            voice: Voice(speaker, desktop: { () throws(SpeechTrouble) in try Dispatcher() }, log: log),
            measure: paintbox.text, openCamera: camera.open, openLens: camera.openLens,
            openMicrophone: { Microphone.start($0, tell: $1) },
            findCameras: { camera.find() },
            haptics: Rumble(),
            notify: { [board, log] title, text in
                if let trouble = await board.post(title: title, text: text) {
                    log.warning("no notification: \(trouble)")
                }
            },
            forgetPictures: { [weak shelf = paintbox.pictures] in shelf?.forgetAll() },
            keepAwake: { _ in }, toggleFullscreen: {},
            prefersDark: DesktopTheme.prefersDark, language: DesktopLanguage.current, log: log,
            preparePicture: { _, _ in }, draw: paintbox.draw, fetch: WebQuestion.ask, showPage: WebPage.show)
        services.films.ours = Resources.films
        services.hearServer = { guest, hint in try? await guest.hear(hint) }
        // Beside the library that the account belongs to.
        let home = box.path.isEmpty ? LaunchOptions().libraryPath : box.path
        services.keyring = .standard(folder: URL(filePath: home).deletingLastPathComponent().path)
        services.privateFolder = URL(filePath: home).deletingLastPathComponent().appending(path: "private")
        services.systemName = { SystemName.text }
        services.mealTimer = SystemdTimer.standard(library: home)?.timer
        services.cache = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appending(
            path: "hands-off")
        services.openFilmLens = camera.openFilmLens
        return services
    }

    /// Errors with their technical causes; with `HANDS_OFF_LOG=warning` (or debug …) what else was noticed.
    public static let log: Logger = {
        var log = Logger(label: "hands-off", factory: { _ in TerminalLog() })
        log.logLevel =
            ProcessInfo.processInfo.environment["HANDS_OFF_LOG"].flatMap { Logger.Level(rawValue: $0) }
            ?? .error
        return log
    }()
}
