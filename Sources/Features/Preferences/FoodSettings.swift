import House
import Kit
import Recipes
import Stage

/// What the cook eats and avoids, and in which measures (RF7, TR02): it holds for everything that is found
/// and suggested.
struct FoodSettings: View {
    let look: Look
    let host: Host
    let model: SettingsPage

    var body: any View {
        let words = look.words
        return SettingsCard(
            look: look, title: words.foodTitle,
            rows: [
                block(words.dietsTitle, words.dietsDetail, DietToggles(look: look, host: host).node),
                block(words.allergiesTitle, words.allergiesDetail, allergies),
                block(words.avoidedTitle, words.avoidedDetail, avoided),
                measures,
            ])
    }

    /// What needs more room than the end of a row.
    private func block(_ title: String, _ detail: String, _ content: Node) -> Node {
        Column(spacing: 12) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                Text(detail, look.type.small.leading(1.25), look.colors.softInk)
            }
            content
        }
        .padding(x: Space.m, y: 14)
    }

    private var allergies: Node {
        Wrap(spacing: Space.s) {
            for allergen in Allergen.allCases { toggle(allergen) }
        }
    }

    private func toggle(_ allergen: Allergen) -> Node {
        let isOn = host.settings.without.contains(allergen)
        var spec = RegionSpec(.toggle, look.words.allergen(allergen), id: "allergen \(allergen.rawValue)")
        spec.value = isOn ? look.words.on : look.words.off
        spec.radius = Space.touch / 2
        spec.press = { host.settings.without.formSymmetricDifference([allergen]) }
        return Row(spacing: 6) {
            if isOn { Icon("close", size: 18, look.colors.onTomato) }
            Text(
                look.words.allergen(allergen), look.type.smallStrong,
                isOn ? look.colors.onTomato : look.colors.ink, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isOn ? look.colors.tomato : look.colors.card),
            .border(radius: Space.touch / 2, width: 1.5, isOn ? look.colors.tomato : look.colors.line)
        )
        .region(spec)
    }

    private var avoided: Node {
        Column(spacing: 12) {
            if !host.settings.avoided.isEmpty {
                Wrap(spacing: Space.s) {
                    for food in host.settings.avoided { chip(food) }
                }
            }
            field
        }
    }

    private func chip(_ food: String) -> FoodChip {
        FoodChip(look: look, food: food, label: look.words.removeAvoided(food), id: "avoided \(food)") {
            model.remove(food)
        }
    }

    private var field: Node {
        var field = look.field(
            look.words.avoidedField, id: SettingsPage.field, text: model.food,
            placeholder: look.words.avoidedExample
        ) { model.type($0) }
        field.limit = 60
        field.submit = { model.addTyped() }
        var spec = RegionSpec(field: field)
        spec.radius = Space.smallRadius
        return Row(spacing: Space.s) {
            FieldText(field)
                .padding(x: 14, y: 13)
                .limit(minHeight: Space.touch)
                .fieldGround(look, host.stage, field, radius: Space.smallRadius)
                .region(spec)
                .grow()
            if !model.food.isEmpty {
                IconButton(
                    look: look, icon: "plus", label: look.words.addAvoided(model.food),
                    color: look.colors.onTomato, fill: look.colors.tomato, id: "avoid"
                ) { model.addTyped() }
            }
        }
        .limit(maxWidth: 420)
    }

    private var measures: ChoiceRow {
        ChoiceRow(
            look: look, title: look.words.measures, detail: look.words.measuresDetail,
            options: [nil, MeasuringSystem.metric, .us].map { system in
                .init(label: look.words.measures(system), isChosen: host.settings.measures == system) {
                    host.settings.measures = system
                }
            })
    }
}
