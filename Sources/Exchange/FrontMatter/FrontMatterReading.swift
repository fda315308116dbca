import CooklangText
import Printed
import Recipes

/// What front matter says about a recipe, under the names that Cooklang, Hugo, Jekyll and Chowdown use.
enum FrontMatterReading {
    static func read(_ front: FrontMatter, into recipe: inout WrittenRecipe) {
        let title = front.text("title", "name")
        if !title.isEmpty { recipe.title = title.onOneLine }
        let description = front.text("description", "introduction", "summary", "intro")
        if !description.isEmpty { recipe.description = description }
        recipe.author = names(front.value("author", "authors", "source.author"))
        recipe.language = front.text("locale", "language", "lang").replacing("_", with: "-")
        source(front, into: &recipe)
        let yield = front.text("servings", "serves", "yield", "yields", "portions")
        if !yield.isEmpty { recipe.yield = yield.onOneLine }
        times(front, into: &recipe)
        recipe.category += front.value("course", "category", "categories")?.texts ?? []
        recipe.cuisine += front.value("cuisine", "cuisines")?.texts ?? []
        recipe.keywords += front.value("tags", "keywords")?.texts ?? []
        for diet in front.value("diet", "diets")?.texts ?? [] {
            if let diet = Diet(rawValue: diet.lowercased().replacing(" ", with: "-")) {
                recipe.diets.insert(diet)
            }
        }
        recipe.pictures += pictures(front.value("image", "images", "picture", "pictures", "thumbnail"))
        if case .table(let entries)? = front.value("nutrition") {
            for entry in entries { recipe.nutrition[entry.key] = entry.value.text }
        }
        if let stars = Int(front.text("rating", "stars")), 1...5 ~= stars { recipe.stars = stars }
        if let notes = front.value("notes", "note") {
            let said = notes.text.map { [$0] } ?? notes.texts
            recipe.notes = ([recipe.notes] + said).map(\.stripped).filter { !$0.isEmpty }.joined(
                separator: "\n\n")
        }
    }

    /// "Jane", or a list of names; a comma in a name stays.
    private static func names(_ value: FrontValue?) -> String {
        (value?.text.map { [$0] } ?? value?.texts ?? []).map(\.onOneLine).joined(separator: ", ")
    }

    private static func source(_ front: FrontMatter, into recipe: inout WrittenRecipe) {
        let name = front.text("source", "source.name"), address = front.text("source.url", "url", "link")
        if isAddress(name) {
            recipe.address = name
        } else {
            recipe.sourceName = name.onOneLine
        }
        if recipe.address.isEmpty, isAddress(address) { recipe.address = address }
    }

    private static func times(_ front: FrontMatter, into recipe: inout WrittenRecipe) {
        func minutes(_ text: String) -> Int? { WrittenMinutes.read(text) }
        recipe.prepMinutes = minutes(
            front.text("prep time", "time.prep", "prep_time", "preptime", "prep-time", "preparation time"))
        recipe.cookMinutes = minutes(
            front.text("cook time", "time.cook", "cook_time", "cooktime", "cook-time", "cooking time"))
        recipe.totalMinutes = minutes(
            front.text(
                "time required", "time", "duration", "total time", "total_time", "totaltime", "time.total"))
    }

    private static func pictures(_ value: FrontValue?) -> [WrittenPicture] {
        let all = value?.text.map { [$0] } ?? value?.texts ?? []
        return all.compactMap { picture($0) }
    }

    /// An address if it is whole, else a path beside the file.
    static func picture(_ text: String) -> WrittenPicture? {
        let text = text.stripped
        if isAddress(text) { return .address(text) }
        if let bytes = DataAddress.bytes(text) { return .bytes(bytes) }
        guard !text.isEmpty, !text.contains(":") else { return nil }
        let path = text.pathNames.filter { $0 != "." }
        guard !path.isEmpty, !path.contains("..") else { return nil }
        return .path(path.joined(separator: "/"))
    }

    static func isAddress(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        return (start.hasPrefix("https://") || start.hasPrefix("http://"))
            && !text.contains { $0.isWhitespace }
    }
}
