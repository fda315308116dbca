import House
import Kit
import Language
import Recipes
import Screen
import Stage

/// A recipe as a picture to send or to post: the dish, what it is called, how long it takes, what goes in,
/// and whose work this is (TR23, END).
struct PictureCard: View {
    let recipe: Recipe
    /// Already as large as it is shown; nil = there is none.
    let picture: Pixels?
    let language: Language
    let motion: Motion

    /// In pixels: upright, as people hold their phones.
    nonisolated static let size = Size(1080, 1350)
    nonisolated static let picture = Size(1080, 720)
    private static let margin = 64.0
    /// Ingredients shown; of more, the last place says how many.
    static let most = 8

    var body: any View {
        Layers(x: .start, y: .start) {
            Fill(look.colors.paper)
            Column {
                dish.frame(width: Self.picture.width, height: Self.picture.height)
                Column(spacing: 26) {
                    Text(recipe.title, look.type.display(34), look.colors.ink, maxLines: 2)
                    facts
                    ingredients
                    Spacer()
                    mark
                }
                .padding(Edges(top: 40, left: Self.margin, bottom: 44, right: Self.margin))
                .grow(x: true, y: true)
            }
        }
    }

    private var words: any SharingWording { language.sharing }

    /// Always in the light theme and at one size: it is looked at elsewhere.
    private var look: Look {
        Look(
            colors: .light, type: TypeScale(factor: 1.9), language: language, size: Self.size, motion: motion,
            isDark: false, zoom: 2)
    }

    private var dish: Node {
        guard let picture else {
            return Layers {
                Fill(look.colors.sunken)
                Icon("pot", size: 260, look.colors.line)
            }
        }
        return Paint(.bitmap(picture.bitmap(version: 1), radius: 0))
    }

    private var facts: Node {
        Row(spacing: 36) {
            if recipe.totalMinutes > 0 { fact("clock", words.minutes(recipe.totalMinutes)) }
            fact("people", words.cardServings(recipe.servings))
            Row(spacing: 14) {
                for diet in Diet.allCases where recipe.diets.contains(diet) {
                    Icon(diet.icon, size: 40, look.colors.sage)
                }
            }
        }
    }

    private func fact(_ icon: String, _ text: String) -> Node {
        Row(spacing: 12) {
            Icon(icon, size: 38, look.colors.tomato)
            Text(text, look.type.bodyStrong, look.colors.ink, maxLines: 1)
        }
    }

    private var ingredients: Node {
        let lines = recipe.ingredients.map { $0.line(words) }
        let isCut = lines.count > Self.most
        let shown = isCut ? Array(lines.prefix(Self.most - 1)) : lines
        return Grid(columns: 2, spacing: 14) {
            for line in shown { item(line, look.colors.ink) }
            if isCut { item(words.cardMore(lines.count - shown.count), look.colors.softInk) }
        }
    }

    private func item(_ text: String, _ ink: Color) -> Node {
        Row(spacing: 14) {
            Fill(look.colors.tomato, radius: 5).frame(width: 10, height: 10)
            Text(text, look.type.text(15.5), ink, maxLines: 1).grow()
        }
    }

    private var mark: Node {
        Row(spacing: 16) {
            Icon("logo", size: 56, look.colors.tomato)
            Text("Hands Off", look.type.display(19), look.colors.ink, maxLines: 1)
            Text(origin, look.type.text(13.5).aligned(.trailing), look.colors.softInk, maxLines: 1)
                .grow(at: .end)
        }
    }

    /// Whose recipe it is.
    private var origin: String {
        if !recipe.author.isEmpty { return recipe.author }
        if let source = recipe.source, !source.name.isEmpty { return source.name }
        return BrowserAddress(recipe.source?.address)?.host ?? ""
    }
}
