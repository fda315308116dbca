import Glibc

/// Says how likely each phone was at each moment of a whole sound: convolutions of each channel in time, then of the channels
/// with one another (Kriman et al. 2020, QuartzNet), that have learnt rendered speech in made-up kitchens.
///
/// Its first output stands for none of the phones (Graves et al. 2006): between phones, and in silence and noise.
final class PhoneNet {
    /// Steps of ``MelSpectrum`` in a frame.
    static let stride = 2
    /// Frames a second.
    static let frames = Double(VoiceActivity.rate) / Double(MelSpectrum.hop * stride)
    private static let reach = 5

    private struct Block {
        /// Of each moment, one channel after another.
        let kernel: [Float]
        let length: Int
        let mix: Layer
    }

    /// What the outputs stand for, from the second on.
    let phones: [String]
    private let first: Layer, last: Layer
    private let blocks: [Block]
    private var width: Int { first.outputs }
    var outputs: Int { last.outputs }

    init(_ file: NetFile) throws(ListeningTrouble) {
        phones = file.phones
        let width = file.shape(of: "phones.first.bias")?.first ?? 0
        first = Layer(
            weights: try file.tensor("phones.first.weight", width, Self.reach * MelSpectrum.bands),
            bias: try file.tensor("phones.first.bias", width))
        last = Layer(
            weights: try file.tensor("phones.last.weight", phones.count + 1, width),
            bias: try file.tensor("phones.last.bias", phones.count + 1))
        var blocks: [Block] = []
        while let shape = file.shape(of: "phones.blocks.\(blocks.count).depth"), let length = shape.last {
            let name = "phones.blocks.\(blocks.count)"
            let kernel = try file.tensor(name + ".depth", width, length)
            blocks.append(
                Block(
                    kernel: (0..<length * width).map { kernel[$0 % width * length + $0 / width] },
                    length: length,
                    mix: Layer(
                        weights: try file.tensor(name + ".point", width, width),
                        bias: try file.tensor(name + ".bias", width))))
        }
        self.blocks = blocks
    }

    /// - Parameter energies: ``MelSpectrum/bands`` values a step.
    /// - Returns: the logarithm of each output's share, ``outputs`` values a frame.
    func shares(of energies: [Float]) -> [Float] {
        let steps = energies.count / MelSpectrum.bands
        if steps == 0 { return [] }
        let frames = (steps + 1) / Self.stride
        var here = start(levelled(energies, steps), steps, frames)
        var between = here, mixed = here
        for block in blocks {
            between.withUnsafeMutableBufferPointer { convolve(here, block, frames, $0) }
            for frame in 0..<frames {
                between.withUnsafeBufferPointer { input in
                    mixed.withUnsafeMutableBufferPointer { output in
                        guard let from = input.baseAddress, let to = output.baseAddress else { return }
                        block.mix.apply(from + frame * width, to + frame * width)
                    }
                }
            }
            for at in here.indices { here[at] += max(0, mixed[at]) }
        }
        return finish(here, frames)
    }

    /// Less the mean of each band: how loud it was and what the room did to it says nothing of words.
    private func levelled(_ energies: [Float], _ steps: Int) -> [Float] {
        var means = [Float](repeating: 0, count: MelSpectrum.bands)
        for (at, energy) in energies.enumerated() { means[at % MelSpectrum.bands] += energy / Float(steps) }
        return energies.enumerated().map { ($1 - means[$0 % MelSpectrum.bands]) / 3 }
    }

    /// Five steps around every second one.
    private func start(_ energies: [Float], _ steps: Int, _ frames: Int) -> [Float] {
        var out: [Float] = []
        out.reserveCapacity(frames * width)
        for frame in 0..<frames {
            var around: [Float] = []
            for step in frame * Self.stride - 2...frame * Self.stride + 2 {
                if (0..<steps).contains(step) {
                    around += energies[step * MelSpectrum.bands..<(step + 1) * MelSpectrum.bands]
                } else {
                    around += repeatElement(0, count: MelSpectrum.bands)
                }
            }
            out += first(around).map { max(0, $0) }
        }
        return out
    }

    private func convolve(
        _ input: [Float], _ block: Block, _ frames: Int, _ output: UnsafeMutableBufferPointer<Float>
    ) {
        let width = width
        input.withUnsafeBufferPointer { input in
            block.kernel.withUnsafeBufferPointer { kernel in
                guard let from = input.baseAddress, let weights = kernel.baseAddress,
                    let to = output.baseAddress
                else { return }
                for frame in 0..<frames {
                    let target = to + frame * width
                    for k in 0..<width { target[k] = 0 }
                    for tap in 0..<block.length {
                        let other = frame + tap - block.length / 2
                        if other < 0 || other >= frames { continue }
                        let source = from + other * width, row = weights + tap * width
                        for k in 0..<width { target[k] += source[k] * row[k] }
                    }
                }
            }
        }
    }

    private func finish(_ input: [Float], _ frames: Int) -> [Float] {
        var shares: [Float] = []
        shares.reserveCapacity(frames * outputs)
        for frame in 0..<frames {
            let logits = last(Array(input[frame * width..<(frame + 1) * width]))
            let top = logits.max() ?? 0
            let sum = logits.reduce(Float(0)) { $0 + expf($1 - top) }
            shares += logits.map { $0 - top - logf(sum) }
        }
        return shares
    }
}
