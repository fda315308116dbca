/// The instructions of a recipe's object: a text, texts, steps, sections of steps, in each other in any way.
struct SchemaOrgSteps {
    /// Steps of one recipe.
    static let most = 1000

    let graph: SchemaOrgGraph
    let address: String?
    private var all: [WrittenStep] = []
    /// Ids of objects that others named. Each is looked up once: a list that names itself would never end,
    /// and one that names another twice, and so on, would double at each turn.
    private var followed: Set<String> = []
    /// There was one text, without lines or numbers in it.
    private(set) var isInOnePiece = false

    init(graph: SchemaOrgGraph, address: String?) {
        self.graph = graph
        self.address = address
    }

    mutating func read(_ value: JSONValue?) -> [WrittenStep] {
        guard let value else { return [] }
        add(value, part: "", isAlone: true, depth: 0)
        if all.count == 1, let step = all.first, step.title.isEmpty {
            all = OneText.steps(step.text).map { WrittenStep($0, part: step.part, picture: step.picture) }
            if all.count == 1 { all[0].clip = step.clip }
            isInOnePiece = all.count == 1 && step.text.utf8.count > 150
            if isInOnePiece { all = OneText.unglued(step.text).map { WrittenStep($0, part: step.part) } }
        }
        forgetEmptyWords()
        return all
    }

    /// - Parameter isAlone: whether the value is all there is at its level, so that a text in it is the
    /// whole.
    private mutating func add(_ value: JSONValue, part: String, isAlone: Bool, depth: Int) {
        guard depth < 16, all.count < SchemaOrgSteps.most else { return }
        if case .list(let inner) = value {
            for value in inner {
                add(value, part: part, isAlone: isAlone && inner.count == 1, depth: depth + 1)
            }
            return
        }
        if let text = value.string {
            let lines = isAlone ? OneText.steps(text) : [PageText.line(text)]
            for line in lines where !line.isEmpty { all.append(WrittenStep(line, part: part)) }
            return
        }
        guard let id = graph.reference(value) else {
            return addObject(value, part: part, isAlone: isAlone, depth: depth)
        }
        guard followed.insert(id).inserted else { return }
        addObject(graph.resolved(value), part: part, isAlone: isAlone, depth: depth)
    }

    private mutating func addObject(_ value: JSONValue, part: String, isAlone: Bool, depth: Int) {
        let name = PageText.line((value["name"] ?? value["Name"] ?? value["headline"])?.string ?? "")
        let inner = value["itemListElement"] ?? value["steps"] ?? value["step"] ?? value["recipeInstructions"]
        let isSection = SchemaOrgGraph.isOf(value, "howtosection") || SchemaOrgGraph.isOf(value, "itemlist")
        let text = (value["text"] ?? value["description"] ?? value["item"]).flatMap { told($0) } ?? ""
        if let inner, inner.elements.contains(where: { $0.isObject || !($0.string ?? "").isEmpty }) {
            if isSection || text.isEmpty && inner.elements.count > 1 {
                add(inner, part: name.isEmpty ? part : name, isAlone: isAlone, depth: depth + 1)
            } else {
                // The directions of a single step.
                let first = all.count
                add(inner, part: part, isAlone: isAlone, depth: depth + 1)
                if all.count > first, isTitle(name, of: all[first].text) { all[first].title = name }
            }
            return
        }
        let lines = isAlone || isSection ? OneText.steps(text) : [PageText.line(text)].filter { !$0.isEmpty }
        guard let first = lines.first else {
            if !isSection, !name.isEmpty { all.append(WrittenStep(name, part: part)) }
            return
        }
        let facts = SchemaOrgFacts(value: value, graph: graph, address: address)
        var step = WrittenStep(first, part: isSection && !name.isEmpty ? name : part)
        if !isSection, isTitle(name, of: text) { step.title = name }
        step.picture = facts.pictures("image").first
        step.clip = facts.clip
        all.append(step)
        for line in lines.dropFirst() { all.append(WrittenStep(line, part: step.part)) }
    }

    private func told(_ value: JSONValue) -> String? {
        value.string ?? value["text"]?.string ?? value["name"]?.string
            ?? value.elements.compactMap(\.string).joined(separator: "\n")
    }

    /// Whether a name says something that the step's text doesn't begin with, beyond "Step 3".
    private func isTitle(_ name: String, of text: String) -> Bool {
        guard !name.isEmpty, !StepWords.isNumbering(name) else { return false }
        var start = name[...]
        while let last = start.last, last == "." || last == "…" || last == " " { start.removeLast() }
        return !PageText.line(text).hasPrefix(start)
    }

    /// A single part that is called "Preparation" is the whole.
    private mutating func forgetEmptyWords() {
        if all.count > 1 { all.removeAll { $0.title.isEmpty && StepWords.isHeading($0.text) } }
        guard let part = all.first?.part, StepWords.isHeading(part), all.allSatisfy({ $0.part == part })
        else {
            return
        }
        for place in all.indices { all[place].part = "" }
    }
}
