import Chores
import Foundation
import Library
import Media
import Recipes

/// Gives the steps of a recipe from elsewhere their clips: made of the films that came with it, or lie on the web.
///
/// One that can't be had or made is left out and counted; the recipe comes in without it.
struct ImportClips {
    /// Clips that are made in one import: each takes seconds.
    static let most = 60

    /// The film under an address; nil = it can't be had, or may not be asked for.
    let fetch: (_ address: String) -> [UInt8]?
    let make: (_ film: [UInt8]) -> Result<Clip, FilmTrouble>
    var isCancelled: () -> Bool = { false }

    /// - Parameters:
    ///   - files: what came with it.
    ///   - made: how many clips have been made in this import.
    /// - Returns: how many could not be had, and why, for the log.
    func put(
        into arrival: inout Arrival, of found: FoundRecipe, files: [Data], made: inout Int
    ) -> (missing: Int, troubles: [String]) {
        var troubles: [String] = []
        let names = found.clips.prefix(FoundRecipe.mostClips).enumerated().map { place, clip -> String? in
            guard made < Self.most, !isCancelled(), let film = film(clip, files) else { return nil }
            guard film.count <= ClipLimits.carried else { return nil }
            made += 1
            switch make(film) {
            case .success(let clip):
                let name = "\(found.recipe.id)-clip-\(place + 1)"
                arrival.pictures.append(
                    SavedPicture(name: name, mediaType: Clip.mediaType, data: Data(clip.webM)))
                arrival.pictures.append(
                    SavedPicture(name: name + "-poster", mediaType: "image/jpeg", data: Data(clip.poster)))
                return name
            case .failure(let trouble):
                troubles.append(trouble.cause)
                return nil
            }
        }
        for (step, place) in zip(arrival.recipe.steps.indices, found.clipSteps) {
            guard let place, names.indices.contains(place), let name = names[place] else { continue }
            arrival.recipe.steps[step].clip = name
            if arrival.recipe.steps[step].picture == nil {
                arrival.recipe.steps[step].picture = name + "-poster"
            }
        }
        // A poster that no step shows is not kept.
        let used = Set(arrival.recipe.media)
        arrival.pictures.removeAll { $0.name.hasSuffix("-poster") && !used.contains($0.name) }
        return (names.count { $0 == nil } + max(0, found.moreClips), troubles)
    }

    private func film(_ clip: FoundRecipe.Picture, _ files: [Data]) -> [UInt8]? {
        switch clip {
        case .file(_, let place): files.indices.contains(place) ? Array(files[place]) : nil
        case .address(let address): fetch(address)
        case .lacking: nil
        }
    }
}
