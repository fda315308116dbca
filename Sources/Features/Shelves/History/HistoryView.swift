import House
import Kit
import Library
import Stage

/// What was looked at and cooked, the latest first (TR07).
struct HistoryView: View {
    let look: Look
    let host: Host

    let model: HistoryPage

    var body: any View {
        PageFrame(look: look, host: host, id: "history", top: top, bar: bar, content: content)
    }

    private var top: Node? {
        if model.isEmpty { return nil }
        return SearchField(
            look: look, stage: host.stage, label: look.words.searchHistory, id: "history field",
            text: model.text
        ) { model.type($0) }.node.limit(maxWidth: 720)
    }

    private var content: Node {
        if let trouble = model.trouble {
            return EmptyState(
                look: look, icon: "warning", title: look.words.historyFailed,
                text: trouble.sentence(look.words),
                button: WordButton(look: look, label: look.words.tryAgain, icon: "refresh") {
                    model.refresh()
                }
            ).node
        }
        if !model.isRead { return Spacer().frame(height: 1) }
        if model.isEmpty {
            return EmptyState(
                look: look, icon: "history", title: look.words.noHistoryTitle,
                text: look.words.noHistory,
                button: WordButton(look: look, label: look.words.findRecipe, icon: "search") {
                    model.findRecipe()
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
        ) { HistoryRow(look: look, host: host, model: model, entry: model.shown[$0]) }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var bar: SelectionBar? {
        .recipes(
            look, host, model,
            also: [
                .init(icon: "trash", label: look.words.remove) { model.removePicked() }
            ])
    }
}
