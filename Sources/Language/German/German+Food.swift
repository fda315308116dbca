public import Recipes

extension German {
    public var foodTitle: String { "Was du isst" }
    public var dietsTitle: String { "Ernährung" }
    public var dietsDetail: String { "Nur passende Rezepte werden gefunden und vorgeschlagen." }
    public var allergiesTitle: String { "Allergien" }
    public var allergiesDetail: String {
        "Rezepte damit bleiben weg, soweit die Zutaten es verraten. Lies trotzdem, was auf der Packung steht."
    }
    public var avoidedTitle: String { "Was du nicht magst" }
    public var avoidedDetail: String { "Auch Rezepte, in deren Zutaten sie genannt werden, bleiben weg." }
    public var avoidedField: String { "Was du nicht magst" }
    public var avoidedExample: String { "Zum Beispiel Koriander" }
    public func addAvoided(_ food: String) -> String { "\(food) weglassen" }
    public func removeAvoided(_ food: String) -> String { "\(food) nicht mehr weglassen" }
    public var measuresDetail: String { "Worin Mengen angegeben werden." }
    public func measures(_ system: MeasuringSystem?) -> String {
        switch system {
        case nil: "Wie im Rezept"
        case .metric: "Metrisch"
        case .us: "US"
        }
    }
    public func allergen(_ allergen: Allergen) -> String {
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
    public func leftOut(_ foods: [String]) -> String { "Weggelassen: \(foods.joined(separator: ", "))" }
}
