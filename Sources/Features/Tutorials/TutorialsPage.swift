import House
import Kit
import Stage

/// Films about techniques (TR12).
@MainActor final class TutorialsPage: Page {
    unowned let host: Host

    init(_ host: Host) { self.host = host }

    let id = "tutorials"
    var title: String? { host.words.tutorials }

    func view(_ look: Look) -> any View { TutorialsView(look: look, host: host) }
    func giveUp() { host.goBack() }
}
