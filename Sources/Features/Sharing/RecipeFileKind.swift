import CooklangText
import Exchange
public import Foundation
public import Language
public import Library
import Printed
public import Recipes
public import Screen

/// The kinds of file that a recipe can be written to, for others and for other programs.
public enum RecipeFileKind: String, Sendable, Hashable, CaseIterable {
    case pdf, webPage = "html", cooklang, recipeMD = "recipemd", schemaOrg = "json"

    /// What the file's name ends in, without the dot.
    public var ending: String {
        switch self {
        case .pdf: "pdf"
        case .webPage: "html"
        case .cooklang: "cook"
        case .recipeMD: "md"
        case .schemaOrg: "json"
        }
    }

    /// The file; nil if there is no memory for it. Takes up to half a second; on any thread.
    /// - Parameters:
    ///   - picture: the one on the card; only some kinds have a place for it.
    ///   - media: the clips of steps and what stands for them, likewise.
    ///   - draw: how its file becomes pixels.
    public func data(
        of recipe: Recipe, _ language: Language, picture: SavedPicture?, media: [SavedPicture] = [],
        draw: PictureDrawing
    ) -> Data? {
        let words = language.wording
        var named: [String: RecipeHTML.Picture] = [:]
        for one in media { named[one.name] = .init(bytes: Array(one.data), mediaType: one.mediaType) }
        // JSON spells out what acts unseen, and loses nothing; the others are to be read as they are.
        let recipe = self == .schemaOrg ? recipe : recipe.withoutUnseen
        switch self {
        case .pdf:
            return PrintedRecipe.pdf(
                recipe, words, picture: picture?.data, on: language == .english ? Self.paper : .a4,
                draw: draw)
        case .webPage:
            let shown = picture.map {
                RecipeHTML.Picture(bytes: Array($0.data), mediaType: $0.mediaType)
            }
            return Data(
                RecipeHTML.page(recipe, words, language: language.rawValue, picture: shown, media: named)
                    .utf8)
        case .cooklang: return Data(CooklangWriter.text(recipe).utf8)
        case .recipeMD: return Data(RecipeMDWriter.text(recipe).utf8)
        case .schemaOrg: return Data(SchemaOrgWriter.json(recipe, clips: named).utf8)
        }
    }

    /// What the cook's country prints on.
    private static var paper: Paper {
        let region = Locale.current.region?.identifier ?? ""
        return ["US", "CA", "MX", "PH", "CL", "CO"].contains(region) ? .letter : .a4
    }
}
