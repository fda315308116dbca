import House
import Kit
import Library
import Recipes
import Stage

/// A week's meals (BY6).
///
/// What the cook does shows at once; the library follows in the background, and has the last word.
@MainActor final class PlanPage: Page {
    unowned let host: Host
    let id = "plan"
    var shows: Set<LibraryPart> { [PlanBox.part, .recipes] }
    /// The first day of the week that is shown.
    private(set) var monday: CalendarDay
    private(set) var dishes: [PlannedDish] = []
    /// Whether the week has been read; before that nothing can be said of it.
    private(set) var isKnown = false
    /// Why it could not be read.
    private(set) var trouble: LibraryError?
    /// A dish that is being dragged, and where the pointer is.
    private(set) var carried: (dish: PlannedDish, at: Point)?
    /// Goes up with every change made here, so that what was read before it is not shown after it.
    private var changes: Int {
        get { plan.count }
        set { plan.count = newValue }
    }
    private let plan: PlanChanges

    init(_ host: Host, _ plan: PlanChanges) {
        (self.host, self.plan) = (host, plan)
        monday = host.calendarDay.monday
    }

    var title: String? { host.words.plan }
    var keys: [(key: String, deed: String)] { host.words.planKeys }

    func view(_ look: Look) -> any View { PlanView(look: look, host: host, model: self) }
    func giveUp() { host.goBack() }
    func leave() { carried = nil }

    func come() {
        // Where days lie below each other, today may be far down.
        if isThisWeek { host.stage.bringToTop("day \(host.calendarDay.text)") }
        refresh()
    }

    /// The seven days that are shown.
    var days: [CalendarDay] { (0..<7).map(monday.adding) }
    var isThisWeek: Bool { monday == host.calendarDay.monday }
    func dishes(on day: CalendarDay, _ meal: Meal) -> [PlannedDish] {
        dishes.filter { $0.day == day && $0.meal == meal }
    }
    func dish(_ id: PlannedDish.ID) -> PlannedDish? { dishes.first { $0.id == id } }

    func refresh() {
        let asked = changes
        host.read("plan", afterWrites: true) { [monday] box throws(LibraryError) in
            try await box.planned(from: monday, through: monday.adding(6))
        } then: { answer in
            if asked != self.changes { return }
            switch answer {
            case .success(let dishes): (self.dishes, self.isKnown, self.trouble) = (dishes, true, nil)
            case .failure(let error): (self.isKnown, self.trouble) = (true, error)
            }
        }
    }

    // MARK: Which week

    func turn(weeks: Int) { show(monday.adding(7 * weeks)) }
    func showThisWeek() { show(host.calendarDay.monday) }

    private func show(_ monday: CalendarDay) {
        if monday == self.monday { return }
        (self.monday, dishes, isKnown, changes) = (monday, [], false, changes + 1)
        host.stage.scrollToTop("plan")
        host.touch()
        refresh()
    }

    // MARK: What the cook does

    /// Asks what there is to be at a meal.
    func add(on day: CalendarDay, _ meal: Meal) {
        let model = PickDishModel(host) { self.plan($0, $1, servings: $2, on: day, meal) }
        host.present(
            Sheet("dish picker") { [unowned host] look in
                PickDishSheet(
                    look: look, host: host, model: model,
                    title: host.words.planFor(host.words.meal(meal), host.words.weekday(day)))
            })
        model.come()
    }

    private func plan(
        _ recipe: Recipe.ID?, _ title: String, servings: Int, on day: CalendarDay, _ meal: Meal
    ) {
        host.dismiss()
        host.services.speaker.play(.tick)
        changes += 1
        let dish = PlannedDish(id: 0, day: day, meal: meal, recipe: recipe, title: title, servings: servings)
        host.change("plan") { [now = host.now] box throws(LibraryError) in
            try await box.plan([dish], at: now)
        }
    }

    /// What can be done with a dish.
    func choose(_ dish: PlannedDish) {
        let id = dish.id
        host.present(
            Sheet("planned dish") { [unowned host] look in
                PlannedDishSheet(look: look, host: host, model: self, id: id)
            })
    }

    /// For so many more people, or fewer.
    func serve(_ dish: PlannedDish, _ step: Int) {
        var changed = dish
        changed.servings = dish.servings + step
        if changed.servings >= 1 { replan(changed) }
    }

    func move(_ dish: PlannedDish, to day: CalendarDay, _ meal: Meal) {
        if dish.day == day, dish.meal == meal { return }
        var changed = dish
        (changed.day, changed.meal) = (day, meal)
        host.services.speaker.play(.tick)
        replan(changed)
    }

    private func replan(_ dish: PlannedDish) {
        guard let place = dishes.firstIndex(where: { $0.id == dish.id }) else { return }
        dishes[place] = dish
        changes += 1
        host.touch()
        host.change("plan") { box throws(LibraryError) in try await box.replan(dish) }
    }

    func remove(_ dish: PlannedDish) {
        host.dismiss()
        dishes.removeAll { $0.id == dish.id }
        changes += 1
        host.takeAway("plan", saying: host.words.unplanned(dish.title)) { box throws(LibraryError) in
            try await box.unplan([dish.id])
        } undone: {
            self.changes += 1
        }
    }

    /// Plans what was planned the week before.
    func copyWeekBefore() {
        changes += 1
        host.change("plan") { [monday, now = host.now] box throws(LibraryError) in
            try await box.copyWeekBefore(monday, at: now)
        } then: { new in
            if new.isEmpty { return self.host.tell(self.host.words.nothingToCopy) }
            self.host.services.speaker.play(.tick)
            self.host.tell(self.host.words.weekCopied(new.count)) {
                self.host.change("plan") { box throws(LibraryError) in try await box.unplan(new) }
            }
        }
    }

    // MARK: Dragging

    /// - Parameter at: where the pointer is, in points of the page.
    func carry(_ dish: PlannedDish, _ move: DragMove) {
        let at = move.start + move.offset
        switch move.phase {
        case .moved: carried = (dish, at)
        case .cancelled: carried = nil
        case .released:
            carried = nil
            if let (day, meal) = slot(at) { self.move(dish, to: day, meal) }
        }
        host.touch()
    }

    /// The meal under a point.
    func slot(_ p: Point) -> (CalendarDay, Meal)? {
        for day in days {
            for meal in Meal.allCases {
                let id = PlanSlot.id(day, meal)
                if host.stage.scene.regions.contains(where: { $0.spec.id == id && $0.visible.contains(p) }) {
                    return (day, meal)
                }
            }
        }
        return nil
    }

    // MARK: Keys

    /// Page Up and Down turn the weeks; Alt and the arrows move the dish that has the focus, Delete takes it
    /// out.
    func key(_ key: KeyPress) -> Bool {
        let dish = dishes.first { host.stage.focus == PlannedDishView.id($0) }
        switch (key.name, key.modifiers) {
        case ("pageup", []), ("pagedown", []): turn(weeks: key.name == "pageup" ? -1 : 1)
        case ("home", []): showThisWeek()
        case ("delete", []), ("backspace", []):
            guard let dish else { return false }
            remove(dish)
        case ("left", .alt), ("right", .alt):
            guard let dish else { return false }
            let day = dish.day.adding(key.name == "left" ? -1 : 1)
            if days.contains(day) { move(dish, to: day, dish.meal) }
        case ("up", .alt), ("down", .alt):
            guard let dish, let meal = Meal(rawValue: dish.meal.rawValue + (key.name == "up" ? -1 : 1)) else {
                return dish != nil
            }
            move(dish, to: dish.day, meal)
        default: return false
        }
        return true
    }
}
