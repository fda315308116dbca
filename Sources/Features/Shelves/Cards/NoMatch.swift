import House
import Kit
import Library
import Recipes
import Stage

/// What was looked for, or the diets that are switched on, let nothing through.
struct NoMatch: View {
    let look: Look
    let host: Host
    /// What was looked for, if anything.
    var text = ""
    /// Those of the search; nil = the cook's own.
    var diets: Set<Diet>?
    /// How many there would be without them.
    var beyond = 0
    /// Does without diets; nil = the cook's own are switched off.
    var useNoDiet: (@MainActor () -> Void)?

    var body: any View {
        EmptyState(
            look: look, icon: "search", title: look.words.nothingFound, text: why,
            button: way)
    }

    private var wanted: Set<Diet> { diets ?? host.settings.diets }

    /// What lets more through.
    private var way: WordButton? {
        if !wanted.isEmpty {
            let label = beyond > 0 ? look.words.moreWithoutDiets(beyond) : look.words.anyDiet
            return WordButton(look: look, label: label, icon: beyond > 0 ? "eye" : "close") {
                if let useNoDiet { useNoDiet() } else { host.settings.diets = [] }
            }
        }
        if !isPicky { return nil }
        return WordButton(look: look, label: look.words.foodTitle, icon: "settings") {
            host.showSettings(at: look.words.foodTitle)
        }
    }

    private var isPicky: Bool {
        !wanted.isEmpty || !host.settings.without.isEmpty || !host.settings.avoided.isEmpty
    }

    private var why: String {
        look.words.noMatch(text, diets: Diet.allCases.filter(wanted.contains), isPicky: isPicky)
    }
}
