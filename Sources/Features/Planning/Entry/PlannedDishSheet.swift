import House
import Kit
import Recipes
import Stage

/// What can be done with a dish that is planned.
struct PlannedDishSheet: View {
    let look: Look
    let host: Host
    let model: PlanPage
    let id: PlannedDish.ID

    var body: any View {
        guard let dish = model.dish(id) else { return Spacer(0) }
        let content = Column(spacing: Space.m) {
            Row {
                Text(dish.title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { host.dismiss() }
            }
            if dish.recipe != nil {
                Stepper(
                    look: look, fewer: look.words.fewerServings, more: look.words.moreServings,
                    text: look.words.servings(dish.servings)
                ) { model.serve(dish, $0) }
            }
            DayChoice(look: look, host: host, days: model.days, chosen: dish.day) {
                model.move(dish, to: $0, dish.meal)
            }
            MealChoice(look: look, chosen: dish.meal) { model.move(dish, to: dish.day, $0) }
            Column(spacing: Space.xs) {
                if let recipe = dish.recipe {
                    SheetRow(look: look, icon: "book", title: look.words.openRecipe, detail: "") {
                        host.dismiss()
                        host.crossings.open(recipe)
                    }
                    SheetRow(look: look, icon: "play", title: look.words.cookPlanned, detail: "") {
                        host.dismiss()
                        host.crossings.cookByID(recipe)
                    }
                }
                SheetRow(look: look, icon: "trash", title: look.words.unplan, detail: "") {
                    model.remove(dish)
                }
            }
        }
        return SheetFrame(look: look, key: "planned dish", dismiss: { host.dismiss() }, content: content)
    }
}

/// One of some days.
struct DayChoice: View {
    let look: Look
    let host: Host
    let days: [CalendarDay]
    let chosen: CalendarDay?
    let choose: @MainActor (CalendarDay) -> Void

    var body: any View {
        Wrap(spacing: 6, lineSpacing: 6) {
            for day in days { DayChip(look: look, day: day, isChosen: day == chosen) { choose(day) } }
        }
    }
}

/// A day to be chosen: "Mon 23".
struct DayChip: View {
    let look: Look
    let day: CalendarDay
    let isChosen: Bool
    let press: @MainActor () -> Void

    var body: any View {
        var spec = RegionSpec(.choice, look.words.weekday(day), id: "chip \(day.text)")
        spec.value = isChosen ? look.words.chosen : nil
        spec.radius = Space.touch / 2
        spec.press = press
        let ink = isChosen ? look.colors.onTomato : look.colors.ink
        return Row(spacing: 5) {
            Text(look.words.shortWeekday(day), look.type.small, ink, maxLines: 1)
            Text("\(day.day)", look.type.smallStrong, ink, maxLines: 1)
        }
        .unread()
        .padding(x: 14)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, isChosen ? look.colors.tomato : look.colors.sunken))
        .region(spec)
    }
}

/// One of the meals.
struct MealChoice: View {
    let look: Look
    let chosen: Meal
    let choose: @MainActor (Meal) -> Void

    var body: any View {
        Wrap(spacing: 6, lineSpacing: 6) {
            Segments(
                look: look, title: look.words.mealTitle,
                options: Meal.allCases.map { meal in
                    .init(label: look.words.meal(meal), isChosen: meal == chosen) { choose(meal) }
                }, id: "meal")
        }
    }
}
