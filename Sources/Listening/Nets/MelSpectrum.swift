import Glibc

/// How loud a sound is in each of forty bands that are as wide as the ear's, a hundred times a second: what the nets hear.
/// `Tests/Listening/learning/features.py` does the same.
struct MelSpectrum {
    /// Bands on the mel scale (Stevens et al. 1937), and where the lowest begins and the highest ends, in hertz.
    static let bands = 40
    private static let lowest = 80.0, highest = 7600.0
    /// Samples that are looked at together, and from one look to the next: 25 and 10 ms.
    static let window = 400, hop = 160
    /// An energy that is silence.
    private static let floor: Float = 1e-7

    /// A triangle over the spectrum.
    private struct Band {
        let first: Int
        let weights: [Float]
    }

    private let hann: [Float]
    private let triangles: [Band]
    private var transform = FourierTransform()
    private var windowed = [Float](repeating: 0, count: FourierTransform.size)
    private var power = [Float](repeating: 0, count: FourierTransform.size / 2 + 1)

    init() {
        hann = (0..<Self.window).map { at in
            Float(0.5 - 0.5 * cos(2 * Double.pi * Double(at) / Double(Self.window)))
        }
        triangles = Self.triangles()
    }

    /// The natural logarithms of a window's energies, appended.
    /// - Parameters:
    ///   - samples: ``window`` of them from `start` on.
    ///   - energies: gets ``bands`` more values.
    mutating func append(_ samples: [Int16], from start: Int, to energies: inout [Float]) {
        for at in 0..<Self.window { windowed[at] = Float(samples[start + at]) / 32_767 * hann[at] }
        transform.power(of: windowed, into: &power)
        for band in triangles {
            var sum: Float = 0
            for (at, weight) in band.weights.enumerated() { sum += weight * power[band.first + at] }
            energies.append(logf(sum + Self.floor))
        }
    }

    /// Of a whole sound: ``bands`` values a hop.
    mutating func energies(of samples: [Int16]) -> [Float] {
        guard samples.count >= Self.window else { return [] }
        let steps = 1 + (samples.count - Self.window) / Self.hop
        var energies: [Float] = []
        energies.reserveCapacity(steps * Self.bands)
        for step in 0..<steps { append(samples, from: step * Self.hop, to: &energies) }
        return energies
    }

    private static func triangles() -> [Band] {
        func mel(_ hertz: Double) -> Double { 1127 * log(1 + hertz / 700) }
        func hertz(_ mel: Double) -> Double { 700 * (exp(mel / 1127) - 1) }
        let (low, high) = (mel(lowest), mel(highest))
        let edges = (0..<bands + 2).map { hertz(low + (high - low) * Double($0) / Double(bands + 1)) }
        let step = Double(VoiceActivity.rate) / Double(FourierTransform.size)
        return (0..<bands).map { band in
            let (from, top, to) = (edges[band], edges[band + 1], edges[band + 2])
            let weights = (0...FourierTransform.size / 2).map { bin in
                let f = Double(bin) * step
                return Float(max(0, min((f - from) / (top - from), (to - f) / (to - top))))
            }
            let first = weights.firstIndex { $0 > 0 } ?? 0
            let last = weights.lastIndex { $0 > 0 } ?? first
            return Band(first: first, weights: Array(weights[first...last]))
        }
    }
}
