internal import Exchange
internal import Glibc

/// A file without a name, which is gone with the last that holds it, however the program ends.
///
/// Archives are unpacked into one, file behind file: so nothing is ever written under a name that a stranger
/// chose, and no more than one file of an archive is in memory. It is made when something is first written;
/// where the disk has no room for it, it moves to the next folder.
final class ScratchFile {
    private(set) var count = 0
    private var descriptor: Int32 = -1
    /// Where it may still lie, the best first.
    private var folders: ArraySlice<String>
    /// Files that were opened for it already, the best first.
    private var given: ArraySlice<Int32> = []

    init(folders: [String] = ScratchFile.usualFolders) {
        self.folders = folders[...]
    }

    /// - Parameter descriptors: of empty files, the best first; it makes copies of them.
    init(given descriptors: [Int32]) {
        (folders, given) = ([], descriptors[...])
    }

    static var usualFolders: [String] { folders(wished: getenv("TMPDIR").map { String(cString: $0) }) }

    /// A file that is there already and may lie nowhere else.
    init(owning descriptor: Int32) {
        self.descriptor = descriptor
        folders = []
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Parameter wished: what the environment calls the folder for such files.
    static func folders(wished: String?) -> [String] {
        // Rather not /tmp, which is memory on many machines.
        let usual = ["/var/tmp", "/tmp"]
        guard let wished, wished.hasPrefix("/"), !usual.contains(wished) else { return usual }
        return [wished] + usual
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
        if descriptor < 0 { descriptor = try made() }
        while true {
            do throws(Refusal) {
                try Self.write(bytes, to: descriptor, at: count)
                count += bytes.count
                return
            } catch {
                guard error.reason == .noRoom, !folders.isEmpty || !given.isEmpty else { throw error }
                try move(after: error)
            }
        }
    }

    /// Forgets what was appended after a place.
    func shorten(to length: Int) {
        guard descriptor >= 0 else { return }
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

    /// A new one in the first folder that takes it.
    private func made() throws(Refusal) -> Int32 {
        var failure = Refusal(.noRoom, cause: "no folder for what is unpacked")
        while let descriptor = given.popFirst() {
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
            if copy >= 0 { return copy }
        }
        while let folder = folders.popFirst() {
            if let made = Self.open(in: folder) { return made }
            failure = .system("mkstemp", errno, of: folder)
        }
        throw failure
    }

    /// A new file in a folder, without a name; nil, and `errno` says why, if there can be none.
    static func open(in folder: String) -> Int32? {
        var template = Array("\(folder)/hands-off-XXXXXX".utf8CString)
        let made = mkstemp(&template)
        if made < 0 { return nil }
        unlink(template)
        _ = fcntl(made, F_SETFD, FD_CLOEXEC)
        return made
    }

    /// Copies what there is to where there may be room.
    private func move(after refusal: Refusal) throws(Refusal) {
        guard let next = try? made() else { throw refusal }
        do throws(Refusal) {
            for start in stride(from: 0, to: count, by: 1 << 20) {
                let piece = try bytes(start..<min(count, start + 1 << 20))
                try piece.withUnsafeBufferPointer { (piece) throws(Refusal) in
                    try Self.write(UnsafeRawBufferPointer(piece), to: next, at: start)
                }
            }
        } catch {
            close(next)
            return try move(after: error)
        }
        close(descriptor)
        descriptor = next
    }

    private static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at start: Int
    ) throws(Refusal) {
        var done = 0
        while done < bytes.count {
            let written = pwrite(
                descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(start + done))
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw .system("pwrite", written == 0 ? ENOSPC : errno) }
            done += written
        }
    }
}
