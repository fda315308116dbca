import API
import Foundation
public import Guest
public import Library
import Sync

/// What a round has come to.
public struct SyncReport: Sendable, Hashable {
    /// How much waits to be sent, how much the server has refused, of how much there is another version.
    public var standing = SyncStanding()
    /// Whether something has come.
    public var hasNews = false
    /// Why it ended early; nil = it didn't.
    public var trouble: GuestTrouble?
    /// The library could not be read or written.
    public var libraryTrouble: LibraryError?
    /// The server said what no honest one says; for the log.
    public var fault: String?

    public init() {}

    /// Whether the library and the server are alike, as far as the server takes what there is.
    public var isWell: Bool { trouble == nil && libraryTrouble == nil && fault == nil }
}

extension SyncEngine {
    /// Tells the server what has changed here, and the library what has changed elsewhere, until both are alike.
    public func round() async -> SyncReport {
        var report = SyncReport()
        do throws(LibraryError) {
            try await box.write { db in
                var carrier = try Carrier(db, self, now: now)
                try carrier.begin()
                try carrier.offerHeld()
            }
            try await exchange(&report)
            if report.trouble == nil, report.fault == nil { try await fetchPictures(&report) }
        } catch { report.libraryTrouble = error }
        do throws(LibraryError) {
            report.standing = try await standing()
            if report.isWell { try await box.set(now, for: Self.workedKey) }
        } catch { report.libraryTrouble = error }
        return report
    }

    private func exchange(_ report: inout SyncReport) async throws(LibraryError) {
        for _ in 0..<Self.mostQuestions {
            if Task.isCancelled { return }
            try await gather()
            try await settle(&report)
            let question = try await box.write { db in
                var carrier = try Carrier(db, self, now: now)
                return try carrier.shelf.question(limit: Self.batch, in: &carrier.store)
            }
            let answer: ShelfAnswer
            do throws(GuestTrouble) {
                try await sendPictures(question)
                answer = try await guest.exchange(question)
            } catch {
                report.trouble = error
                return
            }
            let news = try await take(answer, question, &report)
            guard let news else { return }
            if !news.changed.isEmpty || news.isAllNew { report.hasNews = true }
            if let problem = news.problem {
                report.fault = "the question was refused: \(problem.word)"
                return
            }
            if !news.asksAgain, try await isDone(), try await !carryParts() { return }
        }
    }

    /// What the cook has said of parts that are shared for themselves is done once all has come that the server has.
    /// - Returns: whether there is anything to tell the server of it.
    private func carryParts() async throws(LibraryError) -> Bool {
        var wasAny = false
        while !Task.isCancelled {
            let next = try await box.write { db in
                var carrier = try upToDate(db)
                let next = try carrier.carryParts(limit: Self.batch)
                try carrier.skipJournal()
                return next
            }
            switch next {
            case .step: wasAny = true
            case .asking: return true
            case .rest: return wasAny
            }
        }
        return wasAny
    }

    /// All that has changed here is on the shelf, and all of the shelf has been gone through.
    private func isDone() async throws(LibraryError) -> Bool {
        try await box.write { db in
            var carrier = try Carrier(db, self, now: now)
            let isMore = try carrier.gather(limit: Self.batch)
            let head = try carrier.store.head()
            return try !isMore && carrier.settling() == nil && head.last <= head.acked.n
        }
    }

    private func gather() async throws(LibraryError) {
        var isMore = true
        while isMore, !Task.isCancelled {
            isMore = try await box.write { db in
                var carrier = try Carrier(db, self, now: now)
                return try carrier.gather(limit: Self.batch)
            }
        }
    }

    private func settle(_ report: inout SyncReport) async throws(LibraryError) {
        var isMore = true
        while isMore, !Task.isCancelled {
            isMore = try await box.write { db in
                var carrier = try Carrier(db, self, now: now)
                guard try carrier.settling() != nil else { return false }
                guard try !carrier.gather(limit: Self.batch) else { return true }
                try carrier.settle(limit: Self.batch)
                try carrier.skipJournal()
                return try carrier.settling() != nil
            }
        }
    }

    /// - Returns: nil if no honest server answers so.
    private func take(
        _ answer: ShelfAnswer, _ question: ShelfQuestion, _ report: inout SyncReport
    ) async throws(LibraryError) -> ShelfNews? {
        let outcome: Result<ShelfNews, ShelfFault> = try await box.write { db in
            // What the cook did while the question was out comes first.
            var carrier = try upToDate(db)
            do {
                let news = try carrier.shelf.receive(
                    answer, to: question, fresh: Carrier.freshName(), in: &carrier.store)
                if news.isAllNew {
                    try carrier.joinDoubles()
                    try carrier.beginSettling()
                } else {
                    try carrier.apply(news.changed)
                }
                try carrier.skipJournal()
                return .success(news)
            } catch let fault as ShelfFault {
                return .failure(fault)
            }
        }
        switch outcome {
        case .success(let news): return news
        case .failure(let fault):
            report.fault = fault.reason
            return nil
        }
    }
}

extension Guest {
    /// One question of a shelf; how it is answered says its status.
    fileprivate func exchange(_ question: ShelfQuestion) async throws(GuestTrouble) -> ShelfAnswer {
        let body: Data
        do { body = try JSONEncoder().encode(question) } catch { throw .stranger(cause: "\(error)") }
        let answer = try await ask(.shelf, body, accepting: [400, 409, 410])
        do { return try JSONDecoder().decode(ShelfAnswer.self, from: answer) } catch {
            throw .stranger(cause: "\(error)")
        }
    }
}
