import House
import Kit
import Stage

/// Into which collections recipes go: a list with ticks, and a new one (TR05).
struct CollectingSheet: View {
    let look: Look
    let host: Host
    let model: CollectingModel

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            head
            if let trouble = model.trouble {
                Notice(look: look, text: trouble.sentence(look.words))
            } else if model.isRead {
                if !model.choices.isEmpty { list }
                if model.typed != nil { field } else { new }
            }
            SheetButtons(
                look: look,
                no: WordButton(look: look, label: look.words.cancel, emphasis: .plain, press: close),
                yes: model.trouble == nil
                    ? WordButton(look: look, label: look.words.done, icon: "check", emphasis: .filled) {
                        model.finish()
                    }
                    : WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .filled) {
                        model.refresh()
                    })
        }
        return SheetFrame(look: look, key: "collecting", dismiss: close, content: content)
    }

    private var head: Node {
        Column(spacing: 2) {
            Text(look.words.addToCollection, look.type.title, look.colors.ink, maxLines: 2, isHeading: true)
            Text(
                model.title ?? look.words.recipes(model.recipes.count), look.type.label,
                look.colors.softInk, maxLines: 1)
        }
    }

    /// As high as its rows, as long as the window has room for the rest of the sheet.
    private var list: Node {
        let row = max(60, (look.type.bodyStrong.size * 1.5 + 2 * Space.m).rounded())
        let all = row * Double(model.choices.count) + Space.xs * Double(model.choices.count - 1)
        let others = (look.isCompact ? 210 : 260) + look.type.body.size * 6
        let most = max(row * 1.5, look.size.height - others)
        return Scroll(id: "collecting", indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: Space.xs) {
                for choice in model.choices {
                    CollectingRow(look: look, host: host, model: model, choice: choice)
                        .frame(height: row)
                }
            }
        }
        .frame(height: min(all, most))
    }

    private var new: Node {
        WordButton(look: look, label: look.words.newCollection, icon: "plus", emphasis: .plain) {
            model.beginTyping()
        }
        .node
    }

    private var field: Node {
        Row(spacing: Space.s, align: model.error == nil ? .end : .center) {
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.newCollection, id: CollectingModel.field,
                text: model.typed ?? "", placeholder: look.words.collectionNameExample, error: model.error,
                limit: NamingModel.limit, submit: { model.add() }
            ) { model.type($0) }
            .node.grow()
            if look.size.width < 640 {
                IconButton(look: look, icon: "plus", label: look.words.add, fill: look.colors.sunken) {
                    model.add()
                }
            } else {
                WordButton(look: look, label: look.words.add, icon: "plus") { model.add() }
            }
        }
    }

    private func close() { host.dismiss() }
}
