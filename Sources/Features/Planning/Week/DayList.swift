import House
import Kit
import Recipes
import Stage

/// A day in a narrow window: its meals below each other.
struct DayList: View {
    let look: Look
    let host: Host
    let model: PlanPage
    let day: CalendarDay

    var body: any View {
        let isToday = day == host.calendarDay
        return Column(spacing: Space.s) {
            Row(spacing: Space.s) {
                Text(
                    look.words.weekday(day), look.type.heading,
                    isToday ? look.colors.tomato : look.colors.ink, maxLines: 1)
                if isToday { Text(look.words.today, look.type.smallStrong, look.colors.tomato) }
            }
            .unread()
            .region(DayHead.heading(day, look, isToday: isToday))
            Grid(columns: look.isNarrow ? 1 : 2, spacing: Space.s) {
                for meal in Meal.allCases {
                    Column(spacing: 4) {
                        Text(look.words.meal(meal), look.type.small, look.colors.softInk)
                        PlanSlot(look: look, host: host, model: model, day: day, meal: meal)
                    }
                    .grow()
                }
            }
        }
    }
}
