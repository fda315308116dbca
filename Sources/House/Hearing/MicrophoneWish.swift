/// What a page wants of the microphone while it is shown.
public struct MicrophoneWish: Sendable, Hashable {
    /// What "how much …" can be asked about here, as the recipe names it.
    public var foods: [String]

    public init(foods: [String] = []) { self.foods = foods }
}
