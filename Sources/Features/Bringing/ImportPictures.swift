import Chores
import Foundation
import Library
import Recipes
import Screen

/// Gives a recipe from elsewhere its pictures: those that came with it, and those that lie on the web, made
/// fit for the library.
///
/// A picture that can't be had or shown is left out and counted; the recipe comes in without it.
struct ImportPictures {
    /// The picture under an address, fit for the library; nil = it can't be had, or may not be asked for.
    let fetch: (_ address: String) -> PictureFile?
    /// Whether the import has been called off: then nobody is asked any more.
    var isCancelled: () -> Bool = { false }

    /// - Parameter files: those that came with it.
    /// - Returns: the recipe with what pictures could be had, and how many could not.
    func arrival(of found: FoundRecipe, files: [Data]) -> (arrival: Arrival, missing: Int) {
        var arrival = Arrival(found.recipe, isFavourite: found.isFavourite)
        let names = found.pictures.prefix(FoundRecipe.mostPictures).map { picture -> String? in
            guard let file = file(picture, files) else { return nil }
            let name = "\(found.recipe.id)-\(arrival.pictures.count + 1)"
            arrival.pictures.append(SavedPicture(name: name, mediaType: file.mediaType, data: file.data))
            return name
        }
        func name(_ place: Int?) -> String? {
            place.flatMap { names.indices.contains($0) ? names[$0] : nil }
        }
        let shown = found.shown.compactMap(name)
        (arrival.recipe.picture, arrival.recipe.morePictures) = (shown.first, Array(shown.dropFirst()))
        for (step, place) in zip(arrival.recipe.steps.indices, found.steps) {
            arrival.recipe.steps[step].picture = name(place)
        }
        return (arrival, names.count { $0 == nil } + max(0, found.morePictures))
    }

    private func file(_ picture: FoundRecipe.Picture, _ files: [Data]) -> PictureFile? {
        switch picture {
        case .file(let mediaType, let place):
            files.indices.contains(place) ? PictureFile(mediaType: mediaType, fit: files[place]) : nil
        case .address(let address): isCancelled() ? nil : fetch(address)
        case .lacking: nil
        }
    }
}
