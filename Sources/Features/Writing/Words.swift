import House
import Kit
import Language

extension Look {
    var words: any WritingWording { language.writing }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any WritingWording { language.writing }
}

extension Language {
    var writing: any WritingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
