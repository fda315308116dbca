/// The keys, as they are written on a keyboard, and what they do.
public protocol KeysWording {
    var keys: String { get }
    /// A key pressed with the control key: "Ctrl+F".
    func withControl(_ key: String) -> String
    var escapeKey: String { get }
    /// Over the keys of the page that is shown.
    var keysHere: String { get }
    var keysGoTo: String { get }
    var keysEverywhere: String { get }
    var keysCooking: String { get }
    /// Each with what it does.
    var everywhereKeys: [(key: String, deed: String)] { get }
    var cookingKeys: [(key: String, deed: String)] { get }
}
