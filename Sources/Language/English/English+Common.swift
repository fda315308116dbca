extension English {
    var cancel: String { "Cancel" }
    var done: String { "Done" }
    var tryAgain: String { "Try again" }
    var undo: String { "Undo" }
}
