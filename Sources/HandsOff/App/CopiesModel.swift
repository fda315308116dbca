import Language
import Library

/// What is known of the copies that are kept beside the library.
@MainActor final class CopiesModel {
    /// Why no copy could be kept, until one is or the cook has put that away.
    var trouble: LibraryTrouble?
    /// Whether one is being made.
    var isBeingKept = false
    /// The last good one.
    var last: BackUp?
    /// All of them, the latest first, as they were found when the settings were opened.
    private(set) var all: [BackUp] = []
    /// Whether they have been looked for.
    private(set) var areKnown = false
    /// The library holds much less than one of them, and the cook has yet to say whether that may go.
    private(set) var question: Shrinkage?

    /// Reads those that have changed.
    func refresh(_ app: App) {
        app.services.errands.run { [box = app.services.box, known = all] in
            let all = RecipeBox.backUps(of: box.path, known: known)
            return (all: all, question: (try? await box.shrinkage(among: all)) ?? nil)
        } then: { found in
            (self.all, self.last, self.areKnown) = (found.all, found.all.first, true)
            self.question = found.question
        }
    }
}
