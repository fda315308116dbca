extension English {
    public var bringIn: String { "Bring recipes in" }
    public func importReading(_ name: String) -> String { name.isEmpty ? "Reading …" : "Reading “\(name)” …" }
    public func importFound(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe so far" : "\(recipes) recipes so far"
    }
    public var importStopped: String { "Stopped. What was brought in by then stays." }
    public var importChanged: String { "Here in other words" }
    public func importChanged(_ aspects: [RecipeAspect]) -> String {
        let names = aspects.map { aspect in
            switch aspect {
            case .title: "title"
            case .summary: "description"
            case .figures: "servings and times"
            case .ingredients: "ingredients"
            case .steps: "steps"
            case .notes: "notes"
            case .origin: "source and tags"
            }
        }
        return names.isEmpty ? importChanged : "\(importChanged): \(names.joined(separator: ", "))"
    }
    public var importGuessed: String { "Guessed from how it looks: please check it." }
    public func sentence(_ trouble: ImportTrouble) -> String {
        switch trouble {
        case .unknownFormat: "This is in no format that can be read here."
        case .damaged: "This is damaged, or not what it says it is."
        case .noRecipe: "There is no recipe in it."
        case .tooLarge: "This is larger than any recipe could be."
        case .unreachable: "The page can’t be reached. Is the address right, and is there a network?"
        case .missing: "There is no such page there. Is the address right?"
        case .unreadable: "This can’t be opened. Is it still there, and may you read it?"
        case .locked: "This is locked with a password. Unpack it, and bring what is in it."
        case .unknownPacking: "Archives of this kind stay shut here. Unpack it, and bring what is in it."
        case .exhausting: "Reading it takes more time or memory than any recipe needs, so it was left out."
        case .forbiddenAddress: "No recipe is fetched from this address."
        case .strayPath: "This file’s name leads out of the archive, or is no name at all."
        case .tooDeep: "This lies too deep, in too many folders or archives one in another."
        case .noFile: "This is a link or a device, and no file."
        case .doubled: "There are two files of this name; the first one counts."
        case .noPrint:
            "No print can be read in this photograph. Lay the page flat in good light, fill the picture with it, and "
                + "hold still."
        case .noRoom: "The disk has no room to unpack this. Please make some, and try again."
        case .notSaved(let trouble, let place): sentence(trouble, place)
        }
    }
    public func importMoreFiles(_ count: Int) -> String { count == 1 ? "1 more file" : "\(count) more files" }
    public func importClipsMissing(_ count: Int) -> String {
        count == 1 ? "1 clip could not be fetched or used" : "\(count) clips could not be fetched or used"
    }
    public func importPicturesMissing(_ count: Int) -> String {
        count == 1 ? "1 picture is missing" : "\(count) pictures are missing"
    }
}
