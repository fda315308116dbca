import FoodCatalogue
import House
import Kit
import Library
import Recipes
import Stage

/// How much of a food, while it is chosen.
@MainActor final class AmountModel {
    let host: Host
    private(set) var choice: LogChoice
    private(set) var text: String
    let done: @MainActor (LogChoice) -> Void
    /// Takes it out of the diary; nil = it isn't in it.
    var remove: (@MainActor () -> Void)?

    static let field = "amount"
    /// Nobody eats more of anything than that.
    private static let most = 10_000.0

    init(_ host: Host, _ choice: LogChoice, done: @escaping @MainActor (LogChoice) -> Void) {
        (self.host, self.choice, self.done) = (host, choice, done)
        text = host.words.plain(choice.quantity)
    }

    /// What was logged before knows one measure of its food; the catalogue knows the others.
    func learn(from catalogue: FoodCatalogue) {
        if choice.food.isEmpty || choice.measures.count > 1 { return }
        host.services.errands.run { [id = choice.food] () async -> CatalogueFood? in
            try? await catalogue.food(id)
        } then: { food in
            guard let food else { return }
            self.choice.learn(food)
            self.host.touch()
        }
    }

    var isFit: Bool { (quantity.map { $0 > 0 && $0 <= Self.most }) ?? false }
    private var quantity: Double? { TypedNumber.read(text) }

    func type(_ text: String) {
        self.text = text
        if let quantity, isFit { choice.quantity = quantity }
        host.touch()
    }

    /// By one, or by ten of what is counted in grams.
    func step(_ steps: Int) {
        let by =
            choice.measure.name == "g"
            ? 10.0 : choice.quantity < 1 || (choice.quantity == 1 && steps < 0) ? 0.25 : 0.5
        choice.quantity = min(Self.most, max(by, choice.quantity + by * Double(steps)))
        text = host.words.plain(choice.quantity)
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// The same weight, by another measure, where that is a fair number of them.
    func measure(_ place: Int) {
        choice.place = place
        choice.quantity = choice.measure.name == "g" ? 100 : 1
        text = host.words.plain(choice.quantity)
        host.touch()
    }

    func save() { if isFit { done(choice) } }
}

/// A number that somebody has typed.
enum TypedNumber {
    /// With a point or a comma; nil for anything else.
    static func read(_ text: String) -> Double? {
        let plain = text.filter { !$0.isWhitespace }.replacing(",", with: ".")
        guard !plain.isEmpty, plain.utf8.allSatisfy({ $0 == 46 || (48...57).contains($0) }),
            let number = Double(plain), number.isFinite
        else { return nil }
        return number
    }
}

struct AmountSheet: View {
    let look: Look
    let host: Host
    let model: AmountModel

    var body: any View {
        let choice = model.choice
        let content = Column(spacing: Space.m) {
            Column(spacing: 2) {
                Text(choice.name, look.type.title, look.colors.ink, maxLines: 2, isHeading: true)
                if !choice.detail.isEmpty {
                    Text(choice.detail, look.type.small, look.colors.softInk, maxLines: 2)
                }
            }
            Row(spacing: Space.s) {
                IconButton(look: look, icon: "minus", label: look.words.lessOfIt, fill: look.colors.sunken) {
                    model.step(-1)
                }
                TextFieldRow(
                    look: look, stage: host.stage, title: look.words.howMuch, id: AmountModel.field,
                    text: model.text,
                    error: model.isFit ? nil : look.words.amountFault, limit: 40, submit: { model.save() }
                ) { model.type($0) }
                .grow()
                IconButton(look: look, icon: "plus", label: look.words.moreOfIt, fill: look.colors.sunken) {
                    model.step(1)
                }
            }
            if choice.measures.count > 1 {
                Column {
                    for (place, measure) in choice.measures.enumerated() {
                        PickRow(
                            look: look, label: look.words.measure(measure.name, grams: measure.grams),
                            isPicked: place == choice.place, chosen: look.words.chosen, id: "measure \(place)"
                        ) { model.measure(place) }
                    }
                }
            }
            if !host.settings.hidesFigures {
                Text(
                    look.words.contains(choice.nutrition, grams: choice.grams), look.type.body,
                    look.colors.softInk)
            }
            if let remove = model.remove {
                WordButton(
                    look: look, label: look.words.takeOut, icon: "trash", emphasis: .plain, id: "take out"
                ) { remove() }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.takeAmount, emphasis: .filled, id: "take amount",
                isEnabled: model.isFit
            ) { model.save() })
        return SheetFrame(
            look: look, key: "amount", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
