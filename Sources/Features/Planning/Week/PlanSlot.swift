import House
import Kit
import Recipes
import Stage

/// A meal of a day: what is planned for it, and the way to plan more.
struct PlanSlot: View {
    let look: Look
    let host: Host
    let model: PlanPage
    let day: CalendarDay
    let meal: Meal

    static func id(_ day: CalendarDay, _ meal: Meal) -> String { "slot \(day.text) \(meal.rawValue)" }

    var body: any View {
        let dishes = model.dishes(on: day, meal)
        return Column(spacing: 6) {
            for dish in dishes {
                PlannedDishView(look: look, host: host, model: model, dish: dish)
                    .opacity(model.carried?.dish.id == dish.id ? 0.35 : 1)
            }
            Icon("plus", size: 20, look.colors.softInk.opacity(dishes.isEmpty ? 0.75 : 0.4))
                .place(.center, .center)
                .frame(height: dishes.isEmpty ? Space.touch : 28)
        }
        .padding(6)
        .grow(x: true, y: true)
        .behind(
            .fill(radius: Space.smallRadius, isTarget ? look.colors.blush : look.colors.sunken),
            .border(radius: Space.smallRadius, width: 2, isTarget ? look.colors.tomato : .clear)
        )
        .region(spec)
    }

    private var isTarget: Bool {
        guard let carried = model.carried, let slot = model.slot(carried.at) else { return false }
        return slot == (day, meal)
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(
            .button, look.words.planFor(look.words.meal(meal), look.words.weekday(day)),
            id: Self.id(day, meal))
        spec.radius = Space.smallRadius
        spec.press = { model.add(on: day, meal) }
        return spec
    }
}
