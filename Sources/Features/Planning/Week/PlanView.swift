import House
import Kit
import Recipes
import Stage

/// A week: days beside each other where there is room, else below each other.
struct PlanView: View {
    let look: Look
    let host: Host
    let model: PlanPage

    var body: any View {
        let frame = PageFrame(
            look: look, host: host, id: "plan", top: top,
            content: content.padding(
                Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
        return Layers(x: .start, y: .start) {
            frame
            if let carried = model.carried {
                PlannedDishView(look: look, host: host, model: model, dish: carried.dish, isCarried: true)
                    .frame(width: 168)
                    .shifted(x: carried.at.x - 84, y: carried.at.y - 28)
                    .unread()
            }
        }
    }

    private var isWide: Bool { look.size.width >= 1000 * max(1, look.type.factor) }

    private var content: Node {
        if let trouble = model.trouble {
            return Trouble(look: look, title: look.words.planFailed, text: trouble.sentence(look.words)) {
                model.refresh()
            }.node
        }
        return isWide ? WeekGrid(look: look, host: host, model: model).node : below
    }

    private var below: Node {
        Column(spacing: Space.l) {
            for day in model.days { DayList(look: look, host: host, model: model, day: day) }
        }
    }

    private var top: Node {
        Wrap(spacing: Space.s, lineSpacing: Space.s) {
            Row(spacing: 2) {
                IconButton(look: look, icon: "chevron-left", label: look.words.weekBefore) {
                    model.turn(weeks: -1)
                }
                Text(
                    look.words.week(from: model.monday, through: model.monday.adding(6)), look.type.heading,
                    look.colors.ink, maxLines: 1, isHeading: true
                )
                .padding(x: Space.xs)
                IconButton(look: look, icon: "chevron-right", label: look.words.weekAfter) {
                    model.turn(weeks: 1)
                }
            }
            if !model.isThisWeek {
                WordButton(look: look, label: look.words.thisWeek, emphasis: .plain) { model.showThisWeek() }
            }
            if hasRecipes {
                way("basket", look.words.shopForDays) { model.shop() }
            }
            way("duplicate", look.words.copyWeekBefore) { model.copyWeekBefore() }
            if !model.dishes.isEmpty { way("calendar", look.words.toCalendar) { model.saveCalendar() } }
        }
    }

    private var hasRecipes: Bool { model.dishes.contains { $0.recipe != nil } }

    private func way(_ icon: String, _ label: String, _ press: @escaping @MainActor () -> Void) -> any View {
        if look.size.width < 1100 * max(1, look.type.factor) {
            return IconButton(look: look, icon: icon, label: label, fill: look.colors.sunken, press: press)
        }
        return WordButton(look: look, label: label, icon: icon, press: press)
    }
}
