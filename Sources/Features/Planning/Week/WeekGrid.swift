import House
import Kit
import Recipes
import Stage

/// Seven columns of days, and a row for each meal.
struct WeekGrid: View {
    let look: Look
    let host: Host
    let model: PlanPage

    var body: any View {
        Column(spacing: Space.m) {
            Grid(columns: 7, spacing: Space.s) {
                for day in model.days { DayHead(look: look, host: host, day: day) }
            }
            for meal in Meal.allCases {
                Column(spacing: 6) {
                    Text(look.words.meal(meal), look.type.smallStrong, look.colors.softInk, isHeading: true)
                    Grid(columns: 7, spacing: Space.s) {
                        for day in model.days {
                            PlanSlot(look: look, host: host, model: model, day: day, meal: meal)
                        }
                    }
                }
            }
        }
    }
}

/// What a day is called, over its meals.
struct DayHead: View {
    let look: Look
    let host: Host
    let day: CalendarDay

    var body: any View {
        let isToday = day == host.calendarDay
        return Column(spacing: 2, align: .center) {
            Text(look.words.shortWeekday(day), look.type.smallStrong, ink(isToday), maxLines: 1)
            Text(
                "\(day.day)", look.type.heading, isToday ? look.colors.onTomato : look.colors.ink, maxLines: 1
            )
            .limit(minWidth: 40, minHeight: 40)
            .behind(.fill(radius: 20, isToday ? look.colors.tomato : .clear))
        }
        .unread()
        .grow(at: .center)
        .region(Self.heading(day, look, isToday: isToday))
    }

    private func ink(_ isToday: Bool) -> Color { isToday ? look.colors.tomato : look.colors.softInk }

    static func heading(_ day: CalendarDay, _ look: Look, isToday: Bool) -> RegionSpec {
        var spec = RegionSpec(.heading, look.words.weekday(day), id: "day \(day.text)")
        spec.value = isToday ? look.words.today : nil
        return spec
    }
}
