/// The bell that wakes the run loop: who tries whether it is rung waits for it.
final class PretendedBell: Sendable {
    let rings: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init() { (rings, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    @Sendable func ring() { bell.yield() }
}
