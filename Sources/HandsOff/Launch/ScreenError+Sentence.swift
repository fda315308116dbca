import Language
import Screen

extension ScreenError {
    /// What to tell the cook.
    func sentence(_ words: any Wording) -> String {
        switch self {
        case .noDisplay: words.noDisplay
        case .noWindow: words.noWindow
        case .picture(let path, _): words.noPictureFile(path)
        }
    }
}
