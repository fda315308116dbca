import House
import Kit
import Language

extension Look {
    var words: any CookingWording { language.cooking }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any CookingWording { language.cooking }
}

extension Language {
    var cooking: any CookingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
