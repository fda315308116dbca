/// The sources of a site made with Chowdown: `_recipes/*.md`, and components, which several recipes share, as
/// `_components/*.md`. The site shows a recipe with its components in it, and so it comes in; a component by
/// itself only if no recipe has it.
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
        let components = ChowdownComponents(folder.folder("_components"))
        var used: Set<String> = []
        let inner = folder.folder("_recipes")
        for name in inner.files where name.hasSuffix(".md") {
            let file = SourceFile(name: name, bytes: try inner.bytes(name))
            let goesOn: Bool
            if Chowdown.recognises(file) {
                goesOn = take(
                    Result { () throws(Refusal) in
                        let page = try Chowdown.page(file)
                        used.formUnion(page.components.map(ChowdownComponents.key))
                        return components.joined(page.recipe, page.components).lying(in: folder)
                    })
            } else {
                goesOn = KnownFormats.read(file) { result in take(result.map { $0.lying(in: folder) }) }
            }
            guard goesOn else { return false }
        }
        return components.each(besides: used) { take($0.map { $0.lying(in: folder) }) }
    }
}
