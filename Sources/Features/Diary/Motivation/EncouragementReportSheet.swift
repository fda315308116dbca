import API
import Guest
import House
import class House.Host
import Kit
import Stage

/// Words that have come and aren't kind, on their way to the moderators.
@MainActor final class EncouragementReportModel {
    private let one: Encouragement
    private let motivating: Motivating
    private unowned let host: Host
    private(set) var reason: Report.Reason?
    private(set) var text = ""
    private(set) var goes = false
    private(set) var textFault: String?, trouble: String?

    static let field = "report words text"
    /// Those that words can give.
    static let reasons: [Report.Reason] = [.hateful, .dangerous, .personal, .advertising, .other]

    init(_ one: Encouragement, _ motivating: Motivating, _ host: Host) {
        (self.one, self.motivating, self.host) = (one, motivating, host)
    }

    func choose(_ reason: Report.Reason) {
        if goes { return }
        (self.reason, trouble, textFault) = (reason, nil, nil)
        host.services.speaker.play(.tick)
        host.touch()
    }

    func type(_ text: String) {
        (self.text, trouble, textFault) = (text, nil, nil)
        host.touch()
    }

    func send() {
        if goes { return }
        (trouble, textFault) = (nil, nil)
        guard let reason else { return refuse(host.words.chooseReasonFirst) }
        let report = EncouragementReport(reason, text: PublicText.cleaned(text, hasLines: true).trimmed)
        guard report.faults.isEmpty else {
            textFault = host.words.reasonInWords
            host.stage.focus(on: Self.field, caret: .max)
            return refuse(nil)
        }
        goes = true
        let id = one.id
        motivating.ask { guest throws(GuestTrouble) in
            try await guest.report(report, of: id)
        } then: { [self] answer in
            goes = false
            switch answer {
            case .success:
                leave()
                host.tell(host.words.wordsReported)
            // It is forgotten there, and nobody can look at it any more.
            case .failure(let why) where why.kind == .notFound: leave()
            case .failure(.cancelled): break
            case .failure(let why): refuse(motivating.sentence(why))
            }
            host.touch()
        }
        host.touch()
    }

    private func leave() {
        if host.sheet?.id == "report words" { host.dismiss() }
        motivating.forget(one.id)
    }

    private func refuse(_ sentence: String?) {
        trouble = sentence
        host.services.speaker.play(.refused)
        host.touch()
    }
}

struct EncouragementReportSheet: View {
    let look: Look
    let host: Host
    let model: EncouragementReportModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(look.words.reportWordsTitle, look.type.title, look.colors.ink, isHeading: true)
            Text(look.words.reportWordsMeans, look.type.body.leading(1.3), look.colors.softInk)
            Column {
                for reason in EncouragementReportModel.reasons {
                    PickRow(
                        look: look, label: look.words.wrong(reason), isPicked: model.reason == reason,
                        chosen: look.words.chosen, id: "wrong \(reason.rawValue)", isEnabled: !model.goes
                    ) { model.choose(reason) }
                }
            }
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.moreToSay,
                id: EncouragementReportModel.field, text: model.text, error: model.textFault,
                lines: .several(least: 2), limit: Report.length.upperBound, isEnabled: !model.goes
            ) { model.type($0) }
        }
        return SheetFrame(
            look: look, key: "report words", dismiss: { host.dismiss() }, content: content, foot: foot)
    }

    private var foot: Node {
        SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: model.goes ? look.words.sendingWords : look.words.sendWords,
                emphasis: .filled, id: "send words report", isEnabled: !model.goes
            ) { model.send() }, trouble: model.trouble
        ).node
    }
}
