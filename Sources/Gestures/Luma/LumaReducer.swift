/// Reduces a raw picture to the means of square blocks of brightness, as fast as memory allows.
///
/// The block's side is the smallest that gives at most 80 columns, so 640×480 becomes 80×60 blocks of 8×8
/// pixels and 1920×1080 becomes 80×45 of 24×24: the picture keeps its shape, and every camera looks alike to
/// the detector. Pixels beyond the last whole block (under one block at the right and bottom edge) are left
/// out.
///
/// A value made once per negotiated mode; usable from any thread. A 640×480 plane takes about 265,000
/// instructions in a release build (`make instructions`).
public struct LumaReducer: Sendable, Hashable {
    /// Never more blocks in a row than this.
    public static let mostColumns = 80

    /// Largest side of a picture that is believed, in pixels; 8K video is 7,680 wide. Sums are sized by it.
    public static let largestSide = 8192

    public let layout: PixelLayout
    /// Size of the raw picture in pixels.
    public let width: Int
    public let height: Int
    /// Bytes from the start of one row to the start of the next, padding included.
    public let bytesPerRow: Int
    /// Pixels along the side of a block, at least 1.
    public let side: Int
    /// Size of the result in blocks, each at least 1.
    public let columns: Int
    public let rows: Int
    /// A picture with fewer bytes than this is cut short and is refused.
    public let bytesNeeded: Int

    /// Fails when no block fits, when a row's pixels don't fit into `bytesPerRow`, or when the size is
    /// absurd.
    public init?(layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int) {
        let believable = 1...Self.largestSide
        guard believable.contains(width), believable.contains(height),
            bytesPerRow >= width * layout.bytesPerPixel, bytesPerRow <= 16 * Self.largestSide
        else { return nil }
        let side = (width + Self.mostColumns - 1) / Self.mostColumns
        guard height >= side else { return nil }
        self.layout = layout
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.side = side
        columns = width / side
        rows = height / side
        bytesNeeded = (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    }

    /// The block means of one picture, or nil when `picture` holds fewer than `bytesNeeded` bytes.
    ///
    /// - Parameters:
    ///   - picture: the picture as the driver or decoder filled it, top row first; only read, never kept.
    ///   - time: when it was taken, in seconds on a clock that only moves forward.
    public func frame(from picture: UnsafeRawBufferPointer, at time: Double) -> LumaFrame? {
        guard picture.count >= bytesNeeded, let first = picture.baseAddress else { return nil }
        let luma = [UInt8](unsafeUninitializedCapacity: columns * rows) { means, count in
            reduce(first, into: means)
            count = columns * rows
        }
        return LumaFrame(columns: columns, rows: rows, luma: luma, time: time)
    }
}
