import House
import Kit
import Language

extension Look {
    var words: any TutorialsWording { language.tutorials }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any TutorialsWording { language.tutorials }
}

extension Language {
    var tutorials: any TutorialsWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
