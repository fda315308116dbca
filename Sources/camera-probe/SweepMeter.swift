import Gestures

/// Tells which way something bright crossed the picture: enough to see that blocks arrive where they belong.
/// The product's detector is not in question here.
struct SweepMeter: Sendable {
    private var start = 0.0
    private var end = 0.0
    private var moving = 0
    private var quiet = 0

    /// "left" or "right", in the picture as stored, once a movement over a third of the width has come to
    /// rest.
    mutating func add(_ frame: LumaFrame, after before: LumaFrame) -> String? {
        guard frame.columns == before.columns, frame.rows == before.rows else { return nil }
        var count = 0
        var columns = 0
        for index in frame.luma.indices where abs(Int(frame.luma[index]) - Int(before.luma[index])) > 40 {
            count += 1
            columns += index % frame.columns
        }
        if count > frame.luma.count / 200 {
            end = Double(columns) / Double(count) / Double(frame.columns)
            if moving == 0 { start = end }
            moving += 1
            quiet = 0
            return nil
        }
        quiet += 1
        guard moving > 0, quiet > 4 else { return nil }
        defer { moving = 0 }
        guard moving >= 3, abs(end - start) > 0.3 else { return nil }
        return end > start ? "right" : "left"
    }
}
