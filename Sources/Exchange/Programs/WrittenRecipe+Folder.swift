extension WrittenRecipe {
    /// With its pictures' paths as the parcel writes them, where a file can only say what they are called
    /// beside it; pictures that aren't there are left out.
    func lying(in folder: ParcelFolder) -> WrittenRecipe {
        var recipe = self
        recipe.pictures = pictures.compactMap { Self.found($0, folder) }
        for place in recipe.steps.indices {
            recipe.steps[place].picture = recipe.steps[place].picture.flatMap { Self.found($0, folder) }
            recipe.steps[place].clip = recipe.steps[place].clip.flatMap { Self.found($0, folder) }
        }
        return recipe
    }

    private static func found(_ picture: WrittenPicture, _ folder: ParcelFolder) -> WrittenPicture? {
        guard case .path(let path) = picture else { return picture }
        // Where programs and sites keep them, if not beside the recipe.
        let (_, name) = ParcelIndex.parts(path)
        for place in [path, name, "images/" + name, "../images/" + name] {
            if place.hasPrefix("../") {
                let above = ParcelIndex.parts(String(folder.path.dropLast())).folder
                if let found = folder.index.folder(above).picture(String(place.dropFirst(3))) { return found }
            } else if let found = folder.picture(place) {
                return found
            }
        }
        return nil
    }
}
