import CSDL2
import Synchronization

/// A film's sound on its way to the loudspeaker: filled by the film's thread, emptied by SDL's.
///
/// Any thread; nothing waits longer than for some samples to be copied.
public final class FilmLine: Sendable {
    private struct State {
        /// Both sides by turns, 44,100 times a second.
        var samples: [Int16] = []
        var first = 0
        var isHeld = false
        /// Whether the loudspeaker takes from it.
        var isPlugged = false
        /// How loud it is now, 0...1: it glides, so that nothing clicks.
        var gain: Float = 1
    }

    private let state = Mutex(State())

    public init() {}

    /// Samples that wait at most: two minutes, more than anybody puts ahead.
    private static let most = 88_200 * 120

    public func put(_ samples: [Int16]) {
        state.withLock { state in
            if state.samples.count - state.first + samples.count > Self.most { return }
            if state.first > 88_200 {
                state.samples.removeFirst(state.first)
                state.first = 0
            }
            state.samples.append(contentsOf: samples)
        }
    }

    /// Seconds that wait to be heard; nil = the loudspeaker takes none.
    public var waiting: Double? {
        state.withLock { $0.isPlugged && !$0.isHeld ? Double($0.samples.count - $0.first) / 88_200 : nil }
    }

    public func hold(_ isHeld: Bool) { state.withLock { $0.isHeld = isHeld } }
    public func clear() { state.withLock { ($0.samples, $0.first) = ([], 0) } }

    /// Whether something may be heard of it.
    var isSounding: Bool { state.withLock { $0.isPlugged && !$0.isHeld } }
    func plug(_ isPlugged: Bool) { state.withLock { $0.isPlugged = isPlugged } }

    /// Hands over what comes next, silence where nothing does.
    /// - Parameter loudness: 0...1, to which it glides within a twentieth of a second.
    func pour(into target: UnsafeMutableBufferPointer<Int16>, loudness: Float) {
        state.withLock { state in
            let count = state.isHeld ? 0 : min(target.count, state.samples.count - state.first)
            for place in 0..<count {
                state.gain += min(max(loudness - state.gain, -1 / 4410), 1 / 4410)
                target[place] = Int16(Float(state.samples[state.first + place]) * state.gain)
            }
            for place in max(0, count)..<target.count { target[place] = 0 }
            state.first += max(0, count)
        }
    }
}

extension MixingDesk {
    /// A film's sound comes in place of music: under the cues, and not at all while a voice speaks.
    func plug(_ line: FilmLine?) {
        if let line, self.line === line, isOpen { return closeLater() }
        unplug()
        guard let line else { return }
        open()
        guard isOpen else { return }
        self.line = line
        line.plug(true)
        Mix_HookMusic(pourFilm, Unmanaged.passUnretained(line).toOpaque())
        closeLater()
    }

    func unplug() {
        guard let line else { return }
        if isOpen { Mix_HookMusic(nil, nil) }
        line.plug(false)
        self.line = nil
    }
}

/// On SDL's thread, which holds its lock meanwhile, so the line can't be unplugged under it.
private func pourFilm(_ line: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ size: Int32)
{
    guard let line, let target, size > 0 else { return }
    let isSpokenOver = Mix_Playing(MixingDesk.voiceChannel) != 0
    let volume = Float(Mix_MasterVolume(-1)) / Float(MIX_MAX_VOLUME)
    target.withMemoryRebound(to: Int16.self, capacity: Int(size) / 2) {
        Unmanaged<FilmLine>.fromOpaque(line).takeUnretainedValue()
            .pour(
                into: UnsafeMutableBufferPointer(start: $0, count: Int(size) / 2),
                loudness: isSpokenOver ? 0 : volume)
    }
}
