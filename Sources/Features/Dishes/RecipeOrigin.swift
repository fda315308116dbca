import House
import Kit
import Recipes
import Stage

/// Where a recipe belongs and where it comes from: its kitchen, its tags, its author and source.
struct RecipeOrigin: View {
    let look: Look
    let host: Host
    let model: RecipePage

    /// Whether nothing is known.
    static func isEmpty(_ recipe: Recipe) -> Bool {
        wishes(recipe).isEmpty && recipe.author.isEmpty && recipe.source == nil
    }

    private struct Wish {
        var word: String
        var browse: BrowseWish
    }

    /// What else there may be more of, each once: its kitchen and course first.
    private static func wishes(_ recipe: Recipe) -> [Wish] {
        var wishes = [
            Wish(word: recipe.cuisine, browse: .kitchen(recipe.cuisine)),
            Wish(word: recipe.category, browse: .course(recipe.category)),
        ]
        wishes += recipe.tags.map { Wish(word: $0, browse: .tag($0)) }
        var seen: Set<String> = [""]
        // A kitchen is often a tag as well.
        return wishes.filter { seen.insert($0.word.trimmed.lowercased()).inserted }
    }

    var body: any View {
        Column(spacing: Space.m) {
            let wishes = Self.wishes(recipe)
            if !wishes.isEmpty {
                Wrap(spacing: Space.s) { for wish in wishes { chip(wish) } }
            }
            if !recipe.author.isEmpty {
                Text(look.words.writtenBy(recipe.author), look.type.body, look.colors.softInk)
            }
            if let source = recipe.source { link(source) }
        }
    }

    private var recipe: Recipe { model.recipe }

    /// Leads to all recipes that have it, too.
    private func chip(_ wish: Wish) -> Node {
        var spec = RegionSpec(.button, wish.word, id: "browse \(wish.word)")
        spec.value = look.words.showsMore
        spec.radius = Space.touch / 2
        spec.press = { host.crossings.browse(wish.browse) }
        return Text(wish.word, look.type.label, look.colors.ink, maxLines: 1)
            .unread()
            .padding(x: Space.m)
            .limit(minHeight: Space.touch)
            .behind(.fill(radius: Space.touch / 2, look.colors.sunken))
            .region(spec)
    }

    private func link(_ source: Recipe.Source) -> Node {
        let address = source.address ?? ""
        if address.isEmpty {
            return Text(look.words.fromSource(source.name), look.type.body, look.colors.softInk)
        }
        return Column(spacing: Space.xs) {
            Column(spacing: 2) {
                if !source.name.isEmpty {
                    Text(look.words.fromSource(source.name), look.type.body, look.colors.softInk)
                }
                Text(address, look.type.small, look.colors.softInk, maxLines: 1)
            }
            Wrap(spacing: Space.s) {
                // A page of the web is opened; whatever else it may be is only copied.
                if let page = BrowserAddress(address) {
                    WordButton(look: look, label: look.words.shareOpen, icon: "globe") {
                        host.open(page)
                    }
                }
                WordButton(look: look, label: look.words.copyLink, icon: "link", emphasis: .plain) {
                    model.copyLink(address)
                }
            }
        }
    }
}
