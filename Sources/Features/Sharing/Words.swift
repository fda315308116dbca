import House
import Kit
import Language

extension Look {
    var words: any SharingWording { language.sharing }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any SharingWording { language.sharing }
}

extension Language {
    var sharing: any SharingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
