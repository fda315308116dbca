internal import Exchange
internal import Glibc

/// A file that somebody names, opened.
struct FileOnDisk {
    /// Whoever gets it closes it.
    let descriptor: Int32
    let size: Int

    /// Opens a plain file; a pipe or a device would never end.
    init(_ path: String) throws(Refusal) {
        // Without waiting, for a pipe that nobody writes to.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system("open", errno, of: path) }
        try self.init(owning: descriptor, path)
    }

    /// Opens a file of a folder, folder by folder, so that a link put in the place of one leads nowhere.
    init(_ path: String, in folder: String) throws(Refusal) {
        var here = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let names = path.pathNames
        for (index, name) in names.enumerated() {
            guard here >= 0 else { throw .system("open", errno, of: path) }
            let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
            let next = openat(here, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind)
            let failure = errno
            close(here)
            errno = failure
            here = next
        }
        guard here >= 0 else { throw .system("openat", errno, of: path) }
        try self.init(owning: here, path)
    }

    init(owning descriptor: Int32, _ path: String) throws(Refusal) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Refusal(.noFile, cause: "no plain file: \(path)")
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    /// All of it, and closes it. A file that grows meanwhile is read as far as it went at first.
    consuming func bytes() throws(Refusal) -> [UInt8] {
        defer { close(descriptor) }
        guard size <= Limits.file else { throw Refusal(.tooLarge, cause: "a file of \(size) bytes") }
        return try head(size)
    }

    /// Its first bytes, fewer if it has no more.
    func head(_ count: Int) throws(Refusal) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(filled))
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                filled += read
            }
        }
        if failure != 0 { throw .system("pread", failure) }
        return bytes
    }

    /// "Soup.cook" of "/home/nan/Soup.cook".
    static func name(_ path: String) -> String {
        path.pathNames.last ?? path
    }
}
