public import Gestures

/// What the camera should do.
public struct EyeWish: Sendable {
    /// A device's path; nil = the first camera found.
    public var device: String?
    /// 0 = only clear waves, 1 = faint ones too.
    public var sensitivity: Double
    /// Whether pictures in dim light are to come as often as by day, and be grainier for it.
    public var keepsRate: Bool
    /// The cook's own waves, to go by besides.
    public var taught: TaughtWaves?
    /// While it is open, pictures for the preview are reported besides waves.
    public let peephole: Peephole

    public init(
        device: String? = nil, sensitivity: Double, keepsRate: Bool = false, taught: TaughtWaves? = nil,
        peephole: Peephole
    ) {
        self.device = device
        self.sensitivity = sensitivity
        self.keepsRate = keepsRate
        self.taught = taught
        self.peephole = peephole
    }
}
