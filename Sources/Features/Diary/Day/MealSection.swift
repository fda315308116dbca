import House
import Kit
import Recipes
import Stage

/// A meal of a day: what was eaten, and the way to more.
struct MealSection: View {
    let look: Look
    let host: Host
    let model: DiaryPage
    let meal: Meal

    var body: any View {
        let foods = model.foods(meal)
        return Column(spacing: Space.xs) {
            Row(spacing: Space.s) {
                Text(
                    look.words.mealName(meal), look.type.heading, look.colors.ink, maxLines: 1,
                    isHeading: true)
                if !foods.isEmpty {
                    Text(
                        look.words.kilocalories(sum(foods).kilocalories ?? 0), look.type.small,
                        look.colors.softInk,
                        maxLines: 1)
                }
                Spacer().grow()
                if !foods.isEmpty {
                    IconButton(
                        look: look, icon: "star", label: look.words.saveMeal(meal),
                        id: "save meal \(meal.rawValue)"
                    ) {
                        model.save(meal)
                    }
                } else {
                    IconButton(
                        look: look, icon: "duplicate", label: look.words.repeatMeal(meal),
                        id: "repeat meal \(meal.rawValue)"
                    ) { model.repeatLast(meal) }
                }
                IconButton(
                    look: look, icon: "plus", label: look.words.addTo(meal), color: look.colors.tomato,
                    fill: look.colors.blush, id: "add to meal \(meal.rawValue)"
                ) { model.add(meal) }
            }
            for food in foods { EatenRow(look: look, food: food) { model.choose(food) } }
        }
        .padding(x: Space.m, y: Space.m)
        .grow()
        .card(look)
    }

    private func sum(_ foods: [LoggedFood]) -> Nutrition { .sum(foods.map(\.nutrition)) }
}

/// Something that was eaten: what, how much, and what that was.
struct EatenRow: View {
    let look: Look
    let food: LoggedFood
    let press: @MainActor () -> Void

    var body: any View {
        let amount = look.words.amount(food)
        var spec = RegionSpec(.button, food.name, id: "eaten \(food.id)")
        spec.value = amount
        spec.radius = Space.smallRadius
        spec.press = press
        return Row(spacing: Space.m) {
            Column(spacing: 2) {
                Text(food.name, look.type.body, look.colors.ink, maxLines: 2)
                Text(amount, look.type.small, look.colors.softInk, maxLines: 1)
            }
            .grow()
            if let energy = food.nutrition.kilocalories {
                Text(look.words.kilocalories(energy), look.type.bodyStrong, look.colors.ink, maxLines: 1)
            }
        }
        .unread()
        .padding(x: Space.s, y: 6)
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
