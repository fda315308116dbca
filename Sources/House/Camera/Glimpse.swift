public import Gestures
public import Stage

/// What the detector sees, small enough to show: brightness in grey, motion tinted, mirrored for the cook.
public struct Glimpse: Sendable {
    public let picture: Bitmap
    /// How much of a sweep has been seen, as the detector tells it: towards 1 right, towards −1 left in the
    /// picture as stored.
    public let progress: Double

    /// - Parameter motion: per block, 0 still to 255, row-major like the frame; may be empty.
    public init(_ frame: LumaFrame, motion: [UInt8], progress: Double, version: Int) {
        var pixels = [UInt32](repeating: 0, count: frame.columns * frame.rows)
        let hasMotion = motion.count == pixels.count
        for y in 0..<frame.rows {
            let row = y * frame.columns
            for x in 0..<frame.columns {
                let at = row + frame.columns - 1 - x
                let grey = UInt32(frame.luma[at])
                let strength = hasMotion ? min(255, UInt32(motion[at]) * 6) : 0
                // Towards the house's saffron where something moves.
                let red = (grey * (255 - strength) + 0xF3 * strength) / 255
                let green = (grey * (255 - strength) + 0xA8 * strength) / 255
                let blue = (grey * (255 - strength) + 0x30 * strength) / 255
                pixels[row + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
            }
        }
        picture = Bitmap(width: frame.columns, height: frame.rows, pixels: pixels, version: version)
        self.progress = progress
    }
}
