import House
import Kit
import Language

extension Look {
    var words: any PreferencesWording { language.preferences }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any PreferencesWording { language.preferences }
}

extension Language {
    var preferences: any PreferencesWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
