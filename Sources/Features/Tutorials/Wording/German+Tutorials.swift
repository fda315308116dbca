import Language

extension German: TutorialsWording {
    var noTutorialsTitle: String { "Noch keine Anleitungen" }
    var noTutorials: String {
        "Kurze Filme, die einen Handgriff zeigen, etwa eine Zwiebel zu schneiden, kommen "
            + "hierher."
    }
    var findRecipeInstead: String { "Stattdessen ein Rezept suchen" }
}
