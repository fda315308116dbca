/// A row that is being carried to another place of its list.
struct Lift {
    var list: String
    var row: String
    /// The row's place when it was taken up.
    var index: Int
    /// Where the pointer took it, and is now.
    var start: Point
    var last: Point
    /// The scrolls around it, and how far they were scrolled then.
    var scrolls: [String]
    var offset: Double
    /// Where it would be put down.
    var target: Int
    /// When a list that is too long for its window was last moved along.
    var moved: Double

    /// Where a row belongs that has been carried so far: it changes places with a neighbour when its edge is
    /// over the neighbour's middle.
    /// - Parameters:
    ///   - tops, heights: of all rows as they were when it was taken up.
    ///   - top: the carried row's now.
    static func target(of index: Int, top: Double, tops: [Double], heights: [Double]) -> Int {
        let bottom = top + heights[index]
        let after = tops.indices.count { $0 > index && bottom > tops[$0] + heights[$0] / 2 }
        let before = tops.indices.count { $0 < index && top < tops[$0] + heights[$0] / 2 }
        return index + after - before
    }
}
