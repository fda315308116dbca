internal import Markup

/// What My CookBook, also "RecipeBox" and "Mes recettes", exports: an XML file, packed with its pictures as
/// `.mcb`.
enum MyCookBook: RecipeXML {
    static let name = "My CookBook"
    static let element = "recipe"

    static func recognises(_ file: SourceFile) -> Bool {
        file.begins(with: "<cookbook", within: 2048) && file.begins(with: "<recipe", within: 2048)
    }

    static func recipe(_ element: MarkupElement) throws(Refusal) -> WrittenRecipe {
        var recipe = WrittenRecipe(title: element.line("title"))
        guard !recipe.title.isEmpty else { throw Refusal(.noRecipe, cause: "My CookBook: no title") }
        recipe.description = PageText.line(element.line("description"))
        recipe.language = element.line("lang")
        recipe.address = ProgramText.address(element.line("url"))
        recipe.sourceName = element.line("source")
        let yields = [element.line("quantity"), element.line("serving")]
        recipe.yield = yields.first { !$0.isEmpty } ?? ""
        recipe.prepMinutes = ProgramText.minutes(element.line("preptime"))
        recipe.cookMinutes = ProgramText.minutes(element.line("cooktime"))
        recipe.totalMinutes = ProgramText.minutes(element.line("totaltime"))
        recipe.ingredients = ProgramText.ingredients(items(element.child("ingredient")))
        recipe.steps = ProgramText.steps(items(element.child("recipetext")))
        let notes = [element.child("comments"), element.child("nutrition")].map {
            items($0).joined(separator: "\n")
        }
        recipe.notes = ProgramText.joined(notes + [element.line("video")])
        recipe.stars = ProgramText.stars(Double(element.line("rating")))
        recipe.category = element.all("category")
        recipe.keywords = element.all("tag")
        recipe.pictures = pictures(element)
        return recipe
    }

    /// List items where there are some, lines otherwise.
    private static func items(_ element: MarkupElement?) -> [String] {
        guard let element else { return [] }
        let items = element.children.filter { $0.isNamed("li") }
        return items.isEmpty ? element.ownLines : items.map { PageText.line($0.text) }
    }

    /// The path is that of the telephone; in the archive the file lies under "images".
    private static func pictures(_ element: MarkupElement) -> [WrittenPicture] {
        let name = ParcelIndex.parts(element.line("imagepath")).name
        if !name.isEmpty { return [.path("images/" + name)] }
        let address = ProgramText.address(element.line("imageurl"))
        return address.isEmpty ? [] : [.address(address)]
    }
}
