/// What a number may be at all. `Within` keeps every number of its kind there, wherever it comes from: a
/// file, a row of a library, a page, a typing error.
public protocol Bounds: Sendable {
    associatedtype Number: Comparable & Hashable & Sendable
    static var range: ClosedRange<Number> { get }
    /// The number itself, or the end of the range that it is beyond.
    static func nearest(_ number: Number) -> Number
}

extension Bounds {
    @inlinable
    public static func nearest(_ number: Number) -> Number {
        min(max(number, range.lowerBound), range.upperBound)
    }
}

extension Bounds where Number: BinaryFloatingPoint {
    /// What is no number, or without end, says nothing about anything: it is the least.
    @inlinable
    public static func nearest(_ number: Number) -> Number {
        number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : range.lowerBound
    }
}
