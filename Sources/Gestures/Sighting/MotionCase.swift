/// The motion of a few seconds in whole numbers: what a false alarm, or a wave that was missed, leaves behind
/// so that it can be tried again after every change. It holds figures for each place across the picture, and
/// no picture; nobody can be recognised from them.
///
/// Its text is made of header lines (`expect:`, `about:`, `grid:`), a line `frames:`, and a line for each
/// frame. `Tests/GesturesTests/Bank/README.md` describes it.
package struct MotionCase: Sendable, Hashable {
    /// The sweeps that must be found, in their order, with their times on the frames' clock; none for a false
    /// alarm.
    package var expected: [Expected] = []
    /// What was filmed, in a few words, and how many frames a second.
    package var about = ""
    /// The size of the picture in blocks.
    package var columns = 0
    package var rows = 0
    package var frames: [Frame] = []

    package struct Expected: Sendable, Hashable {
        package var hand: Hand
        package var time: Double

        package init(hand: Hand, time: Double) { (self.hand, self.time) = (hand, time) }
    }

    /// What moved in one frame.
    package struct Frame: Sendable, Hashable {
        /// Thousandths of a second since the first frame.
        package var time: Int
        package var kind: Kind
        /// A place for each of the case's columns; empty when the whole picture changed.
        package var places: [Place]

        package enum Kind: String, Sendable, Hashable { case steady, shaken, whole }
    }

    /// Motion at one place across: the strength of its blocks added up, the middle row of it and its standard
    /// deviation about that, both in tenths of a block.
    package struct Place: Sendable, Hashable {
        package var strength: Int
        package var middle: Int
        package var spread: Int

        static let nothing = Place(strength: 0, middle: 0, spread: 0)
    }

    package init() {}

    /// Takes a frame that the detector has used.
    ///
    /// - Parameter start: the time of the case's first frame.
    package mutating func add(_ sighting: Sighting, since start: Double) {
        var places: [Place] = []
        if let sums = sighting.columns, !sighting.isWholePicture {
            (columns, rows) = (sums.strength.count, sums.rows)
            places = sums.strength.indices.map {
                Place(sums.strength[$0], first: sums.first[$0], second: sums.second[$0])
            }
        }
        let kind: Frame.Kind = sighting.isWholePicture ? .whole : sighting.isShaken ? .shaken : .steady
        let time = Int(((sighting.time - start) * 1000).rounded())
        frames.append(Frame(time: time, kind: kind, places: places))
    }
}

extension MotionCase.Place {
    init(_ strength: Int32, first: Int32, second: Int32) {
        self = .nothing
        guard strength > 0 else { return }
        let mean = Double(first) / Double(strength)
        let variance = max(0, Double(second) / Double(strength) - mean * mean)
        self.strength = Int(strength)
        middle = Int((mean * 10).rounded())
        spread = Int((variance.squareRoot() * 10).rounded())
    }

    var first: Int32 { Int32(clamping: (strength * middle + 5) / 10) }
    var second: Int32 { Int32(clamping: (strength * (middle * middle + spread * spread) + 50) / 100) }
}
