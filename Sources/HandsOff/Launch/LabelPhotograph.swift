import Chores
import Foundation
import LabelEyes
import Pictures
import Screen
import Scullery

/// A photograph of a packet, on its way to being read.
enum LabelPhotograph {
    /// Bytes of one that is still looked at.
    private static let longest = 64 << 20

    /// A photograph upright, in grey; decoded in the process for strangers' files.
    static func read(_ path: String) -> GreyPicture? {
        guard let handle = try? FileHandle(forReadingFrom: URL(filePath: path)),
            let data = try? handle.read(upToCount: longest + 1), data.count <= longest
        else { return nil }
        try? handle.close()
        // As large as it is: nothing is read better for being drawn larger.
        guard let header = try? PictureHeader(checking: [UInt8](data)) else { return nil }
        let side = min(PictureRendering.largestSide, max(header.width, header.height))
        let rendering = PictureRendering(width: side, height: side, fills: false)
        guard let pixels = try? Scullion(.own).pixels(of: data, rendering) else { return nil }
        return GreyPicture(
            width: pixels.width, height: pixels.height,
            pixels: pixels.values.map { value in
                let (red, green, blue) = (value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
                // ITU-R BT.601.
                return UInt8((red * 299 + green * 587 + blue * 114) / 1000)
            })
    }
}
