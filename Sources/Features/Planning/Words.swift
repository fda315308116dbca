import House
import Kit
import Language

extension Look {
    var words: any PlanningWording { language.planning }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any PlanningWording { language.planning }
}

extension Language {
    var planning: any PlanningWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
