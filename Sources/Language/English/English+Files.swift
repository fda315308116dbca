extension English {
    var homeFolder: String { "Home" }
    var folderAbove: String { "Folder above" }
    var chooseFolder: String { "Save here" }
    var folderIsEmpty: String { "No folders in here." }
    var noFittingFile: String { "There is nothing in here to choose." }
    var folderIsGone: String { "This folder is not there any more." }
    var folderIsForbidden: String { "You may not look into this folder." }
    func onlyFirst(_ count: Int) -> String { "Only the first \(count) are shown." }
    var folder: String { "Folder" }
    func fileSize(_ bytes: Int) -> String {
        switch bytes {
        case ..<100_000: "\(max(1, bytes / 1000)) kB"
        case ..<10_000_000: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
        case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
        default: "\(bytes / 1_000_000_000).\(bytes / 100_000_000 % 10) GB"
        }
    }
}
