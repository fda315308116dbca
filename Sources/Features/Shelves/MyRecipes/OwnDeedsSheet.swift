import House
import Kit
import Stage

/// What can be done with one of the cook's own: edit it, or remove it (AR05).
struct OwnDeedsSheet: View {
    let look: Look
    let host: Host
    let model: MyRecipesPage
    let thing: MyRecipesPage.Thing
    let title: String

    var body: any View {
        let isDraft = if case .draft = thing { true } else { false }
        return DeedsSheet(look: look, host: host, key: "own deeds", title: title) {
            SheetRow(
                look: look, icon: "pencil", title: isDraft ? look.words.goOn : look.words.edit,
                detail: isDraft ? look.words.goOnDetail : look.words.editDetail
            ) { model.edit(thing) }
            SheetRow(
                look: look, icon: "trash", title: isDraft ? look.words.throwAway : look.words.remove,
                detail: isDraft ? look.words.throwAwayDetail : look.words.removeOwnDetail
            ) { model.remove(thing, title: title) }
        }
    }
}
