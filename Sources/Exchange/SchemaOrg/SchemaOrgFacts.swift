import CooklangText
internal import Recipes

/// What a recipe's object says beside its ingredients and steps.
struct SchemaOrgFacts {
    let value: JSONValue
    let graph: SchemaOrgGraph
    let address: String?

    /// The first of the members that there is and says something.
    func first(_ names: String...) -> JSONValue? { first(names) }

    private func first(_ names: [String]) -> JSONValue? {
        for name in names {
            if let found = value[name], found != .list([]), found != .text("") { return found }
        }
        return nil
    }

    /// A member as a line; of several the first.
    func line(_ names: String...) -> String {
        for element in first(names)?.elements ?? [] {
            let element = graph.resolved(element)
            let line = PageText.line(element.string ?? element["name"]?.string ?? "")
            if !line.isEmpty { return line }
        }
        return ""
    }

    /// People or houses, however many, with commas between.
    func names(_ names: String...) -> String {
        var all: [String] = []
        for element in (first(names)?.elements ?? []).prefix(20) {
            let element = graph.resolved(element)
            let named = element["name"].flatMap { $0.string ?? $0.elements.first?.string }
            let name = PageText.line(element.string ?? named ?? "")
            if !name.isEmpty, !all.contains(name) { all.append(name) }
        }
        return all.joined(separator: ", ")
    }

    /// Words in a list, or in one text with commas between them.
    func words(_ name: String) -> [String] {
        var all: [String] = []
        for element in (value[name]?.elements ?? []).prefix(100) {
            let element = graph.resolved(element)
            let text = PageText.plain(element.string ?? element["name"]?.string ?? "")
            for word in text.split(whereSeparator: { $0 == "," || $0 == "\n" || $0 == ";" }) {
                let word = PageText.collapsed(word)
                if !word.isEmpty, !all.contains(word), all.count < 200 { all.append(word) }
            }
        }
        return all
    }

    func minutes(_ names: String...) -> Int? {
        for element in first(names)?.elements ?? [] {
            if let text = element.string ?? element["maxValue"]?.string,
                let minutes = WrittenMinutes.read(text)
            {
                return minutes
            }
        }
        return nil
    }

    /// Of several ways to say it the one with most words: of 4 and "4 servings" the second.
    var yield: String {
        let all = (first("recipeYield", "yield")?.elements ?? []).prefix(20).map { element in
            let unit = element["unitText"]?.string ?? ""
            let text = PageText.line(element.string ?? "\(element["value"]?.string ?? "") \(unit)")
            return text == "0" ? "" : text
        }
        return all.max { $0.count < $1.count } ?? ""
    }

    /// The address of the recipe itself, as it says.
    var ownAddress: String {
        let page = value["mainEntityOfPage"].map { $0.string ?? $0["@id"]?.string ?? $0["url"]?.string ?? "" }
        for written in [value["url"]?.string, page] {
            if let written, let whole = WebReference.complete(written, under: address) { return whole }
        }
        return ""
    }

    func pictures(_ names: String...) -> [WrittenPicture] {
        var all: [WrittenPicture] = []
        for element in (first(names)?.elements ?? []).prefix(24) {
            guard let whole = picture(element), !all.contains(whole) else { continue }
            all.append(whole)
        }
        return all
    }

    func picture(_ value: JSONValue) -> WrittenPicture? {
        let value = graph.resolved(value)
        let written = value.string ?? value["url"]?.elements.first?.string ?? value["contentUrl"]?.string
        return written.flatMap { WebReference.complete($0, under: address) }.map { .address($0) }
    }

    /// A film that is a file; pages name those of streaming sites as well, which aren't taken.
    var clip: WrittenPicture? {
        for element in (first("video")?.elements ?? []).prefix(4) {
            let element = graph.resolved(element)
            for written in [element.string, element["contentUrl"]?.string, element["url"]?.string] {
                if let written, let clip = ClipReference.read(written, under: address) { return clip }
            }
        }
        return nil
    }

    var diets: Set<Diet> {
        var all: Set<Diet> = []
        for element in (value["suitableForDiet"]?.elements ?? []).prefix(20) {
            let name = SchemaOrgGraph.local(graph.resolved(element).string ?? element["@id"]?.string ?? "")
            switch name.lowercased().filter(\.isLetter) {
            case "vegandiet", "vegan": all.formUnion([.vegan, .vegetarian])
            case "vegetariandiet", "vegetarian": all.insert(.vegetarian)
            case "glutenfreediet", "glutenfree": all.insert(.glutenFree)
            case "lowlactosediet", "lactosefree": all.insert(.lactoseFree)
            default: break
            }
        }
        return all
    }

    var nutrition: [String: String] {
        guard let stated = value["nutrition"]?.elements.first.map(graph.resolved) else { return [:] }
        var all: [String: String] = [:]
        for member in stated.members.prefix(40) where !member.name.hasPrefix("@") {
            let text = PageText.line(member.value.string ?? "")
            if !text.isEmpty { all[member.name] = text }
        }
        return all
    }
}
