import Language

extension English: RescuingWording {
    var salvage: String { "Save what can be read" }
    var salvageDetail: String {
        "Into a back-up of its own, which you can bring in later. The library stays as it is."
    }
    func salvageName(_ day: String) -> String { "Hands Off, what could be read, \(day)" }
    func salvaged(_ recipes: Int, _ place: String) -> String {
        recipes == 0
            ? "No recipe in it can be read any more."
            : "\(self.recipes(recipes)) could be read, saved as \(place). Bring that file in when "
                + "you have a library again."
    }
    func logIsKept(_ log: String) -> String {
        "Its last changes may be in a log that still lies there (\(log)). It is kept, whatever you choose."
    }
    var chooseBackUp: String { "Choose a back-up" }
    var chooseBackUpDetail: String { "A file that you have saved somewhere else." }
    var newLibrary: String { "Begin a new library" }
    var newLibraryDetail: String { "With the recipes that came with Hands Off." }
    var closeProgram: String { "Close" }
}
