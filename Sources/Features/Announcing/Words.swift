import Kit
import Language

extension Look {
    var words: any AnnouncingWording { language.announcing }
}

extension Language {
    fileprivate var announcing: any AnnouncingWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
