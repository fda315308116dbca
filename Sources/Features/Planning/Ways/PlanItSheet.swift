import House
import Kit
import Library
import Recipes
import Stage

/// For which day and meal a recipe is to be planned, from its own page.
@MainActor final class PlanItModel {
    let host: Host
    let title: String
    private let recipe: Recipe.ID
    private(set) var day: CalendarDay
    private(set) var meal = Meal.dinner
    private(set) var servings: Int

    private let changes: PlanChanges

    init(_ host: Host, recipe: Recipe.ID, title: String, servings: Int, _ changes: PlanChanges) {
        self.changes = changes
        (self.host, self.recipe, self.title, self.servings) = (host, recipe, title, max(1, servings))
        day = host.calendarDay
    }

    /// This week's and the next.
    var days: [CalendarDay] { (0..<14).map(host.calendarDay.adding) }

    func choose(_ day: CalendarDay) {
        self.day = day
        host.touch()
    }

    func choose(_ meal: Meal) {
        self.meal = meal
        host.touch()
    }

    func serve(_ step: Int) {
        servings = max(1, servings + step)
        host.touch()
    }

    func plan() {
        host.dismiss()
        host.services.speaker.play(.tick)
        changes.count += 1
        let dish = PlannedDish(id: 0, day: day, meal: meal, recipe: recipe, title: title, servings: servings)
        host.change("plan") { [now = host.now] box throws(LibraryError) in
            try await box.plan([dish], at: now)
        } then: { new in
            let words = self.host.words
            self.host.tell(words.planned(self.title, words.meal(dish.meal), words.weekday(dish.day))) {
                self.host.change("plan") { box throws(LibraryError) in try await box.unplan(new) }
            }
        }
    }
}

/// The same to be answered.
struct PlanItSheet: View {
    let look: Look
    let host: Host
    let model: PlanItModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(
                look.words.planNamed(model.title), look.type.title, look.colors.ink, maxLines: 2,
                isHeading: true)
            DayChoice(look: look, host: host, days: model.days, chosen: model.day) { model.choose($0) }
            MealChoice(look: look, chosen: model.meal) { model.choose($0) }
            Stepper(
                look: look, fewer: look.words.fewerServings, more: look.words.moreServings,
                text: look.words.servings(model.servings)
            ) { model.serve($0) }
        }
        let buttons = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: look.words.planIt, icon: "calendar", emphasis: .filled) {
                model.plan()
            })
        return SheetFrame(
            look: look, key: "plan it", dismiss: { host.dismiss() }, content: content, foot: buttons.node)
    }
}
