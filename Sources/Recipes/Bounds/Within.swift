/// A number that can't be outside its bounds: whoever gives it another gets the nearest.
///
/// So nothing that reckons with it has to ask whether a stranger wrote it: minutes can be added, servings
/// multiplied, moments turned into dates.
@propertyWrapper
public struct Within<Limit: Bounds>: Sendable, Hashable {
    @usableFromInline var number: Limit.Number

    @inlinable
    public init(wrappedValue: Limit.Number) { number = Limit.nearest(wrappedValue) }

    @inlinable
    public var wrappedValue: Limit.Number {
        get { number }
        set { number = Limit.nearest(newValue) }
    }
}

/// Written and read as the plain number.
extension Within: Codable where Limit.Number: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Limit.Number.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var place = encoder.singleValueContainer()
        try place.encode(number)
    }
}
