internal import CCurl
internal import Foundation
internal import Synchronization

/// The thread on which curl works on all that is asked without waiting. It sleeps until a server says
/// something or somebody here does, and it ends, with its connections, soon after nothing is under way any more.
final class WebThread: Sendable {
    /// Connections to one server at a time; further requests wait for one.
    private static let connections = 6
    /// How long connections are kept for whoever asks next: questions that follow one another, as pictures do,
    /// don't each shake hands anew. Shorter than servers wait.
    private static let linger = Duration.seconds(2)
    private static let current = Mutex<WebThread?>(nil)

    private struct Orders {
        var waiting: [WebOrder] = []
        var isClosed = false
    }

    private let orders = Mutex(Orders())
    /// curl's, for several transfers at once. Of it only `curl_multi_wakeup` is called by other threads, as
    /// it may be.
    private nonisolated(unsafe) let several: UnsafeMutableRawPointer

    private init?() {
        guard WebTransfer.isReady, let several = curl_multi_init() else { return nil }
        self.several = several
        curl_multi_set_long(several, CURLMOPT_MAX_HOST_CONNECTIONS, Self.connections)
    }

    deinit { curl_multi_cleanup(several) }

    /// Hands an order over, to the thread that is there or a new one.
    static func begin(_ order: WebOrder) {
        let isTaken = current.withLock { current in
            if current?.take(order) == true { return true }
            guard let new = WebThread(), new.take(order) else { return false }
            current = new
            Thread { new.work() }.start()
            return true
        }
        if !isTaken { order.done(.failure(WebTrouble(.broken, cause: "curl_multi_init"))) }
    }

    /// Makes the thread look again at what is wanted, if there is one.
    static func ring() { current.withLock { $0 }?.ring() }

    private func ring() { curl_multi_wakeup(several) }

    /// False if the thread has just ended.
    private func take(_ order: WebOrder) -> Bool {
        let isTaken = orders.withLock {
            if !$0.isClosed { $0.waiting.append(order) }
            return !$0.isClosed
        }
        ring()
        return isTaken
    }

    /// What has come since; nil if nothing has, nobody stays for more, and the thread ends.
    private func news(stays: Bool) -> [WebOrder]? {
        orders.withLock { orders in
            orders.isClosed = orders.waiting.isEmpty && !stays
            defer { orders.waiting = [] }
            return orders.isClosed ? nil : orders.waiting
        }
    }

    // MARK: On the thread

    private func work() {
        curl_thread_call_itself("web")
        var jobs: [UnsafeMutableRawPointer: WebJob] = [:]
        // Until when it stays; nil while something is under way.
        var end: ContinuousClock.Instant?
        while let new = news(stays: end.map { ContinuousClock.now < $0 } ?? true) {
            for order in new { begin(order, &jobs) }
            for (handle, job) in jobs where job.order.ticket.isCancelled {
                drop(handle, &jobs, .failure(.cancelled))
            }
            var running: Int32 = 0
            curl_multi_perform(several, &running)
            finish(&jobs)
            // After `perform`, which makes servers wait: a reader who had read everything just before rang
            // for nothing.
            for job in jobs.values { job.resumeIfDrained() }
            let now = ContinuousClock.now
            for (handle, job) in jobs where job.transfer.patience(at: now) ?? 1 <= 0 {
                drop(handle, &jobs, .failure(WebTrouble(.tooSlow, cause: "silence")))
            }
            if jobs.isEmpty {
                let until = end ?? now + Self.linger
                end = until
                sleep(max(0, (until - now) / .seconds(1)))
            } else {
                end = nil
                sleep(jobs.values.compactMap { $0.transfer.patience(at: now) }.min())
            }
        }
        Self.current.withLock { if $0 === self { $0 = nil } }
    }

    /// Until something happens; curl keeps its own deadlines.
    private func sleep(_ seconds: Double?) {
        let milliseconds = seconds.map { ($0 * 1000).rounded(.up) } ?? .infinity
        // A day, after which nobody minds one look round.
        curl_multi_poll(several, nil, 0, Int32(min(max(milliseconds, 0), 86_400_000)), nil)
    }

    private func begin(_ order: WebOrder, _ jobs: inout [UnsafeMutableRawPointer: WebJob]) {
        do throws(WebTrouble) {
            let job = try WebJob(order)
            try ask(job)
            jobs[job.transfer.handle] = job
        } catch {
            order.done(.failure(error))
        }
    }

    /// Asks the next address of a job.
    private func ask(_ job: WebJob) throws(WebTrouble) {
        try job.transfer.prepare()
        guard curl_multi_add_handle(several, job.transfer.handle) == CURLM_OK else {
            throw WebTrouble(.broken, cause: "curl_multi_add_handle")
        }
    }

    /// Tells of what is over, and asks on where servers send elsewhere.
    private func finish(_ jobs: inout [UnsafeMutableRawPointer: WebJob]) {
        var result = CURLE_OK
        while let handle = curl_multi_next_done(several, &result) {
            guard let job = jobs[handle] else { continue }
            curl_multi_remove_handle(several, handle)
            do throws(WebTrouble) {
                if let answer = try job.transfer.conclude(result) {
                    jobs[handle] = nil
                    job.order.done(.success(answer))
                } else {
                    try ask(job)
                }
            } catch {
                jobs[handle] = nil
                job.order.done(.failure(error))
            }
        }
    }

    private func drop(
        _ handle: UnsafeMutableRawPointer, _ jobs: inout [UnsafeMutableRawPointer: WebJob],
        _ result: Result<WebAnswer, WebTrouble>
    ) {
        guard let job = jobs.removeValue(forKey: handle) else { return }
        curl_multi_remove_handle(several, handle)
        job.order.done(result)
    }
}
