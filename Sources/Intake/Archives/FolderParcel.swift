public import Exchange
internal import Glibc

/// A folder of the cook's, with the folders in it.
///
/// Links are not followed, whatever they lead to, and hidden files stay hidden. Archives in it are files like
/// others: `archives` tells which, for each is brought in on its own.
public final class FolderParcel: Parcel {
    public let name: String
    public let paths: [String]
    /// What was left out, and why.
    public let skipped: [SkippedFile]
    /// Where it lies.
    public let folder: String
    private let known: Set<String>

    /// Looks what is in a folder; opens none of the files.
    public init(path: String, isCancelled: () -> Bool = { false }) throws(Refusal) {
        folder = path
        name = FileOnDisk.name(path)
        var walk = FolderWalk(path)
        try walk.run(isCancelled)
        paths = walk.paths.sorted()
        known = Set(paths)
        skipped = walk.skipped
    }

    /// The paths whose first bytes say that they are archives; opens every file once.
    public func archives() -> [String] {
        paths.filter { path in
            guard let file = try? open(path) else { return false }
            defer { close(file.descriptor) }
            guard let head = try? file.head(263), let packing = Packing(head) else { return false }
            return packing != .gzip || path.hasSuffix("tgz") || path.hasSuffix(".tar.gz")
        }
    }

    public func bytes(of path: String) throws(Refusal) -> [UInt8] {
        let bytes = try open(path).bytes()
        guard Packing(bytes) == .gzip else { return bytes }
        return try Gunzip.bytes(bytes, limit: Limits.file)
    }

    /// Opens folder by folder, so that a link put in their place meanwhile leads nowhere.
    private func open(_ path: String) throws(Refusal) -> FileOnDisk {
        guard known.contains(path) else { throw Refusal(.unreachable, cause: "no \(path) in \(folder)") }
        var here = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let names = path.split(separator: "/")
        for (index, name) in names.enumerated() {
            guard here >= 0 else { throw .system("open", errno, of: path) }
            let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
            let next = openat(here, String(name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind)
            let failure = errno
            close(here)
            errno = failure
            here = next
        }
        guard here >= 0 else { throw .system("openat", errno, of: path) }
        return try FileOnDisk(owning: here, path)
    }
}
