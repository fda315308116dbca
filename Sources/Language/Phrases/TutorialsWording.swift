/// Films about techniques (TR12).
public protocol TutorialsWording {
    var noTutorialsTitle: String { get }
    var noTutorials: String { get }
    var findRecipeInstead: String { get }
}
