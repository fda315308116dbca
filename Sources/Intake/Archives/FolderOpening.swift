internal import Exchange
internal import Glibc

/// Tells the archives of a folder from its other files, and unpacks them.
struct FolderOpening {
    private(set) var paths: [String] = []
    private(set) var plain: Set<String> = []
    private(set) var skipped: [SkippedFile] = []
    private(set) var unpacking: Unpacking?
    private let folder: String
    private let isCancelled: () -> Bool

    init(_ folder: String, _ isCancelled: @escaping () -> Bool) {
        self.folder = folder
        self.isCancelled = isCancelled
    }

    mutating func take(_ path: String) throws(Refusal) {
        if isCancelled() { throw .cancelled }
        guard let file = try? FileOnDisk(path, in: folder) else {
            skipped.append(SkippedFile(path, cause: "can't be opened"))
            return
        }
        guard FolderOpening.isArchive(file, path) else {
            close(file.descriptor)
            paths.append(path)
            plain.insert(path)
            return
        }
        do throws(Refusal) { try unpack(file, path) } catch {
            if error == .cancelled { throw error }
            skipped.append(SkippedFile(path, cause: error.cause))
        }
    }

    /// All of an archive or nothing of it.
    private mutating func unpack(_ file: FileOnDisk, _ path: String) throws(Refusal) {
        // It closes the file, whatever comes of it.
        let archive = try OpenArchive(descriptor: file.descriptor, .files)
        if let packing = try Packing(file.head(263)) { try InnerArchive.check(packing) }
        guard file.size <= Limits.archive else { throw Refusal(.tooLarge, cause: "\(file.size) bytes") }
        var attempt: Unpacking
        if let unpacking {
            attempt = unpacking
        } else {
            attempt = try Unpacking(size: 0, isCancelled: isCancelled)
        }
        let known = attempt.paths.count
        let start = attempt.scratch.count
        attempt.allow(size: file.size)
        do throws(Refusal) {
            try UTF8Locale.during { () throws(Refusal) in try attempt.take(archive, under: path + "/") }
        } catch {
            attempt.scratch.shorten(to: start)
            throw error
        }
        paths += attempt.paths[known...]
        unpacking = attempt
    }

    /// By its first bytes; documents of offices and books are zip archives too, and hold no recipes by themselves.
    private static func isArchive(_ file: FileOnDisk, _ path: String) -> Bool {
        guard let head = try? file.head(263), let packing = Packing(head) else { return false }
        let ending = path.split(separator: ".").last?.lowercased() ?? ""
        if packing == .zip { return !documents.contains(ending) }
        guard packing == .gzip else { return true }
        // One file in gzip, or a tar: what is unpacked first tells.
        return (try? InnerArchive.isTar(file.head(64 << 10), .gzip)) ?? false
    }

    private static let documents: Set<String> = [
        "docx", "xlsx", "pptx", "odt", "ods", "odp", "epub", "jar", "apk", "cbz", "xpi", "whl", "pages",
        "numbers",
        "key",
    ]
}
