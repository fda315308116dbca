import House
import Kit
import Recipes
import Stage

/// For which days of a week is shopped.
@MainActor final class ShopForDaysModel {
    let page: PlanPage
    private(set) var chosen: Set<CalendarDay>

    /// At first all that are still to come.
    init(_ page: PlanPage) {
        self.page = page
        let days = Set(page.dishes.filter { $0.recipe != nil }.map(\.day))
        let coming = days.filter { $0 >= page.host.calendarDay }
        chosen = coming.isEmpty ? days : coming
    }

    /// Those with something to shop for.
    var days: [CalendarDay] { page.days.filter { count($0) > 0 } }
    func count(_ day: CalendarDay) -> Int { page.dishes.filter { $0.day == day && $0.recipe != nil }.count }
    var dishes: Int { chosen.map(count).reduce(0, +) }

    func toggle(_ day: CalendarDay) {
        if chosen.remove(day) == nil { chosen.insert(day) }
        page.host.touch()
    }
}

/// The same to be answered.
struct ShopForDaysSheet: View {
    let look: Look
    let host: Host
    let model: ShopForDaysModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.shopForDaysTitle, look.type.title, look.colors.ink, isHeading: true)
            Text(look.words.shopForDaysDetail, look.type.body, look.colors.softInk)
            Column(spacing: Space.xs) {
                for day in model.days {
                    SwitchRow(
                        look: look, title: look.words.weekday(day),
                        detail: dishes(on: day).joined(separator: ", "), isOn: model.chosen.contains(day)
                    ) { model.toggle(day) }
                }
            }
        }
        let buttons = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.shopFor(dishes: model.dishes), icon: "basket",
                emphasis: .filled, isEnabled: model.dishes > 0
            ) { model.page.shop(for: model.chosen) })
        return SheetFrame(
            look: look, key: "days shopping", dismiss: { host.dismiss() }, content: content,
            foot: buttons.node)
    }

    private func dishes(on day: CalendarDay) -> [String] {
        model.page.dishes.filter { $0.day == day && $0.recipe != nil }.map(\.title)
    }
}
