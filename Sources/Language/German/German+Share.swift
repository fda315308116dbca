extension German {
    public var shareCode: String { "QR-Code" }
    public var shareOpen: String { "Originalseite öffnen" }
    public func shareOpened(_ host: String) -> String { "\(host) öffnet sich in deinem Browser." }
    public var mailOpened: String { "Dein Mailprogramm öffnet sich damit." }
    public var mailNotOpened: String {
        "Es ließ sich kein Mailprogramm öffnen. Kopiere den Text stattdessen."
    }
    public var shareNotOpened: String {
        "Die Seite lässt sich nicht öffnen: Auf diesem Desktop ist dafür kein Browser eingerichtet."
    }

    public var codeBack: String { "Anders teilen" }
    public var codeHow: String { "Halte die Kamera deines Handys darauf." }
    public func codeLabel(_ number: Int, of count: Int) -> String {
        count == 1 ? "QR-Code zum Scannen" : "QR-Code zum Scannen, \(number) von \(count)"
    }
    public func codeSplit(_ count: Int) -> String {
        "Für einen einzigen Code, den ein Handy lesen kann, ist das zu lang; hier sind \(count). "
            + "Scanne sie nacheinander."
    }
    public func codePlace(_ number: Int, of count: Int) -> String { "\(number) von \(count)" }
    public var codePrevious: String { "Code davor" }
    public var codeNext: String { "Nächster Code" }
    public var codeAll: String { "Alles" }
    public var codeOpen: String { "Noch zu kaufen" }

    public var share: String { "Teilen" }
    public var saveAsText: String { "Als Text speichern" }
}
