import House
import Recipes
import Stage

/// A look around while cooking, without leaving the step: the whole list, all steps, what else is on the stove
/// (BY1).
@MainActor final class LookAround {
    enum Tab: Int, CaseIterable {
        case ingredients, steps, dishes

        /// The keys that lead there: L, S and D.
        init?(key: String) {
            switch key {
            case "l": self = .ingredients
            case "s": self = .steps
            case "d": self = .dishes
            default: return nil
            }
        }
    }

    static let id = "look around"
    let page: CookingPage
    private(set) var tab: Tab

    init(_ page: CookingPage, _ tab: Tab) { (self.page, self.tab) = (page, tab) }

    func show(_ tab: Tab) {
        self.tab = tab
        page.host.stage.scrollToTop("around list")
        page.host.touch()
    }

    /// The same key again, and it goes.
    func key(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, let wanted = Tab(key: key.name) else { return false }
        if key.isRepeat { return true }
        if wanted == tab { page.host.dismiss() } else { show(wanted) }
        return true
    }

    func jump(to step: Int) {
        page.host.dismiss()
        page.jump(to: step)
    }

    /// The dishes on the stove beside this one.
    var others: [Interrupted] { page.cooking.besides }

    func turn(to dish: Interrupted) {
        page.host.dismiss()
        page.cooking.turn(from: page, to: dish)
    }

    /// To the front page, where another dish is begun; this one stays on the stove.
    func cookAnother() {
        page.host.dismiss()
        page.host.goHome()
    }
}
