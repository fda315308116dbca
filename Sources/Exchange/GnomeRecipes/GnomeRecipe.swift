internal import Foundation
internal import Recipes

/// One recipe of GNOME's Recipes.
enum GnomeRecipe {
    /// - Parameter chefs: whole names by the short ones that recipes mention.
    static func recipe(
        _ id: String, _ values: [String: String], _ chefs: [String: String]
    ) -> Result<WrittenRecipe, Refusal> {
        func line(_ name: String) -> String { PageText.collapsed(values[name] ?? "") }
        var recipe = WrittenRecipe(title: line("Name"))
        guard !recipe.title.isEmpty else { return .failure(Refusal(.noRecipe, cause: "[\(id)] has no name")) }
        recipe.identity = id
        recipe.description = ProgramText.paragraphs(values["Description"] ?? "")
        let chef = chefs[line("Author")] ?? ""
        recipe.author = chef.isEmpty ? line("Author") : PageText.collapsed(chef)
        recipe.cuisine = ProgramText.words(line("Cuisine"))
        recipe.category = ProgramText.words(line("Category"))
        recipe.keywords = ProgramText.words(line("Season"))
        recipe.prepMinutes = ProgramText.minutes(line("PrepTime"))
        recipe.cookMinutes = ProgramText.minutes(line("CookTime"))
        recipe.notes = ProgramText.paragraphs(values["Notes"] ?? "")
        let yield = line("Yield")
        recipe.yield = yield.isEmpty ? line("Serves") : yield
        recipe.diets = diets(Int(line("Diets")) ?? 0, spiciness: Int(line("Spiciness")) ?? 0)
        recipe.ingredients = ingredients(values["Ingredients"] ?? "")
        let pictures = (values["Images"] ?? "").split(separator: ";").map { WrittenPicture.path(String($0)) }
        recipe.steps = steps(values["Instructions"] ?? "", pictures)
        let first = Int(line("DefaultImage")) ?? 0
        recipe.pictures = pictures
        if pictures.indices.contains(first) {
            recipe.pictures.insert(recipe.pictures.remove(at: first), at: 0)
        }
        return .success(recipe)
    }

    /// Amount, unit, food and part of the dish, separated by tabs.
    private static func ingredients(_ text: String) -> [WrittenIngredient] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map {
                PageText.collapsed($0)
            }
            let words = cells.prefix(3).filter { !$0.isEmpty }.joined(separator: " ")
            return words.isEmpty ? nil : WrittenIngredient(words, part: cells.count > 3 ? cells[3] : "")
        }
    }

    /// Paragraphs, with signs for a picture, a timer and a temperature in them.
    private static func steps(_ text: String, _ pictures: [WrittenPicture]) -> [WrittenStep] {
        var steps: [WrittenStep] = []
        for paragraph in text.components(separatedBy: "\n\n") {
            var step = WrittenStep("")
            var plain = ""
            var rest = paragraph[...]
            while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
                plain += rest[..<start]
                plain += sign(rest[rest.index(after: start)..<end], &step, pictures)
                rest = rest[rest.index(after: end)...]
            }
            step.text = PageText.collapsed(plain + rest)
            if let timer = step.text.isEmpty ? nil : seconds(paragraph),
                DurationFinder.find(in: step.text).isEmpty
            {
                step.text += " (\(TypedMinutes.text(max(1, timer / 60))))"
            }
            if !step.text.isEmpty || step.picture != nil { steps.append(step) }
        }
        return steps
    }

    /// What stands in the text instead of a sign in brackets; brackets that are no sign stay.
    private static func sign(_ sign: Substring, _ step: inout WrittenStep, _ pictures: [WrittenPicture])
        -> String
    {
        let sides = sign.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { return "[\(sign)]" }
        switch sides[0] {
        case "image":
            if let place = Int(sides[1]), pictures.indices.contains(place) { step.picture = pictures[place] }
            return ""
        case "timer":
            if let comma = sides[1].firstIndex(of: ",") {
                step.title = PageText.collapsed(sides[1][sides[1].index(after: comma)...])
            }
            return ""
        case "temperature":
            let number = sides[1].prefix { $0.isNumber }
            return "\(number) °\(sides[1].hasSuffix("F") ? "F" : "C")"
        default: return "[\(sign)]"
        }
    }

    /// Of the first timer: "[timer:00:10:00,Boil]".
    private static func seconds(_ text: String) -> Int? {
        guard let start = text.range(of: "[timer:")?.upperBound else { return nil }
        let numbers = text[start...].prefix { $0.isNumber || $0 == ":" }.split(separator: ":").map {
            Int($0) ?? 0
        }
        guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0 < 1000 }) else { return nil }
        let total = numbers.reduce(0) { $0 * 60 + $1 }
        return total >= 60 ? total : nil
    }

    /// Bits: gluten, nuts, vegan, vegetarian, milk. Spiciness goes from 0 to 100.
    private static func diets(_ bits: Int, spiciness: Int) -> Set<Diet> {
        let names: [(Int, Diet)] = [
            (1, .glutenFree), (2, .nutFree), (4, .vegan), (8, .vegetarian), (16, .lactoseFree),
        ]
        var diets = Set(names.filter { bits & $0.0 != 0 }.map(\.1))
        if spiciness >= 50 { diets.insert(.spicy) }
        return diets
    }
}
