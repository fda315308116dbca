import API
import House
import Kit
import Language
import Stage

/// The kitchens that the account is fond of, while they are chosen.
@MainActor final class CuisineModel {
    let mine: MineModel
    private(set) var chosen: Set<Cuisine>
    private(set) var trouble: String?
    private(set) var isBusy = false

    init(_ mine: MineModel) {
        self.mine = mine
        chosen = Set((mine.account?.cuisines ?? []).compactMap(Cuisine.init(rawValue:)))
    }

    func toggle(_ cuisine: Cuisine) {
        chosen.formSymmetricDifference([cuisine])
        mine.host.touch()
    }

    func save() {
        if isBusy { return }
        isBusy = true
        // What a newer window has put there stays.
        let others = (mine.account?.cuisines ?? []).filter { Cuisine(rawValue: $0) == nil }
        mine.change(AccountChange(cuisines: (chosen.map(\.rawValue) + others).sorted())) { [self] trouble in
            isBusy = false
            self.trouble = trouble?.sentence(mine.host.words, mine.serverName)
            if trouble == nil { mine.host.dismiss() }
        }
    }
}

struct CuisineSheet: View {
    let look: Look
    let host: Host
    let model: CuisineModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.cuisines, look.type.title, look.colors.ink, isHeading: true)
            CuisineChips(look: look, chosen: model.chosen) { model.toggle($0) }
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
            look: look, key: "account cuisines", dismiss: { host.dismiss() }, content: content,
            foot: ways.node)
    }
}
