import API
public import House
import class House.Host
public import Kit
public import Stage

/// What went wrong, told to whoever runs the server, or to anybody by a text (SR05): after a crash, and whenever somebody has
/// seen something. All that is sent is shown before.
@MainActor public final class BugReports {
    unowned let host: Host
    /// How the last run ended, as long as the cook hasn't sent it or put it aside; nil = as it was asked to.
    private var readCrash: (@Sendable () -> LastCrash?)?

    public init(_ host: Host) {
        self.host = host
        readCrash = host.services.readCrash
    }

    /// On Home: the program has ended by itself, and nothing is lost by it.
    public func offer(_ look: Look) -> Node? {
        readCrash.map { _ in CrashBanner(look: look, reports: self).node }
    }

    /// On the settings page.
    public var card: SettingsPart {
        SettingsPart(icon: "flag", title: { $0.words.reportProblem }) { [unowned self] look in
            SettingsCard(
                look: look, title: look.words.reportProblem,
                rows: [
                    LinkRow(
                        look: look, icon: "flag", title: look.words.somethingWrong,
                        detail: look.words.somethingWrongDetail
                    ) { self.host.show(BugReportPage(self, nil)) }
                ])
        }
    }

    func look() {
        guard let readCrash else { return }
        let isLatest = host.ask()
        host.services.errands.run {
            readCrash()
        } then: { [self] crash in
            if isLatest(), let crash { host.show(BugReportPage(self, crash)) }
        }
    }

    /// It has been sent, or isn't to be.
    func forget() {
        readCrash = nil
        host.touch()
    }
}
