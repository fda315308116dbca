/// All that happens in a scene, as functions of the time in seconds.
struct Performance: Sendable {
    /// Something else that moves: somebody who walks by, a cat, a door.
    struct Extra: Sendable {
        var inFront = false
        var shapes: @Sendable (Double) -> [Shape]
    }

    var seconds = 4.0
    var cook: Cook?
    var arms: [Arm] = []
    var extras: [Extra] = []
    /// The labels, as an unmirrored camera stores them.
    var strokes: [Stroke] = []
    /// By how much everything is lighter than at first; 1 for as light.
    var light: @Sendable (Double) -> Float = { _ in 1 }
    /// Where the lamp is that changes, if it isn't everywhere: light falls off from there.
    var lamp: Point?
    /// What the camera's own exposure does besides, as a factor.
    var exposure: @Sendable (Double) -> Float = { _ in 1 }
    /// Where the camera has turned to, in widths of the picture.
    var shake: @Sendable (Double) -> Point = { _ in Point(0, 0) }
    /// How far it turns at most, so that there is a room to be seen.
    var reach: Float = 0
    /// When whatever happened to the whole picture is over, in seconds.
    var settled: Double?
}
