import Stage

/// What is being typed on the settings page.
@MainActor final class SettingsModel: PageModel {
    /// A food to avoid.
    private(set) var food = ""

    static let field = "avoided field"
    /// As many as a line of reasons can name, and more.
    private static let mostFoods = 40

    /// A comma ends a food, as Return does.
    func type(_ text: String, _ app: App) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }.map(String.init)
        for part in parts.dropLast() { avoid(part, app) }
        food = String((parts.last ?? "").drop { $0 == " " })
        app.touch()
    }

    func addTyped(_ app: App) {
        avoid(food, app)
        food = ""
        app.touch()
    }

    func remove(_ food: String, _ app: App) { app.settings.avoided.removeAll { $0 == food } }

    private func avoid(_ name: String, _ app: App) {
        let name = name.split(separator: " ").joined(separator: " ")
        let isKnown = app.settings.avoided.contains { $0.lowercased() == name.lowercased() }
        // Something to look for must be in it.
        guard name.contains(where: \.isLetter), !isKnown, app.settings.avoided.count < Self.mostFoods else {
            return
        }
        app.settings.avoided.append(name)
    }

    func leave(_ app: App) { addTyped(app) }
}
