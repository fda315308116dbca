import Foundation

/// What a process that was killed has left in a folder of things under way.
enum OldFiles {
    /// Throws away what nobody has touched for a day: nothing takes that long.
    static func clear(_ folder: String, now: Date = Date()) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            let changed = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let changed, now.timeIntervalSince(changed) > 86_400 { unlink(path) }
        }
    }
}
