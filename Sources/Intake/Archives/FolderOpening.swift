internal import Exchange
internal import Glibc

/// Tells the archives of a folder from its other files, and unpacks them.
struct FolderOpening {
    private(set) var paths: [String] = []
    private(set) var plain: Set<String> = []
    private(set) var skipped: [Refusal] = []
    private(set) var unpacking: Unpacking
    private let folder: String
    private let isCancelled: () -> Bool

    init(_ folder: String, in room: ScratchRoom, _ isCancelled: @escaping () -> Bool) {
        self.folder = folder
        self.isCancelled = isCancelled
        unpacking = Unpacking(in: room, isCancelled: isCancelled)
    }

    mutating func take(_ path: String) throws(Refusal) {
        if isCancelled() { throw .cancelled }
        do throws(Refusal) { try open(path) } catch {
            if error == .cancelled { throw error }
            skipped.append(error.about(path))
        }
    }

    private mutating func open(_ path: String) throws(Refusal) {
        let file = try FileOnDisk(path, in: folder)
        guard isArchive(file, path) else {
            close(file.descriptor)
            paths.append(path)
            plain.insert(path)
            return
        }
        do throws(Refusal) {
            if let packing = try Packing(file.head(263)) { try InnerArchive.check(packing) }
        } catch {
            close(file.descriptor)
            throw error
        }
        // It closes the file, whatever comes of it.
        let archive = try OpenArchive(descriptor: file.descriptor, .files)
        guard file.size <= Limits.archive else { throw Refusal(.tooLarge, cause: "\(file.size) bytes") }
        let known = unpacking.paths.count
        try UTF8Locale.during { () throws(Refusal) in
            try unpacking.attempt(archive, packed: file.size, under: path + "/")
        }
        paths += unpacking.paths[known...]
    }

    /// By its first bytes; documents of offices and books are zip archives too, and hold no recipes by
    /// themselves.
    private mutating func isArchive(_ file: FileOnDisk, _ path: String) -> Bool {
        guard let head = try? file.head(263), let packing = Packing(head) else { return false }
        let ending = path.split(separator: ".").last?.lowercased() ?? ""
        if packing == .zip { return !Self.documents.contains(ending) }
        guard packing == .gzip else { return true }
        // One file in gzip, or a tar: what is unpacked first tells. It is unpacked again when it is read.
        unpacking.allowance.grow(packed: file.size)
        guard let start = try? file.head(64 << 10) else { return false }
        return (try? InnerArchive.isTar(start, .gzip, &unpacking.allowance)) ?? false
    }

    private static let documents: Set<String> = [
        "docx", "xlsx", "pptx", "odt", "ods", "odp", "epub", "jar", "apk", "cbz", "xpi", "whl", "pages",
        "numbers",
        "key",
    ]
}
