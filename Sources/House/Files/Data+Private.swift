import Foundation

extension Data {
    /// Writes a new file that only its owner may read, from its first byte on; whatever lies there stays.
    /// - Throws: `POSIXError`, or Foundation's.
    func writePrivately(to url: URL) throws {
        let handle = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard handle >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
        try file.write(contentsOf: self)
        try file.close()
    }
}
