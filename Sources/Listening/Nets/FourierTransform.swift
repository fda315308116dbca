import Glibc

/// The power of 512 real samples at each frequency: a transform of half as many complex ones (Cooley & Tukey 1965), taken apart
/// by symmetry (Press et al., Numerical Recipes, section 12.3).
///
/// Has room of its own to work in: to be used by one thread at a time.
struct FourierTransform {
    static let size = 512
    private static let half = size / 2
    private let cosines: [Float], sines: [Float]
    private let order: [Int]
    private var real: [Float], imaginary: [Float]

    init() {
        let angles = (0..<Self.half).map { 2 * Double.pi * Double($0) / Double(Self.size) }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(sin($0)) }
        let bits = Self.half.trailingZeroBitCount
        order = (0..<Self.half).map { at in
            (0..<bits).reduce(0) { $0 | (at >> $1 & 1) << (bits - 1 - $1) }
        }
        real = [Float](repeating: 0, count: Self.half)
        imaginary = real
    }

    /// - Parameters:
    ///   - samples: ``size`` of them.
    ///   - power: |X|² from 0 Hz to half the sampling rate, `size / 2 + 1` values.
    mutating func power(of samples: [Float], into power: inout [Float]) {
        for at in 0..<Self.half {
            real[order[at]] = samples[2 * at]
            imaginary[order[at]] = samples[2 * at + 1]
        }
        transform()
        for at in 0...Self.half {
            let here = at % Self.half, there = (Self.half - at) % Self.half
            let evenReal = (real[here] + real[there]) / 2
            let evenImaginary = (imaginary[here] - imaginary[there]) / 2
            let oddReal = (imaginary[here] + imaginary[there]) / 2
            let oddImaginary = (real[there] - real[here]) / 2
            let cosine = at == Self.half ? -1 : cosines[at], sine = at == Self.half ? 0 : sines[at]
            let x = evenReal + cosine * oddReal + sine * oddImaginary
            let y = evenImaginary + cosine * oddImaginary - sine * oddReal
            power[at] = x * x + y * y
        }
    }

    private mutating func transform() {
        var span = 1
        while span < Self.half {
            // Angles are kept for 512 samples; here they are of 2 · span.
            let step = Self.size / (2 * span)
            for start in stride(from: 0, to: Self.half, by: 2 * span) {
                for offset in 0..<span {
                    let cosine = cosines[offset * step], sine = -sines[offset * step]
                    let low = start + offset, high = low + span
                    let x = real[high] * cosine - imaginary[high] * sine
                    let y = real[high] * sine + imaginary[high] * cosine
                    (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
                    (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
                }
            }
            span *= 2
        }
    }
}
