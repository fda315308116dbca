import House
import Kit
import Stage

/// What came of an import: how many of what, and what became of each.
struct ImportSummary: View {
    let look: Look
    let host: Host
    let model: ImportPage

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            Column(spacing: Space.s) {
                Text(headline, look.type.title, look.colors.ink, isHeading: true)
                if let detail { Text(detail, look.type.body, look.colors.softInk) }
            }
            // What the one row says needs no count.
            if model.report.entries.count > 1, !model.isTakenBack {
                ImportCounts(look: look, host: host, model: model)
            }
            deeds
            ImportList(look: look, host: host, model: model)
        }
    }

    private var deeds: any View {
        let updatable = model.updatable.count
        return Wrap(spacing: Space.m, lineSpacing: Space.s) {
            WordButton(
                look: look, label: hasCome ? look.words.importMore : look.words.importAgain,
                icon: hasCome ? "plus" : "arrow-left", emphasis: .filled
            ) { model.again() }
            if updatable > 1 {
                WordButton(look: look, label: look.words.importUpdateAll(updatable), icon: "refresh") {
                    model.update(model.updatable)
                }
            }
            if model.canTakeBack {
                WordButton(look: look, label: look.words.importTakeBack, icon: "undo", emphasis: .plain) {
                    model.takeBack()
                }
            }
        }
    }

    private var hasCome: Bool { model.report.recipes > 0 }

    private var headline: String {
        if model.isTakenBack { return look.words.importIsTakenBack }
        if hasCome { return look.words.importDone(model.report.new) }
        return model.report.isStopped && model.report.refused == 0
            ? look.words.importStoppedEarly : look.words.importNothing
    }

    private var detail: String? {
        if model.isTakenBack { return look.words.importIsTakenBackDetail }
        return model.report.isStopped && hasCome ? look.words.importStopped : nil
    }
}
