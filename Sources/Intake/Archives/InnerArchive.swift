internal import Exchange

/// Files that are packed, inside an archive or alone.
enum InnerArchive {
    /// Whether there is a tar file in the packing, and not a single file.
    static func isTar(
        _ bytes: [UInt8], _ packing: Packing, _ allowance: inout Allowance
    ) throws(Refusal) -> Bool {
        switch packing {
        case .tar: return true
        case .zip, .sevenZip, .rar: return false
        case .gzip: return Packing(try Gunzip.head(bytes, count: 512, &allowance)) == .tar
        // Nothing but tar is packed so where recipes come from.
        case .bzip2, .xz: return true
        }
    }

    /// Refuses what is known and yet isn't opened.
    static func check(_ packing: Packing) throws(Refusal) {
        if packing == .rar { throw Refusal(.unknownPacking, cause: "a rar archive") }
    }

    /// "recipes.xml.gz" is "recipes.xml".
    static func name(withoutGzip path: String) -> String {
        path.lowercased().hasSuffix(".gz") && path.count > 3 ? String(path.dropLast(3)) : path
    }
}
