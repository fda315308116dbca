import CEspeak
public import Sounds

/// A voice of the program's own: espeak-ng in the process, which makes sound and plays none.
///
/// The library has one state for the whole process, hence one synthesiser; it needs some milliseconds for a step. It
/// opens its voices, some megabytes, when it is first asked.
public actor Synthesiser {
    public static let shared = Synthesiser()

    /// Words a minute at a speed of 1. Below the library's 175: what is heard over a pan has to be followed by the
    /// hands.
    static let pace = 155.0
    /// The bounds of the speed; the library takes 80 to 450 words a minute.
    public static let speeds = 0.6...1.8
    /// Characters of one phrase: some minutes of speech.
    static let limit = 5000

    private enum State { case unopened, open(rate: Int), failed(SpeechTrouble) }
    private var state = State.unopened

    private init() {}

    /// - Parameters:
    ///   - text: ready for the ear; the rest of what is too long is left out.
    ///   - language: by its ISO 639-1 code.
    public func speak(
        _ text: String, in language: String, speed: Double = 1
    ) throws(SpeechTrouble) -> SpokenPhrase {
        let rate = try open()
        try choose(language)
        let speed = min(Self.speeds.upperBound, max(Self.speeds.lowerBound, speed))
        espeak_SetParameter(espeakRATE, Int32(Self.pace * speed), 0)
        let heap = Heap()
        let bytes = Array(text.prefix(Self.limit).utf8) + [0]
        let said = espeak_Synth(
            bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
            Unmanaged.passUnretained(heap).toOpaque())
        guard said == EE_OK else { throw SpeechTrouble(.failed, cause: "espeak_Synth: \(said.rawValue)") }
        espeak_Synchronize()
        return SpokenPhrase(text: text, samples: heap.samples, rate: rate)
    }

    /// Whether a language can be spoken.
    public func trouble(in language: String) -> SpeechTrouble? {
        do throws(SpeechTrouble) {
            _ = try open()
            try choose(language)
            return nil
        } catch {
            return error
        }
    }

    /// The languages that can be spoken, by their codes.
    public func languages() throws(SpeechTrouble) -> Set<String> {
        _ = try open()
        var languages: Set<String> = []
        guard var voices = espeak_ListVoices(nil) else { return [] }
        while let voice = voices.pointee {
            // The first byte is a priority.
            if let name = voice.pointee.languages {
                // "en-gb" is English, whoever speaks it.
                languages.insert(String(String(cString: name + 1).prefix { $0 != "-" }))
            }
            voices += 1
        }
        return languages
    }

    /// What the library says of itself: "1.51".
    public nonisolated var version: String { espeak_Info(nil).map { String(cString: $0) } ?? "" }

    private func choose(_ language: String) throws(SpeechTrouble) {
        guard !language.isEmpty, language.utf8.count < 32, espeak_SetVoiceByName(language) == EE_OK else {
            throw SpeechTrouble(.noVoice(language: language), cause: "espeak_SetVoiceByName(\(language))")
        }
    }

    private func open() throws(SpeechTrouble) -> Int {
        switch state {
        case .open(let rate): return rate
        case .failed(let trouble): throw trouble
        case .unopened: break
        }
        // Without its data the library would end the process.
        let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        guard rate > 0 else {
            let trouble = SpeechTrouble(.noVoices, cause: "espeak_Initialize: \(rate)")
            state = .failed(trouble)
            throw trouble
        }
        espeak_SetSynthCallback { samples, count, events in
            guard let samples, count > 0, let data = events?.pointee.user_data else { return 0 }
            return Unmanaged<Heap>.fromOpaque(data).takeUnretainedValue().take(samples, Int(count)) ? 0 : 1
        }
        state = .open(rate: Int(rate))
        return Int(rate)
    }
}

/// Where the library puts what it has said.
private final class Heap {
    /// Ten minutes of it; more comes of no text of a recipe.
    private static let most = 22_050 * 600
    var samples: [Int16] = []

    func take(_ more: UnsafePointer<Int16>, _ count: Int) -> Bool {
        guard samples.count + count <= Self.most else { return false }
        samples.append(contentsOf: UnsafeBufferPointer(start: more, count: count))
        return true
    }
}
