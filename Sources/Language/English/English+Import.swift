extension English {
    public var bringIn: String { "Bring recipes in" }
    public var bringInDetail: String { "From files, from other programs, from the web." }
    public var importFiles: String { "Files and archives" }
    public var importFilesDetail: String {
        "Saved web pages, Cooklang, RecipeMD, Markdown, text, MealMaster, and what Paprika, Mealie, Tandoor, "
            + "Nextcloud, MasterCook, Gourmet and others export."
    }
    public var importChooseFile: String { "Choose a file" }
    public var importChooseFolder: String { "Choose a folder" }
    public var importThisFolder: String { "Take this folder" }
    public var importFileTitle: String { "Which file has the recipes?" }
    public var importFolderTitle: String { "Which folder has the recipes?" }
    public var importWeb: String { "A page on the web" }
    public var importWebDetail: String { "Only this page and its picture are fetched. Nothing on it is run." }
    public var importWebHint: String { "https://…" }
    public var importFetch: String { "Fetch" }
    public var importNoAddress: String { "This is no web address. One looks like example.org/soup." }
    public var importNoText: String { "Paste a recipe here first." }
    public var importPaste: String { "A recipe as text" }
    public var importPasteDetail: String {
        "From a message or a note: the title first, then what goes in, then what to do."
    }
    public var recipeText: String { "The recipe" }
    public var importPasteHint: String { "Paste it here" }
    public func importPasted(_ size: String) -> String { "\(size) of text, pasted" }
    public var importPastedRemove: String { "Remove this text" }
    public var importRead: String { "Read it" }
    public var importDrop: String { "You can also drop files anywhere on the window." }
    public func importReading(_ name: String) -> String { name.isEmpty ? "Reading …" : "Reading “\(name)” …" }
    public func importFound(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe so far" : "\(recipes) recipes so far"
    }
    public func importWaiting(_ sources: Int) -> String {
        sources == 1 ? "1 more thing is waiting." : "\(sources) more things are waiting."
    }
    public var importMeanwhile: String { "You can leave this page meanwhile." }
    public var importStop: String { "Stop" }
    public var importStopping: String { "Stopping …" }
    public func importDone(_ new: Int) -> String {
        switch new {
        case 0: "Nothing new"
        case 1: "1 new recipe"
        default: "\(new) new recipes"
        }
    }
    public var importStopped: String { "Stopped. What was brought in by then stays." }
    public var importStoppedEarly: String { "Stopped before any recipe was in." }
    public var importNothing: String { "No recipe came out of it." }
    public var importIsTakenBack: String { "Taken back" }
    public var importIsTakenBackDetail: String { "Nothing of it is in the library any more." }
    public var importNew: String { "New" }
    public var importSame: String { "Already here" }
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
    public var importUpdated: String { "Updated" }
    public var importKept: String { "Kept as it was" }
    public var importRefused: String { "Not taken" }
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
        case .noRoom: "The disk has no room to unpack this. Please make some, and try again."
        case .notSaved(let trouble, let place): sentence(trouble, place)
        }
    }
    public func importMoreFiles(_ count: Int) -> String { count == 1 ? "1 more file" : "\(count) more files" }
    public func importPicturesMissing(_ count: Int) -> String {
        count == 1 ? "1 picture is missing" : "\(count) pictures are missing"
    }
    public var importUpdate: String { "Update" }
    public func importUpdateAll(_ count: Int) -> String { "Update all \(count)" }
    public func importUpdatedCount(_ count: Int) -> String {
        count == 1 ? "The recipe is updated." : "\(count) recipes are updated."
    }
    public var importKeep: String { "Keep mine" }
    public func importKept(_ recipe: String) -> String { "“\(recipe)” stays as it is." }
    public var importTakeBack: String { "Take it all back" }
    public func importTakenBack(_ count: Int, updates: Int) -> String {
        let gone =
            switch count {
            case 0: String?.none
            case 1: "The recipe is gone again."
            default: "\(count) recipes are gone again."
            }
        let old =
            switch updates {
            case 0: String?.none
            case 1: "1 recipe is as it was."
            default: "\(updates) recipes are as they were."
            }
        return [gone, old].compactMap(\.self).joined(separator: " ")
    }
    public var importMore: String { "Bring in more" }
    public var importAgain: String { "Try something else" }
    public func importFinished(_ new: Int) -> String { "\(importDone(new)) brought in." }
}
