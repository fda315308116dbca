public import House
public import Kit
public import Library
public import Recipes
public import Stage

/// The plan of a week's meals, and what follows from it (BY6).
@MainActor public final class Planning {
    unowned let host: Host
    public let place: House.Place
    /// What is planned for today; nil = that has not been read yet.
    private var today: (day: CalendarDay, dishes: [PlannedDish])?
    private var isAsking = false
    /// Tells when the plan is changed here.
    private let plan = PlanChanges()
    /// Whether it has changed since it was read.
    private var isOutdated: Bool { plan.count != read }
    private var read = 0

    public init(_ host: Host) {
        self.host = host
        place = House.Place(
            "plan", icon: "calendar", name: { [unowned host] in host.words.plan },
            page: { [unowned host, plan] in PlanPage(host, plan) })
    }

    /// From a recipe's page or card: asks for which day it is to be planned.
    public func plan(_ recipe: Recipe.ID, title: String, servings: Int) {
        let model = PlanItModel(host, recipe: recipe, title: title, servings: servings, plan)
        host.present(
            Sheet("plan it") { [unowned host] look in PlanItSheet(look: look, host: host, model: model) })
    }

    // MARK: On the front page

    /// What is planned for today, offered to be cooked; nil = nothing, or it has not been read yet.
    public func offer(_ look: Look) -> Node? {
        let dishes = today?.day == host.calendarDay ? today?.dishes ?? [] : []
        let banner = dishes.isEmpty ? nil : TodayBanner(look: look, host: host, dishes: dishes).node
        if !isOutdated, today?.day == host.calendarDay { return banner }
        return (banner ?? Spacer(0)).whenShown { [weak self] in self?.askForToday() }
    }

    /// The plan or a recipe has changed: today's is read again when the front page shows it next.
    public func hear(_ parts: Set<LibraryPart>) {
        if parts.isDisjoint(with: [PlanBox.part, .recipes]) { return }
        plan.count += 1
        host.touch()
    }

    /// Read when the front page comes, when the day has changed, and after a change of the plan.
    private func askForToday() {
        let day = host.calendarDay
        guard !isAsking, today?.day != day || isOutdated else { return }
        (isAsking, read) = (true, plan.count)
        host.read("plan of today", afterWrites: true) { box throws(LibraryError) in
            try await box.planned(from: day, through: day)
        } then: { answer in
            self.isAsking = false
            switch answer {
            case .success(let dishes): self.today = (day, dishes.filter { $0.recipe != nil })
            // What can't be read is logged; the front page has more to show than this.
            case .failure: self.today = (day, [])
            }
        }
    }
}

/// How often the plan has been changed in this run, by whoever changed it; its pages count on.
@MainActor final class PlanChanges {
    var count = 0
}
