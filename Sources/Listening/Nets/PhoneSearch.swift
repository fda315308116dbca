/// Finds what of all that can be said fits a sound best: the likeliest way through a ``PhoneGraph`` (Viterbi 1967), each phone
/// as long as it likes, with or without a moment of none between two.
struct PhoneSearch {
    struct Word: Hashable {
        let text: String
        /// Frames: its first, and the one after its last.
        let from: Int, to: Int
        /// The logarithm of how likely it is beside the likeliest of all sounds, a phone; 0 is surest.
        let sureness: Double
    }

    struct Result: Hashable {
        let words: [Word]
        /// As of a word, of the whole sound: what is spoken before, after and between them counts against them.
        let sureness: Double
    }

    private let graph: PhoneGraph
    private static let never = -Float.infinity

    /// The graph's phones, and what may come before each, in a row: to be gone through for every frame.
    private let phones: [Int32], before: [Int32]
    /// Where in `before` those of each node begin, and where all end.
    private let starts: [Int32]

    init(_ graph: PhoneGraph) {
        self.graph = graph
        phones = graph.nodes.map { Int32($0.phone) }
        before = graph.nodes.flatMap { $0.before.map(Int32.init) }
        starts = graph.nodes.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1.before.count)) }
    }

    /// - Parameters:
    ///   - shares: logarithms, `outputs` a frame; the first is of no phone.
    ///   - outputs: more than any phone of the graph.
    /// - Returns: nil if the sound is too short for anything that can be said.
    func best(_ shares: [Float], outputs: Int) -> Result? {
        let frames = shares.count / max(1, outputs), count = graph.nodes.count
        if frames == 0 || count == 0 { return nil }
        // States: the phone of each node, then the silence after each, then the silence before all.
        let states = 2 * count + 1, start = 2 * count
        var scores = [Float](repeating: Self.never, count: states), new = scores
        var origins = [Int32](repeating: -1, count: states * frames)
        for frame in 0..<frames {
            let here = frame * outputs, row = frame * states
            let silence = shares[here]
            new[start] = (frame == 0 ? 0 : scores[start]) + silence
            origins[row + start] = Int32(start)
            for at in 0..<count {
                var best = scores[at], origin = at
                let phone = phones[at]
                for place in Int(starts[at])..<Int(starts[at + 1]) {
                    let other = Int(before[place])
                    // The same phone twice needs a moment of none between.
                    if phones[other] != phone, scores[other] > best {
                        (best, origin) = (scores[other], other)
                    }
                    if scores[count + other] > best {
                        (best, origin) = (scores[count + other], count + other)
                    }
                }
                new[at] = best + shares[here + Int(phone)]
                origins[row + at] = Int32(origin)
                let rests = scores[count + at] > scores[at]
                new[count + at] = (rests ? scores[count + at] : scores[at]) + silence
                origins[row + count + at] = Int32(rests ? count + at : at)
            }
            for at in graph.first {
                let earlier = frame == 0 ? 0 : scores[start], share = shares[here + Int(phones[at])]
                if earlier + share > new[at] {
                    new[at] = earlier + share
                    origins[row + at] = Int32(start)
                }
            }
            swap(&scores, &new)
        }
        let ends = graph.nodes.indices.filter { graph.nodes[$0].isLast }.flatMap { [$0, count + $0] }
        guard let end = ends.max(by: { scores[$0] < scores[$1] }), scores[end] > Self.never else {
            return nil
        }
        return told(path(to: end, origins, states), shares, outputs)
    }

    private func path(to end: Int, _ origins: [Int32], _ states: Int) -> [Int] {
        let frames = origins.count / states
        var path = [Int](repeating: end, count: frames)
        for frame in stride(from: frames - 1, to: 0, by: -1) {
            path[frame - 1] = Int(origins[frame * states + path[frame]])
        }
        return path
    }

    /// The words of a way, and how sure each is.
    private func told(_ path: [Int], _ shares: [Float], _ outputs: Int) -> Result {
        let count = graph.nodes.count
        var words: [(text: String, from: Int, to: Int, phones: Int, loss: Double)] = []
        var loss = 0.0, phones = 0
        for (frame, state) in path.enumerated() {
            let row = shares[frame * outputs..<(frame + 1) * outputs]
            let node = state < count ? state : nil
            let output = node.map { graph.nodes[$0].phone } ?? 0
            let lost = Double(row[row.startIndex + output] - (row.max() ?? 0))
            loss += lost
            if let node, frame == 0 || path[frame - 1] != node {
                phones += 1
                if graph.nodes[node].isFirst { words.append((graph.nodes[node].word, frame, frame, 0, 0)) }
                words[words.count - 1].phones += 1
            }
            if words.isEmpty { continue }
            if node != nil { words[words.count - 1].to = frame + 1 }
            words[words.count - 1].loss += lost
        }
        return Result(
            words: words.map {
                Word(text: $0.text, from: $0.from, to: $0.to, sureness: $0.loss / Double($0.phones))
            }, sureness: loss / Double(max(1, phones)))
    }
}
