import Stage

/// What came of an import: how many of what, and what became of each.
struct ImportSummary: View {
    let look: Look
    let app: App
    let model: ImportModel

    var body: any View {
        let report = model.report
        return Column(spacing: look.isCompact ? Space.m : Space.l) {
            Column(spacing: Space.s) {
                Text(headline, look.type.title, look.colors.ink, isHeading: true)
                if report.isStopped { Text(look.words.importStopped, look.type.body, look.colors.softInk) }
                counts
            }
            Wrap(spacing: Space.m, lineSpacing: Space.s) {
                WordButton(look: look, label: look.words.importMore, icon: "plus", emphasis: .filled) {
                    model.again(app)
                }
                if model.updatable.count > 1 {
                    WordButton(
                        look: look, label: look.words.importUpdateAll(model.updatable.count), icon: "refresh"
                    ) { model.update(model.updatable, app) }
                }
                if model.canTakeBack {
                    WordButton(look: look, label: look.words.importTakeBack, icon: "undo", emphasis: .plain) {
                        model.takeBack(app)
                    }
                }
            }
            if !report.entries.isEmpty {
                CardGrid(id: "imported", count: report.entries.count, columns: 1, spacing: Space.s) {
                    ImportRow(look: look, app: app, model: model, entry: report.entries[$0])
                }
            }
        }
    }

    private var headline: String {
        let report = model.report
        return report.recipes == 0 ? look.words.importNothing : look.words.importDone(report.new)
    }

    /// "12 new · 3 already here": of what there is.
    private var counts: Node {
        let report = model.report
        let words = look.words
        let counts = [
            (report.new, words.importNew, look.colors.sage),
            (report.same, words.importSame, look.colors.softInk),
            (report.changed, words.importChanged, look.colors.saffron),
            (report.refused, words.importRefused, look.colors.tomato),
        ].filter { $0.0 > 0 }
        return Wrap(spacing: Space.m, lineSpacing: Space.s) {
            for (count, name, color) in counts {
                Row(spacing: Space.s) {
                    Fill(color, radius: 5).frame(width: 10, height: 10)
                    Text("\(count) · \(name)", look.type.label, look.colors.ink, maxLines: 1)
                }
            }
        }
    }
}
