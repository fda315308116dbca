import Stage

/// What a page's model is told by the app. All of it may be left out.
@MainActor protocol Page: AnyObject {
    /// The id of the field that Ctrl+F and / lead to; nil = they lead to the search page.
    var searchField: String? { get }
    /// The page has come to be shown, or the library has changed under it.
    func refresh(_ app: App)
    /// The page is left for another.
    func leave(_ app: App)
    /// The cook went back from the page, which shows another now.
    func wentBack(_ app: App)
    /// A key that nothing on the page has taken; returns whether it meant something.
    func key(_ key: KeyPress, _ app: App) -> Bool
    /// Something was dropped on the window; returns whether it meant something.
    func drop(_ drop: Drop, _ app: App) -> Bool
    /// Escape; returns whether there was something to leave before the page itself, such as picking.
    func escape(_ app: App) -> Bool
}

extension Page {
    var searchField: String? { nil }
    func refresh(_ app: App) {}
    func leave(_ app: App) {}
    func wentBack(_ app: App) {}
    func key(_ key: KeyPress, _ app: App) -> Bool { false }
    func drop(_ drop: Drop, _ app: App) -> Bool { false }
    func escape(_ app: App) -> Bool { false }
}
