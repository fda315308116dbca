public import Exchange
public import Recipes

/// A recipe as the scullery hands it over: read, and with its pictures as far as they came with it.
public struct FoundRecipe: Codable, Sendable {
    /// Where a picture of it is.
    public enum Picture: Codable, Sendable {
        /// It was with the recipe, and is fit for the library: the place of its file among those that come
        /// along.
        case file(mediaType: String, place: Int)
        /// It lies on the web.
        case address(String)
        /// It can't be had or shown.
        case lacking
    }

    /// Clips of one recipe that are looked at, and bytes of all that come along; more are left out.
    public static let mostClips = 12, mostClipBytes = 96 << 20

    /// Pictures of one recipe that are looked at, fit or not; more are left out.
    public static let mostPictures = 40

    /// Without pictures.
    public var recipe: Recipe
    public var isGuessed: Bool
    /// The cook loves it, as the program says that it comes from.
    public var isFavourite: Bool
    /// Each once.
    public var pictures: [Picture] = []
    /// How many more there are that nobody looks at.
    public var morePictures = 0
    /// The places, among `pictures`, of those that show the dish, the one on the card first.
    public var shown: [Int] = []
    /// The place of each step's own picture; as many as the recipe has steps.
    public var steps: [Int?]

    /// Films of steps, as they were with it: nobody has looked at them. Each once.
    public var clips: [Picture] = []
    /// How many more there are that nobody looks at.
    public var moreClips = 0
    /// The place of each step's clip; as many as the recipe has steps.
    public var clipSteps: [Int?]

    /// - Parameters:
    ///   - picture: looks at one.
    ///   - clip: has a film come along.
    public init(
        _ recipe: Recipe, _ written: WrittenRecipe, picture: (WrittenPicture) -> Picture,
        clip: (WrittenPicture) -> Picture = { _ in .lacking }
    ) {
        (self.recipe, steps) = (recipe, recipe.steps.map { _ in nil })
        clipSteps = steps
        (isGuessed, isFavourite) = (written.isGuessed, written.isFavourite)
        var places: [WrittenPicture: Int?] = [:]
        func place(_ one: WrittenPicture) -> Int? {
            if let known = places[one] { return known }
            guard pictures.count < Self.mostPictures else {
                morePictures += 1
                places[one] = .some(nil)
                return nil
            }
            pictures.append(picture(one))
            places[one] = pictures.count - 1
            return pictures.count - 1
        }
        shown = written.pictures.compactMap(place)
        // Steps that say nothing were left out of the recipe.
        let told = written.steps.filter { !$0.text.allSatisfy(\.isWhitespace) || !$0.title.isEmpty }
        if told.count == recipe.steps.count {
            steps = told.map { $0.picture.flatMap(place) }
            var clipPlaces: [WrittenPicture: Int] = [:]
            clipSteps = told.map { step in
                guard let one = step.clip else { return nil }
                if let known = clipPlaces[one] { return known }
                guard clips.count < Self.mostClips else {
                    moreClips += 1
                    return nil
                }
                clips.append(clip(one))
                clipPlaces[one] = clips.count - 1
                return clips.count - 1
            }
        } else {
            morePictures += Set(told.compactMap(\.picture)).count { places[$0] == nil }
        }
    }
}
