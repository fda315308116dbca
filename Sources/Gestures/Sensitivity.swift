/// How easily a movement is taken for a wave: five marks, for each of which it is known what it finds and how
/// often it errs (`Evidence.md`).
public enum Sensitivity {
    /// Only waves beyond doubt; clear ones; the middle, with the fewest waves missed for under six false alarms
    /// an hour where people sit, talk and walk about; slow and small waves, too; whatever looks like one.
    public static let marks = [0, 0.25, 0.5, 0.75, 1]
    /// Where it stands if nobody touches it.
    public static let usual = marks[2]

    /// The nearest mark at which a movement counts that needs so much sensitivity; the last one if none does.
    public static func mark(from need: Double) -> Double { marks.first { $0 >= need - 1e-6 } ?? marks[4] }

    /// The highest mark at which a movement that needs so much sensitivity doesn't count; the first one if each
    /// would count it.
    public static func mark(below need: Double) -> Double { marks.last { $0 < need - 1e-6 } ?? marks[0] }

    /// The mark nearest to a setting.
    public static func nearest(to setting: Double) -> Double {
        guard setting.isFinite else { return usual }
        return marks.min { abs($0 - setting) < abs($1 - setting) } ?? usual
    }
}
