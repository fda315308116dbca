/// What the camera should do.
struct EyeWish: Sendable {
    /// A device's path; nil = the first camera found.
    var device: String?
    var sensitivity: Double
    /// Whether sweeps up and down are wanted, too.
    var watchesVertical = false
    /// While it is open, pictures for the preview are reported besides waves.
    let peephole: Peephole
}
