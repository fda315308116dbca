extension German {
    public var noTutorialsTitle: String { "Noch keine Anleitungen" }
    public var noTutorials: String {
        "Kurze Filme, die einen Handgriff zeigen, etwa eine Zwiebel zu schneiden, kommen "
            + "hierher."
    }
    public var findRecipeInstead: String { "Stattdessen ein Rezept suchen" }
}
