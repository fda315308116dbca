/// What a format's own tests compare, a line of JSON a file: for the scores.
public enum FormatCanon {
    /// - Parameter format: "cooklang", "recipemd", or "recipes" for title, ingredients and steps of any file.
    public static func line(_ format: String, path: String, bytes: [UInt8]) -> String {
        let file = SourceFile(name: path.split(separator: "/").last.map(String.init) ?? path, bytes: bytes)
        do throws(Refusal) {
            return JSONText.table([("source", JSONText.string(path)), ("value", try value(format, file))])
        } catch {
            return JSONText.table([
                ("source", JSONText.string(path)),
                ("refused", JSONText.string("\(error.reason): \(error.cause)")),
            ])
        }
    }

    private static func value(_ format: String, _ file: SourceFile) throws(Refusal) -> String {
        switch format {
        case "cooklang": CooklangCanonical(try file.text()).json
        case "recipemd": try RecipeMDDocument(try file.text()).json
        default: JSONText.list(try KnownFormats.read(file).map(\.canon))
        }
    }
}

extension WrittenRecipe {
    fileprivate var canon: String {
        JSONText.table([
            ("title", JSONText.string(title)),
            ("ingredients", JSONText.list(ingredients.map { JSONText.string($0.line) })),
            ("steps", JSONText.list(steps.map { JSONText.string($0.text) })),
        ])
    }
}
