import House
import Kit
import Language

extension Look {
    var words: any DiaryWording { language.diaryWording }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any DiaryWording { language.diaryWording }
}

extension Language {
    var diaryWording: any DiaryWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
