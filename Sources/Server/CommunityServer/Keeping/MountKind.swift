import Foundation

/// What kind of drive a folder is on, as Linux names it: "ext4", "nfs4".
enum MountKind {
    static func of(_ path: String, mounts: String? = nil) -> String {
        let text = mounts ?? (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
        var best = (length: -1, kind: "")
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2 else { continue }
            let place = words[1].replacing("\\040", with: " ")
            let isAbove = path == place || path.hasPrefix(place.hasSuffix("/") ? place : place + "/")
            // Of two in the same place the later one hides the earlier.
            if isAbove, place.utf8.count >= best.length { best = (place.utf8.count, String(words[2])) }
        }
        return best.kind
    }
}
