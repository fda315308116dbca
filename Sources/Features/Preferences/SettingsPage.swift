import House
import Stage

/// What is being typed on the settings page.
@MainActor final class SettingsPage: Page {
    /// A food to avoid.
    private(set) var food = ""

    static let field = "avoided field"
    /// As many as a line of reasons can name, and more.
    private static let mostFoods = 40

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

    func leave() { addTyped() }
}
