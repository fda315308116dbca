import API
import House
import class House.Host
import Kit
import Stage

/// What is wrong with something; and once that is sent, thanks.
struct ReportSheet: View {
    let look: Look
    let host: Host
    let model: ReportModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.report(model.target.kind), look.type.title, look.colors.ink, isHeading: true)
            if isSent { thanks } else { form }
        }
        return SheetFrame(
            look: look, key: "report", dismiss: { host.dismiss() }, content: content, foot: foot)
    }

    private var isSent: Bool { model.state == .sent || model.state == .sentBefore }
    private var isOpen: Bool { model.state == .begun }

    // MARK: Before

    private var form: Node {
        Column(spacing: Space.m) {
            Text(look.words.reportMeans, look.type.body, look.colors.softInk)
            Column { for reason in Report.Reason.allCases { row(reason) } }
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.reportText, id: ReportModel.field,
                text: model.text, placeholder: look.words.reportTextPlaceholder, error: model.textFault,
                lines: .several(least: 2), limit: Report.length.upperBound, isEnabled: isOpen
            ) { model.type($0) }
        }
    }

    private func row(_ reason: Report.Reason) -> PickRow {
        PickRow(
            look: look, label: look.words.name(reason), isPicked: model.reason == reason,
            chosen: look.words.chosen, id: "report \(reason.rawValue)", isEnabled: isOpen
        ) { model.choose(reason) }
    }

    // MARK: After

    private var thanks: Node {
        Column(spacing: Space.m) {
            Text(
                model.state == .sent ? look.words.reportSent : look.words.reportedBefore, look.type.body,
                look.colors.ink)
            if let author = model.author {
                Text(look.words.reportThenBlock(author.displayName), look.type.body, look.colors.softInk)
            }
        }
    }

    private var foot: Node {
        if !isSent {
            return SheetButtons(
                look: look,
                no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
                yes: WordButton(
                    look: look, label: isOpen ? look.words.send : look.words.sending, emphasis: .filled,
                    id: "send report", isEnabled: isOpen
                ) { model.send() }, trouble: model.trouble
            ).node
        }
        let close = WordButton(look: look, label: look.words.close, emphasis: .filled, id: "close report") {
            host.dismiss()
        }
        guard model.author != nil else { return close.node.grow(at: .end) }
        return SheetButtons(
            look: look,
            no: WordButton(
                look: look, label: look.words.block, icon: "shield", emphasis: .plain, id: "block author"
            ) { model.blockAuthor() }, yes: close
        ).node
    }
}
