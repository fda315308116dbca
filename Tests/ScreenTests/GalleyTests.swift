import Synchronization
import Testing

@testable import Screen

@Suite("The galley", .timeLimit(.minutes(2))) struct GalleyTests {
    @Test("takes as many jobs as come while it works, and does them in their order") func order() async {
        let galley = Galley(threads: 1)
        // More than a pipe holds. All of them come from the galley's only thread, so that none can be done
        // meanwhile.
        let jobs = 50_000
        let done = await Task(executorPreference: galley) {
            await withTaskGroup(of: Int.self) { group in
                for job in 0..<jobs { group.addTask(executorPreference: galley) { job } }
                var done: [Int] = []
                for await job in group { done.append(job) }
                return done
            }
        }.value
        #expect(done == Array(0..<jobs))
    }

    @Test("loses no job, whoever brings it, with several threads at work") func crowd() async {
        let galley = Galley(threads: 3)
        let done = Tally()
        await withTaskGroup { group in
            for _ in 0..<40 {
                group.addTask(executorPreference: galley) {
                    for _ in 0..<250 {
                        await Task.yield()
                        done.count.add(1, ordering: .relaxed)
                    }
                }
            }
        }
        #expect(done.count.load(ordering: .relaxed) == 10_000)
    }

    @Test("has several threads work at once") func several() async {
        let galley = Galley(threads: 2)
        let met = Tally()
        await withTaskGroup { group in
            for _ in 0..<2 {
                group.addTask(executorPreference: galley) {
                    met.count.add(1, ordering: .relaxed)
                    // Each holds its thread until the other has come.
                    while met.count.load(ordering: .relaxed) < 2, !Task.isCancelled {}
                }
            }
        }
        #expect(met.count.load(ordering: .relaxed) == 2)
    }

    private final class Tally: Sendable {
        let count = Atomic<Int>(0)
    }
}
