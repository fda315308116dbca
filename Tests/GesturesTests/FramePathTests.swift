import Gestures
import Glibc
import Testing

@Suite("Whatever a camera does, from its buffer to the decision")
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
        for number in 0..<1000 {
            let bytes = (0..<4 + random.next() % 60).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var trial = FramePathTrial()
            trial.budget = 1 << 18
            #expect(trial.run(bytes) == nil, "seed \(seed), case \(number)")
        }
    }

    @Test("TR26: a clear wave counts three seconds after the camera has come to its senses")
    func waveAfterGarbage() {
        var arm = SyntheticArm.waiting()
        arm.rest(3)
        arm.sweep(right: true)
        arm.lower()
        let things = arm
        var kitchen = SyntheticKitchen(seed: 2)
        kitchen.things = { things.things(at: $0) }
        let film = kitchen.film(arm.time)
        var random = Seeded(11)
        var tried = 0
        for number in 0..<80 {
            var trial = FramePathTrial()
            _ = trial.run([0] + (0..<80).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            guard trial.sensitivity == 0.5 else { continue }
            tried += 1
            var detector = trial.detector
            let start = abs(trial.clock.now) < 1e6 ? trial.clock.now + 0.1 : 0
            let seen = film.compactMap { frame in
                detector.look(
                    at: LumaFrame(
                        columns: frame.columns, rows: frame.rows, luma: frame.luma, time: start + frame.time))
            }
            #expect(seen.map(\.hand) == [.right], "case \(number)")
        }
        #expect(tried > 20)
    }

    @Test("the detector holds no more after ten minutes than after one")
    func bounded() {
        var random = Seeded(5)
        var detector = SwipeDetector(watchesVertical: true)
        var scene = WildScene()
        scene.speed = (60, 9)
        scene.noise = 3
        var early = 0
        var late = 0
        for number in 0..<18_000 {
            scene.move()
            let luma = scene.blocks(columns: 20, rows: 15)
            // Early and late, but in order, as a clock that runs backwards would make it forget.
            let time = Double(number) / 30 + random.unit() * 0.03
            _ = detector.look(at: LumaFrame(columns: 20, rows: 15, luma: luma, time: time))
            guard number % 100 == 0 else { continue }
            if number < 1800 { early = max(early, values(in: detector)) }
            late = values(in: detector)
        }
        // How many frames the last second had varies; one number more a frame would be 16,000.
        #expect(early > 0 && late <= early + 1000)
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
