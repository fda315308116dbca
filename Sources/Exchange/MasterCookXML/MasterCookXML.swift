internal import Markup

/// MasterCook's XML, `.mx2`, and packed with its pictures `.mz2`.
enum MasterCookXML: RecipeXML {
    static let name = "MasterCook"
    static let element = "RcpE"

    static func recognises(_ file: SourceFile) -> Bool {
        file.begins(with: "<mx2", within: 1024) || file.begins(with: "mx2.dtd", within: 1024)
    }

    static func parse(_ piece: ArraySlice<UInt8>, of file: XMLPieces) throws(Refusal) -> MarkupElement {
        // It writes quotation marks into attributes, which XML forbids; so what can't be read as strictly is
        // read as badly written pages are.
        if let element = try? file.parse(piece) { return element }
        return try file.parseLeniently(piece)
    }

    static func recipe(_ element: MarkupElement) throws(Refusal) -> WrittenRecipe {
        try MasterCookXMLReading.recipe(element)
    }
}
