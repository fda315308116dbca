public import Language
public import Library

/// What is known of the copies that are kept beside the library.
@MainActor public final class CopiesModel {
    /// Why no copy could be kept, until one is or the cook has put that away.
    public var trouble: LibraryTrouble?
    /// Whether one is being made.
    var isBeingKept = false
    /// The last good one.
    public var last: BackUp?
    /// All of them, the latest first, as they were found when the settings were opened.
    public private(set) var all: [BackUp] = []
    /// Whether they have been looked for.
    public private(set) var areKnown = false
    /// The library holds much less than one of them, and the cook has yet to say whether that may go.
    public private(set) var question: Shrinkage?

    /// Reads those that have changed.
    public func refresh(_ host: Host) {
        host.services.errands.run { [box = host.services.box, boxes = host.services.boxes, known = all] in
            let all = RecipeBox.backUps(of: box.path, known: known, with: boxes)
            return (all: all, question: (try? await box.shrinkage(among: all)) ?? nil)
        } then: { found in
            (self.all, self.last, self.areKnown) = (found.all, found.all.first, true)
            self.question = found.question
        }
    }
}
