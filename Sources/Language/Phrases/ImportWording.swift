/// Recipes that come in from elsewhere.
public protocol ImportWording {
    var bringIn: String { get }
    var bringInDetail: String { get }
    /// What can be done to begin with.
    var importFiles: String { get }
    var importFilesDetail: String { get }
    var importChooseFile: String { get }
    var importChooseFolder: String { get }
    /// Takes the folder that is open.
    var importThisFolder: String { get }
    var importFileTitle: String { get }
    var importFolderTitle: String { get }
    var importWeb: String { get }
    var importWebDetail: String { get }
    var importWebHint: String { get }
    var importFetch: String { get }
    var importNoAddress: String { get }
    var importPaste: String { get }
    var importPasteDetail: String { get }
    var recipeText: String { get }
    var importPasteHint: String { get }
    var importRead: String { get }
    var importDrop: String { get }
    /// What is being read.
    func importReading(_ name: String) -> String
    func importFound(_ recipes: Int) -> String
    var importStop: String { get }
    /// What came of it: sentences.
    func importDone(_ new: Int) -> String
    var importStopped: String { get }
    var importNothing: String { get }
    /// What became of one recipe.
    var importNew: String { get }
    var importSame: String { get }
    var importChanged: String { get }
    var importUpdated: String { get }
    var importRefused: String { get }
    /// Said of a recipe that was told from how a page looks.
    var importGuessed: String { get }
    func sentence(_ trouble: ImportTrouble) -> String
    var importUpdate: String { get }
    func importUpdateAll(_ count: Int) -> String
    func importUpdatedCount(_ count: Int) -> String
    var importTakeBack: String { get }
    func importTakenBack(_ count: Int) -> String
    var importMore: String { get }
    /// A notice for who has left the page meanwhile.
    func importFinished(_ new: Int) -> String
    var importIsRunning: String { get }
}
