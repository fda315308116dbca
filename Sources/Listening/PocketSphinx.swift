import CPocketSphinx
import Glibc

/// Recognises by a grammar with CMU's pocketsphinx, and asks a loop of phones whether it was speech of another kind.
final class PocketSphinx: Recogniser {
    /// What was found by trying (`Tests/Listening`): wide beams for words that a noise hides, and a grammar that is
    /// no likelier to say one thing than another.
    private static let options = [
        "-beam": "1e-100", "-wbeam": "1e-60", "-pbeam": "1e-100", "-lw": "1", "-wip": "1",
        "-allphone_ci": "yes", "-logfn": "/dev/null",
    ]
    private let decoder: OpaquePointer
    private let dictionary: PronouncingDictionary
    private var known: Set<String> = []
    /// Frames a second.
    static let frames = 100.0

    init(_ model: PocketSphinxModel) throws(ListeningTrouble) {
        // It tells of every file that it opens.
        err_set_logfp(nil)
        guard let dictionary = PronouncingDictionary(path: model.dictionary) else {
            throw ListeningTrouble(.badModel, cause: model.dictionary)
        }
        let arguments = ["hands-off", "-hmm", model.acoustics] + Self.options.flatMap { [$0.key, $0.value] }
        var pointers = arguments.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        guard let config = cmd_ln_parse_r(nil, ps_args(), Int32(pointers.count), &pointers, 0) else {
            throw ListeningTrouble(.failed, cause: "cmd_ln_parse_r")
        }
        defer { cmd_ln_free_r(config) }
        guard let decoder = ps_init(config) else {
            throw ListeningTrouble(.badModel, cause: "ps_init(\(model.acoustics))")
        }
        (self.decoder, self.dictionary) = (decoder, dictionary)
        ps_set_allphone_file(decoder, "phones", nil)
    }

    deinit { ps_free(decoder) }

    /// Found by trying, at two and at twelve false commands an hour of talk (`Tests/Listening`). Nobody was ever heard
    /// to say the wake word and stop who had not said it.
    func least(_ standing: Standing) -> Double {
        switch standing {
        case .wakeAlone, .awaited: -40
        case .woken: -31
        case .unguarded: -27
        }
    }

    func expect(_ grammar: SpokenGrammar) throws(ListeningTrouble) {
        let missing = grammar.words.subtracting(known)
        let ways = dictionary.ways(of: missing)
        for (word, ways) in ways.sorted(by: { $0.key < $1.key }) {
            for (i, way) in ways.enumerated() {
                ps_add_word(decoder, i == 0 ? word : "\(word)(\(i + 1))", way, 0)
            }
            known.insert(word)
        }
        let text = grammar.jsgf { known.contains($0) }
        guard ps_set_jsgf_string(decoder, "commands", text) == 0 else {
            throw ListeningTrouble(.failed, cause: "ps_set_jsgf_string")
        }
    }

    func recognise(_ sound: HeardSound) -> Recognition? {
        let samples = sound.cleaned
        let words = decode("commands", samples).filter { !$0.isFiller }
        if words.isEmpty { return nil }
        let speech = Ladder(decode("phones", samples))
        let gains = words.map { $0.score - speech.score(of: $0) }
        let frames = words.reduce(0) { $0 + $1.length }
        return Recognition(
            words: zip(words, gains).map { word, gain in
                HeardWord(
                    text: word.name, from: Double(word.from) / Self.frames,
                    to: Double(word.to + 1) / Self.frames, sureness: gain / Double(word.length))
            }, sureness: gains.reduce(0, +) / Double(frames))
    }

    private struct Segment {
        let name: String
        let from: Int, to: Int
        let score: Double
        var length: Int { max(1, to - from + 1) }

        /// Silence, a breath, a cough.
        var isFiller: Bool {
            name.hasPrefix("<") || name.hasPrefix("[") || name.hasPrefix("+") || name == "(NULL)"
        }
    }

    private func decode(_ search: String, _ samples: [Int16]) -> [Segment] {
        guard ps_set_search(decoder, search) == 0, ps_start_utt(decoder) == 0 else { return [] }
        ps_process_raw(decoder, samples, samples.count, 0, 1)
        ps_end_utt(decoder)
        var score: Int32 = 0
        guard ps_get_hyp(decoder, &score) != nil else { return [] }
        var segments: [Segment] = []
        var next = ps_seg_iter(decoder)
        while let segment = next {
            var from: Int32 = 0, to: Int32 = 0, acoustic: Int32 = 0, language: Int32 = 0, back: Int32 = 0
            ps_seg_frames(segment, &from, &to)
            ps_seg_prob(segment, &acoustic, &language, &back)
            let name = String(cString: ps_seg_word(segment))
            segments.append(
                Segment(
                    name: name.hasPrefix("(")
                        ? name : name.split(separator: "(").first.map(String.init) ?? name, from: Int(from),
                    to: Int(to),
                    score: Double(acoustic)))
            next = ps_seg_next(segment)
        }
        return segments
    }

    /// How well a loop of phones explains the sound up to each frame.
    private struct Ladder {
        private var sums = [0.0]

        init(_ phones: [Segment]) {
            for phone in phones {
                for _ in 0..<phone.length {
                    sums.append(sums[sums.count - 1] + phone.score / Double(phone.length))
                }
            }
        }

        func score(of word: Segment) -> Double { sum(word.to + 1) - sum(word.from) }

        private func sum(_ frame: Int) -> Double { sums[max(0, min(sums.count - 1, frame))] }
    }
}
