/// Hints, and nil where there was none for a while: a sign of life, by which both sides learn that the other
/// is gone.
struct Heartbeat: Sendable {
    let stream: AsyncStream<EventHub.Hint?>
    private let tasks: [Task<Void, Never>]

    init(_ hints: AsyncStream<EventHub.Hint>, every interval: Duration) {
        let (stream, continuation) = AsyncStream<EventHub.Hint?>.makeStream(
            bufferingPolicy: .bufferingNewest(16))
        self.stream = stream
        tasks = [
            Task {
                for await hint in hints { continuation.yield(hint) }
                continuation.finish()
            },
            Task {
                while (try? await Task.sleep(for: interval)) != nil { continuation.yield(nil) }
            },
        ]
    }

    func stop() {
        for task in tasks { task.cancel() }
    }
}
