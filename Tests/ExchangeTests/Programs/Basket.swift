import Exchange

/// A parcel of a test's own, in memory.
struct Basket: Parcel {
    var name = "basket.zip"
    private let files: [(path: String, bytes: [UInt8])]

    init(_ files: [(String, String)]) { self.files = files.map { ($0, Array($1.utf8)) } }

    var paths: [String] { files.map(\.path) }

    func bytes(of path: String) throws(Refusal) -> [UInt8] {
        guard let file = files.first(where: { $0.path == path }) else {
            throw Refusal(.unreachable, cause: path)
        }
        return file.bytes
    }

    /// Its recipes and what was refused, by the format that recognises it first.
    func read() throws(Refusal) -> (recipes: [WrittenRecipe], refused: [Refusal]) {
        var recipes: [WrittenRecipe] = []
        var refused: [Refusal] = []
        guard let format = KnownFormats.parcels.first(where: { $0.recognises(self) }) else {
            throw Refusal(.unknownFormat, cause: name)
        }
        try format.read(self) { result in
            switch result {
            case .success(let recipe): recipes.append(recipe)
            case .failure(let refusal): refused.append(refusal)
            }
            return true
        }
        return (recipes, refused)
    }

    /// What the format that has it is called.
    var format: String? { KnownFormats.parcels.first { $0.recognises(self) }?.name }
}

extension SourceFile {
    init(_ name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// Its recipes by the first format that recognises it.
    func recipes() throws(Refusal) -> [WrittenRecipe] {
        guard let format = KnownFormats.files.first(where: { $0.recognises(self) }) else {
            throw Refusal(.unknownFormat, cause: name)
        }
        return try format.read(self)
    }
}

extension WrittenRecipe {
    /// Each ingredient as "part: line", or the line alone.
    var shoppingList: [String] { ingredients.map { $0.part.isEmpty ? $0.line : "\($0.part): \($0.line)" } }
}
