import House
import Kit
import Language

extension Look {
    var words: any ShelvesWording { language.shelves }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any ShelvesWording { language.shelves }
}

extension Language {
    var shelves: any ShelvesWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
