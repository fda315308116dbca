import House
import Kit
import Recipes
import Stage

/// Where a recipe comes from: its author and its source.
struct RecipeOrigin: View {
    let look: Look
    let host: Host
    let model: RecipePage

    /// Whether nothing is known.
    static func isEmpty(_ recipe: Recipe) -> Bool {
        recipe.author.isEmpty && recipe.source == nil
    }

    var body: any View {
        Column(spacing: Space.m) {
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
