import Glibc

/// Says how likely it is that somebody speaks, as the sound goes on: a net with a memory (a gated recurrent unit, Cho et al.
/// 2014) that has learnt what kitchens sound like without a voice.
struct SpeechDetector {
    /// Frames by which an answer is late, having heard what follows.
    static let delay = 3
    private let first: Layer, heard: Layer, remembered: Layer, last: Layer
    private var state: [Float]

    init(_ file: NetFile) throws(ListeningTrouble) {
        let width = file.shape(of: "detector.first.bias")?.first ?? 0
        let inputs = 2 * MelSpectrum.bands
        first = Layer(
            weights: try file.tensor("detector.first.weight", width, inputs),
            bias: try file.tensor("detector.first.bias", width))
        heard = Layer(
            weights: try file.tensor("detector.gru.weight_ih_l0", 3 * width, width),
            bias: try file.tensor("detector.gru.bias_ih_l0", 3 * width))
        remembered = Layer(
            weights: try file.tensor("detector.gru.weight_hh_l0", 3 * width, width),
            bias: try file.tensor("detector.gru.bias_hh_l0", 3 * width))
        last = Layer(
            weights: try file.tensor("detector.last.weight", 1, width),
            bias: try file.tensor("detector.last.bias", 1))
        state = [Float](repeating: 0, count: width)
    }

    /// Forgets what it has heard.
    mutating func reset() { for at in state.indices { state[at] = 0 } }

    /// A frame of 20 ms.
    /// - Parameter energies: of two steps of ``MelSpectrum``, one after the other.
    /// - Returns: the logarithm of the odds that somebody spoke ``delay`` frames ago.
    mutating func take(_ energies: [Float]) -> Float {
        let input = first(energies.map { ($0 + 8) / 4 }).map { max(0, $0) }
        let new = heard(input), old = remembered(state), width = state.count
        for at in 0..<width {
            let reset = sigmoid(new[at] + old[at])
            let keep = sigmoid(new[width + at] + old[width + at])
            let candidate = tanhf(new[2 * width + at] + reset * old[2 * width + at])
            state[at] = (1 - keep) * candidate + keep * state[at]
        }
        return last(state)[0]
    }

    private func sigmoid(_ x: Float) -> Float { 1 / (1 + expf(-x)) }
}
