/// When a pointer that rests on something is told what it is: after a moment, and the next thing it goes to
/// sooner.
struct Tips: Sendable, Hashable {
    /// Seconds that a pointer rests before it is told; GTK's half a second.
    static let delay = 0.5
    /// Seconds after one has been shown in which the next needs no such rest; as in GTK.
    static let memory = 0.5
    private static let brief = 0.06

    /// What the pointer rests on.
    private(set) var target: String?
    private(set) var isShown = false
    private var due: Double?
    private var lastShown: Double?

    /// When one will be shown.
    var deadline: Double? { isShown ? nil : due }

    /// - Parameter target: what has something to tell; nil = nothing does.
    mutating func rest(on target: String?, at now: Double) {
        if isShown { lastShown = now }
        let isSoon = lastShown.map { now - $0 < Self.memory } ?? false
        (self.target, isShown) = (target, false)
        due = target == nil ? nil : now + (isSoon ? Self.brief : Self.delay)
    }

    /// - Returns: whether one is to be shown from now on.
    mutating func elapse(to now: Double) -> Bool {
        guard !isShown, let due, now >= due else { return false }
        isShown = true
        return true
    }

    /// Something was pressed, typed or scrolled: whoever did that needs to be told nothing.
    /// - Returns: whether one was shown.
    mutating func end() -> Bool {
        defer { (target, isShown, due, lastShown) = (nil, false, nil, nil) }
        return isShown
    }
}

/// What is told of a thing that a pointer rests on.
public struct Tip: Sendable, Hashable {
    public let text: String
    /// Where the thing can be seen.
    public let place: Rect
}

extension Stage {
    /// What a pointer that has rested for a moment is told; nil = nothing.
    public var tip: Tip? {
        guard tips.isShown, let region = tips.target.flatMap({ region($0) }), !region.isBehind,
            let text = region.spec.tip
        else { return nil }
        return Tip(text: text, place: region.visible)
    }
}
