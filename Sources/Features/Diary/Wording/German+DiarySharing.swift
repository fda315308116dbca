import Language

extension German {
    var otherComputers: String { "Auf deinen anderen Rechnern" }
    var sharingNeedsAccount: String {
        "Das Tagebuch bleibt auf diesem Rechner. Wenn du dich bei einem eigenen Server anmeldest, kann es auch auf deinen anderen Rechnern dasselbe sein."
    }
    var toAccount: String { "Zum Konto" }
    var sharingOff: String { "Das Tagebuch bleibt auf diesem Rechner." }
    var sharingOn: String { "Das Tagebuch ist auf allen deinen Rechnern dasselbe, auf denen du es teilst." }
    var picturesStay: String { "Bilder von dir bleiben auf jedem für sich." }
    func sharingLeaves(_ server: String) -> String {
        "Das Tagebuch bleibt auf diesem Rechner. Von \(server) wird es genommen, sobald der Server zu erreichen ist."
    }
    func sharingEnded(_ server: String) -> String {
        "Ein anderer Rechner hat das Tagebuch von \(server) genommen. Was hier ist, bleibt hier."
    }
    func sharingElsewhere(_ server: String) -> String {
        "Das Tagebuch bleibt auf diesem Rechner. Was davon geteilt wurde, liegt auf \(server) für deine anderen Rechner."
    }
    var shareDiary: String { "Tagebuch teilen" }
    var shareDiaryYes: String { "Teilen" }
    func shareDiaryText(_ server: String) -> String {
        "Was du isst und wiegst, dein Ziel und deine Essenszeiten gehen zu \(server) und von dort zu deinen anderen Rechnern, auf denen du das Tagebuch teilst. Wer \(server) betreibt, kann es lesen. Bilder von dir bleiben auf diesem Rechner."
    }
    func shareGentlyText(_ server: String) -> String {
        "Deine Mahlzeiten, wie deine Tage waren und deine Essenszeiten gehen zu \(server) und von dort zu deinen anderen Rechnern, auf denen du das Tagebuch teilst. Wer \(server) betreibt, kann es lesen."
    }
    var stopSharing: String { "Auf diesem Rechner aufhören" }
    var sharingStopped: String { "Ab jetzt ist das Tagebuch hier nur noch hier." }
    func withdraw(_ server: String) -> String { "Von \(server) nehmen" }
    func withdrawText(_ server: String) -> String {
        "Keiner deiner Rechner teilt das Tagebuch dann noch, und auf \(server) ist nichts mehr davon. Was jeder Rechner hat, bleibt dort."
    }
    var withdrawYes: String { "Herunternehmen" }
    func forgetSharedText(_ server: String) -> String {
        "Auch von \(server) wird es genommen. Was deine anderen Rechner haben, bleibt dort, bis du es dort löschst."
    }
}
