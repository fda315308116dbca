internal import Foundation

/// What Paprika Recipe Manager exports: an archive of recipes, each a JSON text packed with gzip.
enum Paprika: RecipeFormat, ParcelFormat {
    static let name = "Paprika"

    static func recognises(_ file: SourceFile) -> Bool {
        file.ending == "paprikarecipe"
            || file.bytes.first == UInt8(ascii: "{") && ProgramJSON.mentions("directions", in: file.bytes)
                && ProgramJSON.mentions("source_url", in: file.bytes)
    }

    static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        [try recipe(ProgramJSON.read(file.bytes))]
    }

    static func recognises(_ parcel: some Parcel) -> Bool {
        !parcel.paths.isEmpty && parcel.paths.allSatisfy { $0.lowercased().hasSuffix(".paprikarecipe") }
    }

    static func read(
        _ parcel: some Parcel, take: (Result<WrittenRecipe, Refusal>) -> Bool
    ) throws(Refusal) {
        for path in parcel.paths {
            let result = Result { () throws(Refusal) in try recipe(ProgramJSON.read(parcel.bytes(of: path))) }
            guard take(result) else { return }
        }
    }

    static func recipe(_ json: JSONValue) throws(Refusal) -> WrittenRecipe {
        var recipe = WrittenRecipe(title: json.line("name"))
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "Paprika: no name") }
        recipe.identity = json.line("uid")
        recipe.description = json.paragraphs("description")
        recipe.sourceName = json.line("source")
        recipe.address = ProgramText.address(json.line("source_url"))
        recipe.yield = json.line("servings")
        recipe.prepMinutes = ProgramText.minutes(json.line("prep_time"))
        recipe.cookMinutes = ProgramText.minutes(json.line("cook_time"))
        recipe.totalMinutes = ProgramText.minutes(json.line("total_time"))
        recipe.ingredients = ProgramText.ingredients(
            json.lines("ingredients").map { line in heading(line).map { $0 + ":" } ?? plain(line) })
        recipe.steps = steps(json.lines("directions"))
        recipe.sort(categories: json.names("categories"))
        recipe.keywords += [json.line("difficulty")].filter { !$0.isEmpty }
        let contents = NutritionText(json.paragraphs("nutritional_info"))
        recipe.nutrition = contents.facts
        let notes = ProgramText.joined([json.paragraphs("notes"), contents.rest])
        recipe.notes = notes.split(separator: "\n", omittingEmptySubsequences: false)
            .map { plain(String($0)) }.joined(separator: "\n")
        recipe.stars = ProgramText.stars(json.number("rating"))
        recipe.isFavourite = ["on_favorites", "favorite", "favourite"].contains { json.truth($0) }
        recipe.pictures = pictures(json)
        return recipe
    }

    private static func steps(_ lines: [String]) -> [WrittenStep] {
        var part = ""
        var steps: [WrittenStep] = []
        for line in lines {
            if let heading = heading(line) {
                part = heading
            } else {
                steps += ProgramText.steps([plain(line)]).map { WrittenStep($0.text, part: part) }
            }
        }
        return steps
    }

    /// A line that is bold from its first letter to its last names a part of the dish.
    private static func heading(_ line: String) -> String? {
        guard line.count > 4, line.hasPrefix("**"), line.hasSuffix("**") else { return nil }
        let inner = line.dropFirst(2).dropLast(2)
        guard !inner.contains("**") else { return nil }
        let name = plain(inner.hasSuffix(":") ? String(inner.dropLast()) : String(inner))
        return name.isEmpty ? nil : name
    }

    /// The one on the card first: in full size if it is kept so, else as the small one that every export has.
    /// Where there is none, the address it came from.
    private static func pictures(_ json: JSONValue) -> [WrittenPicture] {
        func decoded(_ value: JSONValue, _ name: String) -> WrittenPicture? {
            value[name]?.string.flatMap(Base64.picture)
        }
        let photos = json["photos"]?.elements ?? []
        let large = json.line("photo_large")
        let isOnCard = { (photo: JSONValue) in !large.isEmpty && photo.line("filename") == large }
        let card =
            photos.first(where: isOnCard).flatMap { decoded($0, "data") } ?? decoded(json, "photo_data")
        let others = photos.filter { !isOnCard($0) }.compactMap { decoded($0, "data") }
        let kept = (card.map { [$0] } ?? []) + others
        guard kept.isEmpty else { return kept }
        let address = ProgramText.address(json.line("image_url"))
        return address.isEmpty ? [] : [.address(address)]
    }

    /// Without the marks that Paprika shows as bold and cursive, and without references to pictures in the
    /// text.
    private static func plain(_ line: String) -> String {
        var whole = ""
        var rest = line.replacing("**", with: "")[...]
        while let start = rest.range(of: "[photo:"), let end = rest[start.upperBound...].firstIndex(of: "]") {
            whole += rest[..<start.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return PageText.collapsed(whole + rest)
    }
}
