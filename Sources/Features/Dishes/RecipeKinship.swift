import House
import Kit
import Recipes
import Stage

/// Where a recipe belongs: its kitchen, its course and its tags, each of which leads to all that have it,
/// too. Where there is room, what the cook thinks of it stands in the same line.
struct RecipeKinship: View {
    let look: Look
    let host: Host
    let model: RecipePage

    /// Whether it belongs nowhere.
    static func isEmpty(_ recipe: Recipe) -> Bool { wishes(recipe).isEmpty }

    var body: any View {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            if !look.isCompact { OwnStars(look: look, model: model).padding(Edges(right: Space.s)) }
            for wish in Self.wishes(model.recipe) { chip(wish) }
        }
    }

    private struct Wish {
        var word: String
        var browse: BrowseWish
    }

    /// What else there may be more of, each once: its kitchen and course first.
    private static func wishes(_ recipe: Recipe) -> [Wish] {
        let kitchens = MenuWord.parts(recipe.cuisine).map(\.trimmed)
        let courses = MenuWord.parts(recipe.category).map(\.trimmed)
        var wishes = kitchens.map { Wish(word: $0, browse: .kitchen($0)) }
        wishes += courses.map { Wish(word: $0, browse: .course($0)) }
        wishes += recipe.tags.map { Wish(word: $0, browse: .tag($0)) }
        var seen: Set<String> = [""]
        // A kitchen is often a tag as well.
        return wishes.filter { seen.insert($0.word.trimmed.lowercased()).inserted }
    }

    /// Leads to all recipes that have it, too.
    private func chip(_ wish: Wish) -> Node {
        var spec = RegionSpec(.button, wish.word, id: "browse \(wish.word)")
        spec.radius = Space.touch / 2
        spec.press = { host.crossings.browse(wish.browse) }
        return Text(wish.word, look.type.label, look.colors.ink, maxLines: 1)
            .unread()
            .padding(x: Space.m)
            .limit(minHeight: Space.touch)
            .behind(.fill(radius: Space.touch / 2, look.colors.sunken))
            .region(spec)
    }
}
