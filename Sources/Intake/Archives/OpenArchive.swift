internal import CArchive
internal import Exchange
internal import Glibc

/// An archive that is being read from its first file to its last.
final class OpenArchive {
    enum Content {
        /// Zip, tar or 7z, whichever it is.
        case files
        /// One file, packed without a name: gzip alone.
        case oneFile
    }

    private let archive: OpaquePointer
    /// What libarchive reads from, held as long as it does.
    private let source: Source

    private enum Source {
        case descriptor(Int32)
        case memory(UnsafeMutableRawBufferPointer)
    }

    /// A file of the disk, which the archive closes.
    init(descriptor: Int32, _ content: Content) throws(Refusal) {
        guard let archive = archive_read_new() else { throw Refusal(.unreachable, cause: "archive_read_new") }
        self.archive = archive
        source = .descriptor(descriptor)
        OpenArchive.expect(content, of: archive)
        try check(archive_read_open_fd(archive, descriptor, 64 << 10))
    }

    init(_ bytes: [UInt8], _ content: Content) throws(Refusal) {
        guard let archive = archive_read_new() else { throw Refusal(.unreachable, cause: "archive_read_new") }
        self.archive = archive
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
        copy.copyBytes(from: bytes)
        source = .memory(copy)
        OpenArchive.expect(content, of: archive)
        try check(archive_read_open_memory(archive, copy.baseAddress, bytes.count))
    }

    /// The same archive from its first file on, when reading on has become impossible.
    func again() throws(Refusal) -> OpenArchive {
        switch source {
        case .descriptor(let descriptor):
            let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { throw .system("fcntl", errno) }
            lseek(copy, 0, SEEK_SET)
            return try OpenArchive(descriptor: copy, .files)
        case .memory(let copy): return try OpenArchive(Array(copy), .files)
        }
    }

    deinit {
        archive_read_free(archive)
        switch source {
        case .descriptor(let descriptor): close(descriptor)
        case .memory(let copy): copy.deallocate()
        }
    }

    /// No more than these: every further format is more of a library that strangers' bytes run through, and
    /// no program that cooks use writes it.
    private static func expect(_ content: Content, of archive: OpaquePointer) {
        archive_read_support_filter_gzip(archive)
        switch content {
        case .files:
            archive_read_support_filter_bzip2(archive)
            archive_read_support_filter_xz(archive)
            archive_read_support_filter_zstd(archive)
            archive_read_support_format_zip(archive)
            archive_read_support_format_tar(archive)
            archive_read_support_format_7zip(archive)
        case .oneFile: archive_read_support_format_raw(archive)
        }
    }

    /// The next file or folder; nil after the last.
    func next() throws(Refusal) -> Entry? {
        var entry: OpaquePointer?
        while true {
            let result = archive_read_next_header(archive, &entry)
            switch result {
            case ARCHIVE_EOF: return nil
            case ARCHIVE_OK, ARCHIVE_WARN: return entry.map { Entry(pointer: $0) }
            case ARCHIVE_RETRY: continue
            default: throw refusal()
            }
        }
    }

    /// Hands over the bytes of the file that `next` went to, piece by piece, until `take` returns false.
    /// Returns false for a damaged file if those after it can still be read.
    func read(_ take: (UnsafeRawBufferPointer) throws(Refusal) -> Bool) throws(Refusal) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
            if count == 0 { return true }
            if count == Int(ARCHIVE_RETRY) { continue }
            if count == Int(ARCHIVE_WARN) || count == Int(ARCHIVE_FAILED) { return false }
            guard count > 0 else { throw refusal() }
            if !(try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))) { return true }
        }
    }

    /// Whether what is passed over has to be unpacked all the same to get to what lies after it.
    var isSolid: Bool {
        archive_filter_code(archive, 0) != ARCHIVE_FILTER_NONE
            || archive_format(archive) & ARCHIVE_FORMAT_BASE_MASK == ARCHIVE_FORMAT_7ZIP
    }

    private func check(_ result: Int32) throws(Refusal) {
        if result != ARCHIVE_OK && result != ARCHIVE_WARN { throw refusal() }
    }

    private func refusal() -> Refusal {
        let cause = archive_error_string(archive).map { String(cString: $0) } ?? "archive"
        return OpenArchive.refusal(archive_errno(archive), cause)
    }

    /// What is meant by an error: the archive is locked or damaged, or the system could not read or hold it.
    static func refusal(_ number: Int32, _ cause: String) -> Refusal {
        if cause.contains("ncrypt") || cause.contains("assphrase") { return Refusal(.locked, cause: cause) }
        switch number {
        // libarchive's own number for what breaks a format's rules is one of the system's.
        case EILSEQ, EINVAL, ...0: return Refusal(.damaged, cause: cause)
        // It asks for more than is there only if a file asks it to.
        case ENOMEM: return Refusal(.tooLarge, cause: cause)
        default: return .system(cause, number)
        }
    }

    /// A file or a folder; valid until the next one is asked for.
    struct Entry {
        let pointer: OpaquePointer

        /// Nil if it is in no encoding that is known.
        var path: String? {
            if let text = archive_entry_pathname_utf8(pointer) { return String(validatingCString: text) }
            // Neither UTF-8 nor marked as anything; ASCII is kept, and so are the files' order and endings.
            return archive_entry_pathname(pointer).map { String(cString: $0) }
        }

        var isFolder: Bool { archive_entry_filetype(pointer) == S_IFDIR }
        /// No link, no device, no pipe.
        var isFile: Bool {
            archive_entry_filetype(pointer) == S_IFREG && archive_entry_hardlink(pointer) == nil
                && archive_entry_symlink(pointer) == nil
        }
        var isEncrypted: Bool { archive_entry_is_encrypted(pointer) != 0 }
        /// Bytes, as the archive says; nil where it doesn't.
        var size: Int? { archive_entry_size_is_set(pointer) != 0 ? Int(archive_entry_size(pointer)) : nil }
    }
}
