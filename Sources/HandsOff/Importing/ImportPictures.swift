import Exchange
import Foundation
import Intake
import Library
import Pictures
import Recipes
import Screen

/// Gives a recipe from elsewhere its pictures: each is looked at and made fit for the library before it is kept.
///
/// A picture that can't be had or shown is left out; the recipe comes in without it.
struct ImportPictures {
    /// A file of the parcel that the recipe came from, or what lies under an address; nil = there is none, or it may
    /// not be asked for.
    let bytes: (WrittenPicture) -> [UInt8]?

    /// Pictures of one recipe; more are left out.
    static let most = 40

    func arrival(of recipe: Recipe, _ written: WrittenRecipe) -> Arrival {
        var arrival = Arrival(recipe)
        var names: [WrittenPicture: String] = [:]
        func name(_ picture: WrittenPicture) -> String? {
            if let known = names[picture] { return known }
            guard arrival.pictures.count < Self.most, let saved = saved(picture, recipe.id, names.count + 1)
            else { return nil }
            arrival.pictures.append(saved)
            names[picture] = saved.name
            return saved.name
        }
        let shown = written.pictures.compactMap(name)
        (arrival.recipe.picture, arrival.recipe.morePictures) = (shown.first, Array(shown.dropFirst()))
        // Steps that say nothing were left out of the recipe.
        let steps = written.steps.filter { !$0.text.allSatisfy(\.isWhitespace) || !$0.title.isEmpty }
        if steps.count == recipe.steps.count {
            for (place, step) in steps.enumerated() {
                if let picture = step.picture { arrival.recipe.steps[place].picture = name(picture) }
            }
        }
        return arrival
    }

    private func saved(_ picture: WrittenPicture, _ recipe: Recipe.ID, _ number: Int) -> SavedPicture? {
        guard let bytes = bytes(picture), PictureKind(bytes) != nil, let file = try? PictureFile(Data(bytes))
        else { return nil }
        return SavedPicture(name: "\(recipe)-\(number)", mediaType: file.mediaType, data: file.data)
    }
}
