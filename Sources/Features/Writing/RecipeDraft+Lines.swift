import House
import Recipes

/// Lines and steps come, go, part, join and change places.
extension RecipeDraft {
    /// Where the caret goes after that: a field, and bytes of UTF-8 in it.
    struct Place: Sendable, Hashable {
        var field: String
        var caret: Int
    }

    // MARK: Ingredients

    /// An empty line at the end, unless the last one is empty already.
    mutating func addLine() -> Place {
        if let last = lines.last, last.text.isEmpty { return Place(field: last.fieldID, caret: 0) }
        lines.append(Line(id: newID(), text: ""))
        return Place(field: lines[lines.count - 1].fieldID, caret: 0)
    }

    /// Return was pressed in a line, or several were pasted into it.
    /// - Parameter behind: bytes of the last text that stand behind the caret.
    mutating func breakLine(_ id: Int, into texts: [String], behind: Int) -> Place? {
        guard let at = lines.firstIndex(where: { $0.id == id }), texts.count > 1 else { return nil }
        let clean = texts.count > 2 ? PastedLines.ingredients(texts) : texts
        guard let first = clean.first, let last = clean.last else { return nil }
        lines[at].text = first
        lines.insert(contentsOf: clean.dropFirst().map { Line(id: newID(), text: $0) }, at: at + 1)
        let end = lines[at + clean.count - 1]
        return Place(field: end.fieldID, caret: max(0, last.utf8.count - behind))
    }

    /// Backspace was pressed at the beginning of a line: it joins the one before.
    mutating func joinLine(_ id: Int) -> Place? {
        guard let at = lines.firstIndex(where: { $0.id == id }) else { return nil }
        if at > 0 {
            let before = lines[at - 1].text
            lines[at - 1].text = before + lines[at].text
            lines.remove(at: at)
            return Place(field: lines[at - 1].fieldID, caret: before.utf8.count)
        }
        guard lines.count > 1, lines[0].text.isEmpty else { return nil }
        lines.removeFirst()
        return Place(field: lines[0].fieldID, caret: 0)
    }

    /// The last line is emptied instead: there is always one to type into.
    mutating func removeLine(_ id: Int) {
        lines.removeAll { $0.id == id }
        if lines.isEmpty { lines = [Line(id: newID(), text: "")] }
    }

    mutating func moveLine(_ from: Int, _ to: Int) {
        guard lines.indices.contains(from), lines.indices.contains(to) else { return }
        lines.insert(lines.remove(at: from), at: to)
    }

    // MARK: Steps

    mutating func addStep() -> Place {
        if let last = steps.last, last.isBlank { return Place(field: last.textID, caret: 0) }
        steps.append(Step(id: newID()))
        return Place(field: steps[steps.count - 1].textID, caret: 0)
    }

    mutating func breakStep(_ id: Int, into texts: [String], behind: Int) -> Place? {
        guard let at = steps.firstIndex(where: { $0.id == id }), texts.count > 1 else { return nil }
        let clean = texts.count > 2 ? PastedLines.steps(texts) : texts
        guard let first = clean.first, let last = clean.last else { return nil }
        steps[at].text = first
        var new: [Step] = []
        for text in clean.dropFirst() {
            var step = Step(id: newID())
            step.text = text
            // A duration that is no timer stays none wherever its words go.
            step.untimed = steps[at].untimed
            step.part = steps[at].part
            new.append(step)
        }
        steps.insert(contentsOf: new, at: at + 1)
        return Place(field: steps[at + clean.count - 1].textID, caret: max(0, last.utf8.count - behind))
    }

    /// The words of a step join those of the one before, if it has nothing else that would be lost.
    mutating func joinStep(_ id: Int) -> Place? {
        guard let at = steps.firstIndex(where: { $0.id == id }) else { return nil }
        let step = steps[at]
        let isPlain =
            step.title.isEmpty && step.foods.isEmpty && step.picture == nil && step.clip == nil
            && step.part == nil
        guard isPlain, at > 0 || (steps.count > 1 && step.text.isEmpty) else { return nil }
        steps.remove(at: at)
        if at == 0 { return Place(field: steps[0].textID, caret: 0) }
        let before = steps[at - 1].text
        steps[at - 1].text = before + step.text
        steps[at - 1].untimed += step.untimed
        return Place(field: steps[at - 1].textID, caret: before.utf8.count)
    }

    mutating func removeStep(_ id: Int) {
        steps.removeAll { $0.id == id }
        if steps.isEmpty { steps = [Step(id: newID())] }
    }

    /// Puts back what was removed, unless it is there again.
    mutating func putBack(_ step: Step, at index: Int) {
        if steps.contains(where: { $0.id == step.id }) { return }
        if steps.count == 1, steps[0].isBlank { steps = [] }
        steps.insert(step, at: min(max(0, index), steps.count))
    }

    mutating func moveStep(_ from: Int, _ to: Int) {
        guard steps.indices.contains(from), steps.indices.contains(to) else { return }
        steps.insert(steps.remove(at: from), at: to)
    }

    mutating func changeStep(_ id: Int, _ change: (inout Step) -> Void) {
        guard let at = steps.firstIndex(where: { $0.id == id }) else { return }
        change(&steps[at])
    }

    /// Whether a duration of a step is timed; the other way round from now on.
    mutating func toggleTimer(_ phrase: String, step id: Int) {
        changeStep(id) { step in
            if let at = step.untimed.firstIndex(of: phrase) {
                step.untimed.remove(at: at)
            } else {
                step.untimed.append(phrase)
            }
        }
    }

    /// A step lists one more of the recipe's ingredients.
    mutating func add(_ food: Ingredient, toStep id: Int) {
        changeStep(id) { step in
            let isOnNewLine = step.foods.isEmpty || step.foods.last?.isNewline == true
            step.foods += (isOnNewLine ? "" : "\n") + food.typedLine
            step.known.append(food)
        }
    }
}
