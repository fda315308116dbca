extension German {
    public var linkOpensThere: String { "Hands Off ist schon offen; der Link ist jetzt in seinem Fenster." }
    public var linkIsBad: String { "Diesem Link kann Hands Off nicht folgen, also wurde nichts geöffnet." }
    public var linkMustWait: String {
        "Inzwischen kam noch ein Link. Beantworte zuerst, was hier gefragt wird, und folge ihm dann noch einmal."
    }
    public func linkIntoTheHouse(_ place: String) -> String {
        "Der Link führt zu \(place), in dein eigenes Netz, wo kein Link von außen etwas zu suchen hat. Wenn du ihm traust, hol die Seite mit ihrer Adresse herein."
    }
    public func linkBringsIn(_ place: String) -> String { "Ein Rezept von \(place) hereinholen?" }
    public func linkBringsInText(_ page: String) -> String {
        "Das will ein Link in einem anderen Programm. Er führt zu dieser Seite:\n\(page)\nGeholt wird erst, wenn du es sagst, und was hereinkommt, lässt sich zurücknehmen."
    }
    public var linkBringIn: String { "Hereinholen" }
    public func linkOpens(_ server: String) -> String { "Eine Seite von \(server) öffnen?" }
    public var linkOpensText: String {
        "Das will ein Link in einem anderen Programm. Was du kochst, bleibt, wie es ist, und geht von der Startseite aus weiter."
    }
    public var linkOpen: String { "Öffnen" }
    public func linkInvites(_ place: String) -> String { "Auf \(place) mitmachen?" }
    public func linkInvitesText(_ server: String) -> String {
        "Das ist eine Einladung auf einen Server:\n\(server)\nMach weiter, wenn du weißt, wer sie geschickt hat. Der Server wird erst gefragt, wenn du auf „Verbinden“ drückst."
    }
    public var linkJoin: String { "Weiter" }
    public func linkAlreadyIn(_ server: String) -> String {
        "Du bist auf \(server) angemeldet. Um einer Einladung zu folgen, melde dich dort erst ab (Konto) und öffne sie dann noch einmal."
    }
}
