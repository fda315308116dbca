/// What the detector saw in the last frame that it used, and what it made of it: for those who ask why a wave
/// was missed, or counted, and for measuring the detector itself.
///
/// Read from the very measurements that decide, and only when asked for: a detector that nobody asks does no
/// more work than before. A value; it stays as it is while the detector goes on.
package struct Sighting: Sendable {
    /// The frame's time, on the frames' clock. A frame that came too soon, or that only repeated the one
    /// before, is not used, and the sighting stays that of the frame before.
    package let time: Double
    /// Whether so much moved at once that it was the light or the camera; then there are no stretches.
    package let isWholePicture: Bool
    /// Whether the camera was moved a little, which was made good.
    package let isShaken: Bool
    /// Fresh motion at each place across the picture, as the mean strength of a block of it times the share
    /// of the blocks it has: the sum is the mean over the picture, 0...`strongest`. Empty where nothing was
    /// looked for.
    package let profile: [Float]
    /// The same motion in whole numbers, before the haze is taken off; nil where nothing was looked for.
    package let columns: Columns?
    /// What could have been a sweep, at most one for each length of time and direction of looking.
    package let stretches: [Stretch]
    /// The score from which a stretch counts at the detector's sensitivity, and the one from which it is
    /// nearly a sweep.
    package let threshold: Float
    package let nearly: Float
    /// Blocks of the picture to one unit of length; `place` is in units from the picture's middle.
    package let unit: Float

    /// Motion at each place across: the strength of the blocks there added up, the same times the block's
    /// row, and times the row's square. Nobody can be recognised from it.
    package struct Columns: Sendable, Hashable {
        package let strength: [Int32]
        package let first: [Int32]
        package let second: [Int32]
        /// Blocks from top to bottom.
        package let rows: Int
    }
}
