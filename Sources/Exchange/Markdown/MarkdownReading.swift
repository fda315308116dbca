import Markup
import Recipes

/// Makes a recipe of a Markdown file whose headings say what stands under them.
struct MarkdownReading {
    private(set) var recipe: WrittenRecipe
    /// Under which heading the next block stands; nil before the first that says.
    private var section: RecipeSection?
    /// How deep that heading is: deeper ones divide what stands under it.
    private var level = 0
    private var part = ""
    private var description: [String] = []
    private var notes: [String] = []
    /// What stood in the ingredients besides lists: ingredients too, if there was no list.
    private var looseLines: [WrittenIngredient] = []
    private var hasList = false
    /// Where the last list of steps began in its line; 0 if something else followed it.
    private var listColumn = 0

    init(_ recipe: WrittenRecipe = WrittenRecipe(), section: RecipeSection? = nil) {
        self.recipe = recipe
        self.section = section
    }

    /// The recipe so far, with all its texts.
    var whole: WrittenRecipe {
        var whole = recipe
        if !hasList { whole.ingredients += looseLines }
        func joined(_ before: String, _ paragraphs: [String]) -> String {
            ([before] + paragraphs).filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
        whole.description = joined(recipe.description, description)
        whole.notes = joined(recipe.notes, (hasList ? looseLines.map(\.line) : []) + notes)
        return whole
    }

    mutating func read(_ blocks: [MarkdownBlock]) {
        for block in blocks {
            recipe.pictures += block.inlines.pictures.compactMap { FrontMatterReading.picture($0) }
            if case .heading(let depth) = block.kind {
                heading(block.text, depth)
            } else {
                switch section {
                case nil: introduction(block)
                case .ingredients: ingredients(block)
                case .steps: step(block)
                case .notes: notes += MarkdownWords.paragraphs(block)
                }
            }
        }
    }

    private mutating func heading(_ text: String, _ depth: Int) {
        guard !text.isEmpty else {
            // A heading of nothing ends the part before it.
            part = ""
            return
        }
        let named = RecipeSection(heading: text)
        if section != nil, depth > level, named != .notes || section == .notes {
            if section == .notes { notes.append(text) } else { part = text }
        } else if let named {
            (section, level, part) = (named, depth, "")
        } else if section == nil, recipe.title.isEmpty {
            recipe.title = text.onOneLine
        } else if section != nil {
            // "Equipment", "Story": what else the author has to say.
            (section, level, part) = (.notes, depth, "")
            notes.append(text)
        } else {
            description.append(text)
        }
    }

    private mutating func introduction(_ block: MarkdownBlock) {
        for paragraph in MarkdownWords.paragraphs(block) {
            var rest: [Substring] = []
            for line in paragraph.lines {
                if case .list = block.kind, let fact = RecipeFact(line) {
                    fact.tell(&recipe)
                } else {
                    rest.append(line)
                }
            }
            let text = rest.joined(separator: "\n").stripped
            if !text.isEmpty { description.append(text) }
        }
    }

    private mutating func ingredients(_ block: MarkdownBlock) {
        switch block.kind {
        case .list:
            hasList = true
            lines(of: block)
        case .paragraph where block.isLabel: part = block.label
        default:
            for paragraph in MarkdownWords.paragraphs(block, keepsLines: true) {
                looseLines += paragraph.lines.map(\.stripped).filter { !$0.isEmpty }.map {
                    WrittenIngredient($0, part: part)
                }
            }
        }
    }

    /// A list in a list is more lines of the same.
    private mutating func lines(of list: MarkdownBlock) {
        for item in list.children {
            let text = item.children.filter { !$0.isList }.flatMap { MarkdownWords.paragraphs($0) }
                .joined(separator: " ").onOneLine
            recipe.pictures += item.allPictures
            if !text.isEmpty { recipe.ingredients.append(WrittenIngredient(text, part: part)) }
            for inner in item.children where inner.isList { lines(of: inner) }
        }
    }

    private mutating func step(_ block: MarkdownBlock) {
        switch block.kind {
        case .list where block.column > listColumn && !recipe.steps.isEmpty && listColumn > 0:
            // Bullets between the numbers, not far enough to the right to be the step's own.
            recipe.steps[recipe.steps.count - 1].text +=
                "\n"
                + MarkdownWords.paragraphs(block)
                .joined(separator: "\n").lines.map { "– " + $0 }.joined(separator: "\n")
            return
        case .list:
            listColumn = block.column
            for item in block.children {
                recipe.pictures += item.allPictures
                let (title, text) = MarkdownWords.step(item)
                if !text.isEmpty { recipe.steps.append(WrittenStep(text, title: title, part: part)) }
            }
        case .paragraph where block.isLabel: part = block.label
        default:
            listColumn = 0
            for text in MarkdownWords.paragraphs(block) { recipe.steps.append(WrittenStep(text, part: part)) }
        }
    }
}
