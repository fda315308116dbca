import Recipes

extension German {
    var foodTitle: String { "Was du isst" }
    var dietsTitle: String { "Ernährung" }
    var dietsDetail: String { "Nur passende Rezepte werden gefunden und vorgeschlagen." }
    var allergiesTitle: String { "Allergien" }
    var allergiesDetail: String {
        "Rezepte damit bleiben weg, soweit die Zutaten es verraten. Lies trotzdem, was auf der Packung steht."
    }
    var avoidedTitle: String { "Was du nicht magst" }
    var avoidedDetail: String { "Auch Rezepte, in deren Zutaten sie genannt werden, bleiben weg." }
    var avoidedField: String { "Was du nicht magst" }
    var avoidedExample: String { "Zum Beispiel Koriander" }
    func addAvoided(_ food: String) -> String { "\(food) weglassen" }
    func removeAvoided(_ food: String) -> String { "\(food) nicht mehr weglassen" }
    var measuresDetail: String { "Worin Mengen angegeben werden." }
    func measures(_ system: MeasuringSystem?) -> String {
        switch system {
        case nil: "Wie im Rezept"
        case .metric: "Metrisch"
        case .us: "US"
        }
    }
    func allergen(_ allergen: Allergen) -> String {
        switch allergen {
        case .gluten: "Gluten"
        case .milk: "Milch"
        case .eggs: "Eier"
        case .nuts: "Nüsse"
        case .peanuts: "Erdnüsse"
        case .fish: "Fisch"
        case .crustaceans: "Krebstiere"
        case .molluscs: "Weichtiere"
        case .soya: "Soja"
        case .sesame: "Sesam"
        case .mustard: "Senf"
        case .celery: "Sellerie"
        case .lupin: "Lupinen"
        case .sulphites: "Sulfite"
        }
    }
    func leftOut(_ foods: [String]) -> String { "Weggelassen: \(foods.joined(separator: ", "))" }
}
