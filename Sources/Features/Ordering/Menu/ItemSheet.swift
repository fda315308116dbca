import API
import House
import class House.Host
import Kit
import Stage

/// So many of an item, with what is chosen (KI3); nothing is on the list before it is taken.
@MainActor final class ItemModel {
    let item: MenuItem
    let ordering: Ordering
    private(set) var quantity = 1
    private(set) var options: [String]
    private(set) var note = ""

    init(_ item: MenuItem, _ ordering: Ordering) {
        (self.item, self.ordering) = (item, ordering)
        // Where one has to be chosen, the first is.
        options = item.choices.flatMap { choice in choice.options.prefix(choice.least).map(\.id) }
    }

    static let noteField = "order note"

    var amount: Int? { item.price(with: options).map { $0 * quantity } }
    var noteFault: FieldFault? { PublicText.fault(in: note, OrderDraft.noteLength) }

    func step(_ steps: Int) {
        quantity = OrderList.bounded(quantity + steps)
        ordering.host.services.speaker.play(.tick)
        ordering.host.touch()
    }

    /// A key that no field has taken.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers.subtracting(.shift)) {
        // Where the plus is depends on the keyboard.
        case ("+", []), ("=", []), ("keypad +", []), ("up", []): step(1)
        case ("-", []), ("keypad -", []), ("down", []): step(-1)
        default: return false
        }
        return true
    }

    func type(_ note: String) {
        self.note = note
        ordering.host.touch()
    }

    func isChosen(_ option: MenuOption) -> Bool { options.contains(option.id) }

    /// Of one choice; where only one can be chosen it takes the place of the other.
    func toggle(_ option: MenuOption, of choice: MenuChoice) {
        let ids = choice.options.map(\.id), chosen = options.filter(ids.contains)
        if let place = options.firstIndex(of: option.id) {
            if chosen.count > choice.least { options.remove(at: place) }
        } else {
            if chosen.count >= choice.most, let last = chosen.last { options.removeAll { $0 == last } }
            options.append(option.id)
        }
        ordering.host.services.speaker.play(.tick)
        ordering.host.touch()
    }

    func take() {
        guard amount != nil, noteFault == nil else { return ordering.host.services.speaker.play(.refused) }
        ordering.host.dismiss()
        ordering.change { $0.add(item, quantity, options: options, note: note.trimmed) }
        ordering.host.services.speaker.play(.tick)
        ordering.host.tell(ordering.host.words.onTheList(item.name))
    }
}

struct ItemSheet: View {
    let look: Look
    let host: Host
    let model: ItemModel

    var body: any View {
        let item = model.item
        let content = Column(spacing: Space.m) {
            if let picture = item.onServer.flatMap(host.serverPictures.shownName) {
                DishPicture(look: look, name: picture).frame(height: look.points(look.isNarrow ? 160 : 220))
            }
            Column(spacing: 2) {
                Text(item.name, look.type.title, look.colors.ink, maxLines: 2, isHeading: true)
                Text(
                    look.words.each(model.ordering.money(item.price), item.unit), look.type.body,
                    look.colors.softInk)
                if !item.text.isEmpty { Text(item.text, look.type.body, look.colors.ink) }
                if !item.facts(look.words).isEmpty {
                    Text(item.facts(look.words), look.type.small, look.colors.softInk)
                }
            }
            for choice in item.choices { self.choice(choice) }
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.orderNote, id: ItemModel.noteField,
                text: model.note, placeholder: look.words.orderNotePlaceholder,
                error: model.noteFault == nil ? nil : look.words.noteFault,
                limit: OrderDraft.noteLength.upperBound, submit: { model.take() }
            ) { model.type($0) }
            Row(spacing: look.isNarrow ? Space.s : Space.m) {
                Stepper(
                    look: look, fewer: look.words.oneFewer, more: look.words.oneMore,
                    text: "\(model.quantity)"
                ) { model.step($0) }
                Text(
                    model.amount.map { model.ordering.money($0) } ?? look.words.chooseFirst,
                    look.isNarrow ? look.type.heading : look.type.title, look.colors.tomato
                ).grow()
                CameraSwitch(look: look, host: host, label: look.words.orderCamera) {
                    model.ordering.toggleCamera()
                }
            }
            if host.settings.ordersByWave {
                Text(
                    host.eye.isLooking ? look.words.waveForMore : look.words.cameraSeesNothing,
                    look.type.small, look.colors.softInk)
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.addToList, emphasis: .filled, id: "add to list",
                isEnabled: model.amount != nil
            ) { model.take() })
        return SheetFrame(
            look: look, key: "menu item", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }

    private func choice(_ choice: MenuChoice) -> Node {
        Column(spacing: Space.xs) {
            Text(
                look.words.choice(choice), look.type.bodyStrong, look.colors.ink, isHeading: true)
            for option in choice.options {
                PickRow(
                    look: look, label: option.name,
                    detail: option.price == 0 ? nil : "+ \(model.ordering.money(option.price))",
                    isPicked: model.isChosen(option), chosen: look.words.chosen, id: "option \(option.id)"
                ) { model.toggle(option, of: choice) }
            }
        }
    }
}
