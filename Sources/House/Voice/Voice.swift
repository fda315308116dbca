public import Logging
public import Screen
public import Sounds
public import Speech

/// The kitchen's voice: the desktop's speech service where it runs, because its voices, speed and languages are set
/// there for all programs; the program's own voice otherwise.
///
/// Every call returns at once. What is asked for replaces what is being said; nothing waits in a queue, for a step that
/// is read after the page has turned is worse than none.
@MainActor public final class Voice {
    /// Says something with a voice of the program's own, or finds out that it can't.
    public typealias Speak = @Sendable (Utterance) async throws(SpeechTrouble) -> SpokenPhrase

    private enum Order: Sendable {
        case say(Utterance, ticket: Int), hush
        case settle(CheckedContinuation<Void, Never>)
    }

    private let speaker: Speaker
    private let orders: AsyncStream<Order>.Continuation

    /// - Parameters:
    ///   - desktop: finds the desktop's service; nil = there is none to be looked for.
    public init(
        _ speaker: Speaker, desktop: (@Sendable () throws(SpeechTrouble) -> Dispatcher)? = nil, log: Logger,
        speak: @escaping Speak = Voice.own
    ) {
        self.speaker = speaker
        let (stream, orders) = AsyncStream.makeStream(of: Order.self)
        self.orders = orders
        let desk = VoiceDesk(speaker, desktop, log, speak)
        Task.detached(executorPreference: Galley.voice) {
            for await order in stream {
                switch order {
                case .say(let said, let ticket): await desk.say(said, ticket)
                case .hush: await desk.hush()
                case .settle(let asker): asker.resume()
                }
            }
        }
    }

    deinit { orders.finish() }

    public func say(_ said: Utterance) {
        orders.yield(.say(said, ticket: speaker.takeTicket()))
    }

    /// Silence, within a tenth of a second.
    public func hush() {
        speaker.hush()
        orders.yield(.hush)
    }

    /// Waits until all that was asked for so far has been begun.
    public func settle() async {
        await withCheckedContinuation { orders.yield(.settle($0)) }
    }

    /// The phrases that were really begun by a voice of our own since the speaker last forgot.
    public func spoken() async -> [String] {
        await settle()
        return await speaker.spoken()
    }

    /// With espeak-ng.
    public static let own: Speak = { said throws(SpeechTrouble) in
        try await Synthesiser.shared.speak(said.text, in: said.language.rawValue, speed: said.speed)
    }
}

/// What waits for voices, away from the main actor.
private actor VoiceDesk {
    private let speaker: Speaker
    private let find: (@Sendable () throws(SpeechTrouble) -> Dispatcher)?
    private let log: Logger
    private let speak: Voice.Speak
    private var dispatcher: Dispatcher?
    /// Once it wasn't there it isn't looked for again: that takes seconds, and every step would wait for it.
    private var isWithoutDesktop = false

    init(
        _ speaker: Speaker, _ find: (@Sendable () throws(SpeechTrouble) -> Dispatcher)?, _ log: Logger,
        _ speak: @escaping Voice.Speak
    ) {
        (self.speaker, self.find, self.log, self.speak) = (speaker, find, log, speak)
    }

    func say(_ said: Utterance, _ ticket: Int) async {
        if let dispatcher = desktop() {
            do throws(SpeechTrouble) {
                try await dispatcher.stop()
                return try await dispatcher.say(said.text, in: said.language.rawValue, speed: said.speed)
            } catch {
                lose(error)
            }
        }
        do throws(SpeechTrouble) {
            speaker.say(try await speak(said), ticket: ticket, isUrgent: said.isUrgent)
        } catch {
            log.error("voice: \(error.cause)")
        }
    }

    func hush() async {
        guard let dispatcher else { return }
        do throws(SpeechTrouble) { try await dispatcher.stop() } catch { lose(error) }
    }

    private func desktop() -> Dispatcher? {
        if dispatcher == nil, !isWithoutDesktop, let find {
            do throws(SpeechTrouble) { dispatcher = try find() } catch { lose(error) }
        }
        return dispatcher
    }

    private func lose(_ trouble: SpeechTrouble) {
        log.info("voice: \(trouble.cause)")
        (dispatcher, isWithoutDesktop) = (nil, true)
    }
}
