import House
import Kit
import Recipes
import Stage

/// Cuts the steps of a dish into what can be read at once from two metres, in the window that there is.
@MainActor final class StepCutter {
    /// What decides where a step is cut.
    private struct Room: Hashable {
        var size: Size
        var afar: Double
        var showsPreview: Bool
        /// Which films steps may lead to.
        var films: Int
    }

    private let recipe: Recipe
    private let foods: [[Ingredient]]
    private unowned let host: Host
    private var room: Room?
    private var cut: [Int: (parts: [ShownPart], media: Double)] = [:]

    init(_ recipe: Recipe, _ host: Host) {
        (self.recipe, self.host) = (recipe, host)
        foods = recipe.stepIngredients
    }

    /// The parts of a step; never none.
    func parts(_ number: Int) -> [ShownPart] { cut(number).parts }

    /// How high the clip or picture of a step is, in points: as large as it can be without the words coming in more
    /// parts for it, but never so small that nothing could be made out.
    func mediaHeight(_ number: Int) -> Double { cut(number).media }

    private func cut(_ number: Int) -> (parts: [ShownPart], media: Double) {
        let look = host.look
        let room = Room(
            size: look.size, afar: look.afar, showsPreview: host.eye.isOpen && host.settings.showsPreview,
            films: host.crossings.filmEdition())
        if room != self.room { (self.room, cut) = (room, [:]) }
        if let known = cut[number] { return known }
        let offer = StepRoom.size(look, hasSide: hasSide(number))
        var answer = (parts: parts(number, look, offer), media: 0.0)
        if recipe.steps[number].hasMedia {
            let fewest = answer.parts.count
            for share in StepRoom.mediaShares {
                let media = (offer.height * share).rounded()
                let rest = Size(offer.width, offer.height - media - StepRoom.spacing(look))
                let parts = parts(number, look, rest)
                if answer.media == 0 || parts.count < answer.parts.count { answer = (parts, media) }
                if parts.count == fewest { break }
            }
        }
        cut[number] = answer
        return answer
    }

    /// Whether something stands beside a step.
    func hasSide(_ number: Int) -> Bool {
        host.eye.isOpen && host.settings.showsPreview || !foods[number].isEmpty
    }

    /// Where they begin, in characters.
    func starts(_ number: Int) -> [Int] { parts(number).map(\.offset) }

    private func parts(_ number: Int, _ look: Look, _ offer: Size) -> [ShownPart] {
        let step = recipe.steps[number]
        let parts = StepPart.all(of: step.text) { range in
            // What surely doesn't fit needs no measuring: at most two letters in a square of the type.
            let letters = step.text[range].utf8.count
            let most = 2 * offer.width * offer.height / (look.afar * look.afar) + 40
            if Double(letters) > most * 4 { return false }
            // What goes in isn't in the column, but may lead to a film, which is.
            let part = shown(StepPart(range: range, offset: 0), number, foods[number])
            let measured = host.stage.size(
                of: StepColumn(look: look, host: host, step: step, part: part, start: { _ in }),
                in: Size(offer.width, .infinity))
            return measured.height <= offer.height
        }
        return assigned(parts, number)
    }

    /// Each food goes with the first part that speaks of it, and the rest with the first of all.
    private func assigned(_ parts: [StepPart], _ number: Int) -> [ShownPart] {
        let foods = foods[number]
        guard parts.count > 1 else { return parts.map { shown($0, number, foods) } }
        var places: [Ingredient: Int] = [:]
        for (place, part) in parts.enumerated() {
            let words = Step(text: String(recipe.steps[number].text[part.range]))
            for food in words.mentioned(of: foods) where places[food] == nil { places[food] = place }
        }
        return parts.enumerated().map { place, part in
            shown(part, number, foods.filter { (places[$0] ?? 0) == place })
        }
    }

    private func shown(_ part: StepPart, _ number: Int, _ foods: [Ingredient]) -> ShownPart {
        ShownPart(part, of: recipe.steps[number], dish: recipe.id, number: number, foods: foods)
    }
}
