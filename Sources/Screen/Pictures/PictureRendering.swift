import CRsvg
import Foundation

/// Turns a picture file into pixels of a certain size. Pure but for its cost; called off the main actor.
struct PictureRendering: Hashable, Sendable {
    /// In device pixels.
    var width: Int
    var height: Int
    /// Whether it covers the size and is cropped, or fits into it.
    var fills: Bool

    /// The largest file looked at, in bytes: drawings, and photographs.
    static let largestDrawing = 2 << 20
    static let largestPhotograph = 32 << 20
    /// The most pixels a side.
    static let largestSide = 4096
    /// The most pixels a photograph may claim to have: a camera's 64 million, not a bomb's 10,000 million.
    static let mostPixels: Int64 = 64_000_000

    /// - Returns: as large as asked for if it fills, else that wide or that high.
    /// - Throws: why the file isn't drawn.
    func render(_ data: Data) throws(PictureRefusal) -> Pixels {
        guard width > 0, height > 0 else { throw .broken("no size") }
        let bounded = PictureRendering(
            width: min(width, Self.largestSide), height: min(height, Self.largestSide), fills: fills)
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: [0xFF, 0xD8, 0xFF]) {
            return try bounded.photograph(data)
        }
        return try bounded.drawing(data)
    }
}

/// Why a picture file is not drawn.
public enum PictureRefusal: Error, Hashable, Sendable {
    case tooLarge
    /// It would read other files, or unpack to far more than itself.
    case unsafe(String)
    case broken(String)
}
