import Exchange
public import Language
public import Library
public import Recipes

/// What became of a recipe, or of a whole file, that was brought.
public struct ImportEntry: Sendable, Hashable, Identifiable {
    public enum Outcome: Sendable, Hashable {
        /// It is in the library now.
        case new
        /// The library had it, word for word, under this id.
        case same(Recipe.ID)
        /// The library has it in other words; this one can take its place.
        case changed(Arrival, [RecipeAspect])
        case updated
        /// The cook keeps the library's wording.
        case kept
        case refused(ImportTrouble)
    }

    /// What a cook looks for in a long list.
    enum Kind: Sendable, Hashable, CaseIterable {
        case new, same, changed, refused
    }

    public let id: Int
    /// The recipe's id, if it is one.
    var recipe: Recipe.ID?
    /// The recipe's title, or what the file is called.
    public var title: String
    /// Which file or page it came from.
    var source: String
    public var outcome: Outcome
    /// It was recognised by its looks, not by any markup.
    public var isGuessed = false
    /// The names of the pictures that came with it.
    var pictures: [String] = []
    /// How many of its pictures could not be had or shown.
    var missingPictures = 0
    /// How many films of its steps could not be had, or made clips of.
    var missingClips = 0
    /// How many files it stands for that are not listed by their names; nil = it is one by itself.
    public var rest: Int?

    var kind: Kind {
        switch outcome {
        case .new: .new
        case .same: .same
        case .changed, .updated, .kept: .changed
        case .refused: .refused
        }
    }

    /// The recipe that a press on it opens.
    var opens: Recipe.ID? {
        switch outcome {
        case .new, .changed, .updated, .kept: recipe
        case .same(let id): id
        case .refused: nil
        }
    }

    /// How many pictures it came in without.
    public var lacks: Int {
        switch outcome {
        case .new, .changed, .updated: missingPictures
        case .same, .kept, .refused: 0
        }
    }

    /// How many clips it came in without.
    public var lacksClips: Int {
        switch outcome {
        case .new, .changed, .updated: missingClips
        case .same, .kept, .refused: 0
        }
    }

    /// A path that a stranger wrote, for one line: its end tells most.
    static func shown(_ path: String) -> String {
        let most = 120
        let clean = String(
            String.UnicodeScalarView(
                path.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
                    default: scalar
                    }
                }))
        return clean.count > most ? "…" + clean.suffix(most) : clean
    }
}

extension ImportTrouble {
    /// - Parameter isFile: whether it is about a file or a folder, not about a page.
    init(_ refusal: Refusal, isFile: Bool) {
        self =
            switch refusal.reason {
            case .unknownFormat: .unknownFormat
            case .damaged: .damaged
            case .noRecipe: .noRecipe
            case .tooLarge: .tooLarge
            case .unreachable: isFile ? .unreadable : .unreachable
            case .locked: .locked
            case .unknownPacking: .unknownPacking
            case .forbiddenAddress: .forbiddenAddress
            case .missing: .missing
            case .strayPath: .strayPath
            case .tooDeep: .tooDeep
            case .noFile: .noFile
            case .doubled: .doubled
            case .noRoom: .noRoom
            case .exhausting: .exhausting
            }
    }
}

extension Refusal {
    /// Another library could not be read, or not copied to where it is read from.
    init(_ error: LibraryError) {
        let reason: Reason =
            switch error.kind {
            case .damaged, .notALibrary: .damaged
            case .newer: .unknownFormat
            case .diskFull: .noRoom
            case .notAFile: .noFile
            case .lost, .absent, .linkLeadsNowhere, .cancelled, .readOnly, .unreachable,
                .diskFailing, .busy, .failed:
                .unreachable
            }
        self.init(reason, cause: error.cause)
    }
}
