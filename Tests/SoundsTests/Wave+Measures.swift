import Foundation

/// What an ear would say of a wave, in figures.
extension Wave {
    /// The largest sample, in decibels below full scale.
    var peak: Double { decibels(samples.map(abs).max() ?? 0) }

    /// The mean, as a part of full scale; a loudspeaker should not be pushed to one side.
    var offset: Double { samples.reduce(0, +) / Double(max(1, samples.count)) }

    /// Root mean square in dBFS, from the first to the last moment that is within 20 dB of the loudest 10 ms.
    var loudness: Double {
        let window = max(1, rate / 100)
        let levels = slices(of: window).map(Self.rootMeanSquare)
        let floor = (levels.max() ?? 0) / 10
        guard let first = levels.firstIndex(where: { $0 > floor }),
            let last = levels.lastIndex(where: { $0 > floor })
        else { return -.infinity }
        return decibels(
            Self.rootMeanSquare(samples[first * window..<min(samples.count, (last + 1) * window)]))
    }

    /// Which note is loudest in a part of the wave.
    /// - Parameter span: seconds.
    /// - Returns: hertz, to the nearest semitone of three octaves from middle C.
    func pitch(in span: Range<Double>) -> Double {
        let from = min(samples.count, Int(span.lowerBound * Double(rate)))
        let to = min(samples.count, Int(span.upperBound * Double(rate)))
        let notes = (0...36).map { 261.63 * pow(2, Double($0) / 12) }
        return notes.max { energy(of: samples[from..<to], at: $0) < energy(of: samples[from..<to], at: $1) }
            ?? 0
    }

    /// The part (0...1) of the sound's energy below 8 kHz that lies in a band.
    /// - Parameter band: hertz.
    func share(of band: ClosedRange<Double>) -> Double {
        // A slice of 20 ms tells 50 Hz apart, so probes that far from each other miss nothing.
        let parts = slices(of: max(1, rate / 50))
        let all = stride(from: 50.0, to: 8000, by: 50).map { hertz in
            (hertz, parts.reduce(0) { $0 + energy(of: $1, at: hertz) })
        }
        let inside = all.filter { band.contains($0.0) }.reduce(0) { $0 + $1.1 }
        return inside / max(.leastNonzeroMagnitude, all.reduce(0) { $0 + $1.1 })
    }

    /// Loudness over time (slices of 20 ms, up to half a second) and pitch (twelve half octaves from 110 Hz).
    var fingerprint: [Double] {
        let window = max(1, rate / 50)
        let parts = slices(of: window).prefix(25)
        let bands = (0..<12).map { 110 * pow(2, Double($0) / 2) }
        return (0..<25).flatMap { index in
            bands.map { band in
                guard index < parts.count else { return 0 }
                // Three probes a band, so that a note between two of them is not missed.
                let probes = [band, band * 1.12, band * 1.26]
                return probes.reduce(0) { $0 + energy(of: parts[index], at: $1) }.squareRoot()
            }
        }
    }

    /// How alike two fingerprints are: 0 nothing in common, 1 the same but for the volume.
    static func likeness(_ one: [Double], _ two: [Double]) -> Double {
        func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        let scale = (product(one, one) * product(two, two)).squareRoot()
        return product(one, two) / max(.leastNonzeroMagnitude, scale)
    }

    private func slices(of window: Int) -> [ArraySlice<Double>] {
        stride(from: 0, to: samples.count, by: window).map { samples[$0..<min(samples.count, $0 + window)] }
    }

    /// Goertzel's filter: the energy of a stretch at one frequency.
    private func energy(of stretch: ArraySlice<Double>, at hertz: Double) -> Double {
        let turn = 2 * cos(2 * .pi * hertz / Double(rate))
        var before = 0.0, last = 0.0
        // By index into the memory itself: unoptimised, a slice's iterator is four times slower.
        stretch.withUnsafeBufferPointer { samples in
            var index = 0
            while index < samples.count {
                let now = samples[index] + turn * last - before
                before = last
                last = now
                index += 1
            }
        }
        return max(0, last * last + before * before - turn * last * before)
    }

    private static func rootMeanSquare(_ stretch: ArraySlice<Double>) -> Double {
        (stretch.reduce(0) { $0 + $1 * $1 } / Double(max(1, stretch.count))).squareRoot()
    }

    private func decibels(_ level: Double) -> Double { 20 * log10(max(level, 1e-9)) }
}
