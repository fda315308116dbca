/// What the program may say without being asked (TR19).
public struct Notifications: Sendable, Hashable, Codable {
    /// What a message is about.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case timers
        /// The offer to go on after an interruption.
        case resume
        /// What people on the server answer, follow and review; and what its moderators decide.
        case talk, followers, decisions
        /// What becomes of what was ordered.
        case orders
    }

    public var isOn = true
    /// Kinds that the cook doesn't want, whatever else is on.
    public var silenced: Set<Kind> = []
    /// Nothing of what can wait is said from ``night`` on.
    public var isQuietAtNight = true

    public init(isOn: Bool = true, silenced: Set<Kind> = [], isQuietAtNight: Bool = true) {
        (self.isOn, self.silenced, self.isQuietAtNight) = (isOn, silenced, isQuietAtNight)
    }

    /// Kinds that a later version has added are let go: this one says nothing of them.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        isOn = try values.decodeIfPresent(Bool.self, forKey: .isOn) ?? true
        let names = try values.decodeIfPresent([String].self, forKey: .silenced) ?? []
        silenced = Set(names.compactMap(Kind.init(rawValue:)))
        isQuietAtNight = try values.decodeIfPresent(Bool.self, forKey: .isQuietAtNight) ?? true
    }

    /// Hours of the clock: from ten in the evening until seven.
    public static let night = (from: 22, until: 7)

    /// Whether what can wait may be said.
    /// - Parameter hour: 0 to 23, of the clock on the wall.
    public func allows(_ kind: Kind, atHour hour: Int) -> Bool {
        allows(kind) && allowsOthers(atHour: hour)
    }

    /// Whether what is switched on elsewhere, and can wait, may be said.
    /// - Parameter hour: 0 to 23, of the clock on the wall.
    public func allowsOthers(atHour hour: Int) -> Bool {
        isOn && !(isQuietAtNight && (hour >= Self.night.from || hour < Self.night.until))
    }

    /// Whether messages of this kind may be shown.
    public func allows(_ kind: Kind) -> Bool { isOn && !silenced.contains(kind) }
}
