/// How the head of a dish's page is laid out, wherever the dish comes from: its picture beside its words.
extension Look {
    /// Whether there is room for more beside it.
    public var hasWideHead: Bool { size.width >= 1600 }

    /// Points between the picture and what stands beside it.
    public var dishGap: Double { isCompact ? Space.l : hasWideHead ? Space.xxl : 40 }

    /// Points of the picture's width; it is two thirds as high.
    public var dishSide: Double {
        let width = size.width - 2 * margin
        return min(width * (isCompact ? 0.36 : hasWideHead ? 0.28 : 0.37), 520).rounded()
    }
}
