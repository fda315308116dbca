import Foundation
import Screen

@testable import Kit

/// The accepted pictures of a script. A changed or new picture fails until somebody has looked at it and
/// accepts it.
struct Gallery {
    let accepted: URL
    let name: String

    /// How much two pictures may differ and still look the same: a few pixels of an edge, where another
    /// build of the same libraries rounds otherwise.
    private static let mostPixels = 60
    private static let leastDifference = 24

    /// Compares a folder of fresh pictures; those that differ are kept in `.build/pictures` for `make
    /// accept`.
    @MainActor func compare(_ fresh: URL) throws -> [String] {
        let names = { (folder: URL) -> Set<String> in
            Set(
                ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
                    .filter { $0.hasSuffix(".png") })
        }
        let (new, old) = (names(fresh), names(accepted))
        var complaints = old.subtracting(new).sorted().map {
            "\(name)/\($0) is accepted, but no picture any more."
        }
        for picture in new.sorted() {
            let made = fresh.appending(path: picture)
            guard old.contains(picture) else {
                try keep(made)
                complaints.append(
                    "\(name)/\(picture) is new. Look at it in .build/pictures, then `make accept`.")
                continue
            }
            let different = try Gallery.difference(made, accepted.appending(path: picture))
            if different > Gallery.mostPixels {
                try keep(made)
                complaints.append(
                    "\(name)/\(picture) has changed in \(different) pixels. Look at it in .build/pictures, then `make accept`."
                )
            }
        }
        return complaints
    }

    /// How many pixels differ visibly; all of them if the sizes differ.
    @MainActor static func difference(_ a: URL, _ b: URL) throws -> Int {
        let (first, second) = (try Pixels(png: a.path), try Pixels(png: b.path))
        if (first.width, first.height) != (second.width, second.height) { return first.values.count }
        if first.values == second.values { return 0 }
        return zip(first.values, second.values).count { isVisiblyDifferent($0, $1) }
    }

    private static func isVisiblyDifferent(_ p: UInt32, _ q: UInt32) -> Bool {
        if p == q { return false }
        for shift: UInt32 in [0, 8, 16] {
            let (a, b) = (Int(p >> shift & 255), Int(q >> shift & 255))
            if abs(a - b) > leastDifference { return true }
        }
        return false
    }

    private func keep(_ picture: URL) throws {
        let folder = accepted.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: ".build/pictures/\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appending(path: picture.lastPathComponent)
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.copyItem(at: picture, to: target)
    }
}
