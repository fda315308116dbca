import House
import Kit
import Library
import Recipes
import Stage

/// All recipes, to be leafed through: narrowed down by what they are, sorted as the cook likes (TR01, TR04).
@MainActor final class BrowsePage: RecipePickingPage {
    unowned let host: Host
    let id = "browse"
    var shows: Set<LibraryPart> { [.recipes, .favourites, .history] }
    let found: FoundCards
    var picking = Picking<String>()
    /// What all are narrowed down to; the order is a setting.
    private(set) var wish = BrowseQuestion()
    /// The diets for this page; nil = the cook's own.
    private(set) var diets: Set<Diet>?
    private(set) var answer = BrowseAnswer()
    private(set) var isAnswered = false
    private(set) var trouble: LibraryError?
    /// The facets of which all values are shown.
    var unfolded: Set<String> = []
    private var results: SearchResults?
    private var asking = OneAtATime()

    private struct Both: Sendable {
        var answer: BrowseAnswer
        var first: [FoundCard]
    }

    init(_ host: Host) {
        self.host = host
        found = FoundCards(host)
    }

    var title: String? { host.words.allRecipes }

    func view(_ look: Look) -> any View { BrowseView(look: look, host: host, model: self) }

    var pickedCards: [RecipeCard] { found.cards(picking.picked) }
    var isByLines: Bool { host.settings.browsesByLines }

    var question: BrowseQuestion {
        var question = wish
        question.filter = host.settings.filter
        question.filter.diets = shownDiets
        question.order = host.settings.browseOrder
        return question
    }
    var shownDiets: Set<Diet> { diets ?? host.settings.diets }

    /// One question at a time, and then the newest: answers to older ones are dropped.
    func refresh() {
        let question = question
        guard asking.begin() else { return }
        host.read("all recipes") { box throws(LibraryError) in
            let answer = try await box.browse(question)
            let first = try await box.hits(answer.results, limit: FoundCards.page)
            return Both(answer: answer, first: first.map { FoundCard($0) })
        } then: { answer in
            guard self.asking.end() else { return self.refresh() }
            self.take(answer)
        }
    }

    private func take(_ answer: Result<Both, LibraryError>) {
        isAnswered = true
        switch answer {
        case .success(let both):
            (self.answer, trouble) = (both.answer, nil)
            found.show(
                count: both.answer.results.count, first: both.first,
                isSame: both.answer.results == results, read: SearchPage.reading(both.answer.results))
            results = both.answer.results
        case .failure(let error): trouble = error
        }
    }

    /// The next time it begins with all of them again.
    func wentBack() { widen() }
    func putAside() { widen() }

    private func widen() { (wish, diets) = (BrowseQuestion(), nil) }

    // MARK: What the cook does

    func change(_ change: (inout BrowseQuestion) -> Void) {
        change(&wish)
        startOver()
    }

    func narrow(to wish: BrowseWish) {
        widen()
        switch wish {
        case .tag(let tag): self.wish.tag = MenuWord.key(tag)
        case .kitchen(let kitchen): self.wish.kitchen = MenuWord.kitchen(kitchen)
        case .course(let course):
            self.wish.course = MenuWord.course(MenuWord.parts(course).first ?? course)
        }
        startOver()
    }

    func toggle(_ diet: Diet) {
        diets = shownDiets.symmetricDifference([diet])
        startOver()
    }

    func useNoDiet() {
        diets = []
        startOver()
    }

    func keepDiets() {
        let kept = shownDiets
        diets = nil
        host.settings.diets = kept
    }

    func showAll() {
        widen()
        startOver()
    }

    func sort(by order: BrowseQuestion.Order) {
        host.dismiss()
        host.settings.browseOrder = order
        startOver()
    }

    func show(byLines: Bool) {
        host.settings.browsesByLines = byLines
        host.stage.scrollToTop(id)
    }

    /// To the first title that begins with a letter.
    func jump(to letter: BrowseAnswer.Letter) {
        host.stage.scroll(id, to: Double(letter.place) * (BrowseLine.height + BrowseLine.gap))
        host.touch()
    }

    private func startOver() {
        picking.clear()
        host.stage.scrollToTop(id)
        host.touch()
        refresh()
    }
}
