/// What a page wants of the microphone while it is shown.
public struct MicrophoneWish: Sendable, Hashable {
    /// What "how much …" can be asked about here, as the recipe names it.
    public var foods: [String]
    /// Whether commands count only after the wake word, whatever is set.
    public var needsWake: Bool

    public init(foods: [String] = [], needsWake: Bool = false) {
        (self.foods, self.needsWake) = (foods, needsWake)
    }
}
