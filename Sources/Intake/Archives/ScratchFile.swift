internal import Exchange
internal import Glibc

/// A file without a name, which is gone with the last that holds it, however the program ends.
///
/// Archives are unpacked into one, file behind file: so nothing is ever written under a name that a stranger chose,
/// and no more than one file of an archive is in memory.
final class ScratchFile {
    private let descriptor: Int32
    private(set) var count = 0

    init() throws(Refusal) {
        // Rather not /tmp, which is memory on many machines.
        for folder in ["/var/tmp", "/tmp"] {
            var template = Array("\(folder)/hands-off-XXXXXX".utf8CString)
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { continue }
            unlink(template)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            self.descriptor = descriptor
            return
        }
        throw .system("mkstemp", errno)
    }

    deinit { close(descriptor) }

    func append(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
        var done = 0
        while done < bytes.count {
            let written = pwrite(
                descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(count + done))
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw .system("pwrite", errno) }
            done += written
        }
        count += done
    }

    /// Forgets what was appended behind a place.
    func shorten(to length: Int) {
        ftruncate(descriptor, off_t(length))
        count = length
    }

    func bytes(_ range: Range<Int>) throws(Refusal) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while filled < range.count {
                let read = pread(
                    descriptor, buffer.baseAddress! + filled, range.count - filled,
                    off_t(range.lowerBound + filled))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else {
                    failure = read < 0 ? errno : EIO
                    return
                }
                filled += read
            }
        }
        if failure != 0 { throw .system("pread", failure) }
        return bytes
    }
}
