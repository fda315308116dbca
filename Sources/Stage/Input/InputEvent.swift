/// What a person does to the window, in points and key names; the stage turns it into presses, scrolls and
/// text.
public enum InputEvent: Sendable, Hashable {
    public enum Pointer: Sendable, Hashable { case mouse, touch }

    case pointerMoved(Point)
    /// The main button or a finger went down, while certain keys were held.
    case pointerPressed(Point, Pointer, KeyPress.Modifiers = [])
    case pointerDragged(Point)
    case pointerReleased(Point)
    /// The mouse's second button went down.
    case menuAsked(Point)
    /// The press came to nothing: the pointer left, or the system took it.
    case pointerCancelled
    /// Positive `y` scrolls towards the end of the page, positive `x` towards its right; `notch` = one notch
    /// of a mouse's wheel.
    case wheel(at: Point, x: Double, y: Double)
    case key(KeyPress)
    /// Typed text, composed by the input method.
    case text(String)
    /// What the input method is still putting together, and how many characters into it the caret stands.
    case composing(String, caret: Int)
    /// Something was dropped on the window from another program.
    case dropped(Drop)
}

extension InputEvent {
    /// What one notch of a wheel counts.
    public static let notch = 48.0

    /// Whether the pointer only wanders.
    var isMovement: Bool { if case .pointerMoved = self { true } else { false } }
}

/// What was dropped on the window.
public enum Drop: Sendable, Hashable {
    /// Its path.
    case file(String)
    case text(String)
}

/// A key going down.
public struct KeyPress: Sendable, Hashable {
    public struct Modifiers: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let control = Modifiers(rawValue: 1)
        public static let shift = Modifiers(rawValue: 2)
        public static let alt = Modifiers(rawValue: 4)
    }

    /// SDL's name of the key in lower case: "right", "space", "pageup", "f11", "a".
    public var name: String
    public var modifiers: Modifiers
    /// Whether the key is being held down and repeats itself.
    public var isRepeat: Bool

    public init(_ name: String, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
        self.name = name.lowercased()
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}
