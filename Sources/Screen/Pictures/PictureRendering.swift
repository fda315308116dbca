import CRsvg
public import Foundation
public import Pictures

/// Turns a picture file into pixels of a certain size. Pure but for its cost, and for what the decoders of C
/// do with a file that was made to break them: what strangers drew is drawn in the scullery, never in the
/// window's process.
public struct PictureRendering: Hashable, Sendable {
    /// In device pixels.
    public var width: Int
    public var height: Int
    /// Whether it covers the size and is cropped, or fits into it.
    public var fills: Bool

    public init(width: Int, height: Int, fills: Bool) {
        (self.width, self.height, self.fills) = (width, height, fills)
    }

    /// The most pixels a side.
    public static let largestSide = 4096

    /// - Returns: as large as asked for if it fills, else that wide or that high.
    /// - Throws: why the file isn't drawn.
    public func render(_ data: Data) throws(PictureRefusal) -> Pixels {
        guard width > 0, height > 0 else { throw .broken("no size") }
        let bounded = PictureRendering(
            width: min(width, Self.largestSide), height: min(height, Self.largestSide), fills: fills)
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xFF, 0xD8, 0xFF]) {
            return try bounded.photograph(data)
        }
        return try bounded.drawing(data)
    }
}
