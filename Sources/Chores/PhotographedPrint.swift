public import Eyes
public import Foundation
public import Labels
import Pictures
public import Screen
import Scullery
public import Stage

/// A photograph of something printed, decoded in the process for strangers' files.
public struct PhotographedPrint: Sendable {
    private let pixels: Pixels

    /// Whether what lies under a path begins like a photograph.
    public static func lies(at path: String) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: URL(filePath: path)) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 64)).flatMap { $0.flatMap(PictureKind.init) } != nil
    }

    /// The file of a photograph, if what lies under a path is one; nil if it isn't, or can't be opened.
    public static func file(at path: String) -> Data? {
        guard let handle = try? FileHandle(forReadingFrom: URL(filePath: path)) else { return nil }
        defer { try? handle.close() }
        // Most files that are brought are none, and some are large.
        guard var data = try? handle.read(upToCount: 64), PictureKind(data) != nil,
            let rest = try? handle.read(upToCount: PictureLimits.photograph)
        else { return nil }
        data.append(rest)
        return (try? PictureHeader(checking: [UInt8](data))) == nil ? nil : data
    }

    /// Nil if it can't be drawn. Waits for the other process.
    public init?(_ file: Data) {
        // As large as it is: nothing is read better for being drawn larger.
        guard let header = try? PictureHeader(checking: [UInt8](file)) else { return nil }
        let side = min(PictureRendering.largestSide, max(header.width, header.height))
        let rendering = PictureRendering(width: side, height: side, fills: false)
        guard let pixels = try? Scullion(.own).pixels(of: file, rendering) else { return nil }
        self.pixels = pixels
    }

    /// What a camera sees.
    public init(_ pixels: Pixels) { self.pixels = pixels }

    /// The same of what lies under a path.
    public init?(at path: String) {
        guard let file = Self.file(at: path) else { return nil }
        self.init(file)
    }

    /// As a camera would have seen it.
    public var bitmap: Bitmap { pixels.bitmap(version: 0) }

    /// What a nutrition label on it says, and the label itself, straight and in grey; nil where none was found.
    public func label() async -> (label: NutritionLabel, picture: Bitmap?) {
        let reading = await LabelReader().read(grey, besides: filtered)
        let picture = reading.picture.map { grey in
            Bitmap(
                width: grey.width, height: grey.height,
                pixels: grey.pixels.map { 0xFF00_0000 | UInt32($0) * 0x01_0101 },
                // Two labels of one size are not one picture.
                version: grey.pixels.hashValue)
        }
        return (reading.label, picture)
    }

    /// What a printed page on it says; nil = nothing that can be read. Takes seconds on the thread that calls.
    /// - Parameter isCancelled: asked again and again, on any thread; if it says so, nothing was read.
    public func page(isCancelled: @escaping @Sendable () -> Bool = { false }) -> String? {
        PageReader().read(grey, isCancelled: isCancelled)
    }

    /// In grey, as an eye sees it (ITU-R BT.709).
    public var grey: GreyPicture { picture { ($0 * 2126 + $1 * 7152 + $2 * 722) / 10_000 } }

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
