public import Stage

/// The places of the menu, in its order: the first nine have Ctrl and a digit, the settings the comma, as
/// everywhere.
@MainActor public struct Menu {
    public let places: [Place]
    /// Stands apart at the end.
    public let settings: Place

    public init(_ places: [Place], settings: Place) { (self.places, self.settings) = (places, settings) }

    public var home: Place { places[0] }
    /// All that are there now, as they are listed.
    public var all: [Place] { places.filter(\.isOpen) + [settings] }
    /// The pages that have been gone to.
    var made: [any Page] { (places + [settings]).compactMap(\.made) }

    /// The key that leads there with Ctrl; nil = only the menu does.
    public func key(of place: Place) -> String? {
        if place === settings { return "," }
        return places.firstIndex { $0 === place }.flatMap { $0 < 9 ? "\($0 + 1)" : nil }
    }

    public func place(for key: KeyPress) -> Place? {
        guard key.modifiers == .control else { return nil }
        return all.first { place in
            self.key(of: place).map { [$0, "keypad \($0)"].contains(key.name) } ?? false
        }
    }
}
