import Gestures

/// A camera gone mad: bytes are read as what a driver, a cable and a clock might do to pictures, and what
/// comes of it goes from the raw buffer to the decision, as in the program.
///
/// The fuzz target, the cases that it once found, and the random cases of `make test` all run this. It
/// allocates every picture with exactly as many bytes as it claims, so that the address sanitizer sees a byte
/// read too many.
struct FramePathTrial {
    /// Bytes; larger pictures are always cut short.
    static let mostBytes = 1 << 20

    /// What one trial may cost, in bytes of pictures, so that many are tried: a large one or a hundred
    /// small ones. A block counts as eight bytes.
    var budget = 1 << 20

    private(set) var detector = SwipeDetector()
    var clock = WildClock()
    var reducer = LumaReducer(layout: .yuyv, width: 40, height: 30, bytesPerRow: 80)
    var scene = WildScene()
    /// What the detector was last made with.
    private(set) var sensitivity = 0.5
    private var frames = 0
    var spent = 0
    /// Every size that the detector was shown, in blocks.
    private var sizes: Set<Int> = [0]

    /// Does what the bytes say until they end. Returns the promise that was broken; nil when all were kept.
    mutating func run(_ bytes: some Sequence<UInt8>) -> String? {
        var bytes = ByteReader(bytes)
        begin(&bytes)
        while !bytes.isAtEnd, spent < budget {
            if let broken = step(&bytes) { return broken }
        }
        return nil
    }

    private mutating func begin(_ bytes: inout ByteReader) {
        let choice = bytes.byte()
        let sensitivities = [
            0.5, 0, 1, .nan, .infinity, -.infinity, -1, 2, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        sensitivity =
            choice < 200 ? sensitivities[choice % 10] : Double(bitPattern: bytes.word())
        detector = SwipeDetector(sensitivity: sensitivity)
        sizes = [0]
    }

    private mutating func step(_ bytes: inout ByteReader) -> String? {
        switch bytes.byte() % 16 {
        case 0: negotiate(&bytes)
        case 1: begin(&bytes)
        case 2: scene.light = bytes.signed()
        case 3: scene.shift = (bytes.signed() / 16, bytes.signed() / 16)
        case 4: scene.seed = bytes.byte()
        case 5: scene.noise = bytes.byte() / 4
        case 6, 7: clock.change(&bytes)
        case 8: return look(at: rawPicture(&bytes))
        case 9: return look(at: drawnPicture(&bytes))
        case 10: return look(at: oddFrame(&bytes))
        case 11: scene.place(&bytes)
        default: return sweep(&bytes)
        }
        return nil
    }

    /// Something moves along a line for a few frames, as fast as a hand or not.
    private mutating func sweep(_ bytes: inout ByteReader) -> String? {
        guard let reducer else { return nil }
        let count = 1 + bytes.byte() % 48
        scene.speed = (bytes.signed(), bytes.signed())
        let pace = [1.0 / 30, 1.0 / 60, 1.0 / 15, 1.0 / 8, 0.0225, 0.5][bytes.byte() % 6]
        for _ in 0..<count {
            scene.move()
            clock.pass(pace)
            let luma = scene.blocks(columns: reducer.columns, rows: reducer.rows)
            let frame = LumaFrame(
                columns: reducer.columns, rows: reducer.rows, luma: luma, time: clock.tick())
            if let broken = look(at: frame) { return broken }
        }
        return nil
    }

    /// Shows the detector a picture and checks what it may never get wrong.
    mutating func look(at frame: LumaFrame?) -> String? {
        guard let frame else { return nil }
        frames += 1
        spent += frame.luma.count * 8
        sizes.insert(frame.luma.count)
        let swipe = detector.look(at: frame)
        guard (-1...1).contains(detector.progress) else { return "progress is \(detector.progress)" }
        if frames % 8 == 0, !sizes.contains(detector.motion.count) {
            return "motion of \(detector.motion.count) blocks, which no picture had"
        }
        if let swipe {
            guard swipe.time == frame.time else { return "a swipe at \(swipe.time) in \(frame.time)" }
        }
        if let miss = detector.nearMiss, !miss.time.isFinite { return "a near miss at \(miss.time)" }
        return nil
    }
}
