import House
import Kit
import Stage

/// What is there to cook with, as chips (TR03); and what is often there, to be added by a tap.
struct FridgeShelf: View {
    let look: Look
    let host: Host

    let model: SearchPage

    var body: any View {
        let usual = look.words.usualFoods.filter { name in
            !model.foods.contains { $0.lowercased() == name.lowercased() }
        }
        return Wrap(spacing: Space.s) {
            for food in model.foods { chip(food) }
            if model.foods.count > 1 {
                WordButton(look: look, label: look.words.emptyFridge, emphasis: .plain) {
                    model.clearFoods()
                }
            }
            if let pantry = FridgePantry(look: look, host: host, model: model) { pantry }
            for food in usual.prefix(model.foods.isEmpty ? 12 : look.isCompact ? 2 : 6) { offer(food) }
        }
    }

    private func chip(_ food: String) -> FoodChip {
        FoodChip(look: look, food: food, label: look.words.removeNamed(food), id: "food \(food)") {
            model.remove(food)
        }
    }

    private func offer(_ food: String) -> Node {
        var spec = RegionSpec(.button, look.words.addFood(food), id: "offer \(food)")
        spec.radius = Space.touch / 2
        spec.keepsTyping = true
        spec.press = { model.add(food) }
        return Row(spacing: 6) {
            Icon("plus", size: 18, look.colors.softInk)
            Text(food, look.type.label, look.colors.softInk, maxLines: 1)
        }
        .unread()
        .padding(Edges(left: 12, right: Space.m))
        .limit(minHeight: Space.touch)
        .behind(.border(radius: Space.touch / 2, width: 1.5, look.colors.line))
        .region(spec)
    }
}
