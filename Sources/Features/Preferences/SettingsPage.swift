import Camera
import House
import Kit
import Listening
import Stage

/// Everything that can be set.
@MainActor final class SettingsPage: Page {
    unowned let preferences: Preferences
    /// A food to avoid, while it is typed.
    private(set) var food = ""
    /// The cameras that were plugged in when the page was opened.
    private(set) var cameras: [CameraDevice] = []

    private(set) lazy var storage = StorageModel(host)
    /// Why commands in the window's language can't be heard; nil = they can.
    private(set) var speechTrouble: ListeningTrouble?

    static let field = "avoided field"
    /// As many as a line of reasons can name, and more.
    private static let mostFoods = 40

    init(_ preferences: Preferences) { self.preferences = preferences }

    var host: Host { preferences.host }

    let id = "settings"
    var title: String? { host.words.settings }

    func view(_ look: Look) -> any View { SettingsView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    func leave() { addTyped() }

    func come() {
        host.lookForHaptics()
        findCameras()
        speechTrouble = host.speechModelTrouble
        host.copies.refresh(host)
        storage.refresh()
    }

    /// Asks which cameras there are to choose from.
    private func findCameras() {
        host.services.errands.run { [find = host.services.findCameras] in
            find()
        } then: {
            self.cameras = $0
        }
    }

    /// A folder with a model of speech; what is chosen again is let go of.
    func chooseSpeechModel() {
        if host.settings.speechModel != nil {
            host.settings.speechModel = nil
            speechTrouble = host.speechModelTrouble
            return
        }
        host.choose(title: host.words.speechModel, .folder) { folder in
            self.host.settings.speechModel = folder
            self.speechTrouble = self.host.speechModelTrouble
        }
    }

    // MARK: Foods to avoid

    /// A comma ends a food, as Return does.
    func type(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }.map(String.init)
        for part in parts.dropLast() { avoid(part) }
        food = String((parts.last ?? "").drop { $0 == " " })
        host.touch()
    }

    func addTyped() {
        avoid(food)
        food = ""
        host.touch()
    }

    func remove(_ food: String) { host.settings.avoided.removeAll { $0 == food } }

    private func avoid(_ name: String) {
        let name = name.split(separator: " ").joined(separator: " ")
        let isKnown = host.settings.avoided.contains { $0.lowercased() == name.lowercased() }
        // Something to look for must be in it.
        guard name.contains(where: \.isLetter), !isKnown, host.settings.avoided.count < Self.mostFoods else {
            return
        }
        host.settings.avoided.append(name)
    }
}
