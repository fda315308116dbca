/// Choosing a file or a folder.
public protocol FilesWording {
    var homeFolder: String { get }
    var folderAbove: String { get }
    var chooseFolder: String { get }
    /// Asked before something is saved.
    var saveWhere: String { get }
    var folderIsEmpty: String { get }
    var noFittingFile: String { get }
    var folderIsGone: String { get }
    var folderIsForbidden: String { get }
    func onlyFirst(_ count: Int) -> String
    var folder: String { get }
    func fileSize(_ bytes: Int) -> String

    var fileNotThere: String { get }
    var fileUnreadable: String { get }
    var fileNoPicture: String { get }
    var fileTooLarge: String { get }
}
