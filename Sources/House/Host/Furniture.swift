public import Kit
public import Library
public import Stage

/// What the features bring into the house, put together where the program is.
@MainActor public struct Furniture {
    public var menu: Menu
    public var crossings: Crossings
    /// What stands on the front page first, such as the offer to go on with a dish; nil = nothing now.
    public var offers: [(Look) -> Node?] = []
    /// The features' own cards on the settings page.
    public var cards: [SettingsPart] = []
    /// Something of the library has changed, whichever page is shown.
    public var hear: (Set<LibraryPart>) -> Void
    /// Something was dropped on a page that has no use for it; returns whether it means something.
    public var drop: (Drop) -> Bool
    /// What a feature does by itself at some time, whichever page is shown.
    public var clockwork: [Clockwork] = []
    /// The program ends: whatever goes on behind the pages stops.
    public var close: () -> Void

    public init(
        menu: Menu, crossings: Crossings, offers: [(Look) -> Node?] = [], cards: [SettingsPart] = [],
        hear: @escaping (Set<LibraryPart>) -> Void = { _ in },
        drop: @escaping (Drop) -> Bool = { _ in false }, clockwork: [Clockwork] = [],
        close: @escaping () -> Void = {}
    ) {
        self.clockwork = clockwork
        (self.menu, self.crossings, self.offers, self.cards) = (menu, crossings, offers, cards)
        (self.hear, self.drop, self.close) = (hear, drop, close)
    }
}

/// Something that becomes due by the clock.
@MainActor public struct Clockwork {
    /// In seconds of the host's clock; nil = never.
    public let deadline: () -> Double?
    /// Called once it is due, and not before.
    public let elapse: () -> Void

    public init(deadline: @escaping () -> Double?, elapse: @escaping () -> Void) {
        (self.deadline, self.elapse) = (deadline, elapse)
    }
}

/// A feature's card on the settings page.
@MainActor public struct SettingsPart {
    public let icon: String
    public let title: (Look) -> String
    public let card: (Look) -> any View

    public init(icon: String, title: @escaping (Look) -> String, card: @escaping (Look) -> any View) {
        (self.icon, self.title, self.card) = (icon, title, card)
    }
}
