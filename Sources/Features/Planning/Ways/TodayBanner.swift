import House
import Kit
import Recipes
import Stage

/// On the front page: what is planned for today.
struct TodayBanner: View {
    let look: Look
    let host: Host
    let dishes: [PlannedDish]

    /// More than these are the plan's to show.
    private static let most = 3

    var body: any View {
        Column(spacing: Space.m) {
            for dish in dishes.prefix(Self.most) { line(dish) }
        }
        .padding(x: Space.l, y: Space.m)
        .card(look)
    }

    private func line(_ dish: PlannedDish) -> Node {
        BannerLine(look: look) {
            if !look.isCompact {
                DishPicture(look: look, name: dish.picture, radius: Space.smallRadius)
                    .frame(width: 72, height: 54)
            }
            Column(spacing: 2) {
                Text(
                    look.words.plannedToday(look.words.meal(dish.meal)), look.type.small, look.colors.softInk)
                Text(dish.title, look.type.heading, look.colors.ink, maxLines: 2)
            }
            .grow()
        } ways: {
            WordButton(
                look: look, label: look.words.openRecipe, emphasis: .plain, id: "open planned \(dish.id)"
            ) { if let recipe = dish.recipe { host.crossings.open(recipe) } }
            WordButton(
                look: look, label: look.words.cookPlanned, icon: "play", emphasis: .filled,
                id: "cook planned \(dish.id)"
            ) { if let recipe = dish.recipe { host.crossings.cookByID(recipe) } }
        }.node
    }
}
