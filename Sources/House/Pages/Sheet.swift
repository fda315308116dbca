public import Kit
public import Stage

/// A card over the page that wants to be answered; its model lives in its view, and goes with it.
@MainActor public struct Sheet {
    /// Tells whether it is the sheet that is shown.
    public let id: String
    let view: (Look) -> any View
    /// A key that nothing on the sheet has taken; the page behind it gets none.
    var key: (KeyPress) -> Bool = { _ in false }
    /// What Escape does; nil = the sheet goes.
    var escape: (() -> Void)?
    /// It is shown no more, whatever the reason.
    var gone: () -> Void = {}

    public init(
        _ id: String, key: @escaping (KeyPress) -> Bool = { _ in false }, escape: (() -> Void)? = nil,
        gone: @escaping () -> Void = {}, view: @escaping (Look) -> any View
    ) {
        (self.id, self.view, self.key, self.escape, self.gone) = (id, view, key, escape, gone)
    }
}
