public import Exchange
internal import Glibc

/// What somebody brings, opened as far as one must to see what it is.
public enum Delivery {
    /// A single file; what was packed with gzip alone is unpacked.
    case file(SourceFile)
    /// An archive or a folder.
    case parcel(any Parcel)
    /// A library of this program, or a back-up of one, under its path. It isn't read as recipes are: the app
    /// offers to open or to restore it.
    case library(String)

    /// Opens what lies under a path. Takes as long as unpacking it.
    /// - Parameter room: for what is unpacked.
    public static func open(
        _ path: String, in room: ScratchRoom = ScratchRoom(), isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) -> Delivery {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system("stat", errno, of: path) }
        if status.st_mode & S_IFMT == S_IFDIR {
            return .parcel(try FolderParcel(path: path, in: room, isCancelled: isCancelled))
        }
        let file = try FileOnDisk(path)
        let head: [UInt8]
        do throws(Refusal) {
            head = try file.head(263)
        } catch {
            close(file.descriptor)
            throw error
        }
        if LibrarySign.isLibrary(head) {
            close(file.descriptor)
            return .library(path)
        }
        guard let packing = Packing(head) else {
            if let company = CompanyParcel(path) {
                close(file.descriptor)
                return .parcel(company)
            }
            return .file(SourceFile(name: FileOnDisk.name(path), bytes: try file.bytes()))
        }
        if packing == .gzip, file.size <= Limits.file {
            return try gzipped(path, file.bytes(), room, isCancelled)
        }
        close(file.descriptor)
        try InnerArchive.check(packing)
        return .parcel(try ArchiveParcel(path: path, in: room, isCancelled: isCancelled))
    }

    /// What was fetched, or lies in memory for another reason: a link may lead to an archive.
    public static func open(
        _ file: SourceFile, in room: ScratchRoom = ScratchRoom(),
        isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) -> Delivery {
        switch Packing(file.bytes) {
        case nil: return .file(file)
        case .gzip: return try gzipped(file.name, file.bytes, room, isCancelled)
        case .some(let packing):
            try InnerArchive.check(packing)
            return .parcel(
                try ArchiveParcel(
                    name: file.name, bytes: file.bytes, in: room, isCancelled: isCancelled))
        }
    }

    private static func gzipped(
        _ path: String, _ bytes: [UInt8], _ room: ScratchRoom, _ isCancelled: @escaping () -> Bool
    ) throws(Refusal) -> Delivery {
        let name = FileOnDisk.name(path)
        var allowance = Allowance(packed: bytes.count)
        if try InnerArchive.isTar(bytes, .gzip, &allowance) {
            return .parcel(try ArchiveParcel(name: name, bytes: bytes, in: room, isCancelled: isCancelled))
        }
        let unpacked = try Gunzip.bytes(
            bytes, limit: Limits.file, &allowance, isCancelled: isCancelled)
        return .file(SourceFile(name: InnerArchive.name(withoutGzip: name), bytes: unpacked))
    }
}
