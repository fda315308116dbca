internal import Foundation

/// A folder in a parcel: one recipe of Nextcloud's, or all that a program exported.
struct ParcelFolder {
    let index: ParcelIndex
    /// Ends with "/"; empty for the parcel itself.
    let path: String

    /// The names of the files that lie directly in it, in their order.
    var files: [String] { index.files[path] ?? [] }

    func bytes(_ name: String) throws(Refusal) -> [UInt8] { try index.parcel.bytes(of: path + name) }

    /// A folder inside it.
    func folder(_ name: String) -> ParcelFolder { ParcelFolder(index: index, path: path + name + "/") }

    /// The picture that a program calls by a path inside this folder, if it is there.
    func picture(_ written: String) -> WrittenPicture? {
        var name = written.replacing("\\", with: "/")[...]
        if name.hasPrefix("./") { name = name.dropFirst(2) }
        let found = index.path(path + name) ?? name.removingPercentEncoding.flatMap { index.path(path + $0) }
        return found.map { .path($0) }
    }

    /// Its first file that looks like a picture and is called so, whatever its ending: "full", "image".
    func picture(called stem: String) -> WrittenPicture? {
        let name = files.first { name in
            let parts = name.lowercased().split(separator: ".")
            return parts.count == 2 && parts[0] == stem
                && ParcelFolder.pictureEndings.contains(String(parts[1]))
        }
        return name.map { .path(path + $0) }
    }

    static let pictureEndings: Set<String> = ["jpg", "jpeg", "png", "webp", "gif"]
}
