import CSDL2
import Foundation
import Sounds

/// Who may call SDL2_mixer: its channels are one array a process, which opening and closing move without a lock.
@globalActor actor Mixer {
    static let shared = Mixer()
}

/// SDL's sound device and its sixteen channels: all that calls SDL2_mixer, one call at a time.
@Mixer final class MixingDesk {
    enum Order: Sendable {
        case play(Cue), stop(Cue), volume(Double), mute(Bool), open, close, forget
        /// What a voice has said, if it is still wanted.
        case say(SpokenPhrase, ticket: Int, isUrgent: Bool)
        /// What was asked for before is not wanted any more.
        case hush(ticket: Int)
        /// A film is heard from now on; nil = none is.
        case film(FilmLine?)
        /// The reminder has come: perhaps it has been quiet for long enough.
        case look
        case report(CheckedContinuation<Report, Never>)
    }

    struct Report: Sendable {
        var heard: [Cue]
        /// What the voice began to say.
        var spoken: [String]
        var isSpeaking: Bool
        var trouble: String?
        var isOpen: Bool
    }

    private static let channels: Int32 = 16
    private let folder: URL?
    private let quiet: Double
    private var chunks: [Cue: UnsafeMutablePointer<Mix_Chunk>] = [:]
    private(set) var channelsOf: [Cue: Set<Int32>] = [:]
    private(set) var isOpen = false
    private(set) var volume = 1.0
    /// Whether cues are left out; the voice is not.
    private var isMuted = false
    /// Whether a timer rings: it has been sounded, and not stopped since.
    private(set) var isRinging = false
    var voice = VoiceOnDesk()
    /// Of the film that is heard.
    var line: FilmLine?
    var spoken: [String] = []
    private var heard: [Cue] = []
    private var trouble: String?
    private let reminder: Reminder
    private var isReminded = false
    private var lastUsed = ContinuousClock.now

    /// - Parameter look: gives the order to `look`; called from a thread of SDL's.
    nonisolated init(folder: URL?, quiet: Double, look: @escaping @Sendable () -> Void) {
        self.folder = folder
        self.quiet = quiet
        reminder = Reminder(look)
    }

    func carryOut(_ order: Order) {
        switch order {
        case .play(let cue): play(cue)
        case .stop(let cue): stop(cue)
        case .volume(let volume): setVolume(volume)
        case .open:
            open()
            closeLater()
        case .close: close()
        case .forget: (heard, spoken) = ([], [])
        case .mute(let isMuted): self.isMuted = isMuted
        case .say(let phrase, let ticket, let isUrgent): say(phrase, ticket, urgent: isUrgent)
        case .hush(let ticket): hush(ticket)
        case .film(let line): plug(line)
        case .look: closeIfQuiet()
        case .report(let asker):
            asker.resume(
                returning: Report(
                    heard: heard, spoken: spoken,
                    isSpeaking: isOpen && Mix_Playing(Self.voiceChannel) != 0
                        && Mix_FadingChannel(Self.voiceChannel) == MIX_NO_FADING,
                    trouble: trouble, isOpen: isOpen))
        }
    }

    private func play(_ cue: Cue) {
        if cue == .timer { isRinging = true }
        guard volume > 0, !isMuted else { return }
        open()
        guard isOpen, let chunk = chunks[cue] else { return }
        var channel = Mix_PlayChannelTimed(-1, chunk, 0, -1)
        if channel < 0 {
            // All channels sound: the oldest has been heard longest.
            Mix_HaltChannel(Mix_GroupOldest(-1))
            channel = Mix_PlayChannelTimed(-1, chunk, 0, -1)
        }
        if channel >= 0 {
            for other in channelsOf.keys { channelsOf[other]?.remove(channel) }
            channelsOf[cue, default: []].insert(channel)
            heard.append(cue)
            // The channel may have been another's.
            Mix_Volume(channel, Int32(MIX_MAX_VOLUME))
            balance()
        }
        closeLater()
    }

    private func stop(_ cue: Cue) {
        if cue == .timer { isRinging = false }
        guard isOpen else { return }
        defer { balance() }
        // A tenth of a second's fade: a cut clicks.
        for channel in channelsOf.removeValue(forKey: cue) ?? [] { Mix_FadeOutChannel(channel, 100) }
    }

    private func setVolume(_ volume: Double) {
        self.volume = volume
        // Loudness as heard is nearer to the square than to the number.
        if isOpen { Mix_MasterVolume(Int32((volume * volume * Double(MIX_MAX_VOLUME)).rounded(.up))) }
    }

    func open() {
        if isOpen { return }
        guard let folder else {
            trouble = "The sounds are missing from this installation."
            return
        }
        // Exact format of the cues, so that nothing is converted; a small buffer, so that a cue comes at
        // once.
        let isBegun = shim_audio_begin() == 0
        guard isBegun, Mix_OpenAudioDevice(44_100, UInt16(AUDIO_S16LSB), 2, 1024, nil, 0) == 0 else {
            trouble = "There is no sound: \(String(cString: SDL_GetError()))."
            if isBegun { shim_audio_end() }
            return
        }
        isOpen = true
        trouble = nil
        Mix_AllocateChannels(Self.channels)
        Mix_ReserveChannels(Self.voiceChannel + 1)
        for cue in Cue.allCases { chunks[cue] = shim_load_wave(cue.file(in: folder).path) }
        let missing = Cue.allCases.filter { chunks[$0] == nil }.map(\.fileName)
        if !missing.isEmpty { trouble = "These sounds can't be played: \(missing.joined(separator: ", "))." }
        setVolume(volume)
    }

    /// An open device makes its thread run for every buffer, even of silence; so it doesn't stay open.
    func closeLater() {
        lastUsed = .now
        if isOpen, quiet.isFinite, !isReminded { isReminded = reminder.remind(after: quiet) }
    }

    private func closeIfQuiet() {
        isReminded = false
        guard isOpen else { return }
        if Mix_Playing(-1) > 0 || line?.isSounding == true { lastUsed = .now }
        let rest = .seconds(quiet) - (ContinuousClock.now - lastUsed)
        if rest <= .zero {
            close()
        } else {
            isReminded = reminder.remind(after: rest / .seconds(1))
        }
    }

    /// Closes the device and all of SDL's sound, whose look-out for new devices may poll.
    func close() {
        guard isOpen else { return }
        // Before it counts as closed: what is hooked stays so, also when the device is opened again.
        unplug()
        isOpen = false
        // What others play goes on: a sound's own channels are halted where it is freed.
        voice.free()
        for chunk in chunks.values { Mix_FreeChunk(chunk) }
        chunks = [:]
        channelsOf = [:]
        Mix_CloseAudio()
        shim_audio_end()
    }
}
