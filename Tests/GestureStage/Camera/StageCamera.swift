/// The camera that films a scene: its picture, its frames and its faults.
public struct StageCamera: Sendable, Hashable {
    /// Pixels of the picture; the frames have the blocks that `LumaReducer` would make of them.
    public var width = 640
    public var height = 480
    public var framesPerSecond = 30.0
    /// Share of a frame's time by which frames come early or late.
    public var jitter = 0.05
    /// Share of frames that never come, and that come as the one before did.
    public var dropped = 0.0
    public var repeated = 0.0
    /// What of the picture before is left in each, as cameras leave it that average noise away.
    public var ghost: Float = 0
    /// Share of a frame's time that the shutter is open; what moves meanwhile is smeared.
    public var shutter = 0.4
    /// Standard deviation of the noise of a block in mid grey, in luma steps.
    public var noise: Float = 1
    /// Steps in which each square of eight by eight pixels is rounded anew in each frame; 0 for none.
    public var compression: Float = 0
    /// How much of the mean's distance from mid grey the exposure takes back, each second; 0 for a fixed one.
    public var autoExposure: Float = 0
    /// By what share mains light goes up and down, a hundred times a second, in bands.
    public var flicker: Float = 0
    /// By what share the gain creeps, back and forth, over seconds.
    public var creep: Float = 0
    /// Whether left and right are swapped, as in a mirror.
    public var mirrored = false
    /// Light that reaches it: 1 by day, 0.25 late in a dim kitchen.
    public var light: Float = 1
    /// The horizontal angle of its view, as the width of what it sees by its distance; 1.2 to 1.6 in webcams.
    public var view: Float = 1.4

    public init() {}

    /// Pixels along the side of a block.
    public var side: Int { (width + 79) / 80 }
    /// The size of its frames.
    public var columns: Int { width / side }
    public var rows: Int { height / side }
    /// Height of the picture, in its widths.
    var aspect: Float { Float(rows) / Float(columns) }
}

extension StageCamera {
    /// A camera out of a drawer: any size, any rate, more or less faulty.
    public init(from random: inout Seeded) {
        let sizes = [
            (160, 120), (176, 144), (320, 180), (320, 240), (352, 288), (640, 360), (640, 480), (640, 480),
            (640, 480), (800, 600), (960, 540), (1280, 720), (1280, 720), (480, 640), (720, 1280),
        ]
        (width, height) = random.pick(sizes)
        framesPerSecond = random.pick([8, 10, 12, 15, 15, 20, 24, 25, 30, 30, 30, 30, 60])
        jitter = random.chance(0.3) ? random.seconds(0.1...0.6) : 0.05
        dropped = random.chance(0.2) ? random.seconds(0.02...0.12) : 0
        repeated = random.chance(0.12) ? random.seconds(0.05...0.3) : 0
        if framesPerSecond >= 20, random.chance(0.12) { repeated = random.seconds(0.4...0.75) }
        ghost = random.chance(0.2) ? random.amount(0.15...0.6) : 0
        let dim = random.chance(0.2)
        light = dim ? random.amount(0.3...0.55) : random.amount(0.7...1.2)
        shutter = dim ? random.seconds(0.6...1) : random.seconds(0.1...0.8)
        // A block's mean is steadier than its pixels, though not by their number, as neighbours err alike.
        let averaged = Float(max(side, 4)).squareRoot() * 1.5
        noise = (dim ? random.amount(5...14) : random.amount(1...6)) / averaged
        compression = random.chance(0.3) ? random.amount(1...4) : 0
        autoExposure = random.chance(0.4) ? random.amount(0.5...3) : 0
        flicker = random.chance(0.15) ? random.amount(0.01...0.05) : 0
        creep = random.chance(0.2) ? random.amount(0.01...0.06) : 0
        mirrored = random.chance(0.5)
        view = random.amount(1.15...1.6)
    }
}
