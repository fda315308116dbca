/// A picture in colour, as a cook takes one of a dish.
///
/// The only pictures that leave the camera's thread in colour: made while somebody holds the `Webcam` that
/// `Webcam.photograph` has started, and never for gestures.
public struct Photograph: Sendable {
    public let width: Int
    public let height: Int
    /// `width * height` pixels, 0xFFRRGGBB, top row first, as the camera stores it (not mirrored).
    public let pixels: [UInt32]
}
