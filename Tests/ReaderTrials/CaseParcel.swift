import Exchange

/// An archive of a case, already unpacked: each file begins with a line "=== its/path", so that a fuzzer, and
/// a person, changes paths and contents with equal ease.
struct CaseParcel: Parcel {
    let name = "case.zip"
    private(set) var paths: [String] = []
    private var files: [String: ArraySlice<UInt8>] = [:]

    init(_ bytes: [UInt8]) {
        let sign = Array("=== ".utf8)
        var starts: [Int] = []
        for place in bytes.indices where bytes[place] == sign[0] && bytes[place...].starts(with: sign) {
            if place == 0 || bytes[place - 1] == 10 { starts.append(place) }
        }
        for (start, end) in zip(starts, starts.dropFirst() + [bytes.count]) {
            let file = bytes[start + sign.count..<end]
            let line = file.firstIndex(of: 10) ?? end
            let path = String(decoding: file[..<line], as: UTF8.self)
            guard CaseParcel.isPromised(path), files[path] == nil else { continue }
            files[path] = line == end ? [] : bytes[line + 1..<end]
            paths.append(path)
        }
    }

    func bytes(of path: String) throws(Refusal) -> [UInt8] {
        guard let bytes = files[path] else { throw Refusal(.unreachable, cause: path) }
        return Array(bytes)
    }

    /// Whether a path is one that whatever unpacks an archive lets through.
    static func isPromised(_ path: String) -> Bool {
        // As the disk takes it apart, by bytes.
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return path.utf8.count <= 1024 && names.count <= 32
            && names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}
