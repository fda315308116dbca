extension English {
    func libraryDamaged(_ path: String) -> String {
        "Your recipe library\(place(path)) is damaged. Nothing in it was changed; put back a "
            + "copy of it, or start with a new library."
    }
    func notALibrary(_ path: String) -> String {
        "The file\(place(path)) is not a recipe library. It was left as it is; please choose "
            + "another file."
    }
    func libraryNewer(_ path: String) -> String {
        "Your recipe library\(place(path)) was made by a newer version of Hands Off. It was "
            + "left as it is; please update Hands Off to open it."
    }
    func libraryReadOnly(_ path: String) -> String {
        "Your recipe library\(place(path)) can't be written to. Please allow changes to the "
            + "file and its folder."
    }
    func libraryUnreachable(_ path: String) -> String {
        "Your recipe library\(place(path)) can't be opened. Please check that its folder is "
            + "there and is yours."
    }
    var diskFull: String {
        "The disk is full, so your recipes can't be saved. Please make some room and try "
            + "again."
    }
    func diskFailing(_ path: String) -> String {
        "The disk reports errors, so your recipes can't be read or saved reliably. Please "
            + "copy your library\(place(path)) to another disk."
    }
    func libraryBusy(_ path: String) -> String {
        "Your recipe library\(place(path)) is in use by another program. Please close that "
            + "and try again."
    }
    var calledOff: String { "That was called off; nothing was changed." }
    func libraryFailed(_ path: String) -> String {
        "Something went wrong in your recipe library\(place(path)). Nothing was lost; please "
            + "try again."
    }
    func fileNotSaved(_ folder: String) -> String {
        "The file can't be saved in \(folder). Please check that the folder is yours and has "
            + "some room left."
    }
    var noDisplay: String { "There is no display to open a window on." }
    var noDisplayDemo: String {
        "There is no display to open a window on. `hands-off demo` shows the program without "
            + "one."
    }
    var noWindow: String { "The window could not be opened." }
    func noPictureFile(_ path: String) -> String { "The picture \(path) could not be written or read." }
    var couldNotStart: String { "Hands Off could not start." }
}
