import House
import Kit
import Recipes
import Stage

/// A meal while it is put together.
struct LogView: View {
    let look: Look
    let host: Host
    let model: LogPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id, top: top, bar: model.picked.isEmpty ? nil : bar,
            content: content.padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin)))
    }

    private var top: Node {
        Column(spacing: Space.s) {
            SearchField(
                look: look, stage: host.stage, label: look.words.findFood, id: LogPage.field,
                text: model.text,
                placeholder: look.words.findFoodPlaceholder, submit: { model.submit() }
            ) { model.type($0) }
            Segments(
                look: look, title: look.words.whichMeal,
                options: Meal.allCases.map { meal in
                    .init(label: look.words.mealName(meal), isChosen: model.meal == meal) {
                        model.choose(meal)
                    }
                }, id: "which meal")
        }
    }

    private var content: Node {
        let shown = model.shown
        return Column(spacing: Space.m) {
            if let trouble = model.trouble { Notice(look: look, text: trouble.sentence(look.words)) }
            if model.text.isEmpty, !model.saved.isEmpty { saved }
            if !shown.isEmpty {
                Column(spacing: Space.xs) {
                    if model.text.isEmpty {
                        Text(look.words.eatenLately, look.type.heading, look.colors.ink, isHeading: true)
                    }
                    for choice in shown { row(choice) }
                }
            } else if model.text.isEmpty {
                Text(look.words.nothingEatenYet, look.type.body, look.colors.softInk)
            } else if model.isSearched {
                Text(look.words.noSuchFood(model.text), look.type.body, look.colors.softInk)
            }
            if !model.isGentle {
                SheetRow(
                    look: look, icon: "camera", title: look.words.readLabel,
                    detail: model.isReading ? look.words.readingLabel : look.words.readLabelDetail
                ) { if !model.isReading { model.readLabel() } }
            }
            SheetRow(
                look: look, icon: "pencil", title: look.words.quickAdd,
                detail: model.isGentle ? "" : look.words.quickAddDetail
            ) { model.quickAdd() }
        }
    }

    private var saved: Node {
        Column(spacing: Space.xs) {
            Text(look.words.savedMeals, look.type.heading, look.colors.ink, isHeading: true)
            for meal in model.saved {
                Row(spacing: Space.s) {
                    SheetRow(
                        look: look, icon: "star-filled", title: meal.name,
                        detail: meal.foods.map(\.name).joined(separator: ", ")
                    ) { model.add(meal) }
                    .grow()
                    IconButton(
                        look: look, icon: "close", label: look.words.forgetMeal(meal.name),
                        id: "forget meal \(meal.id)"
                    ) { model.forget(meal) }
                }
            }
        }
    }

    private func row(_ choice: LogChoice) -> Node {
        let isPicked = model.isPicked(choice), current = model.current(choice)
        var spec = RegionSpec(.choice, choice.name, id: "food \(choice.id)")
        spec.value = isPicked ? look.words.chosen : nil
        spec.radius = Space.smallRadius
        spec.press = { model.pick(choice) }
        return Row(spacing: Space.s) {
            Row(spacing: Space.m) {
                PickMark(look: look, isPicked: isPicked)
                Column(spacing: 2) {
                    Text(
                        choice.name, isPicked ? look.type.bodyStrong : look.type.body, look.colors.ink,
                        maxLines: 2)
                    if !choice.detail.isEmpty, !model.isGentle {
                        Text(choice.detail, look.type.small, look.colors.softInk, maxLines: 1)
                    }
                }
                .grow()
                if !model.isGentle, let energy = current.nutrition.kilocalories {
                    Text(look.words.kilocalories(energy), look.type.small, look.colors.softInk, maxLines: 1)
                }
            }
            .unread()
            .padding(x: Space.xs, y: 6)
            .limit(minHeight: Space.touch)
            .region(spec)
            .grow()
            if !model.isGentle {
                WordButton(
                    look: look, label: look.words.amount(current), emphasis: .plain,
                    id: "how much \(choice.id)"
                ) { model.measure(choice) }
            }
        }
    }

    private var bar: FootBar {
        FootBar(look: look, key: "log bar", width: 640) {
            Text(
                model.picked.map(\.name).joined(separator: ", "), look.type.body, look.colors.ink, maxLines: 1
            )
            .padding(x: Space.m).grow()
            WordButton(
                look: look, label: look.words.logFoods(model.picked.count), icon: "check", emphasis: .filled,
                id: "log foods"
            ) { model.add() }
        }
    }
}
