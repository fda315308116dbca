import Guest
import Language
import Library
import SyncEngine

/// A picture or a clip that lies on the server only, and comes by a tap (AR15).
@MainActor public final class FileFetch {
    /// Bytes that are to come.
    public let bytes: Int
    /// Whether it is on its way.
    public var isComing: Bool { wait != nil }
    /// Why it doesn't come; for the cook.
    public private(set) var trouble: String?
    private let file: AbsentFile
    private var wait: Task<Void, Never>?
    /// How often it was asked for: an answer to an earlier time is dropped.
    private var time = 0
    private unowned let host: Host

    init(_ file: AbsentFile, _ host: Host) { (self.file, self.host, bytes) = (file, host, file.bytes) }

    /// Asks for it.
    /// - Parameter then: called once it is in the library.
    public func begin(then: @escaping @MainActor () -> Void) {
        if isComing { return }
        trouble = nil
        host.touch()
        guard !host.settings.worksOffline else { return fail(host.words.fileWaitsForNetwork) }
        guard let engine = host.syncing.engine else { return fail(host.words.fileWaitsForSignIn) }
        time += 1
        wait = host.services.errands.wait { [file] in
            do throws(FileTrouble) {
                return Result<Bool, FileTrouble>.success(try await engine.fetch(file))
            } catch {
                return .failure(error)
            }
        } then: { [weak self, time] answer in
            if let self, isComing, time == self.time { end(answer, then) }
        }
    }

    /// The cook wants it no more.
    public func cancel() {
        wait?.cancel()
        wait = nil
        host.touch()
    }

    private func end(_ answer: Result<Bool, FileTrouble>, _ then: @MainActor () -> Void) {
        wait = nil
        switch answer {
        case .success(false): fail(host.words.filmMissing)
        case .success(true):
            host.syncing.countAgain()
            then()
        case .failure(.server(let trouble)):
            host.services.log.warning("file: \(trouble.cause)")
            if trouble.kind == .signedOut { host.membership.expire() }
            fail(trouble.sentence(host.words, host.membership.serverName))
        case .failure(.library(let trouble)):
            host.services.log.error("file: \(trouble.cause)")
            fail(trouble.sentence(host.words))
        }
    }

    private func fail(_ sentence: String) {
        trouble = sentence
        host.services.speaker.play(.refused)
        host.touch()
    }
}

extension Syncing {
    /// Looks whether a file that isn't here lies on the server.
    /// - Parameter then: told nil if nobody knows of it.
    public func find(_ name: String, then: @escaping @MainActor (FileFetch?) -> Void) {
        host.read("absent file") { box throws(LibraryError) in
            try await AbsentFile.named(name, in: box)
        } then: { [host] answer in
            then((try? answer.get())?.map { FileFetch($0, host) })
        }
    }
}
