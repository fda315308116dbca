import Language

/// Films about techniques (TR12).
protocol TutorialsWording: Wording {
    var noTutorialsTitle: String { get }
    var noTutorials: String { get }
    var findRecipeInstead: String { get }
}
