import Language

extension German: SharingWording {
    func shareRecipe(_ title: String) -> String { "„\(title)“ teilen" }
    var shareText: String { "Text kopieren" }
    var shareTextDetail: String { "Zutaten und Schritte, zum Einfügen in eine Nachricht." }
    var recipeFile: String { "Rezept" }
    var shareLink: String { "Link kopieren" }
    var shareLinkDetail: String { "Die Adresse der Seite, von der es stammt." }
    var shareCodeOfLink: String { "Sein Link, für die Kamera eines Handys." }
    var shareCodeOfText: String { "Sein ganzer Text, für die Kamera eines Handys." }
    var shareCodeTooLong: String {
        "Es hat keinen Link, und sein Text ist zu lang für einen Code, den ein Handy lesen kann. "
            + "Kopiere stattdessen den Text."
    }
    var shareFile: String { "Drucken oder als Datei speichern" }
    var shareFileDetail: String { "PDF, Webseite, Cooklang, RecipeMD oder JSON." }
    var shareFileTitle: String { "Was für eine Datei?" }
    func shareFileSaved(_ path: String) -> String { "Das Rezept ist gespeichert: \(path)" }
    var filePDF: String { "PDF-Datei" }
    var filePDFDetail: String { "Eine Seite zum Drucken, wie im Kochbuch." }
    var fileWebPage: String { "Webseite" }
    var fileWebPageDetail: String { "Eine Datei mit Bild für jeden Browser; lässt sich auch gut drucken." }
    var fileCooklang: String { "Cooklang" }
    var fileRecipeMD: String { "RecipeMD" }
    var fileSchemaOrg: String { "JSON (schema.org)" }
    var fileCooklangDetail: String { "Einfacher Text, in dem die Zutaten markiert sind." }
    var fileRecipeMDDetail: String { "Einfaches Markdown, das Menschen und Programme lesen." }
    var fileSchemaOrgDetail: String { "Für Mealie, Nextcloud, Paprika und die meisten anderen Programme." }
    var shareCard: String { "Bildkarte speichern" }
    var shareCardDetail: String { "Ein Bild mit den Zutaten, für Instagram oder die Kühlschranktür." }
    func shareCardSaved(_ path: String) -> String { "Die Bildkarte ist gespeichert: \(path)" }
    func sharePost(_ place: String) -> String { "Auf \(place) posten" }

    func cardServings(_ count: Int) -> String { count == 1 ? "Für eine Person" : "Für \(count) Personen" }
    func cardMore(_ count: Int) -> String { count == 1 ? "und eine weitere" : "und \(count) weitere" }
    var recipeCopied: String { "Das Rezept ist kopiert." }
}
