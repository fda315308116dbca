/// A folder or an archive that holds whatever it holds: files of every known format, and programs' exports
/// between them. The last to be asked, because it recognises anything that has a file.
enum LooseFiles: ParcelFormat {
    static let name = "Files"

    /// Programs' exports that are a folder.
    static let folderFormats: [any FolderFormat.Type] = [
        MealieBackup.self, MealieExport.self, Tandoor.self, NextcloudCookbook.self, ChowdownSite.self,
        CopyMeThat.self,
        GnomeRecipes.self,
    ]

    static func recognises(_ parcel: some Parcel) -> Bool { !parcel.paths.isEmpty }

    static func read(
        _ parcel: some Parcel, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) {
        var isAny = false
        try walk(ParcelIndex(parcel)) { result in
            isAny = true
            return take(result)
        }
        if !isAny { throw Refusal(.noRecipe, cause: parcel.name) }
    }

    private static func walk(
        _ index: ParcelIndex, _ take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) {
        var claimed: Set<String> = []
        for format in folderFormats {
            for path in format.folders(in: index).sorted() where !lies(path, in: claimed) {
                guard format.isOne(index.folder(path)) else { continue }
                claimed.insert(path)
                let goesOn = try format.read(index.folder(path)) { result in
                    take(result.map { $0.read(by: format.name) })
                }
                guard goesOn else { return }
            }
        }
        for path in index.parcel.paths where !isIdle(path) && !lies(path, in: claimed) {
            guard read(path, index, take) else { return }
        }
    }

    /// Whether nobody expects a recipe in a file of this name: pictures, and what comes along with programs.
    static func isIdle(_ path: String) -> Bool {
        let name = ParcelIndex.parts(path).name.lowercased()
        guard let point = name.lastIndex(of: ".") else { return idleNames.contains(name) }
        let ending = String(name[name.index(after: point)...])
        return ParcelFolder.pictureEndings.contains(ending) || idleEndings.contains(ending)
            || idleNames.contains(String(name[..<point]))
    }

    /// Whether a path, or a folder, lies in one of these folders or in a folder of theirs.
    static func lies(_ path: String, in folders: Set<String>) -> Bool {
        if folders.contains("") { return true }
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            if folders.contains(String(rest[...slash])) { return true }
            rest = rest[..<slash]
        }
        return false
    }

    private static func read(
        _ path: String, _ index: ParcelIndex, _ take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) -> Bool {
        let (folder, name) = ParcelIndex.parts(path)
        let bytes: [UInt8]
        do throws(Refusal) {
            bytes = try index.parcel.bytes(of: path)
        } catch {
            return take(.failure(error.about(path)))
        }
        return KnownFormats.read(SourceFile(name: name, bytes: bytes)) { result in
            switch result {
            case .success(let recipe):
                var recipe = recipe.lying(in: index.folder(folder))
                CooklangPictures(of: name, in: index.folder(folder))?.put(into: &recipe)
                return take(.success(recipe))
            // A file among others that is no recipe is no news.
            case .failure(let refusal) where refusal.reason == .unknownFormat: return true
            case .failure(let refusal):
                return take(.failure(refusal.about(path)))
            }
        }
    }

    private static let idleEndings: Set<String> = [
        "css", "js", "svg", "ico", "ds_store", "db-journal", "pdf", "lock", "yml", "toml", "gemspec", "woff",
        "woff2", "ttf", "map", "mp4", "mov", "webm", "m4v", "ogv", "heic",
    ]
    private static let idleNames: Set<String> = ["readme", "license", "licence", "changelog", "contributing"]
}
