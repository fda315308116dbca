public import Language

/// Why a file does not become a picture.
public enum PictureTrouble: Error, Hashable {
    case notThere, unreadable, noPicture, tooLarge

    public func sentence(_ words: any Wording) -> String {
        switch self {
        case .notThere: words.fileNotThere
        case .unreadable: words.fileUnreadable
        case .noPicture: words.fileNoPicture
        case .tooLarge: words.fileTooLarge
        }
    }
}
