import House
import Kit
import Recipes
import Stage

/// A dish in its place; pressed, it says what can be done with it, and dragged, it goes elsewhere.
struct PlannedDishView: View {
    let look: Look
    let host: Host
    let model: PlanPage
    let dish: PlannedDish
    var isCarried = false

    static func id(_ dish: PlannedDish) -> String { "planned \(dish.id)" }

    var body: any View {
        let isNote = dish.recipe == nil
        let inside = Column(spacing: 4) {
            Text(
                dish.title, isNote ? look.type.small : look.type.smallStrong,
                isNote ? look.colors.softInk : look.colors.ink, maxLines: 3)
            if !isNote {
                Row(spacing: 4) {
                    Icon("people", size: 16, look.colors.softInk)
                    Text("\(dish.servings)", look.type.small, look.colors.softInk, maxLines: 1)
                }
            }
        }
        .unread()
        .padding(x: 10, y: 8)
        .limit(minHeight: Space.touch)
        .grow()
        let painted =
            isNote
            ? inside.behind(
                .fill(radius: Space.smallRadius, look.colors.paper),
                .border(radius: Space.smallRadius, width: 1, look.colors.line))
            : inside.card(look, radius: Space.smallRadius)
        return isCarried ? painted : painted.region(spec)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, dish.title, id: Self.id(dish))
        spec.value = dish.recipe == nil ? nil : look.words.servings(dish.servings)
        spec.radius = Space.smallRadius
        spec.press = { model.choose(dish) }
        spec.menu = { host.offer(menu, beside: $0) }
        spec.drag = { model.carry(dish, $0) }
        return spec
    }

    private var menu: [MenuDeed] {
        var deeds: [MenuDeed] = []
        if let recipe = dish.recipe {
            deeds.append(MenuDeed(icon: "book", label: look.words.openRecipe) { host.crossings.open(recipe) })
        }
        deeds.append(MenuDeed(icon: "calendar", label: look.words.changePlanned) { model.choose(dish) })
        deeds.append(MenuDeed(icon: "trash", label: look.words.unplan) { model.remove(dish) })
        return deeds
    }
}
