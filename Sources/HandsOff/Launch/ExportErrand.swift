import Foundation
import Sharing
import House
import Language
import Library
import Recipes
import Scullery

/// `hands-off export`: recipes of the library as files.
public enum ExportErrand {
    /// - Parameters:
    ///   - kind: "pdf", "html", "cooklang", "recipemd" or "json".
    ///   - recipes: titles or ids; empty for all that the cook has.
    ///   - folder: where the files go; made if it isn't there. No file is replaced.
    /// - Returns: 0; 1 if a recipe isn't there or can't be written; 64 for an unknown kind; 70 if the library
    ///   can't be opened; 130 or 143 if it was stopped.
    @MainActor public static func run(
        _ kind: String, _ recipes: [String], into folder: String, _ options: LaunchOptions
    ) async -> Int32 {
        guard let kind = RecipeFileKind(rawValue: kind) else {
            tellCook("There is no kind of file called \(kind); say pdf, html, cooklang, recipemd or json.")
            return 64
        }
        let words = Language.english.wording
        do throws(LibraryError) {
            let box = try RecipeBox.reading(at: options.libraryPath, with: Boxes.all)
            let place = DocumentFolder(self.folder(folder))
            let scullion = Scullion(.own)
            var isWhole = true
            for id in recipes.isEmpty ? try await all(box) : recipes {
                if let status = Interruption.status { return status }
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
                var media: [SavedPicture] = []
                for name in recipe.clipMedia {
                    if let one = (try? await box.picture(name)) ?? nil { media.append(one) }
                }
                do throws(DocumentError) {
                    printLine(try write(recipe, kind, picture, media, place, scullion))
                } catch {
                    tellCook("\(error.sentence(words)) [\(error.cause)]")
                    isWhole = false
                    if error.isFull { break }
                }
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

    /// As a whole path, by which what is printed can be found again.
    private static func folder(_ argument: String) -> URL {
        URL(filePath: NSString(string: argument).expandingTildeInPath, directoryHint: .isDirectory)
            .absoluteURL.standardizedFileURL
    }

    /// - Returns: the file's path.
    private static func write(
        _ recipe: Recipe, _ kind: RecipeFileKind, _ picture: SavedPicture?, _ media: [SavedPicture],
        _ place: DocumentFolder, _ scullion: Scullion
    ) throws(DocumentError) -> String {
        let made = kind.data(of: recipe, .english, picture: picture, media: media, draw: scullion.drawing)
        guard let data = made else {
            throw DocumentError(folder: place.url.path, cause: "no memory for \(kind) of \(recipe.title)")
        }
        let name = DocumentFolder.name(for: recipe.title, otherwise: recipe.id)
        return try place.store(named: name, ending: kind.ending) {
            try data.write(to: $0, options: .withoutOverwriting)
        }.path
    }
}
