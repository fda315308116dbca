/// What the camera should do.
public struct EyeWish: Sendable {
    /// A device's path; nil = the first camera found.
    public var device: String?
    /// 0 = only clear waves, 1 = faint ones too.
    public var sensitivity: Double
    /// While it is open, pictures for the preview are reported besides waves.
    public let peephole: Peephole

    public init(device: String? = nil, sensitivity: Double, peephole: Peephole) {
        self.device = device
        self.sensitivity = sensitivity
        self.peephole = peephole
    }
}
