public import Foundation
public import Sounds

/// Plays the cues. Every call returns at once; the sound device is opened, and closed again after some quiet,
/// away from the main actor, so that neither a slow sound server nor an idle one costs the page anything.
@MainActor public final class Speaker {
    /// 0 (silent) ... 1.
    public var volume: Double = 1 {
        didSet { orders.yield(.volume(min(max(volume, 0), 1))) }
    }
    /// Whether cues are left out; a voice is heard all the same.
    public var isMuted = false {
        didSet { orders.yield(.mute(isMuted)) }
    }

    /// Of the latest that was asked of the voice, or stopped.
    private var ticket = 0
    private let orders: AsyncStream<MixingDesk.Order>.Continuation
    private let worker: Task<Void, Never>

    /// - Parameters:
    ///   - folder: holds the cues' wave files (`ResourceFolder.find("HandsOff_Sounds")`); nil = nothing is
    ///     heard.
    ///   - quiet: seconds after the last cue until the device is closed; infinite = only by `close`.
    public init(folder: URL?, closesAfter quiet: Double = 5) {
        let (stream, orders) = AsyncStream.makeStream(of: MixingDesk.Order.self)
        self.orders = orders
        let desk = MixingDesk(folder: folder, quiet: quiet) { orders.yield(.look) }
        worker = Task.detached(executorPreference: Galley.shared) {
            for await order in stream { await desk.carryOut(order) }
            await desk.close()
        }
    }

    deinit {
        orders.finish()
    }

    /// Sounds a cue, over those that still sound.
    public func play(_ cue: Cue) { orders.yield(.play(cue)) }

    /// Silences a cue, such as a timer that has been answered.
    public func stop(_ cue: Cue) { orders.yield(.stop(cue)) }

    // MARK: The voice

    /// Something is going to be said: what is being said stops.
    /// - Returns: what it must be handed in with.
    public func takeTicket() -> Int {
        ticket += 1
        orders.yield(.hush(ticket: ticket))
        return ticket
    }

    /// Says a phrase, unless something else has been asked for, or silence, since its ticket was taken. From any
    /// thread.
    /// - Parameter isUrgent: whether a ring makes room for it, and not the other way round.
    public nonisolated func say(_ phrase: SpokenPhrase, ticket: Int, isUrgent: Bool = false) {
        orders.yield(.say(phrase, ticket: ticket, isUrgent: isUrgent))
    }

    /// Stops what is being said, within a tenth of a second, and what was asked for.
    public func hush() { _ = takeTicket() }

    /// The phrases that were really begun since the last `forget`.
    public func spoken() async -> [String] { await report().spoken }

    /// Whether something is being said.
    public func isSpeaking() async -> Bool { await report().isSpeaking }

    // MARK: Films

    /// A film's sound is heard from now on, in place of another's; nil = none is. Asked again after a pause, because the
    /// device closes by itself.
    public func listen(to line: FilmLine?) { orders.yield(.film(line)) }

    // MARK: What has become of it

    /// What was really sounded since the last `forget`, in order: neither muted, nor without a device or a
    /// file. Waits until all that was asked for so far has been begun.
    public func heard() async -> [Cue] { await report().heard }

    /// Empties what `heard` tells.
    public func forget() { orders.yield(.forget) }

    /// Why nothing can be heard, as a sentence for the cook; nil if all is well. Opens the device to find
    /// out.
    public func trouble() async -> String? {
        orders.yield(.open)
        return await report().trouble
    }

    /// Whether the device is open now. While it is, the system wakes the program some 20 times a second.
    public func isOpen() async -> Bool { await report().isOpen }

    /// Ends all sounds and closes the device; the next cue opens it again.
    public func close() async {
        orders.yield(.close)
        _ = await report()
    }

    private func report() async -> MixingDesk.Report {
        await withCheckedContinuation { orders.yield(.report($0)) }
    }
}
