import House
import Kit
import Stage

/// The ways to share a recipe (TR23, RF4, END).
struct RecipeShareSheet: View {
    let look: Look
    let host: Host
    let model: ShareModel

    var body: any View {
        ShareSheet(
            look: look, host: host, codes: model.codes, title: look.words.shareRecipe(model.recipe.title),
            ways: ways, more: model.link == nil ? nil : posting)
    }

    private var ways: [ShareSheet.Way] {
        let words = look.words
        var ways = [
            ShareSheet.Way(icon: "copy", title: words.shareText, detail: words.shareTextDetail) {
                model.copyText()
            }
        ]
        if model.link != nil {
            ways.append(
                .init(icon: "link", title: words.shareLink, detail: words.shareLinkDetail) {
                    model.copyLink()
                })
        }
        let hasCode = model.recipeCode != nil
        ways.append(
            .init(
                icon: "qr-code", title: words.shareCode,
                detail: !hasCode
                    ? words.shareCodeTooLong
                    : model.link == nil ? words.shareCodeOfText : words.shareCodeOfLink, isOpen: hasCode
            ) { model.showCode() })
        ways.append(
            .init(icon: "picture", title: words.shareCard, detail: words.shareCardDetail) {
                model.saveCard()
            })
        ways.append(
            .init(icon: "file", title: words.shareFile, detail: words.shareFileDetail) {
                model.askForKind()
            })
        if let link = model.link {
            ways.append(
                .init(icon: "globe", title: words.shareOpen, detail: link.host) { model.openPage() })
        }
        return ways
    }

    /// Where the link can be posted.
    private var posting: Node {
        Wrap(spacing: Space.s) {
            for place in PostingPlace.allCases {
                WordButton(look: look, label: look.words.sharePost(place.name), trailingIcon: "globe") {
                    model.post(on: place)
                }
            }
        }
        .padding(x: Space.s, y: Space.s)
    }
}
