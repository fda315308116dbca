import Foundation

/// What is done to whole files, beside what SQLite does in them.
extension LibraryFile {
    enum NameDeed: Sendable, Hashable {
        case renamed(String, to: String)
        case shared(String, with: String)
        case removed(String)
        case copied(to: String)
        case reachedDisk(String)
        case reachedFolder(String)
    }

    /// Hears of every such deed as soon as it is done, to try out what a power cut leaves of it.
    @TaskLocal static var witness: (@Sendable (NameDeed) -> Void)?

    /// Gives the file another name, in place of what has it, for good: a power cut doesn't take that back.
    func move(to other: String) throws {
        guard rename(path, other) == 0 else {
            throw LibraryError(.readOnly, path: other, cause: "rename: \(String(cString: strerror(errno)))")
        }
        LibraryFile.witness?(.renamed(path, to: other))
        try LibraryFile(path: other).reachFolder()
    }

    /// Gives it a second name; one that has it keeps it.
    /// - Returns: whether there is a file of that name now.
    func share(with other: String) -> Bool {
        guard link(path, other) == 0 else { return errno == EEXIST }
        LibraryFile.witness?(.shared(path, with: other))
        return true
    }

    /// Takes it away, if it is there.
    func remove() {
        if unlink(path) == 0 { LibraryFile.witness?(.removed(path)) }
    }

    /// Waits until its bytes have reached the disk.
    func reachDisk() throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.synchronize()
        try file.close()
        LibraryFile.witness?(.reachedDisk(path))
    }

    /// Waits until the names in its folder have reached the disk. Some disks can't be asked to, and need not.
    func reachFolder() throws {
        let names = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard names >= 0 else { return }
        defer { close(names) }
        guard fsync(names) == 0 || errno == EINVAL || errno == ENOTSUP else {
            throw LibraryError(.diskFailing, path: path, cause: "fsync: \(String(cString: strerror(errno)))")
        }
        LibraryFile.witness?(.reachedFolder(folder))
    }
}
