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
        words(recipe).isEmpty && recipe.author.isEmpty && recipe.source == nil
    }

    private static func words(_ recipe: Recipe) -> [String] {
        ([recipe.cuisine, recipe.category] + recipe.tags).filter { !$0.isEmpty }
    }

    var body: any View {
        Column(spacing: Space.m) {
            let words = Self.words(recipe)
            if !words.isEmpty {
                Wrap(spacing: Space.s) {
                    for word in words {
                        Text(word, look.type.small, look.colors.ink, maxLines: 1)
                            .padding(x: 14, y: 8)
                            .behind(.fill(radius: 18, look.colors.sunken))
                    }
                }
            }
            if !recipe.author.isEmpty {
                Text(look.words.writtenBy(recipe.author), look.type.body, look.colors.softInk)
            }
            if let source = recipe.source { link(source) }
        }
    }

    private var recipe: Recipe { model.recipe }

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
