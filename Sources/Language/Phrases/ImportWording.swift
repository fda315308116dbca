/// Recipes that come in from elsewhere, as the page and the command say it.
public protocol ImportWording {
    var bringIn: String { get }
    /// What is being read.
    func importReading(_ name: String) -> String
    func importFound(_ recipes: Int) -> String
    var importStopped: String { get }
    /// What became of a recipe that is here already, and in what it differs.
    var importChanged: String { get }
    func importChanged(_ aspects: [RecipeAspect]) -> String
    /// Said of a recipe that was told from how a page looks.
    var importGuessed: String { get }
    func sentence(_ trouble: ImportTrouble) -> String
    /// Stands for files that are not listed by their names.
    func importMoreFiles(_ count: Int) -> String
    /// Said of a recipe that came in without some of its pictures.
    func importPicturesMissing(_ count: Int) -> String
    func importClipsMissing(_ count: Int) -> String
}
