/// What the program may say without being asked (TR19).
public struct Notifications: Sendable, Hashable, Codable {
    /// What a message is about.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case timers
        /// The offer to go on after an interruption.
        case resume
    }

    public var isOn = true
    /// Kinds that the cook doesn't want, whatever else is on.
    public var silenced: Set<Kind> = []

    public init(isOn: Bool = true, silenced: Set<Kind> = []) {
        self.isOn = isOn
        self.silenced = silenced
    }

    /// Whether messages of this kind may be shown.
    public func allows(_ kind: Kind) -> Bool { isOn && !silenced.contains(kind) }
}
