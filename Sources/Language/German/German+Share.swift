extension German {
    public func shareRecipe(_ title: String) -> String { "„\(title)“ teilen" }
    public var shareText: String { "Text kopieren" }
    public var shareTextDetail: String { "Zutaten und Schritte, zum Einfügen in eine Nachricht." }
    public var recipeFile: String { "Rezept" }
    public var shareLink: String { "Link kopieren" }
    public var shareLinkDetail: String { "Die Adresse der Seite, von der es stammt." }
    public var shareCode: String { "QR-Code" }
    public var shareCodeOfLink: String { "Sein Link, für die Kamera eines Handys." }
    public var shareCodeOfText: String { "Sein ganzer Text, für die Kamera eines Handys." }
    public var shareCodeTooLong: String {
        "Es hat keinen Link, und sein Text ist zu lang für einen Code, den ein Handy lesen kann. "
            + "Kopiere stattdessen den Text."
    }
    public var shareCodeOfList: String { "Zum Mitnehmen auf dem Handy." }
    public var shareFile: String { "Drucken oder als Datei speichern" }
    public var shareFileDetail: String { "PDF, Webseite, Cooklang, RecipeMD oder JSON." }
    public var shareFileTitle: String { "Was für eine Datei?" }
    public func shareFileSaved(_ path: String) -> String { "Das Rezept ist gespeichert: \(path)" }
    public var filePDF: String { "PDF-Datei" }
    public var filePDFDetail: String { "Eine Seite zum Drucken, wie im Kochbuch." }
    public var fileWebPage: String { "Webseite" }
    public var fileWebPageDetail: String { "Eine Datei mit Bild für jeden Browser; lässt sich auch gut drucken." }
    public var fileCooklang: String { "Cooklang" }
    public var fileRecipeMD: String { "RecipeMD" }
    public var fileSchemaOrg: String { "JSON (schema.org)" }
    public var fileCooklangDetail: String { "Einfacher Text, in dem die Zutaten markiert sind." }
    public var fileRecipeMDDetail: String { "Einfaches Markdown, das Menschen und Programme lesen." }
    public var fileSchemaOrgDetail: String { "Für Mealie, Nextcloud, Paprika und die meisten anderen Programme." }
    public var shareCard: String { "Bildkarte speichern" }
    public var shareCardDetail: String { "Ein Bild mit den Zutaten, für Instagram oder die Kühlschranktür." }
    public func shareCardSaved(_ path: String) -> String { "Die Bildkarte ist gespeichert: \(path)" }
    public var shareOpen: String { "Originalseite öffnen" }
    public func shareOpened(_ host: String) -> String { "\(host) öffnet sich in deinem Browser." }
    public var shareNotOpened: String {
        "Die Seite lässt sich nicht öffnen: Auf diesem Desktop ist dafür kein Browser eingerichtet."
    }
    public func sharePost(_ place: String) -> String { "Auf \(place) posten" }

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

    public func cardServings(_ count: Int) -> String { count == 1 ? "Für eine Person" : "Für \(count) Personen" }
    public func cardMore(_ count: Int) -> String { count == 1 ? "und eine weitere" : "und \(count) weitere" }
}
