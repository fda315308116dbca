import Language

/// Recipes that come in from elsewhere.
protocol BringingWording: Wording {
    /// What can be done to begin with.
    var importFiles: String { get }
    var importFilesDetail: String { get }
    var importChooseFile: String { get }
    var importChooseFolder: String { get }
    var importPages: String { get }
    var importPageFinder: String { get }
    var importPageHint: String { get }
    var importPageSmall: String { get }
    func importPageTake(_ number: Int) -> String
    func importPagesRead(_ count: Int) -> String
    var importPageBack: String { get }
    /// Takes the folder that is open.
    var importThisFolder: String { get }
    var importFileTitle: String { get }
    var importFolderTitle: String { get }
    var importWeb: String { get }
    var importWebDetail: String { get }
    var importWebHint: String { get }
    var importFetch: String { get }
    var importNoAddress: String { get }
    /// Said of a field that was left empty.
    var importNoText: String { get }
    var importPaste: String { get }
    var importPasteDetail: String { get }
    var recipeText: String { get }
    var importPasteHint: String { get }
    /// Stands for a text that is too long to be shown.
    func importPasted(_ size: String) -> String
    var importPastedRemove: String { get }
    var importRead: String { get }
    var importDrop: String { get }
    /// How many files and pages come in afterwards.
    func importWaiting(_ sources: Int) -> String
    /// That the page can be left meanwhile.
    var importMeanwhile: String { get }
    var importStop: String { get }
    var importStopping: String { get }
    /// What came of it: sentences.
    func importDone(_ new: Int) -> String
    /// Said if nothing had been brought in by then.
    var importStoppedEarly: String { get }
    var importNothing: String { get }
    /// What stands where the counts stood once it is taken back.
    var importIsTakenBack: String { get }
    var importIsTakenBackDetail: String { get }
    /// What became of one recipe.
    var importNew: String { get }
    var importSame: String { get }
    var importUpdated: String { get }
    var importKept: String { get }
    var importRefused: String { get }
    var importUpdate: String { get }
    func importUpdateAll(_ count: Int) -> String
    func importUpdatedCount(_ count: Int) -> String
    var importKeep: String { get }
    func importKept(_ recipe: String) -> String
    var importTakeBack: String { get }
    /// - Parameter updates: how many have their old words again.
    func importTakenBack(_ count: Int, updates: Int) -> String
    var importMore: String { get }
    /// The same after nothing came of it.
    var importAgain: String { get }
    /// A notice for a cook who has left the page meanwhile.
    func importFinished(_ new: Int) -> String
    /// For the list of keys.
    var importKeys: [(key: String, deed: String)] { get }
}
