import API
import House
import Kit
import Stage

/// Ways in by somebody else's word, where the server has any.
struct ProviderButtons: View {
    let look: Look
    let model: JoinModel

    var body: any View {
        Column(spacing: Space.s) {
            Text(look.words.orElse, look.type.small, look.colors.softInk)
            Wrap(spacing: Space.s, lineSpacing: Space.s) {
                for provider in model.providers {
                    WordButton(
                        look: look, label: look.words.continueWith(provider.shownName),
                        icon: "link", id: "account provider \(provider.id)", isEnabled: !model.form.isBusy
                    ) { model.goOn(with: provider) }
                }
            }
            Text(look.words.continueTerms, look.type.small.leading(1.25), look.colors.softInk)
        }
        .padding(Edges(top: Space.s))
    }
}

/// In place of the forms while the browser is away.
struct BrowserWaitView: View {
    let look: Look
    let model: JoinModel
    let provider: ServerInfo.Provider

    var body: any View {
        Column(spacing: Space.m) {
            Text(look.words.waitingForBrowser, look.type.heading, look.colors.ink, isHeading: true)
            Text(
                look.words.waitingExplained(provider.shownName), look.type.body,
                look.colors.softInk)
            WordButton(look: look, label: look.words.stopWaiting, id: "account stop waiting") {
                model.stopWaiting()
            }
        }
    }
}
