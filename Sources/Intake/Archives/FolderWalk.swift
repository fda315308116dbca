internal import Exchange
internal import Glibc

/// Goes through a folder and those in it, one after the other.
struct FolderWalk {
    private(set) var paths: [String] = []
    private(set) var skipped: [SkippedFile] = []
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
                skipped.append(SkippedFile(path, cause: String(cString: strerror(errno))))
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
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
        }
        guard let name, !name.hasPrefix(".") else { return }
        seen += 1
        guard seen <= Limits.entries else {
            throw Refusal(.tooLarge, cause: "more than \(Limits.entries) files in \(root)")
        }
        let path = folder.isEmpty ? name : folder + "/" + name
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFREG where path.utf8.count <= Limits.path: paths.append(path)
        case S_IFDIR where depth < Limits.depth: waiting.append((path, depth + 1))
        default: skipped.append(SkippedFile(path, cause: "a link, a device, or too deep"))
        }
    }
}
