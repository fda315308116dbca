extension German {
    var homeFolder: String { "Persönlicher Ordner" }
    var folderAbove: String { "Übergeordneter Ordner" }
    var chooseFolder: String { "Hier speichern" }
    var folderIsEmpty: String { "Hier sind keine Ordner." }
    var noFittingFile: String { "Hier ist nichts zum Auswählen." }
    var folderIsGone: String { "Diesen Ordner gibt es nicht mehr." }
    var folderIsForbidden: String { "In diesen Ordner darfst du nicht sehen." }
    func onlyFirst(_ count: Int) -> String { "Nur die ersten \(count) sind zu sehen." }
    var folder: String { "Ordner" }
    func fileSize(_ bytes: Int) -> String { English().fileSize(bytes).replacingPoint() }
}

extension String {
    /// With a decimal comma.
    fileprivate func replacingPoint() -> String { String(map { $0 == "." ? "," : $0 }) }
}
