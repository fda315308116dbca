public import Recipes

extension English {
    public var foodTitle: String { "What you eat" }
    public var measures: String { "Measures" }
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
}
