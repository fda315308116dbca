import Language

/// The page of a library that can't be opened: what can be done about it.
protocol RescuingWording: Wording {
    var chooseBackUp: String { get }
    var chooseBackUpDetail: String { get }
    var salvage: String { get }
    var salvageDetail: String { get }
    /// What the file with it is called, without the ending.
    func salvageName(_ day: String) -> String
    /// - Parameter recipes: 0 = nothing could be read.
    func salvaged(_ recipes: Int, _ place: String) -> String
    /// A log lies beside a library that is gone, under this name.
    func logIsKept(_ log: String) -> String
    var newLibrary: String { get }
    var newLibraryDetail: String { get }
    var closeProgram: String { get }
}
