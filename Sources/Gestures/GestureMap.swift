/// What each direction means.
///
/// `next` is the hand going from right to left as the cook sees it, as one turns a page. The camera looks
/// back at the cook, so in the picture as stored that hand goes to the right. A camera that mirrors its
/// picture, or a cook who wishes it so, swaps the two.
public struct GestureMap: Sendable, Hashable {
    public var swapped: Bool

    public init(swapped: Bool = false) {
        self.swapped = swapped
    }

    public func gesture(for hand: Hand) -> Gesture {
        switch hand {
        case .right: swapped ? .previous : .next
        case .left: swapped ? .next : .previous
        }
    }
}
