import GestureStage
import Gestures
import Glibc
import Testing

@Suite("Whatever a camera does, from its buffer to the decision", .timeLimit(.minutes(5)))
struct FramePathTests {
    @Test("no promise is broken by the cases that the fuzzer once found")
    func corpus() throws {
        let cases = Corpus.cases
        try #require(cases.count > 1)
        for one in cases {
            var trial = FramePathTrial()
            #expect(trial.run(one.bytes) == nil, "\(one.name)")
        }
    }

    @Test("no promise is broken by random sizes, strides, cuts and times", arguments: [1, 2, 3] as [UInt64])
    func random(seed: UInt64) {
        var random = Seeded(seed)
        for number in 0..<500 {
            let bytes = (0..<4 + random.next() % 60).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var trial = FramePathTrial()
            trial.budget = 1 << 15
            #expect(trial.run(bytes) == nil, "seed \(seed), case \(number)")
        }
    }

    @Test("TR26: a wave that counts for a new detector counts soon after the camera has come to its senses")
    func waveAfterGarbage() {
        // Some drawn sweep that is found; how many are is for other tests.
        var film: [LumaFrame] = []
        var usual: [Hand] = []
        for seed in 1...10 as ClosedRange<UInt64> where usual.count != 1 {
            film = Array(Scene(.sweep, seed: seed) { $0.becomeOrdinary() })
            var fresh = SwipeDetector()
            usual = secondShowing(of: film, at: 0, to: &fresh)
        }
        #expect(usual.count == 1)
        var random = Seeded(11)
        var tried = 0
        for number in 0..<14 {
            var trial = FramePathTrial()
            _ = trial.run([0] + (0..<80).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            guard trial.sensitivity == 0.5 else { continue }
            tried += 1
            var detector = trial.detector
            let start = abs(trial.clock.now) < 1e6 ? trial.clock.now + 0.1 : 0
            #expect(secondShowing(of: film, at: start, to: &detector) == usual, "case \(number)")
        }
        #expect(tried > 3)
    }

    /// Shows a film twice, the first time for the detector to find itself again.
    private func secondShowing(
        of film: [LumaFrame], at start: Double, to detector: inout SwipeDetector
    ) -> [Hand] {
        var hands: [Hand] = []
        for showing in 0..<2 {
            hands = film.compactMap { frame in
                let time = start + Double(showing) * ((film.last?.time ?? 0) + 0.1) + frame.time
                let later = LumaFrame(
                    columns: frame.columns, rows: frame.rows, luma: frame.luma, time: time)
                return detector.look(at: later)?.hand
            }
        }
        return hands
    }

    @Test("the detector never comes to hold more and more")
    func bounded() {
        var random = Seeded(5)
        var detector = SwipeDetector()
        var scene = WildScene()
        scene.speed = (60, 9)
        scene.noise = 3
        var early = 0
        var late = 0
        for number in 0..<2400 {
            scene.move()
            let luma = scene.blocks(columns: 20, rows: 15)
            // Early and late, but in order, as a clock that runs backwards would make it forget.
            let time = Double(number) / 30 + random.unit() * 0.03
            _ = detector.look(at: LumaFrame(columns: 20, rows: 15, luma: luma, time: time))
            guard number % 200 == 199 else { continue }
            if number < 1200 { early = max(early, values(in: detector)) }
            late = values(in: detector)
        }
        // How many frames the last second had varies; one number more a frame would be 1,200.
        #expect(early > 0 && late <= early + 600)
    }

    /// How many numbers a value holds, all its arrays included.
    private func values(in any: Any) -> Int {
        let children = Mirror(reflecting: any).children
        return children.isEmpty ? 1 : children.reduce(0) { $0 + values(in: $1.value) }
    }
}

/// The fuzzer's cases, in Tests/Fuzz/Corpus.
private enum Corpus {
    static var cases: [(name: String, bytes: [UInt8])] {
        let folder = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fuzz/Corpus"
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var cases: [(name: String, bytes: [UInt8])] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix("."), let file = fopen("\(folder)/\(name)", "r") else { continue }
            defer { fclose(file) }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = fread(&bytes, 1, bytes.count, file)
            cases.append((name, Array(bytes.prefix(count))))
        }
        return cases.sorted { $0.name < $1.name }
    }
}
