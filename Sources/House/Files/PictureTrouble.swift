public import Language

/// Why a file does not become a picture.
public enum PictureTrouble: Error, Hashable {
    case notThere, unreadable, noPicture, tooLarge

    public func sentence(_ words: any Wording) -> String {
        switch self {
        case .notThere: words.editorFileNotThere
        case .unreadable: words.editorFileUnreadable
        case .noPicture: words.editorFileNoPicture
        case .tooLarge: words.editorFileTooLarge
        }
    }
}
