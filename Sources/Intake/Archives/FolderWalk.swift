internal import Exchange
internal import Glibc

/// Goes through a folder and those in it, one after the other.
struct FolderWalk {
    private(set) var paths: [String] = []
    private(set) var skipped: [Refusal] = []
    private let root: String
    private var waiting: [(path: String, depth: Int)] = [("", 0)]
    private var seen = 0

    init(_ root: String) { self.root = root }

    mutating func run(_ isCancelled: () -> Bool) throws(Refusal) {
        while let (path, depth) = waiting.popLast() {
            if isCancelled() { throw .cancelled }
            guard let folder = opendir(path.isEmpty ? root : root + "/" + path) else {
                // One that may not be looked into is left out; but the folder itself must be there.
                if path.isEmpty { throw .system("opendir", errno, of: root) }
                skipped.append(.system("opendir", errno).about(path))
                continue
            }
            defer { closedir(folder) }
            while let entry = readdir(folder) { try take(entry, in: path, depth, dirfd(folder)) }
        }
    }

    private mutating func take(
        _ entry: UnsafeMutablePointer<dirent>, in folder: String, _ depth: Int, _ descriptor: Int32
    ) throws(Refusal) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { return }
        seen += 1
        guard seen <= Limits.entries else {
            throw Refusal(.tooLarge, cause: "more than \(Limits.entries) files in \(root)")
        }
        let path = folder.isEmpty ? name : folder + "/" + name
        var status = stat()
        // By its own bytes: a name in no known encoding is read as another, which can't be opened.
        guard fstatat(descriptor, &entry.pointee.d_name.0, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return skipped.append(.system("fstatat", errno).about(path))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG where path.utf8.count <= Limits.path: paths.append(path)
        case S_IFDIR where depth < Limits.depth: waiting.append((path, depth + 1))
        case S_IFREG, S_IFDIR: skipped.append(Refusal(.tooDeep, cause: "too deep a folder", file: path))
        default: skipped.append(Refusal(.noFile, cause: "a link or a device", file: path))
        }
    }
}
