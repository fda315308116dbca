/// A place that the menu leads to, and the page that is there: always the same one, so that it is found as it
/// was left.
@MainActor public final class Place {
    /// What the stage knows its row by.
    public let id: String
    public let icon: String
    let name: () -> String
    private let make: () -> any Page
    /// What happens when the cook comes by the menu or a key, after the page is shown.
    let arrive: () -> Void
    private let isThere: () -> Bool
    private(set) var made: (any Page)?

    /// - Parameters:
    ///   - name: what the menu calls it, in the language of the moment.
    ///   - isThere: whether the menu leads there now.
    ///   - page: made when it is first gone to.
    public init(
        _ id: String, icon: String, name: @escaping () -> String, arrive: @escaping () -> Void = {},
        isThere: @escaping () -> Bool = { true }, page: @escaping () -> any Page
    ) {
        (self.id, self.icon, self.name, self.arrive, make) = (id, icon, name, arrive, page)
        self.isThere = isThere
    }

    /// Whether the menu leads there now.
    public var isOpen: Bool { isThere() }

    public var title: String { name() }

    /// Made when it is first asked for.
    public var page: any Page {
        if let made { return made }
        let page = make()
        made = page
        return page
    }
}
