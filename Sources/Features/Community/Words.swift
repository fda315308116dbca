import House
import Kit
import Language

extension Look {
    var words: any CommunityWording { language.community }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any CommunityWording { language.community }
}

extension Language {
    var community: any CommunityWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
