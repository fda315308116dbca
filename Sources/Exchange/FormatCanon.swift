/// What a format's own tests compare, a line of JSON a file: for the scores.
public enum FormatCanon {
    /// - Parameter format: "cooklang", "recipemd", or "recipes" for title, ingredients and steps of any file.
    public static func line(_ format: String, path: String, bytes: [UInt8]) -> String {
        let file = SourceFile(name: path.split(separator: "/").last.map(String.init) ?? path, bytes: bytes)
        do throws(Refusal) {
            return JSONValue.table([("source", .text(path)), ("value", try value(format, file))]).line()
        } catch {
            let cause = "\(error.reason): \(error.cause)"
            return JSONValue.table([("source", .text(path)), ("refused", .text(cause))]).line()
        }
    }

    private static func value(_ format: String, _ file: SourceFile) throws(Refusal) -> JSONValue {
        switch format {
        case "cooklang": CooklangCanonical(try file.text()).value
        case "recipemd": try RecipeMDDocument(try file.text()).value
        default: .list(try KnownFormats.read(file).map(\.canon))
        }
    }
}

extension WrittenRecipe {
    fileprivate var canon: JSONValue {
        .table([
            ("title", .text(title)), ("ingredients", .texts(ingredients.map(\.line))),
            ("steps", .texts(steps.map(\.text))),
        ])
    }
}
