import Edamam
import House
import Recipes
import Stage

/// What Edamam has for a search: asked for when the cook says so, and a page more each time (RF5).
@MainActor final class ForageSearch {
    private let desk: EdamamDesk
    /// What was asked last; nil = nothing yet.
    private(set) var asked: EdamamQuestion?
    private(set) var recipes: [EdamamRecipe] = []
    /// How many of what came don't suit the cook after all.
    private(set) var leftOut = 0
    private(set) var next: String?
    private(set) var trouble: EdamamTrouble?
    private(set) var isAsking = false
    /// Goes up with each question, so that what an older one brings is dropped.
    private var turn = 0

    /// Recipes that are held at most.
    private static let most = 400

    init(_ desk: EdamamDesk) { self.desk = desk }

    private var host: Host { desk.host }

    /// Whether there is more to be had.
    var hasMore: Bool { next != nil && recipes.count < Self.most }

    /// The question that a search is; nil = nothing is looked for.
    func wish(_ text: String, diets: Set<Diet>) -> EdamamQuestion? {
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        return EdamamQuestion(.words(text), diets: diets, without: host.settings.without)
    }

    /// Asks, and asks again where it didn't come.
    func ask(_ wish: EdamamQuestion) {
        if isAsking, asked == wish { return }
        (asked, recipes, leftOut, next, trouble) = (wish, [], 0, nil, nil)
        begin(wish)
    }

    func more() {
        guard let asked, let next, !isAsking else { return }
        trouble = nil
        begin(asked.goingOn(at: next))
    }

    private func begin(_ question: EdamamQuestion) {
        isAsking = true
        turn += 1
        desk.ask(question) { [self, turn] answer in
            guard turn == self.turn else { return }
            isAsking = false
            switch answer {
            case .success(let answer): take(answer, question)
            case .failure(let trouble): self.trouble = trouble
            }
            host.touch()
        }
        host.touch()
    }

    private func take(_ answer: EdamamAnswer, _ question: EdamamQuestion) {
        let taste = EdamamTaste(
            diets: question.diets, without: question.without, avoided: host.settings.avoided)
        let known = Set(recipes.map(\.id))
        let new = answer.recipes.filter { !known.contains($0.id) }
        let suiting = new.filter(taste.suits)
        leftOut += new.count - suiting.count
        recipes += suiting
        // An answer that leads to itself leads nowhere.
        next = answer.next == question.page || new.isEmpty ? nil : answer.next
    }
}
