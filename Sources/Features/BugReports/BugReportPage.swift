import API
import struct Foundation.UUID
import Guest
import House
import class House.Host
import Kit
import Recipes
import Stage

/// What is about to be sent, word for word, and a field for what the cook says of it.
@MainActor final class BugReportPage: Page {
    let reports: BugReports
    private let crash: LastCrash?
    private(set) var words = ""
    /// What is wrong with the words, and with all of it, as a sentence.
    private(set) var wordsFault: String?, trouble: String?
    private(set) var isSending = false
    /// The same for the same report until it has arrived: then it is there once.
    private var made: (report: BugReport, key: String)?

    init(_ reports: BugReports, _ crash: LastCrash?) { (self.reports, self.crash) = (reports, crash) }

    var host: Host { reports.host }
    let id = "bug report"
    var title: String? { host.words.reportProblem }
    var isForm: Bool { true }
    func view(_ look: Look) -> any View { BugReportView(look: look, host: host, page: self) }
    func giveUp() { host.goBack() }

    static let field = "bug words"

    /// Whether there is somebody to send it to.
    var canSend: Bool { host.membership.can("bugs") }
    var isCrash: Bool { crash != nil }

    /// All that is sent.
    var report: BugReport {
        func fitting(_ list: [String], _ most: Int, _ length: Int) -> [String] {
            list.prefix(most).map { String(PublicText.cleaned($0).prefix(length)) }
        }
        return BugReport(
            crash == nil ? .problem : .crash, version: crash?.version ?? ProgramVersion.text,
            system: String(host.services.systemName().prefix(100)), language: host.language.rawValue,
            words: PublicText.cleaned(words, hasLines: true).trimmed, cause: crash?.cause,
            frames: fitting(crash?.frames ?? [], BugReport.mostFrames, BugReport.frameLength.upperBound),
            pages: fitting(
                (crash?.pages ?? []).suffix(BugReport.mostPages), BugReport.mostPages,
                BugReport.pageLength.upperBound))
    }

    func type(_ text: String) {
        (words, wordsFault, trouble) = (text, nil, nil)
        host.touch()
    }

    func copy() {
        host.stage.clipboard.write(report.text)
        host.services.speaker.play(.tick)
        host.tell(host.words.reportCopied)
    }

    func send() {
        if isSending { return }
        (trouble, wordsFault) = (nil, nil)
        let report = report
        if let fault = report.faults["words"] {
            wordsFault = fault == .tooLong ? host.words.reportTooLong : host.words.sayWhatHappened
            host.services.speaker.play(.refused)
            host.stage.focus(on: Self.field, caret: .max)
            return host.touch()
        }
        let key = made?.report == report ? made?.key ?? "" : UUID().uuidString
        made = (report, key)
        isSending = true
        host.touch()
        host.membership.ask("bugs") { guest throws(GuestTrouble) in
            try await guest.report(report, key: key)
        } then: { [self] answer in
            isSending = false
            switch answer {
            case .success:
                host.services.speaker.play(.favourite)
                if isCrash { reports.forget() }
                if host.page === self { host.goBack() }
                host.tell(host.words.reportArrived(host.membership.serverName))
            case .failure(let why):
                if why == .cancelled { break }
                host.services.speaker.play(.refused)
                trouble =
                    host.settings.worksOffline
                    ? host.words.reportOffline : why.sentence(host.words, host.membership.serverName)
            }
        } gone: { [weak self] in
            self?.isSending = false
        }
    }
}
