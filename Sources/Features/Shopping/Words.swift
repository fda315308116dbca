import House
import Kit
import Language

extension Look {
    var words: any ShoppingWording { language.shopping }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any ShoppingWording { language.shopping }
}

extension Language {
    var shopping: any ShoppingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
