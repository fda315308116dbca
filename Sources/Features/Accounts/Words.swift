import House
import Kit
import Language

extension Look {
    var words: any AccountsWording { language.accounts }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any AccountsWording { language.accounts }
}

extension Language {
    var accounts: any AccountsWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
