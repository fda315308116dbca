/// Which recipes are leafed through, and in which order. Courses, kitchens and tags are named by their keys:
/// see `MenuWord`.
public struct BrowseQuestion: Sendable, Hashable {
    /// Minutes, work and waiting together.
    public enum Time: Int, Sendable, Hashable, CaseIterable {
        case quarter = 15, half = 30, hour = 60
    }
    public enum Cooked: Sendable, Hashable, CaseIterable { case never, ever }
    public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
        case title, newest, time, stars, mostCooked, lastCooked
    }

    public var filter: RecipeFilter
    public var course: String?
    public var kitchen: String?
    public var tag: String?
    public var time: Time?
    /// At least so many; 0 = whatever.
    public var stars = 0
    public var cooked: Cooked?
    public var order: Order

    public init(filter: RecipeFilter = RecipeFilter(), order: Order = .title) {
        (self.filter, self.order) = (filter, order)
    }

    /// Whether anything but the cook's own filter narrows it down.
    public var isNarrowed: Bool {
        course != nil || kitchen != nil || tag != nil || time != nil || stars > 0 || cooked != nil
    }

    /// The same of all recipes.
    public var wide: BrowseQuestion { BrowseQuestion(filter: filter, order: order) }
}
