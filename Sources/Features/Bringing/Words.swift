import House
import Kit
import Language

extension Look {
    var words: any BringingWording { language.bringing }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any BringingWording { language.bringing }
}

extension Language {
    var bringing: any BringingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
