/// A part of a page, described by the parts it is made of.
///
/// Views are values built anew whenever something has changed; nothing remembers them. What must outlive a
/// rebuild (focus, scroll offset, a running animation) is kept by ``Stage`` under the region's id.
@MainActor public protocol View {
    var body: any View { get }
}

extension View {
    /// The plain node this view comes down to.
    public var node: Node {
        var view: any View = self
        while !(view is Node) { view = view.body }
        return view as? Node ?? Node(.empty)
    }
}

/// Collects the children of a container: views, `if`, `for`, optionals.
@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildExpression(_ view: any View) -> [Node] { [view.node] }
    public static func buildExpression(_ views: [any View]) -> [Node] { views.map(\.node) }
    public static func buildExpression(_ view: (any View)?) -> [Node] { view.map { [$0.node] } ?? [] }
    public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
    public static func buildEither(first: [Node]) -> [Node] { first }
    public static func buildEither(second: [Node]) -> [Node] { second }
    public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
