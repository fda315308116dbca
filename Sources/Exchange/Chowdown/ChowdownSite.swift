/// The sources of a site made with Chowdown: `_recipes/*.md`, and parts that several recipes share as
/// `_components/*.md`. A single file is `KnownFormats`' to read; here they are gathered, and the pictures found.
enum ChowdownSite: FolderFormat {
    static let name = "Chowdown"

    static func folders(in index: ParcelIndex) -> [String] {
        index.files.keys.filter { index.files[$0]?.contains { $0.hasSuffix(".md") } == true }
            .filter { $0 == "_recipes/" || $0.hasSuffix("/_recipes/") }
            .map { ParcelIndex.parts(String($0.dropLast())).folder }
    }

    static func read(
        _ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        for name in ["_recipes", "_components"] {
            let inner = folder.folder(name)
            for file in inner.files where file.hasSuffix(".md") {
                let bytes = try inner.bytes(file)
                let goesOn = KnownFormats.read(SourceFile(name: file, bytes: bytes)) { result in
                    take(result.map { $0.lying(in: folder) })
                }
                guard goesOn else { return false }
            }
        }
        return true
    }
}
