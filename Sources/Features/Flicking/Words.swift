import House
import Kit
import Language

extension Look {
    var words: any FlickingWording { language.flicking }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any FlickingWording { language.flicking }
}

extension Language {
    var flicking: any FlickingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
