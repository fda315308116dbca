import House
import Kit
import Language

extension Look {
    var words: any RescuingWording { language.rescuing }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any RescuingWording { language.rescuing }
}

extension Language {
    var rescuing: any RescuingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
