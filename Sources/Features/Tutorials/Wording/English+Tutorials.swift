import Language

extension English: TutorialsWording {
    var noTutorialsTitle: String { "No tutorials yet" }
    var noTutorials: String {
        "Short films that show a technique, such as chopping an onion, will come here."
    }
    var findRecipeInstead: String { "Find a recipe instead" }
}
