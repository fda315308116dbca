/// Where the next words go: on which sheet, how far down, and between which sides.
struct PrintColumn {
    var x: Double
    var width: Double
    var sheet = 0
    var top: Double

    /// Whether it has come further than another.
    func isBehind(_ other: PrintColumn) -> Bool { (sheet, top) < (other.sheet, other.top) }
}
