extension German {
    public var homeFolder: String { "Persönlicher Ordner" }
    public var folderAbove: String { "Übergeordneter Ordner" }
    public var chooseFolder: String { "Hier speichern" }
    public var saveWhere: String { "Wohin damit?" }
    public var folderIsEmpty: String { "Hier sind keine Ordner." }
    public var noFittingFile: String { "Hier ist nichts zum Auswählen." }
    public var folderIsGone: String { "Diesen Ordner gibt es nicht mehr." }
    public var folderIsForbidden: String { "In diesen Ordner darfst du nicht sehen." }
    public func onlyFirst(_ count: Int) -> String { "Nur die ersten \(count) sind zu sehen." }
    public var folder: String { "Ordner" }
    public func fileSize(_ bytes: Int) -> String { English().fileSize(bytes).replacingPoint() }

    public var fileNotThere: String {
        "Dort liegt keine Datei. Schau bitte noch einmal, ob alles richtig geschrieben ist."
    }
    public var fileUnreadable: String { "Diese Datei lässt sich nicht lesen. Prüf bitte, ob sie dir gehört." }
    public var fileNoPicture: String {
        "In dieser Datei ist kein Bild. JPEG-, PNG-, WebP-, GIF- und SVG-Dateien gehen."
    }
    public var fileTooLarge: String { "Diese Datei ist für ein Bild zu groß. Mach sie bitte vorher kleiner." }
}

extension String {
    /// With a decimal comma.
    fileprivate func replacingPoint() -> String { String(map { $0 == "." ? "," : $0 }) }
}
