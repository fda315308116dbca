import Recipes

extension English {
    var foodTitle: String { "What you eat" }
    var dietsTitle: String { "Diet" }
    var dietsDetail: String { "Only recipes that fit are found and suggested." }
    var allergiesTitle: String { "Allergies" }
    var allergiesDetail: String {
        "Recipes with these are left out, as far as their ingredients tell. Please read the packets all the same."
    }
    var avoidedTitle: String { "Foods you avoid" }
    var avoidedDetail: String { "Recipes that name them among their ingredients are left out, too." }
    var avoidedField: String { "A food you avoid" }
    var avoidedExample: String { "Coriander, say" }
    func addAvoided(_ food: String) -> String { "Avoid \(food)" }
    func removeAvoided(_ food: String) -> String { "No longer avoid \(food)" }
    var measuresDetail: String { "In which amounts are shown." }
    func measures(_ system: MeasuringSystem?) -> String {
        switch system {
        case nil: "As written"
        case .metric: "Metric"
        case .us: "US"
        }
    }
    func allergen(_ allergen: Allergen) -> String {
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
    func leftOut(_ foods: [String]) -> String { "Left out: \(foods.joined(separator: ", "))" }
}
