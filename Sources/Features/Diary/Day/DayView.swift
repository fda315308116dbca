import Dietetics
import House
import Kit
import Recipes
import Stage

/// A day with its figures: what is eaten and left beside the meals, or above them where there is little room.
struct DayView: View {
    let look: Look
    let host: Host
    let model: DiaryPage

    var body: any View {
        let meals = Column(spacing: Space.m) {
            for meal in Meal.allCases { MealSection(look: look, host: host, model: model, meal: meal) }
        }
        let side = Column(spacing: Space.m) {
            if model.isToday, !MotivationCards.isEmpty(model.motivating) {
                MotivationCards(look: look, model: model)
            }
            if model.isWeeklyDue { WeeklyCard(look: look, model: model) }
            DaySummary(look: look, model: model)
            DayWord(look: look, model: model)
            if let weight = WeightLine(look: look, model: model) { weight }
            WeekCard(look: look, model: model)
        }
        if look.size.width < 1000 * max(1, look.type.factor) {
            return Column(spacing: Space.l) {
                side
                meals
            }
        }
        return Row(spacing: Space.l, align: .start) {
            meals.grow()
            side.frame(width: look.points(380))
        }
    }
}

/// A kind word a day.
struct DayWord: View {
    let look: Look
    let model: DiaryPage

    var body: any View {
        Column(spacing: Space.s) {
            Text(model.sentence, look.type.body.leading(1.3), look.colors.ink)
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look, fill: look.colors.blush)
    }
}

/// The week so far, day by day, and what it earned: for regularity, never for eating little (MO9). Which day is how shows by
/// shape: empty, a dot, a check.
struct WeekCard: View {
    let look: Look
    let model: DiaryPage

    var body: any View {
        let week = model.week(), before = model.week(1)
        return Column(spacing: Space.s) {
            Row(spacing: Space.s) {
                Text(look.words.thisWeek, look.type.bodyStrong, look.colors.ink, isHeading: true).grow()
                if week.points > 0 {
                    Text(look.words.points(week.points), look.type.smallStrong, look.colors.ink, maxLines: 1)
                }
            }
            Row(spacing: Space.xs) {
                for (place, mark) in week.marks.enumerated() { day(place, mark) }
            }
            .unread()
            if week.daysWritten > 0 || before.points > 0 {
                Text(
                    look.words.weekTold(
                        written: week.daysWritten, full: week.daysFull, before: before.points),
                    look.type.small.leading(1.25), look.colors.softInk)
            }
        }
        .padding(x: Space.l, y: Space.m)
        .grow()
        .card(look)
    }

    private func day(_ place: Int, _ mark: WeekLook.Mark) -> Node {
        Column(spacing: 4, align: .center) {
            Layers {
                switch mark {
                case .full:
                    Fill(look.colors.sage, radius: 14).frame(width: 28, height: 28)
                    Icon("check", size: 18, look.colors.card)
                case .written:
                    Paint(.border(radius: 14, width: 2, look.colors.sage)).frame(width: 28, height: 28)
                    Fill(look.colors.sage, radius: 5).frame(width: 10, height: 10)
                case .nothing:
                    Paint(.border(radius: 14, width: 1.5, look.colors.line)).frame(width: 28, height: 28)
                case .ahead: Fill(look.colors.sunken, radius: 14).frame(width: 28, height: 28)
                }
            }
            .frame(width: 28, height: 28)
            Text(look.words.weekdayLetters[place], look.type.small, look.colors.softInk, maxLines: 1)
        }
        .grow(x: true)
    }
}

/// What a day has brought, and what is left of what it should: in words and by length, so that nobody needs its colours
/// (MO5).
struct DaySummary: View {
    let look: Look
    let model: DiaryPage

    var body: any View {
        let eaten = model.eaten, targets = model.targets
        let energy = targets.map { DaySum(eaten: eaten.kilocalories ?? 0, target: $0.energy) }
        return Column(spacing: Space.m) {
            Column(spacing: 2) {
                Row(spacing: Space.m, align: .start) {
                    Column(spacing: Space.m) {
                        Text(look.words.eatenSoFar, look.type.heading, look.colors.ink, isHeading: true)
                        Column(spacing: 2) {
                            Text(
                                look.words.kilocalories(eaten.kilocalories ?? 0), look.type.display(36),
                                look.colors.ink, maxLines: 1)
                            if let energy {
                                Text(look.words.energyLeft(energy), look.type.body, look.colors.softInk)
                            }
                        }
                    }
                    .grow()
                    if let goal = model.goalPicture { picture(goal) }
                }
                if let energy {
                    DayBar(look: look, sum: energy, label: look.words.energy).padding(Edges(top: Space.s))
                }
            }
            if let targets {
                line(look.words.protein, eaten.protein, targets.protein)
                line(look.words.carbohydrate, eaten.carbohydrate, targets.carbohydrate)
                line(look.words.fat, eaten.fat, targets.fat)
                WordButton(
                    look: look, label: look.words.howWorkedOut, icon: "info", emphasis: .plain,
                    id: "how worked out"
                ) { model.explain() }
            } else {
                Wrap(spacing: Space.m) {
                    fact(look.words.protein, eaten.protein)
                    fact(look.words.carbohydrate, eaten.carbohydrate)
                    fact(look.words.fat, eaten.fat)
                }
            }
        }
        .padding(x: Space.l, y: Space.l)
        .grow()
        .card(look)
    }

    /// What somebody is after, before their eyes.
    private func picture(_ goal: Bitmap) -> Node {
        let size = WeeklyAlbum.goalSize
        return Paint(.bitmap(goal, radius: size.width / 2)).frame(width: size.width, height: size.height)
            .region(RegionSpec(.picture, look.words.goalPicture))
    }

    private func line(_ name: String, _ eaten: Double?, _ target: Double) -> Node {
        let sum = DaySum(eaten: eaten ?? 0, target: target)
        return Column(spacing: Space.xs) {
            Row(spacing: Space.s) {
                Text(name, look.type.bodyStrong, look.colors.ink, maxLines: 1).grow()
                Text(look.words.gramsOf(sum), look.type.small, look.colors.softInk, maxLines: 1)
            }
            DayBar(look: look, sum: sum, label: name)
        }
    }

    private func fact(_ name: String, _ eaten: Double?) -> Node {
        Column(spacing: 2) {
            Text(look.words.grams(eaten ?? 0), look.type.bodyStrong, look.colors.ink, maxLines: 1)
            Text(name, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }
}

/// How far a day has come to a target: full where it is met, and a notch where the target was if it went over.
struct DayBar: View {
    let look: Look
    let sum: DaySum
    let label: String

    var body: any View {
        Sized { size in
            let share = min(max(sum.share, 0), 1.5)
            // The bar always ends at the target, or beyond it with the target marked.
            let whole = max(1, share), filled = (size.width * share / whole).rounded()
            let notch = (size.width / whole).rounded()
            return Layers(x: .start, y: .center) {
                Spacer().frame(width: size.width, height: 12).behind(.fill(radius: 6, look.colors.sunken))
                if filled >= 1 {
                    Spacer().frame(width: max(12, filled), height: 12).behind(
                        .fill(radius: 6, look.colors.sage))
                }
                if share > 1.005 {
                    Spacer().frame(width: 3, height: 20)
                        .behind(.fill(radius: 1.5, look.colors.ink)).shifted(x: notch - 1.5)
                }
            }
            .unread()
        }
        .frame(height: 20)
    }
}
