import CSDL2
import Sounds

/// The voice has a channel of its own: it is one, can be stopped within a tenth of a second, and makes room for a timer
/// that rings.
extension MixingDesk {
    /// Reserved for it, so that no cue takes it.
    nonisolated static let voiceChannel: Int32 = 0
    /// Loudness beside a ring, of SDL's 128.
    private static let ducked: Int32 = 34
    /// A cut clicks; this fades, and is gone before anybody could say that it went on. In milliseconds.
    private static let fade: Int32 = 60

    /// - Parameter ticket: of when it was asked for; what was stopped since is not said any more.
    func say(_ phrase: SpokenPhrase, _ ticket: Int, urgent isUrgent: Bool) {
        guard ticket >= voice.ticket, volume > 0 else { return }
        open()
        guard isOpen, let sound = Self.converted(phrase) else { return }
        Mix_HaltChannel(Self.voiceChannel)
        voice.free()
        guard let chunk = Mix_QuickLoad_RAW(sound.baseAddress, UInt32(sound.count)) else {
            sound.deallocate()
            return
        }
        (voice.chunk, voice.sound, voice.isUrgent) = (chunk, sound, isUrgent)
        guard Mix_PlayChannelTimed(Self.voiceChannel, chunk, 0, -1) >= 0 else { return }
        spoken.append(phrase.text)
        balance()
        closeLater()
    }

    /// What is being said ends, and what was asked for before is not begun.
    func hush(_ ticket: Int) {
        voice.ticket = max(voice.ticket, ticket)
        voice.isUrgent = false
        if isOpen, Mix_Playing(Self.voiceChannel) != 0 { Mix_FadeOutChannel(Self.voiceChannel, Self.fade) }
        balance()
    }

    /// A ring is louder than what is read, and softer than what says whose ring it is.
    func balance() {
        guard isOpen else { return }
        let isUrgent = voice.isUrgent && Mix_Playing(Self.voiceChannel) != 0
        let ringing = channelsOf[.timer] ?? []
        let rings = isRinging && !isUrgent
        Mix_Volume(Self.voiceChannel, rings ? Self.ducked : Int32(MIX_MAX_VOLUME))
        for channel in ringing { Mix_Volume(channel, isUrgent ? Self.ducked : Int32(MIX_MAX_VOLUME)) }
    }

    /// In the device's format: 44.1 kHz, two channels.
    private static func converted(_ phrase: SpokenPhrase) -> UnsafeMutableBufferPointer<UInt8>? {
        guard !phrase.samples.isEmpty, phrase.rate > 0,
            let stream = SDL_NewAudioStream(
                UInt16(AUDIO_S16LSB), 1, Int32(phrase.rate), UInt16(AUDIO_S16LSB), 2, 44_100)
        else { return nil }
        defer { SDL_FreeAudioStream(stream) }
        let isPut = phrase.samples.withUnsafeBytes {
            SDL_AudioStreamPut(stream, $0.baseAddress, Int32($0.count)) == 0
        }
        guard isPut, SDL_AudioStreamFlush(stream) == 0 else { return nil }
        let count = Int(SDL_AudioStreamAvailable(stream))
        guard count > 0 else { return nil }
        let sound = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
        guard SDL_AudioStreamGet(stream, sound.baseAddress, Int32(count)) == Int32(count) else {
            sound.deallocate()
            return nil
        }
        return sound
    }
}

/// What the voice says just now; SDL plays from its memory.
struct VoiceOnDesk {
    var ticket = 0
    var isUrgent = false
    var chunk: UnsafeMutablePointer<Mix_Chunk>?
    var sound: UnsafeMutableBufferPointer<UInt8>?

    /// SDL halts what still plays it before it lets go.
    mutating func free() {
        if let chunk { Mix_FreeChunk(chunk) }
        sound?.deallocate()
        (chunk, sound) = (nil, nil)
    }
}
