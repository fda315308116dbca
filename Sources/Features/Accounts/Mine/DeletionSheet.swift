import House
import Kit
import Stage

/// Two confirmations before an account goes (AR10).
struct DeletionSheet: View {
    let look: Look
    let host: Host
    let model: DeletionModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row(spacing: Space.m) {
                Icon("trash", size: 36, look.colors.tomato)
                Text(look.words.deleteAccountTitle, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            if model.isSecond { second } else { first }
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.keepAccount, emphasis: .plain) { host.dismiss() },
            yes: model.isSecond
                ? WordButton(
                    look: look, label: look.words.deleteForGood, emphasis: .filled, id: "account delete",
                    isEnabled: !model.form.isBusy
                ) { model.delete() }
                : WordButton(look: look, label: look.words.goOn, emphasis: .outlined, id: "account go on") {
                    model.goOn()
                })
        return SheetFrame(
            look: look, key: "account deletion", dismiss: { host.dismiss() }, content: content,
            foot: ways.node)
    }

    private var first: Node {
        Column(spacing: Space.m) {
            Text(
                look.words.deleteExplained(
                    model.mine.serverName, days: host.membership.record?.info?.backUpDays ?? 30),
                look.type.body, look.colors.ink)
            Text(look.words.deleteKeepsLibrary, look.type.body, look.colors.ink)
            ChoiceRow(
                look: look, title: look.words.whatOfPosts, detail: "",
                options: [
                    .init(label: look.words.postsGo, isChosen: model.posts == .delete) {
                        model.choose(.delete)
                    },
                    .init(label: look.words.postsStay, isChosen: model.posts == .anonymise) {
                        model.choose(.anonymise)
                    },
                ], id: "posts")
        }
    }

    private var second: Node {
        Column(spacing: Space.m) {
            Text(
                look.words.typeNameToDelete(model.mine.account?.userName ?? ""), look.type.body,
                look.colors.ink)
            FormFields(look: look, model: model, fields: model.fields) { model.delete() }
        }
    }
}
