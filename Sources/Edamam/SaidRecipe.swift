internal import Recipes

/// A recipe as an answer has it, read within bounds; nil where it says too little to be one.
struct SaidRecipe: Decodable {
    let recipe: EdamamRecipe?

    /// Characters at most.
    private static let longestTitle = 200, longestLine = 300, longestName = 80
    private static let mostLines = 120, mostLabels = 80

    private enum Keys: String, CodingKey {
        case uri, label, image, images, source, url, yield, dietLabels, healthLabels, ingredientLines
        case calories, totalTime, cuisineType, dishType, totalNutrients
    }

    private enum Sizes: String, CodingKey { case regular = "REGULAR", large = "LARGE" }
    private enum Size: String, CodingKey { case url }
    private enum Nutrients: String, CodingKey {
        case energy = "ENERC_KCAL", protein = "PROCNT", carbohydrate = "CHOCDF", fat = "FAT"
    }
    private enum Nutrient: String, CodingKey { case quantity }

    init(from decoder: any Decoder) throws {
        let said = try decoder.container(keyedBy: Keys.self)
        func text(_ key: Keys, _ longest: Int) -> String {
            let text: Loose<String> = said.loose(key)
            return EdamamText.line(text.value ?? "", longest: longest)
        }
        func link(_ key: Keys) -> EdamamLink? {
            let text: Loose<String> = said.loose(key)
            return text.value.flatMap(EdamamLink.init)
        }
        let id = Self.id(text(.uri, 300))
        let title = text(.label, Self.longestTitle)
        let lines: [String] = said.list(.ingredientLines, most: Self.mostLines)
        let kept = lines.map { EdamamText.line($0, longest: Self.longestLine) }.filter { !$0.isEmpty }
        guard let id, !title.isEmpty, !kept.isEmpty else {
            recipe = nil
            return
        }
        let sizes = try? said.nestedContainer(keyedBy: Sizes.self, forKey: .images)
        func picture(_ size: Sizes) -> EdamamLink? {
            let picture = try? sizes?.nestedContainer(keyedBy: Size.self, forKey: size)
            let text: Loose<String>? = picture?.loose(.url)
            return text?.value.flatMap(EdamamLink.init)
        }
        let plain = link(.image)
        let labels: [String] = said.list(.healthLabels, most: Self.mostLabels)
        let traits: [String] = said.list(.dietLabels, most: Self.mostLabels)
        let (cuisines, dishes): ([String], [String]) = (
            said.list(.cuisineType, most: 1), said.list(.dishType, most: 1)
        )
        let servings = Self.whole(said.loose(.yield), 1...200, else: 1)
        recipe = EdamamRecipe(
            id: id, title: title, picture: picture(.regular) ?? plain,
            largePicture: picture(.large) ?? picture(.regular) ?? plain,
            source: text(.source, Self.longestName), page: link(.url), servings: servings,
            minutes: Self.whole(said.loose(.totalTime), 0...10_000, else: 0), lines: kept,
            labels: EdamamLabels(labels + traits), nutrition: Self.nutrition(said, servings: servings),
            cuisine: EdamamText.line(cuisines.first ?? "", longest: Self.longestName),
            course: EdamamText.line(dishes.first ?? "", longest: Self.longestName))
    }

    /// "http://www.edamam.com/ontologies/edamam.owl#recipe_0123abcd" → "0123abcd".
    private static func id(_ uri: String) -> String? {
        guard let id = uri.split(separator: "#").last?.split(separator: "_").last,
            (1...64).contains(id.utf8.count),
            id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) })
        else { return nil }
        return String(id)
    }

    /// Their whole numbers come as 4.0.
    private static func whole(_ said: Loose<Double>, _ range: ClosedRange<Int>, else standard: Int) -> Int {
        guard let value = said.value, value.isFinite, value > 0 else { return standard }
        return Int(min(max(value.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
    }

    /// Theirs is of the whole dish.
    private static func nutrition(_ said: KeyedDecodingContainer<Keys>, servings: Int) -> Nutrition? {
        let all = try? said.nestedContainer(keyedBy: Nutrients.self, forKey: .totalNutrients)
        func share(_ amount: Double?) -> Double? {
            guard let amount, amount.isFinite, (0...1e6).contains(amount) else { return nil }
            return (amount / Double(servings) * 10).rounded() / 10
        }
        func amount(_ nutrient: Nutrients) -> Double? {
            let one = try? all?.nestedContainer(keyedBy: Nutrient.self, forKey: nutrient)
            let quantity: Loose<Double>? = one?.loose(.quantity)
            return share(quantity?.value)
        }
        let energy: Loose<Double> = said.loose(.calories)
        let nutrition = Nutrition(
            kilocalories: (amount(.energy) ?? share(energy.value)).map { $0.rounded() },
            protein: amount(.protein), carbohydrate: amount(.carbohydrate), fat: amount(.fat))
        return nutrition.isEmpty ? nil : nutrition
    }
}
