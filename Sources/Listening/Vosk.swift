import Foundation
import Glibc

/// Recognises with Vosk (Kaldi), where a folder with one of its models has been named and its library is there: beside the
/// model, or where the system looks for libraries. It is opened when it is wanted, so that nothing needs it.
///
/// Written to the letter of its C interface, version 0.3; Debian has no package of it to try it with.
final class Vosk: Recogniser {
    private typealias Make = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Prepare =
        @convention(c) (OpaquePointer, Float, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Switch = @convention(c) (OpaquePointer, Int32) -> Void
    private typealias Accept = @convention(c) (OpaquePointer, UnsafePointer<Int16>, Int32) -> Int32
    private typealias Answer = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Free = @convention(c) (OpaquePointer) -> Void

    /// What it needs of the library.
    private struct Library {
        let make: Make, prepare: Prepare, setWords: Switch, accept: Accept, answer: Answer
        let freeRecogniser: Free, freeModel: Free

        init?(beside folder: String) {
            guard
                let handle = dlopen(folder + "/libvosk.so", RTLD_NOW | RTLD_LOCAL)
                    ?? dlopen("libvosk.so", RTLD_NOW | RTLD_LOCAL),
                let make = dlsym(handle, "vosk_model_new"),
                let prepare = dlsym(handle, "vosk_recognizer_new_grm"),
                let setWords = dlsym(handle, "vosk_recognizer_set_words"),
                let accept = dlsym(handle, "vosk_recognizer_accept_waveform_s"),
                let answer = dlsym(handle, "vosk_recognizer_final_result"),
                let freeRecogniser = dlsym(handle, "vosk_recognizer_free"),
                let freeModel = dlsym(handle, "vosk_model_free")
            else { return nil }
            if let quiet = dlsym(handle, "vosk_set_log_level") {
                unsafeBitCast(quiet, to: (@convention(c) (Int32) -> Void).self)(-1)
            }
            self.make = unsafeBitCast(make, to: Make.self)
            self.prepare = unsafeBitCast(prepare, to: Prepare.self)
            self.setWords = unsafeBitCast(setWords, to: Switch.self)
            self.accept = unsafeBitCast(accept, to: Accept.self)
            self.answer = unsafeBitCast(answer, to: Answer.self)
            self.freeRecogniser = unsafeBitCast(freeRecogniser, to: Free.self)
            self.freeModel = unsafeBitCast(freeModel, to: Free.self)
        }
    }

    /// Its result, as it writes it.
    private struct Result: Decodable {
        struct Word: Decodable {
            let word: String
            let start: Double, end: Double, conf: Double
        }
        let result: [Word]?
    }

    private let library: Library
    private let model: OpaquePointer
    private var recogniser: OpaquePointer?

    /// Whether a folder holds a model of its kind.
    static func isModel(_ folder: String) -> Bool {
        access(folder + "/conf/model.conf", R_OK) == 0 && access(folder + "/am/final.mdl", R_OK) == 0
    }

    init(folder: String) throws(ListeningTrouble) {
        guard let library = Library(beside: folder) else {
            throw ListeningTrouble(
                .badModel, cause: "libvosk.so: not found beside \(folder), nor by the system")
        }
        guard let model = library.make(folder) else {
            throw ListeningTrouble(.badModel, cause: "vosk_model_new(\(folder))")
        }
        (self.library, self.model) = (library, model)
    }

    deinit {
        if let recogniser { library.freeRecogniser(recogniser) }
        library.freeModel(model)
    }

    /// A share of certainty, as it tells it; not measured.
    func least(_ standing: Standing) -> Double { standing == .unguarded ? 0.85 : 0.6 }

    func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble) {
        // Words in any order, and what is none of them; what makes no command is sorted out afterwards.
        let words = [grammar.words.sorted().joined(separator: " "), "[unk]"]
        guard let text = try? JSONEncoder().encode(words),
            let made = library.prepare(
                model, Float(VoiceActivity.rate), String(decoding: text, as: UTF8.self))
        else { throw ListeningTrouble(.failed, cause: "vosk_recognizer_new_grm") }
        library.setWords(made, 1)
        if let recogniser { library.freeRecogniser(recogniser) }
        recogniser = made
    }

    func recognise(_ sound: HeardSound) -> Recognition? {
        guard let recogniser else { return nil }
        let samples = sound.cleaned
        _ = library.accept(recogniser, samples, Int32(samples.count))
        guard let text = library.answer(recogniser),
            let heard = try? JSONDecoder().decode(Result.self, from: Data(String(cString: text).utf8)).result,
            !heard.isEmpty
        else { return nil }
        return Recognition(
            words: heard.map { HeardWord(text: $0.word, from: $0.start, to: $0.end, sureness: $0.conf) },
            sureness: heard.map(\.conf).min() ?? 0)
    }
}
