/// What a picture says of itself before anybody decodes it.
public struct PictureHeader: Sendable, Hashable {
    public var kind: PictureKind
    /// In pixels.
    public var width: Int
    public var height: Int

    /// Reads the header of a picture that may be shown; refuses what isn't one, what is cut off within its
    /// header, and what is larger than `PictureLimits` allows. Quick, whatever the picture: no pixel is
    /// decoded.
    public init(checking bytes: [UInt8]) throws(PictureRefusal) {
        guard bytes.count <= PictureLimits.photograph else { throw .tooLarge }
        guard let kind = PictureKind(bytes) else { throw .broken("no picture") }
        let reading = PictureBytes(bytes)
        let size =
            switch kind {
            case .jpeg: reading.jpeg()
            case .png: reading.png()
            case .webP: reading.webP()
            case .gif: reading.gif()
            }
        guard let (width, height) = size, width > 0, height > 0 else {
            throw .broken("a picture without a size")
        }
        guard width <= PictureLimits.side, height <= PictureLimits.side,
            width * height <= PictureLimits.pixels
        else { throw .unsafe("too many pixels: \(width) × \(height)") }
        self.kind = kind
        (self.width, self.height) = (width, height)
    }
}
