internal import Exchange
internal import Glibc

/// A file of Cooklang, with the pictures and clips that lie beside it and are called as it is.
///
/// They come along though only the recipe was chosen, because its format has no other place for them. Of the
/// folder nothing else is looked at than its names.
final class CompanyParcel: Parcel {
    let name: String
    let paths: [String]
    private let folder: String

    /// Pictures of one recipe.
    private static let most = 200
    /// Names of the folder that are looked at.
    private static let mostNames = 100_000
    private static let endings: Set<String> = [
        "jpg", "jpeg", "png", "webp", "webm", "mp4", "m4v", "mov", "ogv",
    ]

    /// Nil unless there are such pictures.
    init?(_ path: String) {
        name = FileOnDisk.name(path)
        guard name.lowercased().hasSuffix(".cook") else { return nil }
        let start = path.dropLast(name.count)
        folder = start.isEmpty ? "." : String(start)
        let stem = name.dropLast(4).lowercased()
        guard let open = opendir(folder) else { return nil }
        defer { closedir(open) }
        var pictures: [String] = []
        var seen = 0
        while let entry = readdir(open), seen < Self.mostNames, pictures.count < Self.most {
            seen += 1
            let other = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let small = other.lowercased()
            if small.hasPrefix(stem), let ending = small.split(separator: ".").last,
                Self.endings.contains(String(ending))
            {
                pictures.append(other)
            }
        }
        if pictures.isEmpty { return nil }
        paths = [name] + pictures.sorted()
    }

    func bytes(of path: String) throws(Refusal) -> [UInt8] {
        guard paths.contains(path) else { throw Refusal(.unreachable, cause: "no \(path) in \(folder)") }
        do throws(Refusal) { return try FileOnDisk(path, in: folder).bytes() } catch {
            throw error.about(path)
        }
    }
}
