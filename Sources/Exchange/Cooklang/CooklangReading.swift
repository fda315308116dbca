import CooklangText
import Recipes

/// Makes a recipe of a parsed file of Cooklang.
struct CooklangReading {
    private(set) var recipe = WrittenRecipe()
    private var list = CooklangList()
    private var notes: [String] = []

    init(_ document: CooklangDocument) {
        var part = ""
        for block in document.blocks {
            switch block {
            case .section(let name): part = name
            case .note(let text): notes.append(text)
            case .step(let items): step(CooklangStep(items), part: part)
            }
        }
        recipe.ingredients = list.lines.map { line in
            WrittenIngredient(line.ingredient.typedLine, part: line.part, read: line.ingredient)
        }
        recipe.notes = notes.joined(separator: "\n\n")
        var front = document.front
        // ">> [mode]: …" are orders to one program and no words about the recipe.
        front.entries += document.oldMetadata.filter { !$0.key.hasPrefix("[") }
        FrontMatterReading.read(front, into: &recipe)
        if let lines = CooklangFrontList.lines(front) { recipe.ingredients = lines }
    }

    private mutating func step(_ step: CooklangStep, part: String) {
        list.add(step, part: part)
        guard !step.text.isEmpty else { return }
        recipe.steps.append(
            WrittenStep(
                step.text, title: step.timerName, part: part,
                ingredients: step.ingredients + step.listed))
    }
}
