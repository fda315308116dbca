public import Stage

/// What a card knows of picking: whether it is picked, and what a tap and a hold do to that.
@MainActor public struct CardPick {
    public let isOn: Bool
    public let isPicked: Bool
    /// Whether it is picked for good, and a tap doesn't drop it.
    public var isFixed = false
    /// Returns whether the tap picked or dropped it, and does nothing else.
    public let tap: @MainActor () -> Bool
    public let hold: @MainActor () -> Void
    /// Ctrl and a click pick or drop it, Shift and a click all from the last one up to it.
    public let pick: @MainActor (_ reachesHere: Bool) -> Void

    /// For one of the things that can be picked.
    /// - Parameter reach: all things between two, both included, as they lie on the page.
    public init<ID>(
        _ id: ID, _ picking: Picking<ID>, reach: @escaping @MainActor (_ from: ID, _ to: ID) -> [ID],
        change: @escaping @MainActor ((inout Picking<ID>) -> Bool) -> Bool
    ) {
        isOn = picking.isOn
        isPicked = picking.contains(id)
        tap = { change { $0.tap(id) } }
        hold = {
            _ = change {
                $0.hold(id)
                return true
            }
        }
        pick = { reachesHere in
            _ = change {
                if reachesHere, let last = $0.last { $0.reach(reach(last, id)) } else { $0.hold(id) }
                return true
            }
        }
    }

    /// Where picking is what a page is for: every tap picks or drops.
    public init(isPicked: Bool, isFixed: Bool = false, toggle: @escaping @MainActor () -> Void) {
        isOn = true
        (self.isPicked, self.isFixed) = (isPicked, isFixed)
        tap = {
            toggle()
            return true
        }
        hold = toggle
        pick = { _ in toggle() }
    }
}
