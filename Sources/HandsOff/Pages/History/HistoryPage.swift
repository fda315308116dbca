import Library
import Stage

/// What was looked at and cooked, the latest first (TR07).
struct HistoryPage: View {
    let look: Look
    let app: App

    private var model: HistoryModel { app.history }

    var body: any View {
        PageFrame(look: look, app: app, id: "history", top: top, bar: bar, content: content)
    }

    private var top: Node? {
        if model.isEmpty { return nil }
        return SearchField(
            look: look, stage: app.stage, label: look.words.searchHistory, id: "history field",
            text: model.text
        ) { model.type($0, app) }.node.limit(maxWidth: 720)
    }

    private var content: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.historyFailed,
                text: trouble.sentence(look.words),
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh(app)
                }
            ).node
        }
        if !model.isRead { return Spacer().frame(height: 1) }
        if model.isEmpty {
            return EmptyState(
                look: look, icon: "history", title: look.words.noHistoryTitle,
                text: look.words.noHistory,
                button: WordButton(look: look, label: look.words.findRecipe, icon: "search") {
                    app.visit(.search)
                }
            ).node
        }
        if model.shown.isEmpty {
            return EmptyState(
                look: look, icon: "search", title: look.words.nothingFound,
                text: look.words.noHistoryFits(model.text)
            ).node
        }
        return CardGrid(
            id: "entries", count: model.shown.count, columns: look.size.width > 1100 ? 2 : 1,
            spacing: look.isCompact ? Space.s : Space.m
        ) { HistoryRow(look: look, app: app, entry: model.shown[$0]) }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var bar: SelectionBar? {
        .recipes(
            look, app, model,
            also: [
                .init(icon: "trash", label: look.words.remove) { model.removePicked(app) }
            ])
    }
}
