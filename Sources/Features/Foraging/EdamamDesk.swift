import Edamam
import House
import Keyring
import Web

/// Asks Edamam in the cook's name, and remembers for some minutes what it has answered (RF5).
@MainActor final class EdamamDesk {
    unowned let host: Host
    /// Nil until it has been read, or if there is none.
    private var key: EdamamKey?
    /// Where the key lies; nil = that isn't known, or it lies nowhere.
    private(set) var place: Keyring.Place?
    /// Whether it has been looked for, and isn't there any more.
    private(set) var isMissing = false
    private var hasLooked = false
    private var answers: [(question: EdamamQuestion, answer: EdamamAnswer, at: Double)] = []

    typealias Answer = Result<EdamamAnswer, EdamamTrouble>

    /// Where the key lies in the keyring.
    private nonisolated static let drawer = KeyringKey(purpose: "edamam")
    /// Answers that are remembered, and the seconds for which they are: going back and forth between a recipe and the
    /// results costs no question.
    private static let mostAnswers = 8, memory = 900.0
    /// Seconds that an answer may take.
    private nonisolated static let patience = WebPatience(connecting: 8, whole: 20)
    /// Some plans want to be told for whom they are asked, and count how many that are. Here it is always the same
    /// one: whose id it is.
    private nonisolated static let user = "edamam-account-user"

    init(_ host: Host) { self.host = host }

    /// Whether the cook has named an id and a key.
    var isThere: Bool { host.settings.edamamID != nil }
    var mayAsk: Bool { isThere && !host.settings.worksOffline }

    // MARK: Asking

    /// Asks what isn't remembered.
    func ask(_ question: EdamamQuestion, then: @escaping @MainActor (Answer) -> Void) {
        answers.removeAll { host.now - $0.at > Self.memory }
        if let known = answers.last(where: { $0.question == question }) {
            return then(.success(known.answer))
        }
        if host.settings.worksOffline { return then(.failure(.offline)) }
        withKey { [self] key in
            guard let key else { return then(.failure(.noKey)) }
            ask(question, key) { [self] answer in
                // What comes by chance is another one each time.
                if case .success(let answer) = answer, question.wish != .surprise {
                    answers.append((question, answer, host.now))
                    if answers.count > Self.mostAnswers { answers.removeFirst() }
                }
                then(answer)
            }
        }
    }

    /// Asks with a key that may not be kept yet.
    func ask(
        _ question: EdamamQuestion, _ key: EdamamKey, then: @escaping @MainActor (Answer) -> Void
    ) {
        _ = host.services.errands.wait { [ask = host.services.askWeb, log = host.services.log] in
            do throws(WebTrouble) {
                // Sent elsewhere by nobody: the key stands in the address.
                let request = WebRequest(
                    try WebAddress(question.address(key)),
                    headers: ["accept": "application/json", Self.user: "cook"], trust: .found,
                    limit: EdamamAnswer.longest, patience: Self.patience, redirects: 0)
                let answer = try await ask(request).get()
                guard answer.head.isSuccess else {
                    log.notice("edamam: HTTP \(answer.status)")
                    return Answer.failure(EdamamTrouble(status: answer.status))
                }
                guard let read = EdamamAnswer(answer.body) else {
                    log.notice("edamam: no answer in \(answer.body.count) bytes")
                    return .failure(.nonsense)
                }
                return .success(read)
            } catch {
                // A cause may name what was asked, and the key stands in that.
                log.notice("edamam: \(key.hidden(in: error.cause))")
                return .failure(error.reason == .tooLarge ? .nonsense : .away)
            }
        } then: { [host] answer in
            withExtendedLifetime(host) { then(answer) }
        }
    }

    // MARK: The key

    /// Reads it where it lies, unless it is known; the desktop may ask for a password of its own first.
    private func withKey(_ then: @escaping @MainActor (EdamamKey?) -> Void) {
        guard let id = host.settings.edamamID else { return then(nil) }
        if let key, key.id == id { return then(key) }
        inKeyring { keyring throws(KeyringTrouble) in
            try keyring.look(Self.drawer).map { Found(secret: $0.secret, place: $0.place) }
        } then: { [self] (found: Result<Found?, KeyringTrouble>) in
            let found = try? found.get()
            key = found.flatMap { EdamamKey(id: id, key: $0.secret) }
            (place, isMissing) = (found?.place, key == nil)
            then(key)
        }
    }

    private struct Found: Sendable {
        var secret: String
        var place: Keyring.Place
    }

    /// Finds out where the key lies, for whoever looks at the settings: once, as the desktop may ask for a password.
    func lookForKey() {
        guard isThere, key == nil, !hasLooked else { return }
        hasLooked = true
        withKey { [host] _ in host.touch() }
    }

    /// Keeps what Edamam has said yes to.
    /// - Parameter then: told whether the key is kept; otherwise it is known until the program ends.
    func keep(_ key: EdamamKey, then: @escaping @MainActor (_ isKept: Bool) -> Void) {
        (self.key, answers, isMissing) = (key, [], false)
        host.settings.edamamID = key.id
        inKeyring { keyring throws(KeyringTrouble) in
            try keyring.keep(key.key, Self.drawer)
        } then: { [self] (answer: Result<Keyring.Place, KeyringTrouble>) in
            place = try? answer.get()
            then(place != nil)
        }
    }

    /// Forgets id and key, and what came by them.
    func forget() {
        (key, place, answers, isMissing, hasLooked) = (nil, nil, [], false, false)
        host.settings.edamamID = nil
        host.settings.flicksEdamam = false
        inKeyring { keyring throws(KeyringTrouble) in
            try keyring.forget(Self.drawer)
        } then: { (_: Result<Void, KeyringTrouble>) in
        }
    }

    private func inKeyring<T: Sendable>(
        _ question: @escaping @Sendable (Keyring) throws(KeyringTrouble) -> T,
        then: @escaping @MainActor (Result<T, KeyringTrouble>) -> Void
    ) {
        host.services.errands.labour { [keyring = host.services.keyring] in
            do throws(KeyringTrouble) {
                return Result<T, KeyringTrouble>.success(try question(keyring))
            } catch {
                return .failure(error)
            }
        } then: { [host] answer in
            if case .failure(let trouble) = answer {
                host.services.log.warning("keyring: \(trouble.cause)")
            }
            then(answer)
        }
    }
}
