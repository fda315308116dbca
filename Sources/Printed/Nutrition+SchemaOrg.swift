public import Recipes

extension Nutrition {
    /// What is known, under schema.org's names: "calories": "320 kcal".
    public var schemaOrg: [(name: String, amount: String)] {
        [
            ("calories", kilocalories, "kcal"), ("proteinContent", protein, "g"),
            ("carbohydrateContent", carbohydrate, "g"), ("fatContent", fat, "g"),
        ].compactMap { name, value, unit in value.map { (name, "\($0.plain) \(unit)") } }
    }
}

extension Double {
    /// Without a fraction that says nothing: "2", "0.5".
    fileprivate var plain: String {
        magnitude < 1e15 && self == rounded() ? "\(Int64(self))" : "\(self)"
    }
}
