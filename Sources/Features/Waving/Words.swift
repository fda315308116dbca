import House
import Kit
import Language

extension Look {
    var words: any WavingWording { language.waving }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any WavingWording { language.waving }
}

extension Language {
    var waving: any WavingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
