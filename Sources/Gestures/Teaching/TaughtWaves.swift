/// The waves that one cook has shown the detector before one camera.
public struct TaughtWaves: Sendable, Hashable, Codable {
    /// As many as a practice asks for; more don't help.
    public static let most = 6
    /// The fewest that tell a habit from a chance.
    public static let fewest = 3

    public let waves: [WaveSample]
    /// Which camera it was, by what the cook has chosen; nil = whichever was there.
    public let camera: String?

    /// Nil if there are too few to learn from.
    public init?(_ waves: [WaveSample], camera: String?) {
        guard waves.count >= Self.fewest else { return nil }
        self.waves = Array(waves.suffix(Self.most))
        self.camera = camera
    }
}
