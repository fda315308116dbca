import Stage

/// Recipes are brought in: where from, how far it is, and what came of it.
struct ImportPage: View {
    let look: Look
    let app: App

    private var model: ImportModel { app.bringingIn }

    var body: any View {
        PageFrame(
            look: look, app: app, id: ImportModel.page,
            content: Column(spacing: Space.l) {
                switch model.phase {
                case .choosing: ImportChoice(look: look, app: app, model: model)
                case .running: ImportProgress(look: look, app: app, model: model)
                case .finished: ImportSummary(look: look, app: app, model: model)
                }
            }
            .limit(maxWidth: 1040)
            .grow(at: .center)
            .padding(Edges(top: Space.s, left: look.margin, bottom: 96, right: look.margin)))
    }
}
