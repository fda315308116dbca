import Edamam
import House
import Kit
import Recipes
import Stage

/// A recipe of Edamam's among others: what it is, and whose.
struct ForagedCard: View {
    let look: Look
    let host: Host
    let recipe: EdamamRecipe
    let pictures: ForagedPictures
    let show: @MainActor (EdamamRecipe) -> Void

    var body: any View {
        Column {
            DishPicture(look: look, name: picture, tile: recipe.tile, radius: Space.radius).ratio(1.5)
            Column(spacing: Space.s) {
                Text(recipe.title, look.type.cardTitle, look.colors.ink, maxLines: 2)
                    .grow(x: true, y: true)
                    .frame(height: (look.type.cardTitle.size * 1.42 * 2).rounded())
                Text(whose, look.type.small, look.colors.softInk, maxLines: 1)
                facts.limit(minHeight: max(22, look.type.small.size * 1.5))
            }
            .unread()
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .region(spec)
    }

    private var whose: String { look.words.foragedFrom(recipe.source) }

    /// Whoever saves data sees drawings; the recipe's own page has the picture.
    private var picture: String? { host.settings.savesData ? nil : pictures.name(recipe.picture) }

    private var facts: Node {
        Row(spacing: Space.m) {
            if recipe.minutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(recipe.minutes))
            }
            Fact(look: look, icon: "people", text: "\(recipe.servings)")
            DietIcons(look: look, diets: recipe.diets)
        }
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, recipe.title, id: "foraged \(recipe.id)")
        spec.value = whose
        spec.radius = Space.radius
        spec.press = { show(recipe) }
        return spec
    }
}
