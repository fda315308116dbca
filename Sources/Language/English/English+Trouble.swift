extension English {
    func fileNotSaved(_ folder: String) -> String {
        "The file can't be saved in \(folder). Please check that the folder is yours and has "
            + "some room left."
    }
    func noRoomForFile(_ folder: String) -> String {
        "There is no room left in \(folder), so the file was not saved. Please make some room and try again."
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
