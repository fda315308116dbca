import Foundation
import Language
import Library
import Recipes

/// `hands-off export`: recipes of the library as files.
public enum ExportErrand {
    /// - Parameters:
    ///   - kind: "pdf", "html", "cooklang", "recipemd" or "json".
    ///   - recipes: titles or ids; empty for all that the cook has.
    ///   - folder: where the files go; made if it isn't there. No file is replaced.
    /// - Returns: 0; 1 if a recipe isn't there or can't be written; 64 for an unknown kind; 70 if the library can't
    /// be opened.
    @MainActor public static func run(
        _ kind: String, _ recipes: [String], into folder: String, _ options: LaunchOptions
    ) async -> Int32 {
        guard let kind = RecipeFileKind(rawValue: kind) else {
            tellCook("There is no kind of file called \(kind); say pdf, html, cooklang, recipemd or json.")
            return 64
        }
        let words = Language.english.wording
        do throws(LibraryError) {
            let box = try RecipeBox.reading(at: options.libraryPath)
            let place = DocumentFolder(URL(filePath: NSString(string: folder).expandingTildeInPath))
            var isWhole = true
            for id in recipes.isEmpty ? try await all(box) : recipes {
                let recipe: Recipe
                let found: Found
                do throws(LibraryError) { found = try await box.find(id) } catch {
                    // What can't be read keeps nothing else from being written.
                    tellCook("\(id): \(error.told) [\(error.cause)]")
                    isWhole = false
                    continue
                }
                switch found {
                case .one(let one): recipe = one
                case .several(let cards):
                    tellCook(words.severalMatch(id, cards.map(\.title)))
                    isWhole = false
                    continue
                case .nothing:
                    tellCook(words.noRecipeCalled(id))
                    isWhole = false
                    continue
                }
                var picture: SavedPicture?
                if let name = recipe.picture { picture = (try? await box.picture(name)) ?? nil }
                if !write(recipe, kind, picture, place) { isWhole = false }
            }
            return isWhole ? 0 : 1
        } catch {
            tellCook("\(error.told) [\(error.cause)]")
            return 70
        }
    }

    private static func all(_ box: RecipeBox) async throws(LibraryError) -> [Recipe.ID] {
        var ids: [Recipe.ID] = []
        while true {
            let page = try await box.cards(offset: ids.count, limit: 500)
            ids += page.map(\.id)
            if page.count < 500 { return ids }
        }
    }

    private static func write(
        _ recipe: Recipe, _ kind: RecipeFileKind, _ picture: SavedPicture?, _ place: DocumentFolder
    ) -> Bool {
        let name = DocumentFolder.name(for: recipe.title, otherwise: recipe.id)
        guard let data = kind.data(of: recipe, .english, picture: picture) else { return false }
        do throws(DocumentError) {
            print(
                try place.keep(named: name, ending: kind.ending) {
                    try data.write(to: $0, options: .withoutOverwriting)
                })
            return true
        } catch {
            tellCook("\(error.sentence(Language.english.wording)) [\(error.cause)]")
            return false
        }
    }
}
