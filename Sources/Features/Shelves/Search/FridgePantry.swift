import House
import Kit
import Stage

/// From what is at home to what is in the fridge (BY6): all of it by one press, and the way to keep it.
struct FridgePantry: View {
    let look: Look
    let host: Host
    let model: SearchPage
    /// What isn't named yet.
    private let more: [String]

    /// Nil while there is nothing to add, and no room to say why.
    init?(look: Look, host: Host, model: SearchPage) {
        (self.look, self.host, self.model) = (look, host, model)
        more = model.pantry.filter { name in
            !model.foods.contains { $0.lowercased() == name.lowercased() }
        }
        if more.isEmpty, !model.foods.isEmpty { return nil }
    }

    var body: any View {
        if more.isEmpty {
            return WordButton(
                look: look, label: look.words.keepPantry, icon: "archive", emphasis: .plain, id: "pantry"
            ) { host.crossings.showPantry() }
        }
        return WordButton(
            look: look, label: look.words.fromPantry(more.count), icon: "archive", id: "from pantry"
        ) { model.addPantry() }
    }
}
