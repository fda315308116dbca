extension RecipeDraft {
    /// What stands in a field of the page.
    func text(ofField id: String) -> String? {
        if let field = Field.allCases.first(where: { $0.id == id }) { return self[field] }
        if let line = lines.first(where: { $0.fieldID == id }) { return line.text }
        for step in steps {
            switch id {
            case step.textID: return step.text
            case step.titleID: return step.title
            case step.foodsID: return step.foods
            case step.partID: return step.part ?? ""
            default: continue
            }
        }
        return nil
    }

    /// Where the caret belongs after a field became what it is here: behind what changed, in bytes of UTF-8.
    func end(ofChangeIn id: String, from before: RecipeDraft) -> Int? {
        guard let new = text(ofField: id) else { return nil }
        let old = before.text(ofField: id) ?? ""
        let same = zip(new.utf8.reversed(), old.utf8.reversed()).prefix { $0 == $1 }.count
        return new.utf8.count - same
    }
}
