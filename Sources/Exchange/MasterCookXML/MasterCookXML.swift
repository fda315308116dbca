internal import Markup

/// MasterCook's XML, `.mx2`, and packed with its pictures `.mz2`.
enum MasterCookXML: RecipeXML {
    static let name = "MasterCook"
    static let element = "RcpE"

    static func recognises(_ file: SourceFile) -> Bool {
        let head = String(decoding: file.bytes.prefix(1024), as: UTF8.self)
        return head.contains("<mx2") || head.contains("mx2.dtd")
    }

    static func parse(_ piece: ArraySlice<UInt8>, of file: XMLPieces) throws(Refusal) -> MarkupElement {
        // It writes quotation marks into attributes, which XML forbids; so what can't be read as strictly is read as
        // badly written pages are.
        if let element = try? file.parse(piece) { return element }
        return try file.parseLeniently(piece)
    }

    static func recipe(_ element: MarkupElement) throws(Refusal) -> WrittenRecipe {
        try MasterCookXMLReading.recipe(element)
    }
}
