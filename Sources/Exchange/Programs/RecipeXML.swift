internal import Markup

/// A program's recipes as XML, an element each; no more of the file than one recipe is ever a tree.
protocol RecipeXML: SeveralRecipes {
    /// The name of the element that holds a recipe.
    static var element: String { get }
    static func parse(_ piece: ArraySlice<UInt8>, of file: XMLPieces) throws(Refusal) -> MarkupElement
    static func recipe(_ element: MarkupElement) throws(Refusal) -> WrittenRecipe
}

extension RecipeXML {
    static func parse(_ piece: ArraySlice<UInt8>, of file: XMLPieces) throws(Refusal) -> MarkupElement {
        try file.parse(piece)
    }

    static func each(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        var pieces = XMLPieces(file.bytes, element: element)
        while let piece = pieces.next() {
            let result = Result { () throws(Refusal) in try recipe(parse(piece, of: pieces)) }
            guard take(result) else { return false }
        }
        return true
    }
}
