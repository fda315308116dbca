import House
import Kit
import Stage

/// What can be done with one of the cook's own: edit it, or remove it (AR05).
struct OwnDeedsSheet: View {
    let look: Look
    let host: Host

    var body: any View {
        let model = host.myRecipes
        guard let chosen = model.chosen else { return Row {} }
        let isDraft = if case .draft = chosen.thing { true } else { false }
        return DeedsSheet(look: look, host: host, key: "own deeds", title: chosen.title) {
            SheetRow(
                look: look, icon: "pencil", title: isDraft ? look.words.goOn : look.words.edit,
                detail: isDraft ? look.words.goOnDetail : look.words.editDetail
            ) { model.editChosen() }
            SheetRow(
                look: look, icon: "trash", title: isDraft ? look.words.throwAway : look.words.remove,
                detail: isDraft ? look.words.throwAwayDetail : look.words.removeOwnDetail
            ) { model.removeChosen() }
        }
    }
}
