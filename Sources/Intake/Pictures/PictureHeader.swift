public import Exchange

/// What a picture says of itself before anybody decodes it.
public struct PictureHeader: Sendable, Hashable {
    public var kind: PictureKind
    /// In pixels.
    public var width: Int
    public var height: Int

    /// Reads the header of a picture that may be shown; refuses what is none, what is cut off within its header,
    /// and what is larger than `Limits` allows. Quick, whatever the picture: no pixel is decoded.
    public init(checking bytes: [UInt8]) throws(Refusal) {
        guard bytes.count <= Limits.picture else {
            throw Refusal(.tooLarge, cause: "a picture of \(bytes.count) bytes")
        }
        guard let kind = PictureKind(bytes) else { throw Refusal(.unknownFormat, cause: "no picture") }
        let reading = PictureBytes(bytes)
        let size =
            switch kind {
            case .jpeg: reading.jpeg()
            case .png: reading.png()
            case .webP: reading.webP()
            case .gif: reading.gif()
            }
        guard let (width, height) = size, width > 0, height > 0 else {
            throw Refusal(.damaged, cause: "a picture without a size")
        }
        guard width <= Limits.side, height <= Limits.side, width * height <= Limits.pixels else {
            throw Refusal(.tooLarge, cause: "a picture of \(width) × \(height)")
        }
        self.kind = kind
        (self.width, self.height) = (width, height)
    }
}
