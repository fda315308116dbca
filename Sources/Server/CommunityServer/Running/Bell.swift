/// Wakes whoever waits for something to do, without anybody looking again and again. Rings that nobody
/// waited for are one ring.
struct Bell: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    func ring() { continuation.yield() }

    /// Waits until it rings, or so many milliseconds have gone by; nil = as long as it takes.
    func wait(_ time: Int64?) async {
        let stream = stream
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in stream { return }
            }
            if let time {
                group.addTask { try? await Task.sleep(for: .milliseconds(max(time, 1))) }
            }
            await group.next()
            group.cancelAll()
        }
    }
}
