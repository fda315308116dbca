import API
import Foundation
import Guest
import House
import class House.Host
import Kit

/// Something of somebody else's that is reported to the moderators, on a card of its own.
@MainActor final class ReportModel {
    enum State { case begun, goes, sent, sentBefore }

    let target: ReportTarget
    private let community: Community
    private(set) var author: PersonCard?
    private(set) var state = State.begun
    private(set) var reason: Report.Reason?
    private(set) var text = ""
    /// What is wrong with the words, and with all of it, as a sentence.
    private(set) var textFault: String?, trouble: String?
    private var block: @MainActor () -> Void = {}
    /// The same for the same words until they have arrived: then they are reported once.
    private var made: (report: Report, key: String)?
    var host: Host { community.host }

    init(_ target: ReportTarget, _ community: Community) {
        (self.target, self.community) = (target, community)
    }

    static let sheet = "report", field = "report text"

    func offer(of author: PersonCard?, block: @escaping @MainActor () -> Void) {
        (self.author, self.block) = (author, block)
        if state == .sent { state = .sentBefore }
        host.present(Sheet(Self.sheet) { [self] in ReportSheet(look: $0, host: host, model: self) })
    }

    func choose(_ reason: Report.Reason) {
        if state != .begun { return }
        (self.reason, trouble, textFault) = (reason, nil, nil)
        host.services.speaker.play(.tick)
        host.touch()
    }

    func type(_ text: String) {
        (self.text, trouble, textFault) = (text, nil, nil)
        host.touch()
    }

    func send() {
        if state != .begun { return }
        (trouble, textFault) = (nil, nil)
        guard let reason else { return refuse(host.words.reasonFirst) }
        let report = Report(target, reason, text: PublicText.cleaned(text, hasLines: true).trimmed)
        if let fault = report.faults["text"] {
            textFault =
                fault == .missing ? host.words.reportTextFirst : host.words.fault(fault, in: "comment")
            host.stage.focus(on: Self.field, caret: .max)
            return refuse(nil)
        }
        let key = made?.report == report ? made?.key ?? "" : UUID().uuidString
        made = (report, key)
        state = .goes
        community.ask { guest throws(GuestTrouble) in
            try await guest.report(report, key: key)
        } then: { [self] answer in
            switch answer {
            case .success(let answer):
                state = answer.isNew ? .sent : .sentBefore
                host.services.speaker.play(.tick)
            case .failure(let why):
                state = .begun
                if why == .cancelled { break }
                refuse(why.kind == .forbidden ? host.words.reportOwn : community.sentence(why))
            }
            host.touch()
        }
        host.touch()
    }

    private func refuse(_ sentence: String?) {
        trouble = sentence
        host.services.speaker.play(.refused)
        host.touch()
    }

    func blockAuthor() {
        host.dismiss()
        block()
    }
}
