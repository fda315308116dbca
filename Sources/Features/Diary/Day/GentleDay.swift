import House
import Kit
import Recipes
import Stage

/// A day without a figure (MO2): meals are done or not yet, what they were may be written down, and how it was.
struct GentleDay: View {
    let look: Look
    let host: Host
    let model: DiaryPage

    var body: any View {
        let done = Meal.allCases.count { isDone($0) }
        return Column(spacing: Space.m) {
            Text(
                done == 0 ? model.sentence : look.words.gentleGreeting(done), look.type.body,
                look.colors.softInk)
            for meal in Meal.allCases { section(meal) }
            mood
            if model.isToday, !MotivationCards.isEmpty(model.motivating) {
                MotivationCards(look: look, model: model)
            }
            if let helpline = model.profile?.helpline, !helpline.isEmpty {
                Notice(look: look, text: helpline, icon: "heart")
            }
        }
        .limit(maxWidth: look.points(760)).place(.center, .start)
    }

    /// Whoever has written down what it was has eaten.
    private func isDone(_ meal: Meal) -> Bool {
        model.content.done.contains(meal) || !model.foods(meal).isEmpty
    }

    private func section(_ meal: Meal) -> Node {
        let foods = model.foods(meal), isDone = isDone(meal)
        var spec = RegionSpec(.choice, look.words.mealName(meal), id: "done \(meal.rawValue)")
        spec.value = isDone ? look.words.mealDone : look.words.mealNotYet
        spec.radius = Space.smallRadius
        spec.isEnabled = foods.isEmpty
        spec.press = { model.setDone(meal, !isDone) }
        return Column(spacing: Space.xs) {
            Row(spacing: Space.m) {
                Row(spacing: Space.m) {
                    PickMark(look: look, isPicked: isDone)
                    Column(spacing: 2) {
                        Text(look.words.mealName(meal), look.type.heading, look.colors.ink, maxLines: 1)
                        Text(
                            isDone ? look.words.mealDone : look.words.mealNotYet, look.type.small,
                            look.colors.softInk,
                            maxLines: 1)
                    }
                    .grow()
                }
                .unread()
                .padding(x: Space.xs, y: Space.xs)
                .limit(minHeight: Space.touch)
                .region(spec)
                .grow()
                IconButton(
                    look: look, icon: "pencil", label: look.words.addTo(meal), fill: look.colors.sunken,
                    id: "add to meal \(meal.rawValue)"
                ) { model.add(meal) }
            }
            for food in foods { row(food) }
        }
        .padding(x: Space.m, y: Space.s)
        .grow()
        .card(look)
    }

    private func row(_ food: LoggedFood) -> Node {
        Row(spacing: Space.s) {
            Text(food.name, look.type.body, look.colors.ink, maxLines: 2).grow()
            IconButton(
                look: look, icon: "close", label: look.words.takeOut(food.name), id: "take out \(food.id)"
            ) {
                model.remove(food)
            }
        }
        .padding(Edges(left: 52))
    }

    private var mood: Node {
        Column(spacing: Space.s) {
            Text(look.words.moodTitle, look.type.heading, look.colors.ink, isHeading: true)
            Segments(
                look: look, title: look.words.moodTitle,
                options: Mood.allCases.map { mood in
                    .init(label: look.words.name(mood), isChosen: model.content.mood == mood) {
                        model.feel(mood)
                    }
                }, id: "mood")
        }
        .padding(x: Space.m, y: Space.m)
        .grow()
        .card(look)
    }
}
