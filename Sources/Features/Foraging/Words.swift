import House
import Kit
import Language

extension Look {
    var words: any ForagingWording { language.foraging }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any ForagingWording { language.foraging }
}

extension Language {
    var foraging: any ForagingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
