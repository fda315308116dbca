/// Work that must be done within a time.
enum Deadline {
    /// The work isn't cancelled when time is up: a body whose reading is cancelled takes its connection
    /// along, before anybody could be told why. Whoever catches the error closes the connection, which ends
    /// the work.
    /// - Parameter orElse: what is thrown when time is up.
    static func within<Answer: Sendable>(
        _ time: Duration, _ work: @escaping @Sendable () async throws -> Answer,
        orElse: @escaping @Sendable () -> any Error
    ) async throws -> Answer {
        let (ends, end) = AsyncStream<Result<Answer, any Error>>.makeStream()
        Task {
            do {
                end.yield(.success(try await work()))
            } catch {
                end.yield(.failure(error))
            }
        }
        let timer = Task {
            try await Task.sleep(for: time)
            end.yield(.failure(orElse()))
        }
        defer { timer.cancel() }
        for await first in ends { return try first.get() }
        throw CancellationError()
    }
}
