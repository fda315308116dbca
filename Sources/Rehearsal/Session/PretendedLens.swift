import Camera
import Foundation
import House
import Stage

/// The camera of a session while a photo is taken: it sees a drawn plate of soup.
@MainActor final class PretendedLens {
    private let eye: PretendedEye
    private var report: (@Sendable (LensReport) -> Void)?
    private var generation = 0
    private var looks = 0
    /// What is held before it; nil = the plate.
    var shown: Bitmap?

    init(_ eye: PretendedEye) { self.eye = eye }

    var isOpen: Bool { report != nil }

    func open(_ report: @escaping @Sendable (LensReport) -> Void) -> any CameraFeed {
        self.report = report
        generation += 1
        tell()
        return PretendedLensFeed(lens: self, generation: generation)
    }

    func close(_ generation: Int) {
        if generation == self.generation { report = nil }
    }

    /// The camera works, or doesn't, as the script has it now.
    func tell() {
        guard let report else { return }
        guard let kind = eye.camera.trouble else {
            report(.opened)
            return report(.picture(PretendedLens.plate))
        }
        let trouble = CameraTrouble(kind, operation: "pretended")
        report(.trouble(.camera(trouble)))
    }

    /// Time has passed before it: the soup is stirred.
    func look(at time: Double) {
        guard let report, eye.camera.trouble == nil else { return }
        if let shown {
            looks += 1
            return report(
                .picture(
                    Bitmap(
                        width: shown.width, height: shown.height, pixels: shown.pixels,
                        version: (1 << 41) + looks)))
        }
        var picture = PretendedLens.plate
        var pixels = picture.pixels
        let (x, y) = (320 + Int(90 * cos(time * 2)), 240 + Int(70 * sin(time * 2)))
        for row in max(0, y - 14)..<min(picture.height, y + 14) {
            for column in max(0, x - 14)..<min(picture.width, x + 14) {
                pixels[row * picture.width + column] = 0xFFD8B078
            }
        }
        looks += 1
        picture = Bitmap(
            width: picture.width, height: picture.height, pixels: pixels, version: (1 << 41) + looks)
        report(.picture(picture))
    }

    private static let plate: Bitmap = {
        let (width, height) = (640, 480)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x) - 320, Double(y) - 240)
                let far = dx * dx + dy * dy * 1.25
                // Basil, soup, the rim of the plate, the table.
                let isLeaf = (dx - 30) * (dx - 30) / 1600 + (dy + 20) * (dy + 20) / 400 < 1
                let color: UInt32 =
                    far < 22_000
                    ? (isLeaf ? 0x4F8A3C : 0xC8462B)
                    : far < 40_000 ? 0xF4EFE6 : (x / 40 + y / 40) % 2 == 0 ? 0xA9825A : 0xA17A53
                pixels.append(0xFF00_0000 | color)
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels, version: 1 << 41)
    }()
}

private struct PretendedLensFeed: CameraFeed {
    let lens: PretendedLens
    let generation: Int

    func close() {
        Task { @MainActor in lens.close(generation) }
    }
}
