import Chores
import Foundation
import LabelEyes
import Labels
import Pictures
import Screen
import Scullery

/// A photograph of a packet, upright, decoded in the process for strangers' files.
struct LabelPhotograph {
    private let pixels: Pixels

    /// Bytes of one that is still looked at.
    private static let longest = 64 << 20

    /// Nil if it can't be opened as a picture. Waits for the other process.
    init?(_ path: String) {
        guard let handle = try? FileHandle(forReadingFrom: URL(filePath: path)),
            let data = try? handle.read(upToCount: Self.longest + 1), data.count <= Self.longest
        else { return nil }
        try? handle.close()
        // As large as it is: nothing is read better for being drawn larger.
        guard let header = try? PictureHeader(checking: [UInt8](data)) else { return nil }
        let side = min(PictureRendering.largestSide, max(header.width, header.height))
        let rendering = PictureRendering(width: side, height: side, fills: false)
        guard let pixels = try? Scullion(.own).pixels(of: data, rendering) else { return nil }
        self.pixels = pixels
    }

    /// What a nutrition label on it says.
    func label() async -> NutritionLabel { await LabelReader().read(grey, besides: filtered) }

    /// In grey, as an eye sees it (ITU-R BT.709).
    var grey: GreyPicture { picture { ($0 * 2126 + $1 * 7152 + $2 * 722) / 10_000 } }

    /// Through the filter of the colour in which there is most to be seen; nil = it is grey anyway.
    private var filtered: GreyPicture? {
        let colours = [
            picture { red, _, _ in red }, picture { _, green, _ in green }, picture { _, _, blue in blue },
        ]
        let contrasts = colours.map(\.contrast)
        let most = contrasts.indices.max { contrasts[$0] < contrasts[$1] } ?? 1
        return contrasts[most] - (contrasts.min() ?? 0) < 1 ? nil : colours[most]
    }

    private func picture(_ shade: (_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32) -> GreyPicture {
        GreyPicture(
            width: pixels.width, height: pixels.height,
            pixels: pixels.values.map {
                UInt8(truncatingIfNeeded: shade($0 >> 16 & 0xFF, $0 >> 8 & 0xFF, $0 & 0xFF))
            })
    }
}
