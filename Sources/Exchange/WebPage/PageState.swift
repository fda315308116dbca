internal import Markup

/// The recipe in the state of a page that its scripts build in the browser: an object that has both
/// ingredients and instructions, whatever else it is called.
enum PageState {
    /// The object of the page's scripts that says most; nil if there is none.
    static func recipe(in bytes: [UInt8]) -> WrittenRecipe? {
        var best: WrittenRecipe?
        for value in states(bytes) {
            var left = mostObjects
            find(in: value, depth: 0, &left) { found in
                if weight(found) > best.map(weight) ?? 0 { best = found }
            }
        }
        return best
    }

    private static let mostScripts = 256
    private static let mostObjects = 100_000
    /// Values of all scripts.
    private static let mostValues = 500_000
    private static let deepest = 48
    private static let longestScript = 4 << 20

    private static func weight(_ recipe: WrittenRecipe) -> Int {
        recipe.ingredients.count + recipe.steps.count
    }

    private static func states(_ bytes: [UInt8]) -> [JSONValue] {
        var all: [JSONValue] = []
        var left = mostValues
        // Streamed states come in pieces that are cut anywhere.
        var streamed = ""
        for tag in MarkupTags(in: bytes, named: ["script"]).prefix(mostScripts) {
            let script = bytes[tag.content]
            guard script.count <= longestScript else { continue }
            if PageSkim.contains(script, "__next_f") {
                for value in LenientJSON.values(Array(script), &left) {
                    for case .text(let piece) in value.elements.dropFirst().prefix(1) { streamed += piece }
                }
            } else if PageSkim.contains(script, "ingredient"), mayHoldSteps(script) {
                all += LenientJSON.values(Array(script), &left)
            }
        }
        guard streamed.utf8.count <= longestScript else { return all }
        for row in streamed.utf8.split(separator: UInt8(ascii: "\n"))
        where PageSkim.contains(Array(row)[...], "ingredient") {
            all += LenientJSON.values(Array(row), &left)
        }
        return all
    }

    private static func mayHoldSteps(_ script: ArraySlice<UInt8>) -> Bool {
        PageSkim.contains(script, "instruction") || PageSkim.contains(script, "steps")
            || PageSkim.contains(script, "direction") || PageSkim.contains(script, "method")
            || PageSkim.contains(script, "preparation")
    }

    private static func find(
        in value: JSONValue, depth: Int, _ left: inout Int, _ take: (WrittenRecipe) -> Void
    ) {
        guard depth < deepest, left > 0 else { return }
        left -= 1
        if case .list(let inner) = value {
            for value in inner { find(in: value, depth: depth + 1, &left, take) }
            return
        }
        guard case .object(let members) = value else { return }
        if let recipe = StateRecipe.read(members) { take(recipe) }
        for member in members { find(in: member.value, depth: depth + 1, &left, take) }
    }
}
