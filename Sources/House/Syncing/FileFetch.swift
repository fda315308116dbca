import Guest
import Language
import Library
public import SyncEngine

/// A picture or a clip that lies on the server only, and comes by a tap, or by itself (AR15).
@MainActor public final class FileFetch {
    /// Brings it to this machine; false = nobody has it any more, or it isn't what it should be.
    public typealias Bringing = @Sendable () async -> Result<Bool, FileTrouble>

    /// Bytes that are to come; nil = nobody has said.
    public let bytes: Int?
    /// Whether it may come without a tap, where no data is to be saved.
    public let comesByItself: Bool
    /// Whether it is on its way.
    public var isComing: Bool { wait != nil }
    /// Why it doesn't come; for the cook.
    public private(set) var trouble: String?
    private let bring: @MainActor (Host, FileFetch) -> Bringing?
    private let arrived: @MainActor (Host, _ isHere: Bool) -> Void
    private var then: @MainActor () -> Void = {}
    private var wait: Task<Void, Never>?
    private var isQuiet = false
    /// How often it was asked for: an answer to an earlier time is dropped.
    private var time = 0
    private unowned let host: Host

    /// - Parameters:
    ///   - bring: asked when it is begun; nil as long as nobody is signed in.
    ///   - arrived: called once it is here, or has turned out not to be had, whoever waits for it.
    init(
        _ bytes: Int?, _ host: Host, comesByItself: Bool = false,
        bring: @escaping @MainActor (Host, FileFetch) -> Bringing?,
        arrived: @escaping @MainActor (Host, _ isHere: Bool) -> Void
    ) {
        (self.bytes, self.host, self.comesByItself) = (bytes, host, comesByItself)
        (self.bring, self.arrived) = (bring, arrived)
    }

    /// Asks for it, unless it is coming already.
    /// - Parameters:
    ///   - quietly: nobody has asked for it, so that nobody is told aloud that it doesn't come.
    ///   - then: called once it is here, in the place of what was to be called before.
    public func begin(quietly: Bool = false, then: @escaping @MainActor () -> Void) {
        self.then = then
        if isComing { return }
        trouble = nil
        isQuiet = quietly
        host.touch()
        guard !host.settings.worksOffline else { return fail(host.words.fileWaitsForNetwork) }
        guard let bring = bring(host, self) else { return fail(host.words.fileWaitsForSignIn) }
        time += 1
        let identity = host.membership.identity
        wait = host.services.errands.wait {
            await bring()
        } then: { [self, time] answer in
            guard isComing, time == self.time else { return }
            // It was asked for in the name of somebody who is signed in no longer.
            if identity == host.membership.identity { end(answer) } else { cancel() }
        }
    }

    /// The cook wants it no more.
    public func cancel() {
        wait?.cancel()
        (wait, then) = (nil, {})
        host.touch()
    }

    /// Whoever waited for it waits no longer; it comes all the same.
    public func leave() { (then, isQuiet) = ({}, true) }

    private func end(_ answer: Result<Bool, FileTrouble>) {
        let then = then
        (wait, self.then) = (nil, {})
        switch answer {
        case .success(let isHere):
            arrived(host, isHere)
            isHere ? then() : fail(host.words.filmMissing)
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
        if !isQuiet { host.services.speaker.play(.refused) }
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

extension FileFetch {
    convenience init(_ file: AbsentFile, _ host: Host) {
        self.init(file.bytes, host) { host, _ in
            guard let engine = host.syncing.engine else { return nil }
            return {
                do throws(FileTrouble) { return .success(try await engine.fetch(file)) } catch {
                    return .failure(error)
                }
            }
        } arrived: { host, isHere in
            if isHere { host.syncing.countAgain() }
        }
    }
}
