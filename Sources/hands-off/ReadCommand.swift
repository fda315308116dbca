import ArgumentParser
import HandsOff

struct Read: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read lines as the app reads them, for scripts: one JSON object a line.",
        discussion: """
            Reads standard input to its end. --ingredients: {"line", "quantity", "quantityMax", "unit", "name", \
            "preparation", "note"}, null where the line says nothing of it; the unit is the author's word in the \
            singular. --durations: {"line", "seconds": [the lower bound of each, in order]}.

            Example: echo "2–3 cloves garlic, crushed" | hands-off read --ingredients
            """)
    @Flag(name: .long, help: "Lines of an ingredient list.") var ingredients = false
    @Flag(name: .long, help: "Steps, one a line.") var durations = false

    func validate() throws {
        guard ingredients != durations else {
            throw ValidationError("Say what the lines are: --ingredients or --durations.")
        }
    }

    func run() throws {
        ingredients ? LineReading.ingredients() : LineReading.durations()
    }
}
