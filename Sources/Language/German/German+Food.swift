public import Recipes

extension German {
    public var foodTitle: String { "Was du isst" }
    public var measures: String { "Maße" }
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
}
