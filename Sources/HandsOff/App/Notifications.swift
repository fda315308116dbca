/// What the program may say without being asked (TR19).
struct Notifications: Sendable, Hashable, Codable {
    enum Kind: String, Sendable, Codable, CaseIterable {
        case timers
        /// The offer to go on after an interruption.
        case resume
        case community, diary
    }

    var isOn = true
    /// Kinds that the cook doesn't want, whatever else is on.
    var silenced: Set<Kind> = []

    func allows(_ kind: Kind) -> Bool { isOn && !silenced.contains(kind) }
}
