import Foundation

/// The folder into which the cook puts films.
struct FilmFolder: Sendable, Hashable {
    struct Listing: Sendable, Hashable {
        /// By their titles.
        var files: [FilmFile] = []
        /// The folders that were looked into, the folder itself first; to be watched.
        var folders: [String]
        /// Whether there are more than are shown.
        var isCut = false
    }

    static let endings: Set<String> = ["mkv", "mp4", "m4v", "webm", "ogv", "mov"]
    static let most = 500
    /// No more names than these are looked at, and no folders deeper than that.
    private static let mostNames = 5000
    private static let depth = 3

    let path: String

    /// What is there now; takes some milliseconds.
    func list() -> Listing {
        var listing = Listing(folders: [path])
        var looked = 0
        var waiting = [(path: path, depth: 0)]
        var known: Set<FileMark> = []
        while let folder = waiting.first {
            waiting.removeFirst()
            // Not by its name: no way leads in a circle.
            guard let mark = FileMark(folder.path), known.insert(mark).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                looked += 1
                if looked > Self.mostNames || listing.files.count >= Self.most {
                    listing.isCut = true
                    break
                }
                let path = folder.path + "/" + name
                var facts = stat()
                guard stat(path, &facts) == 0 else { continue }
                switch facts.st_mode & S_IFMT {
                case S_IFDIR where folder.depth < Self.depth && !Self.isLink(path):
                    waiting.append((path, folder.depth + 1))
                    listing.folders.append(path)
                case S_IFREG where Self.fits(name):
                    let changed = Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
                    listing.files.append(FilmFile(path: path, size: Int(facts.st_size), changed: changed))
                default: break
                }
            }
        }
        listing.files.sort {
            let order = $0.title.localizedStandardCompare($1.title)
            return order == .orderedSame ? $0.path < $1.path : order == .orderedAscending
        }
        return listing
    }

    static func fits(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static func isLink(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
    }

    /// A folder by whatever name.
    private struct FileMark: Hashable {
        var device: UInt
        var number: UInt

        init?(_ path: String) {
            var facts = stat()
            guard stat(path, &facts) == 0 else { return nil }
            (device, number) = (UInt(facts.st_dev), UInt(facts.st_ino))
        }
    }
}
