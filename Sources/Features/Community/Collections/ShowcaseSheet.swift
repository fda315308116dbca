import API
import House
import class House.Host
import Kit
import Stage

/// What others will see of a collection: its name, what is said about it, and which dishes go along.
struct ShowcaseSheet: View {
    let look: Look
    let host: Host
    let model: ShowcaseModel

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            Text(
                model.shown == nil
                    ? words.showcaseOn(model.community.serverName) : words.changePublicCollection,
                look.type.title, look.colors.ink, isHeading: true)
            TextFieldRow(
                look: look, stage: host.stage, title: words.showcaseName, id: ShowcaseModel.nameField,
                text: model.name, placeholder: words.showcaseName, error: model.nameFault,
                limit: CollectionDraft.nameLength.upperBound, isEnabled: !model.isBusy
            ) { model.type(name: $0) }
            TextFieldRow(
                look: look, stage: host.stage, title: words.showcaseText, id: ShowcaseModel.textField,
                text: model.text, placeholder: words.showcasePlaceholder, error: model.textFault,
                lines: .several(least: 2), limit: CollectionDraft.textLength.upperBound,
                isEnabled: !model.isBusy
            ) { model.type(text: $0) }
            dishes
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
            state
            if model.shown != nil {
                WordButton(
                    look: look, label: words.withdraw, icon: "trash", emphasis: .plain, id: "withdraw",
                    isEnabled: !model.isBusy
                ) { model.askToWithdraw() }
            }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.shown == nil ? words.publish : words.publishChanges, icon: "people",
                emphasis: .filled, id: "publish collection", isEnabled: model.isReady
            ) { model.publish() })
        return SheetFrame(
            look: look, key: "showcase", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }

    private var dishes: Node {
        Column(spacing: Space.xs) {
            Text(look.words.dishesGo(model.posts.count), look.type.bodyStrong, look.colors.ink)
            if !model.dishes.isEmpty {
                Text(
                    model.dishes.joined(separator: " · "), look.type.small.leading(1.3), look.colors.ink,
                    maxLines: 4)
            }
            if !model.left.isEmpty {
                Text(
                    look.words.dishesStay(model.left.count), look.type.small.leading(1.3),
                    look.colors.softInk)
                Text(
                    model.left.joined(separator: " · "), look.type.small.leading(1.3), look.colors.softInk,
                    maxLines: 2)
            }
        }
        .grow()
        .padding(12)
        .behind(.fill(radius: Space.radius, look.colors.sunken))
    }

    private var state: Node {
        if model.isBusy {
            return Row(spacing: Space.m) {
                BusySign(look: look, size: 24, color: look.colors.tomato)
                Text(look.words.sending, look.type.body, look.colors.softInk)
            }
        }
        return Text(
            model.posts.isEmpty ? look.words.nothingToShow : look.words.showcaseMeans,
            look.type.small.leading(1.3), look.colors.softInk)
    }
}
