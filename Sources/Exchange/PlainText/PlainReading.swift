import CooklangText
import Recipes

/// Tells title, ingredients, steps and notes of a text from its headings, or from how its lines look.
struct PlainReading {
    private(set) var recipe = WrittenRecipe()
    /// Lines before the first heading, or of a text without any.
    private var loose: [PlainLine] = []
    private var stepLines: [PlainLine] = []
    private var noteLines: [PlainLine] = []
    private var part = ""

    init(_ lines: [PlainLine]) {
        var lines = lines[...]
        title(&lines)
        let hasSteps = lines.contains { $0.heading?.section == .steps }
        let hasIngredients = lines.contains { $0.heading?.section == .ingredients }
        var section: RecipeSection?
        for (line, isAfterGap) in Self.withGaps(lines) {
            if let (named, rest) = line.heading {
                section = named
                part = ""
                if !rest.isEmpty { inline(rest, named) }
                continue
            }
            switch section {
            case nil: loose.append(line)
            case .ingredients:
                let isStep = line.isNumbered || isAfterGap && line.isProse
                if !hasSteps, isStep, !recipe.ingredients.isEmpty, !line.isIngredientLike,
                    WrittenNumber.prefix(of: line.unmarked) == nil
                {
                    section = .steps
                    stepLines.append(line)
                } else {
                    ingredient(line)
                }
            case .steps: stepLines.append(line)
            case .notes: noteLines.append(line)
            }
        }
        if !hasIngredients { guess(isFollowed: hasSteps) } else { introduce(loose) }
        steps(stepLines)
        recipe.notes = Self.paragraphs(noteLines).joined(separator: "\n\n")
    }

    private mutating func title(_ lines: inout ArraySlice<PlainLine>) {
        lines = lines.drop(while: \.isBlank)
        guard let first = lines.first, first.heading == nil, first.text.utf8.count <= 150,
            !first.isIngredientLike
        else {
            return
        }
        recipe.title = first.text.drop { "#*=_ ".contains($0) }.stripped
        while let last = recipe.title.last, "#*=_: ".contains(last) { recipe.title.removeLast() }
        lines.removeFirst()
    }

    /// Each line that isn't blank, and whether one before it was; gaps stay as blank lines among the steps.
    private static func withGaps(_ lines: ArraySlice<PlainLine>) -> [(PlainLine, isAfterGap: Bool)] {
        var all: [(PlainLine, Bool)] = []
        var isGap = false
        for line in lines {
            all.append((line, isGap))
            isGap = line.isBlank
        }
        return all
    }

    private mutating func ingredient(_ line: PlainLine) {
        if line.isBlank || line.text.unicodeScalars.allSatisfy({ "-=_*".unicodeScalars.contains($0) }) {
            return
        }
        if line.isLabel {
            part = line.text.dropLast().stripped
        } else if recipe.ingredients.isEmpty, case let facts = RecipeFact.all(in: line.text),
            facts.contains(where: \.isYield)
        {
            facts.forEach { $0.tell(&recipe) }
        } else if let text = PastedLines.ingredients([line.text]).first {
            recipe.ingredients.append(WrittenIngredient(text.onOneLine, part: part))
        }
    }

    /// "Ingredients: flour, 2 eggs; salt".
    private mutating func inline(_ text: String, _ section: RecipeSection) {
        switch section {
        case .ingredients:
            let sign: Character = text.contains(";") ? ";" : ","
            for piece in text.split(separator: sign) { ingredient(PlainLine(piece)) }
        case .steps: stepLines.append(PlainLine(text[...]))
        case .notes: noteLines.append(PlainLine(text[...]))
        }
    }

    private mutating func introduce(_ lines: [PlainLine]) {
        var rest: [PlainLine] = []
        for line in lines {
            let facts = RecipeFact.all(in: line.text)
            if facts.isEmpty { rest.append(line) } else { facts.forEach { $0.tell(&recipe) } }
        }
        recipe.description = Self.paragraphs(rest).joined(separator: "\n\n")
    }

    /// Without headings: the first lines that begin with how much are the ingredients, and what follows is
    /// done with them.
    private mutating func guess(isFollowed: Bool) {
        let lines = loose
        guard
            let start = lines.firstIndex(where: { $0.isIngredientLike && RecipeFact.all(in: $0.text).isEmpty }
            )
        else {
            // Nothing tells: short lines are what goes in, sentences what is done.
            let prose = lines.firstIndex { $0.isProse } ?? lines.endIndex
            let blank = lines[..<prose].firstIndex(where: \.isBlank) ?? lines.startIndex
            let list = lines[blank..<prose].filter { !$0.isBlank && RecipeFact.all(in: $0.text).isEmpty }
            if list.count >= 2 || isFollowed {
                introduce(Array(lines[..<blank]))
                lines[blank..<prose].forEach { line in
                    let facts = RecipeFact.all(in: line.text)
                    if facts.isEmpty { ingredient(line) } else { facts.forEach { $0.tell(&recipe) } }
                }
            } else {
                introduce(Array(lines[..<prose]))
            }
            stepLines = Array(lines[prose...]) + stepLines
            return
        }
        introduce(Array(lines[..<start]))
        var place = start, isGap = false
        while place < lines.count {
            let line = lines[place]
            if line.isBlank {
                isGap = true
            } else if line.isIngredientLike || line.isLabel || !line.isProse && !isGap {
                ingredient(line)
                isGap = false
            } else {
                break
            }
            place += 1
        }
        stepLines = Array(lines[place...]) + stepLines
    }

    /// A step for each number or bullet; failing that, for each paragraph; failing that, for each line.
    private mutating func steps(_ lines: [PlainLine]) {
        var part = ""
        let hasMarks = lines.contains(where: \.isMarked)
        let inner = lines.drop(while: \.isBlank).reversed().drop(while: \.isBlank)
        let hasGaps = inner.contains(where: \.isBlank)
        var texts: [String] = []
        func close() {
            if !texts.isEmpty { recipe.steps.append(WrittenStep(texts.joined(separator: " "), part: part)) }
            texts = []
        }
        for line in lines {
            let isLineOfItsOwn = line.isBlank || line.isMarked || !hasMarks && !hasGaps
            if isLineOfItsOwn { close() }
            if line.isLabel, !line.isMarked, texts.isEmpty {
                part = line.text.dropLast().stripped
            } else if !line.unmarked.isEmpty {
                texts.append(line.unmarked)
            }
        }
        close()
    }

    private static func paragraphs(_ lines: [PlainLine]) -> [String] {
        lines.split(whereSeparator: \.isBlank).map { $0.map(\.text).joined(separator: "\n") }
    }
}
