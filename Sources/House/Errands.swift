import Screen

/// Work that the main actor sends out and whose answer it awaits: reading and writing the library.
///
/// The one door through which answers come in: each rings the doorbell, because the run loop sleeps in SDL
/// and would not see a task that becomes ready.
@MainActor public final class Errands {
    /// How many answers are still out.
    public private(set) var pending = 0
    /// Long pieces of work that are under way, by their numbers.
    private var works: [Int: Task<Void, Never>] = [:]
    private var lastWork = 0
    /// How many long pieces of work are under way.
    var labours: Int { works.count }
    /// Wakes the run loop from any thread.
    public let ring: @Sendable () -> Void
    /// Called on the main actor when something has come in and the page must be built again.
    var onChange: (@MainActor () -> Void)?
    private var lastWrite: Task<Void, Never>?

    public init(ring: @escaping @Sendable () -> Void) { self.ring = ring }

    /// Does `work` elsewhere and `then` here.
    public func run<T: Sendable>(
        _ work: @escaping @Sendable () async -> T, then: @escaping @MainActor (T) -> Void
    ) {
        pending += 1
        Task.detached(executorPreference: Galley.shared) { [ring] in
            let answer = await work()
            Task { @MainActor in
                self.pending -= 1
                then(answer)
                self.changed()
            }
            ring()
        }
    }

    /// Does `work` elsewhere, after all writes that were asked for before, and `then` here.
    public func write<T: Sendable>(
        _ work: @escaping @Sendable () async -> T, then: @escaping @MainActor (T) -> Void
    ) {
        pending += 1
        let before = lastWrite
        lastWrite = Task.detached(executorPreference: Galley.shared) { [ring] in
            await before?.value
            let answer = await work()
            Task { @MainActor in
                self.pending -= 1
                then(answer)
                self.changed()
            }
            ring()
        }
    }

    /// Hears what somebody answers outside the program, whenever that is; nothing waits for it, not even the end
    /// of the program.
    /// - Parameter question: asks, and calls its closure once, on any thread.
    public func hear<T: Sendable>(
        _ question: (_ answer: @escaping @Sendable (T) -> Void) -> Void,
        then: @escaping @MainActor (T) -> Void
    ) {
        question { [ring] answer in
            Task { @MainActor in
                then(answer)
                self.changed()
            }
            ring()
        }
    }

    /// Does long `work` on a thread that nothing else waits for; what it reports on the way is heard here.
    /// - Returns: the work, to call it off.
    public func labour<News: Sendable, T: Sendable>(
        _ work: @escaping @Sendable (_ tell: @escaping @Sendable (News) -> Void) -> T,
        heard: @escaping @MainActor (News) -> Void, then: @escaping @MainActor (T) -> Void
    ) -> Task<Void, Never> {
        let tell: @Sendable (News) -> Void = { [ring] news in
            Task { @MainActor in
                heard(news)
                self.changed()
            }
            ring()
        }
        return begin(on: .labour, { work(tell) }, then: then)
    }

    /// The same, where nothing is reported on the way and nobody calls it off.
    public func labour<T: Sendable>(
        _ work: @escaping @Sendable () -> T, then: @escaping @MainActor (T) -> Void
    ) {
        _ = begin(on: .labour, work, then: then)
    }

    /// Waits elsewhere for something that may take long and is called off by its cancellation, such as a server's
    /// answer. It keeps no thread meanwhile, and no write waits for it.
    /// - Returns: the wait, to call it off; `then` is told its answer all the same.
    public func wait<T: Sendable>(
        _ work: @escaping @Sendable () async -> T, then: @escaping @MainActor (T) -> Void
    ) -> Task<Void, Never> {
        begin(on: .shared, work, then: then)
    }

    /// Begins a long piece of work, which counts among those under way until `then` is told.
    private func begin<T: Sendable>(
        on galley: Galley, _ work: @escaping @Sendable () async -> T, then: @escaping @MainActor (T) -> Void
    ) -> Task<Void, Never> {
        lastWork += 1
        let number = lastWork
        let task = Task.detached(executorPreference: galley) { [ring] in
            let answer = await work()
            Task { @MainActor in
                self.works[number] = nil
                then(answer)
                self.changed()
            }
            ring()
        }
        works[number] = task
        return task
    }

    /// Asks all long pieces of work to stop; what they have done by then stays.
    public func callOff() {
        for work in works.values { work.cancel() }
    }

    /// Something has come in; the page must be built again.
    public func changed() { onChange?() }

    /// Returns when nothing is out any more.
    /// - Parameter held: whether the long pieces of work are waiting for something that won't come; then they
    ///   are not waited for.
    public func settle(unless held: () -> Bool = { false }) async {
        while pending > 0 || labours > 0 && !held() {
            await lastWrite?.value
            await Task.yield()
        }
    }
}
