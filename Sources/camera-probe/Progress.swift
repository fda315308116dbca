import Camera

/// How much of a wish has come true.
struct Progress {
    private var awaited: ArraySlice<String>
    private let framesWanted: Int
    private var framesBefore = 0

    init(wish: Wish) {
        awaited = wish.events[...]
        framesWanted = wish.frames
    }

    mutating func saw(_ event: CameraEvent, after frames: Int) {
        guard awaited.first == event.name else { return }
        awaited.removeFirst()
        framesBefore = frames
    }

    func isFulfilled(after frames: Int) -> Bool {
        awaited.isEmpty && frames - framesBefore >= framesWanted
    }
}
