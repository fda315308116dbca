extension English {
    public func fileNotSaved(_ folder: String) -> String {
        "The file can't be saved in \(folder). Please check that the folder is yours and has "
            + "some room left."
    }
    public func noRoomForFile(_ folder: String) -> String {
        "There is no room left in \(folder), so the file was not saved. Please make some room and try again."
    }
    public var noDisplay: String { "There is no display to open a window on." }
    public var noDisplayDemo: String {
        "There is no display to open a window on. `hands-off demo` shows the program without "
            + "one."
    }
    public var noWindow: String { "The window could not be opened." }
    public func noPictureFile(_ path: String) -> String {
        "The picture \(path) could not be written or read."
    }
    public var couldNotStart: String { "Hands Off could not start." }
}
