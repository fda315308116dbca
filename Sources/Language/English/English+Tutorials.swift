extension English {
    public var noTutorialsTitle: String { "No tutorials yet" }
    public var noTutorials: String {
        "Short films that show a technique, such as chopping an onion, will come here."
    }
    public var findRecipeInstead: String { "Find a recipe instead" }
}
