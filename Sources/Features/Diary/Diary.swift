public import FoodCatalogue
public import House
public import Kit
public import Library
public import Recipes
public import Stage

/// What was eaten, kindly (MO1–MO10): a day at a glance, a meal logged in seconds, and nothing that hurts whoever recovers.
@MainActor public final class Diary {
    unowned let host: Host
    public let place: House.Place
    /// Opens the foods that can be named, or makes them; called on any thread.
    let openCatalogue: @Sendable () async throws(LibraryError) -> FoodCatalogue
    let eyesight: LabelEyesight
    /// Open from the first search on.
    private(set) var catalogue: FoodCatalogue?
    private let page: DiaryPage
    private(set) lazy var packets = PacketDesk(host, fetch: host.services.fetch) { [unowned self] in
        catalogue
    }

    /// - Parameters:
    ///   - catalogue: opens the foods that can be named; called on any thread.
    public init(
        _ host: Host, catalogue: @escaping @Sendable () async throws(LibraryError) -> FoodCatalogue,
        eyesight: LabelEyesight
    ) {
        self.host = host
        openCatalogue = catalogue
        self.eyesight = eyesight
        let page = DiaryPage(host)
        self.page = page
        place = House.Place(
            "diary", icon: "plate", name: { [unowned host] in host.words.diary }, page: { page })
        page.diary = self
        // It hears from now on who is signed in.
        _ = page.motivating
    }

    /// Something else than a page of the diary may have changed it: another machine of the cook's, on which they have gone
    /// over to recovering, or away from it.
    public func hear(_ parts: Set<LibraryPart>) {
        if parts.contains(DiaryBox.profile) {
            if !host.isShown(page) { page.refresh() }
            page.motivating.goOn()
        }
    }

    func use(_ catalogue: FoodCatalogue) { self.catalogue = catalogue }

    /// Reminds of meals, whichever page is shown; looks once whether that is wanted.
    public var reminders: Clockwork {
        Clockwork(
            deadline: { [page] in
                page.knowProfile()
                return page.reminding.deadline
            }, elapse: { [page] in page.reminding.elapse() })
    }

    /// A weekly picture that was put off.
    public var pictures: Clockwork {
        Clockwork(deadline: { [page] in page.album.dueAgain }, elapse: { [page] in page.album.elapse() })
    }

    /// From the end of a dish: so many servings of it were eaten (END). Nil where no diary is kept.
    public var eat: ((_ recipe: Recipe, _ servings: Double) -> Void)? {
        page.knowProfile()
        return page.profile == nil ? nil : { [self] in log($0, servings: $1) }
    }

    private func log(_ recipe: Recipe, servings: Double) {
        page.log([
            LoggedFood(
                day: host.calendarDay, meal: page.meal(now: host.hour), food: "recipe:\(recipe.id)",
                name: recipe.title,
                quantity: servings, measure: "serving",
                nutrition: (recipe.nutrition ?? Nutrition()).scaled(by: servings))
        ])
    }
}
