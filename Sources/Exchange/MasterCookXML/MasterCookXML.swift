internal import Markup

/// MasterCook's XML, `.mx2`, and packed with its pictures `.mz2`.
enum MasterCookXML: SeveralRecipes {
    static let name = "MasterCook"

    static func recognises(_ file: SourceFile) -> Bool {
        file.begins(with: "<mx2", within: 1024) || file.begins(with: "mx2.dtd", within: 1024)
    }

    static func each(
        _ file: SourceFile, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) -> Bool {
        var pieces = XMLPieces(file.bytes, element: "RcpE")
        while let piece = pieces.next() {
            let result = Result { () throws(Refusal) in
                // It writes quotation marks into attributes, which XML forbids; so what it can't be read as strictly
                // is read as badly written pages are.
                if let element = try? pieces.parse(piece) { return try MasterCookXMLReading.recipe(element) }
                return try MasterCookXMLReading.recipe(pieces.parseLeniently(piece))
            }
            guard take(result) else { return false }
        }
        return true
    }
}
