import Recipes

extension RecipeBody {
    /// Written by hand, because an import writes thousands a second: a tenth of the time that Foundation's
    /// encoder takes. What is empty is left out, and an ingredient is a list of name, note, quantity, unit,
    /// upper end, part.
    func json() -> String {
        var json = JSONLine()
        json.open("{")
        json.list("ingredients", ingredients) { $1.add($0) }
        json.list("steps", steps) { step, json in
            json.open("{")
            json.member("title", step.title)
            json.key("text")
            json.value(step.text)
            json.list("ingredients", step.ingredients) { $1.add($0) }
            json.member("picture", step.picture ?? "")
            json.member("clip", step.clip ?? "")
            json.list("untimed", step.untimed) { $1.value($0) }
            json.member("part", step.part ?? "")
            json.close("}")
        }
        if let nutrition {
            json.key("nutrition")
            json.open("{")
            let parts = [
                ("kilocalories", nutrition.kilocalories), ("protein", nutrition.protein),
                ("carbohydrate", nutrition.carbohydrate), ("fat", nutrition.fat),
            ]
            for case (let name, let value?) in parts {
                json.key(name)
                json.value(value)
            }
            json.close("}")
        }
        json.list("tags", tags) { $1.value($0) }
        json.member("cuisine", cuisine)
        json.member("category", category)
        json.member("author", author)
        if let source {
            json.key("source")
            json.open("{")
            json.key("name")
            json.value(source.name)
            if let address = source.address {
                json.key("address")
                json.value(address)
            }
            json.close("}")
        }
        json.member("notes", notes)
        json.list("morePictures", morePictures) { $1.value($0) }
        json.member("yield", yield)
        if let inferredDiets {
            json.key("inferredDiets")
            json.open("[")
            for diet in inferredDiets.map(\.rawValue).sorted() { json.value(diet) }
            json.close("]")
        }
        json.close("}")
        return json.text
    }
}

extension JSONLine {
    fileprivate mutating func add(_ ingredient: Ingredient) {
        open("[")
        value(ingredient.name)
        let amount = ingredient.amount
        let part = ingredient.part
        if let note = ingredient.note { value(note) } else if amount != nil || part != nil { null() }
        if let amount {
            value(amount.quantity)
            value(amount.unit.name)
            if let upTo = amount.upTo { value(upTo) } else if part != nil { null() }
        } else if part != nil {
            for _ in 0..<3 { null() }
        }
        if let part { value(part) }
        close("]")
    }

    /// Left out if it is empty.
    fileprivate mutating func member(_ name: String, _ text: String) {
        guard !text.isEmpty else { return }
        key(name)
        value(text)
    }

    fileprivate mutating func list<T>(_ name: String, _ all: [T], _ add: (T, inout JSONLine) -> Void) {
        guard !all.isEmpty else { return }
        key(name)
        open("[")
        for one in all { add(one, &self) }
        close("]")
    }
}
