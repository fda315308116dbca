/// Finds files in a parcel without going through all of them each time.
struct ParcelIndex {
    let parcel: any Parcel
    /// The names of the files that lie directly in a folder; the folder as `ParcelFolder` writes it.
    let files: [String: [String]]
    /// Paths by themselves in small letters: what programs write of a picture often differs from its name in
    /// that.
    private let small: [String: String]

    init(_ parcel: any Parcel) {
        self.parcel = parcel
        var files: [String: [String]] = [:]
        var small: [String: String] = [:]
        for path in parcel.paths {
            let (folder, name) = ParcelIndex.parts(path)
            files[folder, default: []].append(name)
            small[path.lowercased()] = path
        }
        self.files = files
        self.small = small
    }

    /// A path of the parcel as it is really written, however the letters' sizes differ.
    func path(_ written: String) -> String? { small[written.lowercased()] }

    func folder(_ path: String) -> ParcelFolder { ParcelFolder(index: self, path: path) }

    /// "soups/leek.cook" is "leek.cook" in "soups/".
    static func parts(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }
}
