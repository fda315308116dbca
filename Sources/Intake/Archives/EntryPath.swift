internal import Exchange

/// Paths as strangers write them into archives.
enum EntryPath {
    /// What is done with a file of this path.
    enum Judgement: Equatable {
        case taken(String)
        /// A desktop's own file, as ".DS_Store": not worth a word.
        case hidden
        case refused(Refusal.Reason, cause: String)
    }

    /// A path in the form that `Parcel` promises. What leads out of the archive is refused, not mended:
    /// whoever wrote it meant no good. Names that are devices on other systems do no harm, for nothing is
    /// ever written under a name from an archive.
    static func judge(_ raw: String) -> Judgement {
        guard raw.utf8.count <= Limits.path else { return refused("a path of \(raw.utf8.count) bytes") }
        // Old programs for Windows part folders their own way.
        let slashed = raw.unicodeScalars.map { $0 == "\\" ? "/" : $0 }
        guard let first = slashed.first, first != "/" else { return refused("an absolute path") }
        let names = String(String.UnicodeScalarView(slashed)).pathNames.filter { $0 != "." }
        guard names.first.map(isDrive) != true else { return refused("an absolute path") }
        guard !names.isEmpty else { return refused("an empty path") }
        guard names.count <= Limits.depth else {
            return .refused(.tooDeep, cause: "\(names.count) folders deep")
        }
        if names.contains("..") { return refused("a path that leads out") }
        if names.contains(where: { $0.unicodeScalars.contains { $0.value < 32 || $0.value == 127 } }) {
            return refused("a path with control characters")
        }
        if names.contains(where: { $0.unicodeScalars.first == "." || $0 == "__MACOSX" }) { return .hidden }
        return .taken(names.joined(separator: "/"))
    }

    private static func refused(_ cause: String) -> Judgement { .refused(.strayPath, cause: cause) }

    private static func isDrive(_ name: String) -> Bool {
        name.count == 2 && name.last == ":" && name.first?.isLetter == true
    }
}
