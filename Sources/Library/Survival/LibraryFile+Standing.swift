import Foundation

extension LibraryFile {
    /// What there is at a library's path; anything else is refused and left alone.
    enum Standing: Sendable, Hashable {
        case nothing
        /// A file of no bytes.
        case empty
        case file
    }

    /// Looks what there is, without opening it: who opens a pipe may wait for ever.
    ///
    /// Throws `.linkLeadsNowhere` for a link, there or on the way there, to what isn't there; `.notAFile` for
    /// a folder, a pipe, a socket or a device; `.unreachable` if nobody can tell.
    func standing() throws(LibraryError) -> Standing {
        if path.isEmpty { throw LibraryError(.unreachable, path: path, cause: "a path of no letters") }
        var about = stat()
        if stat(path, &about) == 0 {
            let kind = about.st_mode & S_IFMT
            guard kind == S_IFREG else {
                throw LibraryError(.notAFile, path: path, cause: LibraryFile.name(ofKind: kind))
            }
            return about.st_size > 0 ? .file : .empty
        }
        let reason = errno
        if let (link, target) = LibraryFile.brokenLink(on: path) {
            throw LibraryError(
                .linkLeadsNowhere, path: path, leadsTo: target, cause: "\(link) leads to \(target)")
        }
        guard reason == ENOENT else {
            throw LibraryError(.unreachable, path: path, cause: String(cString: strerror(reason)))
        }
        return .nothing
    }

    private static func name(ofKind kind: mode_t) -> String {
        switch kind {
        case S_IFDIR: "it is a folder"
        case S_IFIFO: "it is a pipe"
        case S_IFSOCK: "it is a socket"
        case S_IFCHR, S_IFBLK: "it is a device"
        default: "it is no file"
        }
    }

    /// The first link on a path that leads nowhere, and where it leads in the end.
    private static func brokenLink(on path: String) -> (link: String, target: String)? {
        var ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") && $0 != path.startIndex }
        ends.append(path.endIndex)
        for end in ends {
            let part = String(path[..<end])
            guard let first = destination(of: part), access(part, F_OK) != 0 else { continue }
            var target = first
            // A circle of links ends somewhere, too.
            for _ in 0..<40 { target = destination(of: target) ?? target }
            return (part, target)
        }
        return nil
    }

    /// Where a link leads; nil for what is no link.
    private static func destination(of path: String) -> String? {
        guard let told = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        return told.utf8.first == UInt8(ascii: "/") ? told : LibraryFile(path: path).folder + "/" + told
    }

    /// The folder it is in; "." for a name alone.
    var folder: String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The same file without links on the way; SQLite keeps its logs beside that one.
    var real: LibraryFile {
        guard let real = realpath(path, nil) else { return self }
        defer { free(real) }
        return LibraryFile(path: String(cString: real))
    }

    /// In bytes; 0 if it isn't there.
    var size: Int {
        var about = stat()
        return stat(path, &about) == 0 ? Int(about.st_size) : 0
    }

    var isThere: Bool {
        var about = stat()
        return lstat(path, &about) == 0
    }

    /// When it was last written, in seconds since 1970; nil if it isn't there.
    var writtenAt: Double? {
        var about = stat()
        guard stat(path, &about) == 0 else { return nil }
        return Double(about.st_mtim.tv_sec) + Double(about.st_mtim.tv_nsec) / 1e9
    }
}
