import Foundation
import Stage

@testable import Screen

/// A small white page and what is painted on it.
@MainActor struct Painting {
    static let white = Color(0xFFFFFF)
    let canvas: Canvas

    init(_ width: Int = 100, _ height: Int = 100, scale: Double = 1, paintbox: Paintbox = Paintbox()) {
        canvas = Canvas(width: width, height: height, scale: scale, paintbox: paintbox)
        canvas.paint([], background: Self.white)
    }

    func paint(_ ink: DrawCommand.Ink, _ frame: Rect, clip: Rect? = nil, opacity: Double = 1) -> Pixels {
        let command = DrawCommand(ink, frame: frame, clip: clip ?? canvas.page, opacity: opacity)
        canvas.paint([command], background: Self.white)
        return canvas.pixels
    }
}

extension Pixels {
    /// In how many places two pictures differ by more than some shades of 256.
    func differences(from other: Pixels, beyond shades: Int = 0) -> Int {
        if width != other.width || height != other.height { return .max }
        let apart = { (a: UInt32, b: UInt32) in abs(Int(a & 0xFF) - Int(b & 0xFF)) > shades }
        var count = 0
        for (a, b) in zip(values, other.values) {
            if apart(a, b) || apart(a >> 8, b >> 8) || apart(a >> 16, b >> 16) { count += 1 }
        }
        return count
    }

    /// Without the byte that an opaque page doesn't use.
    func color(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xFFFFFF }

    /// How many pixels aren't white, in a part of the picture.
    func marks(_ xs: Range<Int>? = nil, _ ys: Range<Int>? = nil) -> Int {
        var count = 0
        for y in ys ?? 0..<height { for x in xs ?? 0..<width where color(x, y) != 0xFFFFFF { count += 1 } }
        return count
    }
}

/// A folder that is there for one test.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID().uuidString)")

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
