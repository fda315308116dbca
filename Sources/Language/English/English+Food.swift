public import Recipes

extension English {
    public var foodTitle: String { "What you eat" }
    public var dietsTitle: String { "Diet" }
    public var dietsDetail: String { "Only recipes that fit are found and suggested." }
    public var allergiesTitle: String { "Allergies" }
    public var allergiesDetail: String {
        "Recipes with these are left out, as far as their ingredients tell. Please read the packets all the same."
    }
    public var avoidedTitle: String { "Foods you avoid" }
    public var avoidedDetail: String { "Recipes that name them among their ingredients are left out, too." }
    public var avoidedField: String { "A food you avoid" }
    public var avoidedExample: String { "Coriander, say" }
    public func addAvoided(_ food: String) -> String { "Avoid \(food)" }
    public func removeAvoided(_ food: String) -> String { "No longer avoid \(food)" }
    public var measuresDetail: String { "In which amounts are shown." }
    public func measures(_ system: MeasuringSystem?) -> String {
        switch system {
        case nil: "As written"
        case .metric: "Metric"
        case .us: "US"
        }
    }
    public func allergen(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: "Gluten"
        case .milk: "Milk"
        case .eggs: "Eggs"
        case .nuts: "Nuts"
        case .peanuts: "Peanuts"
        case .fish: "Fish"
        case .crustaceans: "Crustaceans"
        case .molluscs: "Molluscs"
        case .soya: "Soya"
        case .sesame: "Sesame"
        case .mustard: "Mustard"
        case .celery: "Celery"
        case .lupin: "Lupin"
        case .sulphites: "Sulphites"
        }
    }
    public func leftOut(_ foods: [String]) -> String { "Left out: \(foods.joined(separator: ", "))" }
}
