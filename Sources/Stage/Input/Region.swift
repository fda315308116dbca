/// What a part of the page is to the person: what it is called, and what can be done with it.
@MainActor public struct RegionSpec {
    public enum Role: String, Sendable {
        case text, heading, button, toggle, choice, slider, picture, status, field
        /// The page itself: taps and swipes that hit nothing else.
        case page
        case scroll
    }
    public enum Direction: Sendable { case left, right }

    public var role: Role
    /// What it is called, for tests and for whoever reads the page without seeing it; never empty.
    public var label: String
    /// Tells apart regions that share a label, and stays the same as long as the thing does.
    public var id: String
    /// "on", "60 %", "selected": the state a person sees.
    public var value: String?
    public var isEnabled = true
    /// Corner radius in points, for the focus ring and the tint of a press.
    public var radius = 12.0
    public var press: (@MainActor () -> Void)?
    /// Held for half a second.
    public var hold: (@MainActor () -> Void)?
    /// Pressed while Ctrl or Shift is held, or with them and Space: it is picked, or all from the one picked
    /// last up to it.
    public var pick: (@MainActor (_ reachesHere: Bool) -> Void)?
    /// Pressed with the mouse's second button, or by the Menu key: what can be done with it is offered beside
    /// a place on the page.
    public var menu: (@MainActor (_ beside: Rect) -> Void)?
    /// What a pointer that rests on it is told, where no word on the page says it.
    public var tip: String?
    /// A slider's new value, 0...1.
    public var set: (@MainActor (Double) -> Void)?
    /// The slider's value, 0...1, which the arrow keys start from.
    public var amount = 0.0
    /// By how much an arrow key changes it.
    public var step = 0.05
    /// What is typed into it; see `init(field:)`.
    public var field: FieldSpec?
    /// Dragged along `dragAxis`, once it is clear that it isn't pressed and nothing is scrolled.
    public var drag: (@MainActor (DragMove) -> Void)?
    /// The axis along which it can be dragged; nil = both.
    public var dragAxis: Node.Axis?
    /// Whether dragging it takes up the row that it is in, to put it in another place; see `ReorderColumn`.
    public var lifts = false
    public var swipe: (@MainActor (Direction) -> Void)?
    /// Points turned by the wheel, positive towards the end.
    public var wheel: (@MainActor (Double) -> Void)?
    /// How close to what can be pressed on top of it a press is meant for that; in points.
    public var halo = 0.0
    /// Whether pressing or pointing at it shows a tint.
    public var isTinted = true
    /// Whether Tab stops here.
    public var takesFocus = true
    /// Whether the field that is typed into keeps the focus when this is pressed, such as what empties it.
    public var keepsTyping = false

    public init(_ role: Role, _ label: String, id: String? = nil) {
        self.role = role
        self.label = label
        self.id = id ?? "\(role.rawValue) \(label)"
    }
}

extension RegionSpec {
    /// Whether a press does something to it, as long as it is enabled.
    var takesPress: Bool { press != nil || set != nil || field != nil || lifts }
}

/// A region where it came to lie on the page.
@MainActor public struct Region {
    public var spec: RegionSpec
    public var frame: Rect
    /// The part of the page through which it can be seen.
    public var clip: Rect
    /// Whether a modal layer lies over it.
    public var isBehind = false
    /// The scroll regions around it, outermost first.
    public var scrolls: [String] = []
    /// The card of a shelf that it belongs to.
    var cell: Cell?
    /// The row of a list that can be put in another order.
    var row: Cell?

    public var visible: Rect { frame.intersection(clip) }
    /// Whether enough of it shows to be read: most of a line.
    public var isVisible: Bool {
        visible.height >= min(frame.height, 8) && visible.width >= min(frame.width, 8)
    }
    var canPress: Bool { spec.isEnabled && !isBehind && spec.takesPress }
    var canFocus: Bool { canPress && spec.takesFocus && spec.role != .page }
}
