/// What is decoded of a picture at most, by whichever door it comes in.
public enum PictureLimits {
    /// Bytes of a photograph: twice what the best phones write.
    public static let photograph = 32 << 20
    /// Bytes of a drawing.
    public static let drawing = 2 << 20
    /// Width × height of a photograph: a camera's 64 million, not a bomb's 10,000 million. Decoded, each
    /// takes four bytes.
    public static let pixels = 64_000_000
    /// Of either side, in pixels; cairo draws nothing that is longer than 32,767.
    public static let side = 20_000
}
