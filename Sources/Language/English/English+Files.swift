extension English {
    public var homeFolder: String { "Home" }
    public var folderAbove: String { "Folder above" }
    public var chooseFolder: String { "Save here" }
    public var saveWhere: String { "Where shall it go?" }
    public var folderIsEmpty: String { "No folders in here." }
    public var noFittingFile: String { "There is nothing in here to choose." }
    public var folderIsGone: String { "This folder is not there any more." }
    public var folderIsForbidden: String { "You may not look into this folder." }
    public func onlyFirst(_ count: Int) -> String { "Only the first \(count) are shown." }
    public var folder: String { "Folder" }
    public func fileSize(_ bytes: Int) -> String {
        switch bytes {
        case ..<100_000: "\(max(1, bytes / 1000)) kB"
        case ..<10_000_000: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
        case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
        default: "\(bytes / 1_000_000_000).\(bytes / 100_000_000 % 10) GB"
        }
    }

    public var fileNotThere: String { "There is no file there. Please check how it is spelt." }
    public var fileUnreadable: String { "That file can’t be read. Please check that it is yours." }
    public var fileNoPicture: String { "That file holds no picture. JPEG, PNG, WebP, GIF and SVG files do." }
    public var fileTooLarge: String { "That file is too large for a picture. Please make it smaller first." }
}
