import API
import House
import class House.Host
import Kit
import Stage

struct BugReportView: View {
    let look: Look
    let host: Host
    let page: BugReportPage

    var body: any View { PageFrame(look: look, host: host, id: page.id, content: content) }

    private var content: Node {
        Column(spacing: Space.l) {
            Text(
                page.isCrash ? look.words.crashExplained : look.words.problemExplained, look.type.body,
                look.colors.ink)
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.whatHappened, id: BugReportPage.field,
                text: page.words,
                placeholder: page.isCrash ? look.words.crashPlaceholder : look.words.problemPlaceholder,
                error: page.wordsFault, lines: .several(least: 4), limit: BugReport.wordsLength.upperBound,
                isEnabled: !page.isSending
            ) { page.type($0) }
            sent
            if let trouble = page.trouble { Notice(look: look, text: trouble, icon: "warning") }
            if !page.canSend { Notice(look: look, text: look.words.nowhereToSend, icon: "info") }
            Wrap(spacing: Space.s, lineSpacing: Space.xs) {
                WordButton(
                    look: look, label: look.words.copyReport, icon: "copy", emphasis: .plain,
                    id: "copy report"
                ) { page.copy() }
                if page.canSend {
                    WordButton(
                        look: look,
                        label: page.isSending
                            ? look.words.sendingReport : look.words.sendReport(host.membership.serverName),
                        icon: "check", emphasis: .filled, id: "send bug report", isEnabled: !page.isSending
                    ) { page.send() }
                }
            }
        }
        .limit(maxWidth: look.points(720)).place(.center, .start)
        .padding(Edges(left: look.margin, bottom: Space.xxl, right: look.margin))
    }

    /// Word for word, without what stands in the field above.
    private var sent: Node {
        var report = page.report
        report.words = ""
        let lines = report.text.split(separator: "\n").map(String.init)
        return Column(spacing: Space.s) {
            Text(look.words.goesAlong, look.type.heading, look.colors.ink, isHeading: true)
            Column(spacing: 2) {
                for line in lines { Text(line, look.type.small, look.colors.softInk, maxLines: 3) }
            }
            .padding(x: Space.m, y: Space.m).grow().card(look)
        }
    }
}
