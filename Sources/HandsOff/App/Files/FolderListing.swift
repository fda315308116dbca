import Foundation

/// What is in a folder, as far as it may be chosen: folders first, then files that fit, by name; nothing hidden.
struct FolderListing: Sendable, Hashable {
    struct Entry: Sendable, Hashable, Identifiable {
        var name: String
        var path: String
        var isFolder: Bool
        /// Bytes of a file.
        var size: Int
        /// Seconds since 1970.
        var changedAt: Double

        var id: String { path }
    }

    var path: String
    var entries: [Entry]
    /// Whether there was more than anyone scrolls through.
    var isCut: Bool

    /// Entries shown, and names looked at: a folder may hold millions.
    static let most = 2000, mostSeen = 50_000

    /// Reads a folder; takes milliseconds, or as long as a slow disk does.
    /// - Parameter endings: of the files that fit, in lower case, without the dot; empty = only folders.
    static func read(_ path: String, endings: Set<String>) throws(FolderTrouble) -> FolderListing {
        guard let folder = opendir(path) else {
            throw errno == EACCES || errno == EPERM ? .forbidden : .gone
        }
        defer { closedir(folder) }
        var entries: [Entry] = []
        var seen = 0
        while seen < mostSeen, let item = readdir(folder) {
            seen += 1
            let name = withUnsafePointer(to: &item.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // Of what can't be chosen nothing more is asked of the disk.
            let isFile = item.pointee.d_type == UInt8(DT_REG)
            if name.hasPrefix(".") || (isFile && !fits(name, endings)) { continue }
            if let entry = entry(name, in: path), entry.isFolder || fits(name, endings) {
                entries.append(entry)
            }
        }
        entries.sort(by: stands)
        return FolderListing(
            path: path, entries: Array(entries.prefix(most)), isCut: entries.count > most || seen == mostSeen)
    }

    static func fits(_ name: String, _ endings: Set<String>) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    /// nil = a link to nowhere, a device, or gone meanwhile.
    private static func entry(_ name: String, in folder: String) -> Entry? {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        var about = stat()
        guard stat(path, &about) == 0 else { return nil }
        let kind = about.st_mode & S_IFMT
        guard kind == S_IFDIR || kind == S_IFREG else { return nil }
        return Entry(
            name: name, path: path, isFolder: kind == S_IFDIR, size: Int(about.st_size),
            changedAt: Double(about.st_mtim.tv_sec))
    }

    /// Figures in names count as figures: "Soup", "Soup 2", "Soup 10".
    private static func stands(_ one: Entry, before other: Entry) -> Bool {
        if one.isFolder != other.isFolder { return one.isFolder }
        func title(_ entry: Entry) -> String {
            entry.isFolder ? entry.name : (entry.name as NSString).deletingPathExtension
        }
        let order = title(one).compare(title(other), options: [.caseInsensitive, .numeric])
        return order == .orderedSame ? one.name < other.name : order == .orderedAscending
    }
}

/// Why a folder can't be looked into.
enum FolderTrouble: Error, Sendable, Hashable { case gone, forbidden }
