public import Language
public import Library

extension LibraryCopy {
    /// - Parameter isLast: whether it is the latest of all.
    public init(_ occasion: BackUp.Occasion, isLast: Bool) {
        self =
            switch occasion {
            case .shrunk: .shrunk
            case .replaced: .replaced
            case .updated: .updated
            case .daily, .wished: isLast ? .last : .earlier
            }
    }
}
