import House
import Kit
import Language

extension Look {
    var words: any PayingWording { language.paying }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any PayingWording { language.paying }
}

extension Language {
    var paying: any PayingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
