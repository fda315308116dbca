import Glibc

/// A recording in the plainest format: RIFF with 16 bits a sample.
public struct WaveFile: Sendable {
    public var rate: Int
    /// One channel, the mean of all.
    public var samples: [Int16]

    public init(rate: Int, samples: [Int16]) { (self.rate, self.samples) = (rate, samples) }

    public struct Refusal: Error, Sendable, Hashable { public let reason: String }

    /// Bytes; an hour and more.
    static let limit = 1 << 28

    /// - Parameter bytes: a whole file; a length that it claims and doesn't have is cut.
    public init(_ bytes: [UInt8]) throws(Refusal) {
        func number(_ at: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
        }
        func name(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
        guard bytes.count >= 12, name(0) == "RIFF", name(8) == "WAVE" else {
            throw Refusal(reason: "This is not a wave file.")
        }
        var format: (kind: Int, channels: Int, rate: Int, bits: Int)?
        var at = 12
        while at + 8 <= bytes.count {
            let size = number(at + 4, 4), body = at + 8
            if name(at) == "fmt ", size >= 16, body + 16 <= bytes.count {
                format = (number(body, 2), number(body + 2, 2), number(body + 4, 4), number(body + 14, 2))
            }
            if name(at) == "data" {
                guard let format, format.kind == 1 || format.kind == 0xFFFE, format.bits == 16,
                    (1...8).contains(format.channels), (4000...192_000).contains(format.rate)
                else { throw Refusal(reason: "The wave file is not one with 16 bits a sample.") }
                let frames = min(size, bytes.count - body) / (2 * format.channels)
                rate = format.rate
                samples = (0..<frames).map { frame in
                    let sum = (0..<format.channels).reduce(0) { sum, channel in
                        let place = body + 2 * (frame * format.channels + channel)
                        return sum + Int(Int16(truncatingIfNeeded: number(place, 2)))
                    }
                    return Int16(truncatingIfNeeded: sum / format.channels)
                }
                return
            }
            at = body + size + size % 2
        }
        throw Refusal(reason: "The wave file has no sound in it.")
    }

    public static func read(_ path: String) throws(Refusal) -> WaveFile {
        guard let file = fopen(path, "rb") else { throw Refusal(reason: "The file can't be opened.") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&block, 1, block.count, file)
            if count == 0 { break }
            bytes += block[..<count]
            guard bytes.count <= limit else { throw Refusal(reason: "The file is too long.") }
        }
        return try WaveFile(bytes)
    }

    /// At 16 kHz, as recognisers want it.
    public var forListening: [Int16] { Self.resampled(samples, from: rate, to: VoiceActivity.rate) }

    /// Each new sample is the mean of the old ones that it stands for, or lies on the line between two.
    static func resampled(_ samples: [Int16], from old: Int, to new: Int) -> [Int16] {
        if old == new || samples.isEmpty { return samples }
        let step = Double(old) / Double(new)
        return (0..<Int(Double(samples.count) / step)).map { i in
            let place = Double(i) * step
            if step > 1 {
                // A window as wide as two new samples, highest in its middle: nothing above 8 kHz folds back loudly.
                var sum = 0.0, weight = 0.0
                let lower = max(0, Int((place - step).rounded(.up)))
                let upper = min(samples.count - 1, Int(place + step))
                if lower > upper { return samples[min(samples.count - 1, Int(place))] }
                for at in lower...upper {
                    let share = 1 - abs(Double(at) - place) / step
                    sum += Double(samples[at]) * share
                    weight += share
                }
                return Int16(max(-32_768, min(32_767, weight > 0 ? sum / weight : 0)))
            }
            let left = Int(place), share = place - Double(left)
            let next = Double(samples[min(samples.count - 1, left + 1)])
            return Int16(Double(samples[left]) * (1 - share) + next * share)
        }
    }
}
