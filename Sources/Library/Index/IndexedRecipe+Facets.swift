import Recipes

extension IndexedRecipe {
    /// What a library is leafed through by.
    enum Facet: String, CaseIterable {
        case course = "#c ", kitchen = "#k ", tag = "#t "

        /// The mark of all recipes with a value.
        /// - Parameter key: see `MenuWord`.
        func mark(_ key: String) -> String { rawValue + key }

        func key(_ text: String) -> String {
            switch self {
            case .course: MenuWord.course(text)
            case .kitchen: MenuWord.kitchen(text)
            case .tag: MenuWord.key(text)
            }
        }
    }

    /// The mark of all recipes that take so long at most.
    static func mark(within time: BrowseQuestion.Time) -> String { "#m \(time.rawValue)" }

    /// A recipe has so many tags, kitchens and courses at most, each of so many bytes.
    private static let mostValues = 60, longestValue = 60

    /// All marks of the recipe that it is leafed through by.
    var facetMarks: [String] {
        var marks: Set<String> = []
        func add(_ facet: Facet, _ texts: some Sequence<String>) {
            for text in texts where text.utf8.count <= Self.longestValue {
                let key = facet.key(text)
                if !key.isEmpty, marks.count < Self.mostValues { marks.insert(facet.mark(key)) }
            }
        }
        let courses = MenuWord.parts(course), kitchens = MenuWord.parts(kitchen)
        add(.course, courses)
        add(.kitchen, kitchens)
        // Kitchen and course are among what it is found by, but they are no tags.
        add(.tag, tags.split(separator: "\n").map(String.init).filter { $0 != course && $0 != kitchen })
        if minutes > 0 {
            for time in BrowseQuestion.Time.allCases where minutes <= time.rawValue {
                marks.insert(Self.mark(within: time))
            }
        }
        return marks.sorted()
    }
}
