import House
import Kit
import Language

extension Look {
    var words: any DishesWording { language.dishes }
}

extension Host {
    /// What the feature says, in the cook's language.
    var words: any DishesWording { language.dishes }
}

extension Language {
    var dishes: any DishesWording {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
