import Commands
import Foundation
import Testing

@testable import Listening

/// The nets of our own: their arithmetic, what is made of their answers, and what becomes of a damaged file (BY7).
@Suite("Nets") struct NetTests {
    /// What `Tests/Listening/learning` found in the same sound with the same nets.
    private struct Comparison: Decodable { let energies: [Float], odds: [Float], shares: [Float] }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let file = folder.appending(path: "../../Sources/Listening/speech.nets").path

    private static var comparison: Comparison {
        get throws {
            try JSONDecoder().decode(
                Comparison.self, from: Data(contentsOf: folder.appending(path: "Nets/comparison.json")))
        }
    }

    /// Six tenths of a second that rise, over a noise.
    private static let sound: [Int16] = {
        var state = 7
        return (0..<9600).map { i in
            state = (state * 1_103_515_245 + 12_345) % (1 << 31)
            let tone = 6000 * sin(2 * Double.pi * (200 + Double(i) * 0.05) * Double(i) / 16_000)
            let noise = Double(state) / Double(1 << 31) * 2000 - 1000
            return Int16((tone + noise).rounded(.toNearestOrEven))
        }
    }()

    private func isClose(_ one: some Sequence<Float>, _ other: [Float], within limit: Float) -> Bool {
        let one = Array(one)
        return one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= limit }
    }

    @Test("energies are those that the nets have learnt from") func energies() throws {
        var spectrum = MelSpectrum()
        let energies = spectrum.energies(of: Self.sound)
        let tenth = energies[10 * MelSpectrum.bands..<11 * MelSpectrum.bands]
        #expect(isClose(tenth, try Self.comparison.energies, within: 0.002))
    }

    @Test("the detector answers as it has learnt to") func detector() throws {
        var detector = try SpeechNets(path: Self.file).detector, spectrum = MelSpectrum()
        let energies = spectrum.energies(of: Self.sound), frame = 2 * MelSpectrum.bands
        let odds = stride(from: 0, to: energies.count - frame + 1, by: frame).map {
            detector.take(Array(energies[$0..<$0 + frame]))
        }
        #expect(isClose(odds, try Self.comparison.odds, within: 0.02))
    }

    @Test("phones are as likely as it has learnt") func phones() throws {
        let net = try SpeechNets(path: Self.file).phones
        var spectrum = MelSpectrum()
        let shares = net.shares(of: spectrum.energies(of: Self.sound))
        let middle = shares.count / net.outputs / 2
        let row = shares[middle * net.outputs..<(middle + 1) * net.outputs]
        #expect(isClose(row, try Self.comparison.shares, within: 0.05))
        #expect(abs(row.reduce(0) { $0 + exp($1) } - 1) < 0.001)
        #expect(net.shares(of: []).isEmpty)
    }

    @Test(
        "a damaged file is refused with a sentence, and nothing breaks",
        arguments: [0, 7, 12, 300, 5000, 300_000])
    func damage(_ length: Int) throws {
        let whole = [UInt8](try Data(contentsOf: URL(filePath: Self.file)))
        let refusal = #expect(throws: ListeningTrouble.self) { try NetFile(Array(whole.prefix(length))) }
        #expect(refusal?.kind == .badModel && refusal?.cause.hasPrefix("nets: ") == true)
        var wild = whole
        for at in stride(from: 8, to: min(wild.count, 8 + 4 * (length + 1)), by: 3) { wild[at] = 0xFF }
        #expect(throws: ListeningTrouble.self) { try SpeechDetector(try NetFile(wild)) }
    }

    @Test("without nets the installed model listens alone") func fallback() throws {
        var wish = ListeningWish(language: "en")
        wish.netFile = "/nowhere"
        #expect(wish.trouble == nil)
        let silence = [Int16](repeating: 0, count: 16_000)
        let listener = try wish.listener()
        #expect(silence.withUnsafeBufferPointer { listener.take($0) }.isEmpty)
    }
}
