public import Gestures

/// One situation in front of a camera, drawn in code from a kind and a seed, frame by frame, with the truth
/// about it: the stage on which a detector is tried.
///
/// The same kind and seed give the same scene on every run. The camera may be changed without changing what
/// happens in front of it (but not its shape: a portrait picture needs other ways). Not a recording: it shows
/// whether a detector does what it should in thousands of situations, not whether those are all.
public struct Scene: Sendable, Sequence, IteratorProtocol {
    public let kind: SceneKind
    public let seed: UInt64
    public let camera: StageCamera
    /// What a hand does, in order of time, as the camera stores it.
    public let strokes: [Stroke]
    public let seconds: Double
    /// When a change of the whole picture is over, in seconds, if there is one that ends.
    public let settled: Double?

    /// Length of the hand, wrist to finger tips, when it is held to the camera, in widths of the picture.
    public let handLength: Float

    private let performance: Performance
    private let film: Film
    private var sensor: Sensor
    private var random: Seeded
    private var index = 0
    private var lastLuma: [UInt8]?

    /// - Parameter adjust: changes the camera that the seed has chosen.
    public init(_ kind: SceneKind, seed: UInt64, adjust: (inout StageCamera) -> Void = { _ in }) {
        self.kind = kind
        self.seed = seed
        let own = seed &* 1_000_003 &+ kind.number
        var drawer = Seeded(own, for: 2)
        var camera = StageCamera(from: &drawer)
        adjust(&camera)
        self.camera = camera
        var director = Director(seed: own, camera: camera)
        director.stage(kind)
        let room = Room.drawn(
            columns: camera.columns, rows: camera.rows, reach: director.performance.reach,
            brightness: director.random.amount(45...190), from: &director.random)
        let bare = Film(director.performance, room: room, camera: camera)
        director.tellHandsApart(from: bare, light: camera.light)
        performance = director.performance
        film = Film(performance, room: room, camera: camera)
        strokes = camera.mirrored ? performance.strokes.map(\.mirrored) : performance.strokes
        seconds = performance.seconds
        handLength = director.hand
        settled = performance.settled
        sensor = Sensor(camera, seed: own)
        random = Seeded(own, for: 4)
    }

    public mutating func next() -> LumaFrame? {
        while true {
            let time = Double(index) / camera.framesPerSecond
            guard time <= seconds else { return nil }
            index += 1
            if random.chance(camera.dropped) { continue }
            let stamp = time + camera.jitter * (random.unit() - 0.5) / camera.framesPerSecond
            let luma: [UInt8]
            if let lastLuma, random.chance(camera.repeated) {
                luma = lastLuma
            } else {
                luma = sensor.develop(film.picture(at: time), at: time, performance)
            }
            lastLuma = luma
            return LumaFrame(columns: camera.columns, rows: camera.rows, luma: luma, time: stamp)
        }
    }
}

extension SceneKind {
    fileprivate var number: UInt64 { UInt64(Self.allCases.firstIndex(of: self) ?? 0) }
}
