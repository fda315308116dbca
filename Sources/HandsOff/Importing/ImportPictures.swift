import Exchange
import Foundation
import Intake
import Library
import Pictures
import Recipes
import Screen

/// Gives a recipe from elsewhere its pictures: each is looked at and made fit for the library before it is kept.
///
/// A picture that can't be had or shown is left out and counted; the recipe comes in without it.
struct ImportPictures {
    /// A file of the parcel that the recipe came from, or what lies under an address; nil = there is none, or it may
    /// not be asked for.
    let bytes: (WrittenPicture) -> [UInt8]?
    /// Whether the import has been called off: then no more pictures are had.
    var isCancelled: () -> Bool = { false }

    /// Pictures of one recipe that are looked at, fit or not; more are left out.
    static let most = 40

    /// - Returns: the recipe with what pictures could be had, and how many could not.
    func arrival(of recipe: Recipe, _ written: WrittenRecipe) -> (arrival: Arrival, missing: Int) {
        var arrival = Arrival(recipe)
        var names: [WrittenPicture: String?] = [:]
        func name(_ picture: WrittenPicture) -> String? {
            if let known = names[picture] { return known }
            let saved =
                names.count < Self.most && !isCancelled()
                ? saved(picture, "\(recipe.id)-\(arrival.pictures.count + 1)") : nil
            if let saved { arrival.pictures.append(saved) }
            names[picture] = .some(saved?.name)
            return saved?.name
        }
        let shown = written.pictures.compactMap(name)
        (arrival.recipe.picture, arrival.recipe.morePictures) = (shown.first, Array(shown.dropFirst()))
        // Steps that say nothing were left out of the recipe.
        let steps = written.steps.filter { !$0.text.allSatisfy(\.isWhitespace) || !$0.title.isEmpty }
        if steps.count == recipe.steps.count {
            for (place, step) in steps.enumerated() {
                if let picture = step.picture { arrival.recipe.steps[place].picture = name(picture) }
            }
        } else {
            for picture in steps.compactMap(\.picture) where names[picture] == nil {
                names[picture] = .some(nil)
            }
        }
        return (arrival, names.values.count { $0 == nil })
    }

    private func saved(_ picture: WrittenPicture, _ name: String) -> SavedPicture? {
        // What its first bytes claim decides whether it is decoded at all.
        guard let bytes = bytes(picture), (try? PictureHeader(checking: bytes)) != nil,
            let file = try? PictureFile(Data(bytes))
        else { return nil }
        return SavedPicture(name: name, mediaType: file.mediaType, data: file.data)
    }
}
