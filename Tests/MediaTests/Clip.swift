import Glibc
import Media

/// The small clips of this folder, and copies of them that something happened to.
enum Clip {
    /// A path from this repository's root.
    static func repository(_ path: String) -> String {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/") + "/" + path
    }

    static func path(_ name: String) -> String {
        repository("Tests/MediaTests/Clips/\(name)")
    }

    static func bytes(_ name: String) -> [UInt8] {
        guard let file = fopen(path(name), "r") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }

    /// Writes a file for the time of `body`.
    static func temporary<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) rethrows -> Result {
        var name = Array("/tmp/clip-XXXXXX\0".utf8CString)
        let descriptor = mkstemp(&name)
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unlink(path) }
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        return try body(path)
    }
}
