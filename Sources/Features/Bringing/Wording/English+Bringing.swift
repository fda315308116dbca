import Language

extension English: BringingWording {
    var importFiles: String { "Files and archives" }
    var importFilesDetail: String {
        "Photographs of printed pages (the pages of one recipe in a folder), saved web pages, Cooklang, RecipeMD, "
            + "Markdown, text, MealMaster, and what Paprika, Mealie, Tandoor, Nextcloud, MasterCook, Gourmet and others "
            + "export."
    }
    var importChooseFile: String { "Choose a file" }
    var importChooseFolder: String { "Choose a folder" }
    var importPages: String { "Photograph pages" }
    var importPageFinder: String { "What the camera sees of the page" }
    var importPageHint: String {
        "Hold the page flat and near, so that it fills the picture, and in good light. The pages of one recipe come after one another; they are read here, and stay here."
    }
    var importPageSmall: String {
        "This camera’s picture is small: large print may be read, small print hardly. A photograph from a phone reads better."
    }
    func importPageTake(_ number: Int) -> String { number == 1 ? "Take this page" : "Take page \(number)" }
    func importPagesRead(_ count: Int) -> String { count == 1 ? "Read it" : "Read \(count) pages" }
    var importPageBack: String { "Not that one" }
    var importThisFolder: String { "Take this folder" }
    var importFileTitle: String { "Which file has the recipes?" }
    var importFolderTitle: String { "Which folder has the recipes?" }
    var importWeb: String { "A page on the web" }
    var importWebDetail: String { "Only this page and its picture are fetched. Nothing on it is run." }
    var importWebHint: String { "https://…" }
    var importFetch: String { "Fetch" }
    var importNoAddress: String { "This is no web address. One looks like example.org/soup." }
    var importNoText: String { "Paste a recipe here first." }
    var importPaste: String { "A recipe as text" }
    var importPasteDetail: String {
        "From a message or a note: the title first, then what goes in, then what to do."
    }
    var recipeText: String { "The recipe" }
    var importPasteHint: String { "Paste it here" }
    func importPasted(_ size: String) -> String { "\(size) of text, pasted" }
    var importPastedRemove: String { "Remove this text" }
    var importRead: String { "Read it" }
    var importDrop: String { "You can also drop files anywhere on the window." }
    func importWaiting(_ sources: Int) -> String {
        sources == 1 ? "1 more thing is waiting." : "\(sources) more things are waiting."
    }
    var importMeanwhile: String { "You can leave this page meanwhile." }
    var importStop: String { "Stop" }
    var importStopping: String { "Stopping …" }
    func importDone(_ new: Int) -> String {
        switch new {
        case 0: "Nothing new"
        case 1: "1 new recipe"
        default: "\(new) new recipes"
        }
    }
    var importStoppedEarly: String { "Stopped before any recipe was in." }
    var importNothing: String { "No recipe came out of it." }
    var importIsTakenBack: String { "Taken back" }
    var importIsTakenBackDetail: String { "Nothing of it is in the library any more." }
    var importNew: String { "New" }
    var importSame: String { "Already here" }
    var importUpdated: String { "Updated" }
    var importKept: String { "Kept as it was" }
    var importRefused: String { "Not taken" }
    var importUpdate: String { "Update" }
    func importUpdateAll(_ count: Int) -> String { "Update all \(count)" }
    func importUpdatedCount(_ count: Int) -> String {
        count == 1 ? "The recipe is updated." : "\(count) recipes are updated."
    }
    var importKeep: String { "Keep mine" }
    func importKept(_ recipe: String) -> String { "“\(recipe)” stays as it is." }
    var importTakeBack: String { "Take it all back" }
    func importTakenBack(_ count: Int, updates: Int) -> String {
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
    var importMore: String { "Bring in more" }
    var importAgain: String { "Try something else" }
    func importFinished(_ new: Int) -> String { "\(importDone(new)) brought in." }

    var importKeys: [(key: String, deed: String)] {
        [
            ("Ctrl+V", "Take what is copied")
        ]
    }
}
