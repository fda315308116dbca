import API
import House
import Kit
import Stage

/// Something about the account, while it is chosen in a card: kept on the server by "Save", and by nothing else.
@MainActor final class AccountChoice<Value> {
    let mine: MineModel
    private(set) var chosen: Value
    private(set) var trouble: String?
    private(set) var isBusy = false
    private let change: @MainActor (Value) -> AccountChange

    init(_ mine: MineModel, _ now: Value, change: @escaping @MainActor (Value) -> AccountChange) {
        self.mine = mine
        self.chosen = now
        self.change = change
    }

    func choose(_ value: Value) {
        if isBusy { return }
        (chosen, trouble) = (value, nil)
        mine.host.touch()
    }

    func save() {
        if isBusy { return }
        isBusy = true
        mine.change(change(chosen)) { [self] trouble in
            isBusy = false
            self.trouble = trouble?.sentence(mine.host.words, mine.serverName)
            guard trouble == nil else { return mine.host.services.speaker.play(.refused) }
            mine.host.dismiss()
            mine.host.services.speaker.play(.favourite)
            mine.host.tell(mine.host.words.saved)
        }
    }
}

/// The card in which it is chosen.
struct AccountChoiceSheet<Value>: View {
    let look: Look
    let key: String
    let title: String
    let model: AccountChoice<Value>
    let choices: any View

    var body: any View {
        let host = model.mine.host
        let content = Column(spacing: Space.m) {
            Text(title, look.type.title, look.colors.ink, isHeading: true)
            choices
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.save, emphasis: .filled, id: "account save",
                isEnabled: !model.isBusy
            ) { model.save() })
        return SheetFrame(
            look: look, key: key, dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
