import Foundation

/// What is in a folder, as far as it may be chosen: folders first, then files that fit, by name; nothing
/// hidden.
public struct FolderListing: Sendable, Hashable {
    /// A folder or a file in it.
    public struct Entry: Sendable, Hashable, Identifiable {
        public var name: String
        public var path: String
        public var isFolder: Bool
        /// Bytes of a file.
        public var size: Int
        /// Seconds since 1970.
        public var changedAt: Double

        public init(name: String, path: String, isFolder: Bool, size: Int, changedAt: Double) {
            self.name = name
            self.path = path
            self.isFolder = isFolder
            self.size = size
            self.changedAt = changedAt
        }

        public var id: String { path }
    }

    public var path: String
    public var entries: [Entry]
    /// Whether there was more than anyone scrolls through.
    public var isCut: Bool

    public init(path: String, entries: [Entry], isCut: Bool) {
        self.path = path
        self.entries = entries
        self.isCut = isCut
    }

    /// Entries shown, and names looked at: a folder may hold millions.
    public static let most = 2000, mostSeen = 50_000

    /// Reads a folder; takes milliseconds, or as long as a slow disk does.
    /// - Parameter endings: of the files that fit, in lower case, without the dot; empty = only folders.
    public static func read(_ path: String, endings: Set<String>) throws(FolderTrouble) -> FolderListing {
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
            // The disk is asked nothing more about what can't be chosen.
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

    public static func fits(_ name: String, _ endings: Set<String>) -> Bool {
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
public enum FolderTrouble: Error, Sendable, Hashable { case gone, forbidden }
