import Library
import Logging

/// Writes to the library for which there was no room or no permission: kept in their order, and tried again
/// before the next one, so that nothing is saved in another order than it was done.
actor Unsaved {
    typealias Work = @Sendable (RecipeBox) async throws(LibraryError) -> Void

    /// What the cook is to hear of.
    enum News: Sendable, Hashable {
        case cannotSave(LibraryError.Kind)
        case saved
    }

    /// More than a cook does before looking at the screen; beyond them the oldest are given up.
    static let most = 500

    private var waiting: [(what: String, work: Work)] = []
    private var trouble: LibraryError.Kind?

    /// Carries out a write, after those that wait.
    func save(
        _ what: String, replaces: Bool = false, in box: RecipeBox, _ log: Logger, _ work: @escaping Work
    ) async -> News? {
        if replaces { waiting.removeAll { $0.what == what } }
        waiting.append((what, work))
        if waiting.count > Self.most { waiting.removeFirst() }
        return await tryAgain(box, log)
    }

    /// What came of a write that doesn't wait, and what the cook is to hear of.
    struct Answer<T: Sendable>: Sendable {
        var result: Result<T, LibraryError>
        var news: News?
    }

    /// Carries out a write whose answer somebody awaits, after those that wait; as long as they can't be
    /// carried out, it can't be either.
    func carryOut<T: Sendable>(
        _ what: String, in box: RecipeBox, _ log: Logger,
        _ work: @Sendable (RecipeBox) async throws(LibraryError) -> T
    ) async -> Answer<T> {
        let news = await tryAgain(box, log)
        if let trouble {
            return Answer(result: .failure(LibraryError(trouble, cause: "older writes wait")), news: news)
        }
        do throws(LibraryError) {
            return Answer(result: .success(try await work(box)), news: news)
        } catch {
            log.error("\(what) not saved: \(error.cause)")
            return Answer(result: .failure(error), news: news)
        }
    }

    /// Carries out all that waits; stops at the first that still can't be.
    /// - Returns: nil if nothing is different from before.
    func tryAgain(_ box: RecipeBox, _ log: Logger) async -> News? {
        let before = trouble
        while let next = waiting.first {
            do throws(LibraryError) { try await next.work(box) } catch {
                log.error("\(next.what) not saved: \(error.cause)")
                if error.kind.mayPass {
                    trouble = error.kind
                    return trouble == before ? nil : .cannotSave(error.kind)
                }
            }
            waiting.removeFirst()
        }
        trouble = nil
        return before == nil ? nil : .saved
    }
}

extension LibraryError.Kind {
    /// Whether the same write may succeed later: the disk is at fault, not what was written.
    var mayPass: Bool {
        switch self {
        case .damaged, .readOnly, .unreachable, .lost, .linkLeadsNowhere, .notAFile, .diskFull, .diskFailing,
            .busy:
            true
        case .notALibrary, .absent, .newer, .cancelled, .failed: false
        }
    }
}
