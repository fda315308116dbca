import House
import Kit
import Stage

/// Recipes are brought in: where from, how far it is, and what came of it.
struct ImportView: View {
    let look: Look
    let host: Host
    let model: ImportPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: ImportPage.page,
            content: Column(spacing: Space.l) {
                switch model.phase {
                case .choosing: ImportChoice(look: look, host: host, model: model)
                case .running: ImportProgress(look: look, host: host, model: model)
                case .finished: ImportSummary(look: look, host: host, model: model)
                }
            }
            .limit(maxWidth: 1040)
            .grow(at: .center)
            .padding(Edges(top: Space.s, left: look.margin, bottom: 96, right: look.margin)))
    }
}
