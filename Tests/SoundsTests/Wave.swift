/// A sound as it lies in a RIFF/WAVE file: only as much of the format as the cues need.
struct Wave {
    /// What keeps a file from being read.
    enum Fault: Error, Equatable {
        case tooLarge, notWave, truncated, notPCM, noFormat, noSamples
    }

    /// No cue comes near this many bytes; a longer file is refused before it is looked at.
    static let largest = 1 << 20

    var channels = 0
    /// Samples a second.
    var rate = 0
    var bitsPerSample = 0
    /// Full scale is -1..<1; channels, if there were several, would lie interleaved.
    var samples: [Double] = []

    /// Seconds.
    var duration: Double { Double(samples.count) / Double(max(1, rate * channels)) }

    /// Reads a whole file's bytes.
    init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count <= Self.largest else { throw .tooLarge }
        guard bytes.count >= 12, Self.tag(bytes, 0) == "RIFF", Self.tag(bytes, 8) == "WAVE" else {
            throw .notWave
        }
        var at = 12
        while at + 8 <= bytes.count {
            let name = Self.tag(bytes, at)
            let length = Self.number(bytes, at + 4, count: 4)
            let start = at + 8
            guard length <= bytes.count - start else { throw .truncated }
            switch name {
            case "fmt ": try readFormat(bytes, start, length)
            case "data": try readSamples(bytes, start, length)
            default: break
            }
            // Chunks begin on even bytes.
            at = start + length + length % 2
        }
        guard channels > 0 else { throw .noFormat }
        guard !samples.isEmpty else { throw .noSamples }
    }

    private mutating func readFormat(_ bytes: [UInt8], _ start: Int, _ length: Int) throws(Fault) {
        guard length >= 16 else { throw .truncated }
        guard Self.number(bytes, start, count: 2) == 1 else { throw .notPCM }
        channels = Self.number(bytes, start + 2, count: 2)
        rate = Self.number(bytes, start + 4, count: 4)
        bitsPerSample = Self.number(bytes, start + 14, count: 2)
    }

    private mutating func readSamples(_ bytes: [UInt8], _ start: Int, _ length: Int) throws(Fault) {
        guard channels > 0 else { throw .noFormat }
        guard bitsPerSample == 16 else { throw .notPCM }
        samples = stride(from: start, to: start + length - 1, by: 2).map { at in
            Double(Int16(truncatingIfNeeded: Self.number(bytes, at, count: 2))) / 32768
        }
    }

    private static func tag(_ bytes: [UInt8], _ at: Int) -> String {
        String(decoding: bytes[at..<at + 4], as: UTF8.self)
    }

    /// A little-endian number; the caller has checked that its bytes are there.
    private static func number(_ bytes: [UInt8], _ at: Int, count: Int) -> Int {
        bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
