import Exchange
import Foundation
import Guest
import House
import Language
import Library
import Logging
import Recipes
import Screen
import Slideshow
import Web

extension Services {
    /// A world in which nothing is plugged in.
    static func pretended(
        _ box: RecipeBox, _ desktop: DesktopDouble, askServer: Guest.Asking?, askWeb: Guest.Asking?,
        now: @escaping () -> Double
    ) -> Services {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        let speaker = Speaker(folder: nil), log = Logger(label: "pretended")
        var services = Services(
            now: now, readClock: { ClockReading(boot: "", uptime: now(), time: now()) },
            timeOfDay: { _ in (desktop.time.withLock(\.self), 60) }, date: { _ in (2026, 11, 22) }, box: box,
            boxes: [],
            errands: Errands(ring: {}), documents: DocumentFolder(folder),
            pictures: PictureFolder(url: folder),
            places: FilePlaces(home: folder.path, folders: [], mounts: []), speaker: speaker,
            voice: Voice(speaker, log: log),
            measure: PangoText(), openCamera: { _, _ in NoFeed() }, openLens: { _, _ in NoFeed() },
            openMicrophone: { _, _ in NoFeed() }, findCameras: { [] }, haptics: Numb(),
            notify: { title, _ in desktop.said.withLock { $0.append(title) } },
            keepAwake: { _ in },
            toggleFullscreen: {}, prefersDark: false, language: .english, log: log,
            preparePicture: { _, _ in }, draw: { _, _ in Pixels(width: 1, height: 1, values: [0]) },
            fetch: { _ throws(Refusal) in throw Refusal(.unreachable) }, showPage: { _ in false })
        services.privateFolder = folder.appending(path: "private")
        let nobody: Guest.Asking = { _ in .failure(WebTrouble(.unreachable, cause: "nobody is there")) }
        services.askServer = askServer ?? nobody
        services.askWeb = askWeb ?? nobody
        return services
    }

    private struct NoFeed: CameraFeed, MicrophoneFeed { func close() {} }

    private final class Numb: Haptics {
        func look() -> Bool { false }
        func buzz(_ buzz: Buzz, at now: Double) {}
        var deadline: Double? { nil }
        func elapse(to now: Double) {}
    }
}

extension RecipeBox {
    static func pretended(
        recipes: Int, _ boxes: [BoxSchema], at now: Double
    ) async throws(LibraryError) -> RecipeBox {
        let box = try inMemory(with: boxes)
        try await box.save(
            (0..<recipes).map { Recipe(id: "\($0)", title: "Recipe \($0)", diets: [.vegetarian]) }, at: now)
        return box
    }
}
