/// One frame's motion boiled down to sums that can be added up over time: how much moved, where, how widely.
///
/// Lengths are in picture widths of a 4:3 picture with the same area (`MotionMoments.unit`), from its middle,
/// to the right and down; so portrait, square and wide pictures judge a hand's way alike.
struct MotionMoments: Sendable {
    /// Seconds, on the frames' clock.
    var time: Double
    /// Mean strength of a block, 0...`Tuning.strongest`.
    var weight: Double
    /// `weight` times the mean of x, x², y and y².
    var x = 0.0, xx = 0.0, y = 0.0, yy = 0.0

    /// Blocks to one unit of length.
    static func unit(columns: Int, rows: Int) -> Double {
        (Double(columns * rows) * 4 / 3).squareRoot()
    }

    init(of field: MotionField, at time: Double) {
        let unit = MotionMoments.unit(columns: field.columns, rows: field.rows)
        let all = Double(field.columns * field.rows)
        let across = Line(field.columnSums, below: field.haze(of: field.columnSums))
        let down = Line(field.rowSums, below: field.haze(of: field.rowSums))
        self.time = time
        weight = across.sum / all
        x = across.first / (all * unit)
        xx = across.second / (all * unit * unit)
        // The two lines lose different shares to the haze; the frame has one weight.
        let share = down.sum > 0 ? across.sum / down.sum : 0
        y = share * down.first / (all * unit)
        yy = share * down.second / (all * unit * unit)
    }

    /// A row of sums with its first and second moment about the middle, in blocks.
    private struct Line {
        var sum = 0.0, first = 0.0, second = 0.0

        init(_ values: [Int32], below haze: Int32) {
            let middle = Double(values.count) / 2 - 0.5
            for (index, value) in values.enumerated() where value > haze {
                let weight = Double(value &- haze)
                let place = Double(index) - middle
                sum += weight
                first += weight * place
                second += weight * place * place
            }
        }
    }
}
