public import Recipes

/// What Edamam calls what our cooks can't or won't eat.
///
/// One name serves for both ways: it is asked for as `health=tree-nut-free`, and a recipe that is so carries the
/// label “Tree-Nut-Free”.
extension Diet {
    /// All of these must be said of a recipe; none if Edamam has no word for it.
    public var edamamNames: [String] {
        switch self {
        case .vegetarian: ["vegetarian"]
        case .vegan: ["vegan"]
        // They know nothing between milk and no milk.
        case .lactoseFree: ["dairy-free"]
        case .glutenFree: ["gluten-free"]
        case .nutFree: ["tree-nut-free", "peanut-free"]
        case .spicy: []
        }
    }
}

extension Allergen {
    public var edamamName: String {
        switch self {
        case .gluten: "gluten-free"
        case .milk: "dairy-free"
        case .eggs: "egg-free"
        case .nuts: "tree-nut-free"
        case .peanuts: "peanut-free"
        case .fish: "fish-free"
        case .crustaceans: "crustacean-free"
        case .molluscs: "mollusk-free"
        case .soya: "soy-free"
        case .sesame: "sesame-free"
        case .mustard: "mustard-free"
        case .celery: "celery-free"
        case .lupin: "lupine-free"
        case .sulphites: "sulfite-free"
        }
    }
}

/// What Edamam makes of a recipe's figures, of all its labels those that a cook can use.
public enum EdamamTrait: String, Sendable, Hashable, CaseIterable {
    case balanced
    case highFibre = "high-fiber"
    case highProtein = "high-protein"
    case lowCarbohydrate = "low-carb"
    case lowFat = "low-fat"
    case lowSalt = "low-sodium"
}

/// The labels of a recipe, in the one spelling in which they are compared.
struct EdamamLabels: Sendable, Hashable {
    private let names: Set<String>

    /// - Parameter labels: as the answer has them: “Gluten-Free”, “Low Sugar”.
    init(_ labels: [String]) {
        names = Set(
            labels.map { label in
                let name = label.lowercased().replacing(" ", with: "-")
                // So it has been spelt in their answers for years.
                return name == "crustcean-free" ? "crustacean-free" : name
            })
    }

    /// Of the spicy ones nothing is said.
    var diets: Set<Diet> {
        Set(Diet.allCases.filter { !$0.edamamNames.isEmpty && $0.edamamNames.allSatisfy(names.contains) })
    }

    var freeOf: Set<Allergen> { Set(Allergen.allCases.filter { names.contains($0.edamamName) }) }

    var traits: Set<EdamamTrait> { Set(EdamamTrait.allCases.filter { names.contains($0.rawValue) }) }
}
