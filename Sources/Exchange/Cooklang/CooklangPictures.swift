/// Pictures and clips that lie beside a file of Cooklang and are called as it is, by its conventions: "Pie.jpg" is the
/// dish, "Pie.0.jpg" its first step, "Pie.1.2.jpg" the third step of its second section. Clips are called likewise:
/// "Pie.0.mp4".
struct CooklangPictures {
    private let folder: ParcelFolder
    private let stem: String

    static let endings = ["jpg", "jpeg", "png", "webp"]

    /// Nil if the file isn't one of Cooklang.
    init?(of name: String, in folder: ParcelFolder) {
        let parts = name.split(separator: ".")
        guard parts.count > 1, parts.last?.lowercased() == "cook" else { return nil }
        self.folder = folder
        stem = String(name.dropLast(5))
    }

    /// The recipe with those of its pictures that are there; one that it names itself comes after.
    func put(into recipe: inout WrittenRecipe) {
        if let dish = picture("") { recipe.pictures.insert(dish, at: 0) }
        var sections: [[Int]] = []
        for place in recipe.steps.indices {
            if place > 0, recipe.steps[place].part == recipe.steps[place - 1].part {
                sections[sections.count - 1].append(place)
            } else {
                sections.append([place])
            }
        }
        give(to: Array(recipe.steps.indices), "", &recipe)
        for (number, steps) in sections.enumerated() { give(to: steps, ".\(number)", &recipe) }
    }

    /// Steps are counted from nought, as the conventions have it. Where there is a picture with the number
    /// of the steps and none with nought, somebody has counted from one.
    private func give(to steps: [Int], _ section: String, _ recipe: inout WrittenRecipe) {
        let isFromOne = picture("\(section).0") == nil && picture("\(section).\(steps.count)") != nil
        for (number, step) in steps.enumerated() where recipe.steps[step].picture == nil {
            recipe.steps[step].picture = picture("\(section).\(number + (isFromOne ? 1 : 0))")
        }
        let areClipsFromOne = clip("\(section).0") == nil && clip("\(section).\(steps.count)") != nil
        for (number, step) in steps.enumerated() where recipe.steps[step].clip == nil {
            recipe.steps[step].clip = clip("\(section).\(number + (areClipsFromOne ? 1 : 0))")
        }
    }

    private func clip(_ suffix: String) -> WrittenPicture? {
        for ending in ClipReference.endings {
            if let found = folder.picture("\(stem)\(suffix).\(ending)") { return found }
        }
        return nil
    }

    private func picture(_ suffix: String) -> WrittenPicture? {
        for ending in Self.endings {
            if let found = folder.picture("\(stem)\(suffix).\(ending)") { return found }
        }
        return nil
    }
}
