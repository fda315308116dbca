extension English {
    var cancel: String { "Cancel" }
    var done: String { "Done" }
    var tryAgain: String { "Try again" }
    var undo: String { "Undo" }
    var close: String { "Close" }
    var back: String { "Back" }
    var save: String { "Save" }
    var add: String { "Add" }
    var remove: String { "Remove" }
    func removeNamed(_ name: String) -> String { "Remove \(name)" }
    var notNow: String { "Not now" }
    var nothingFound: String { "Nothing found" }
    var findRecipe: String { "Find a recipe" }
    var favourite: String { "Favourite" }
    var startCooking: String { "Start cooking" }
    var on: String { "on" }
    var off: String { "off" }
    var chosen: String { "chosen" }
    var picked: String { "picked" }
    var pasteNothing: String {
        "There is nothing to paste, or it is too long for the clipboard. As a file it can be brought in."
    }
    var pasteCut: String { "That is too long for this field: only what fits is in it." }
}
