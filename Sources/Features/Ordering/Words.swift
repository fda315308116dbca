import House
import Kit
import Language

extension Look {
    var words: any OrderingWording { language.ordering }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any OrderingWording { language.ordering }
}

extension Language {
    var ordering: any OrderingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
