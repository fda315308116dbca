/// A part of an answer that may be missing, or be something else than it should be: then it is nil, and the rest
/// is read all the same.
struct Loose<Value: Decodable>: Decodable {
    let value: Value?

    init(_ value: Value? = nil) { self.value = value }

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension KeyedDecodingContainer {
    /// What lies under a key, if it is there and as it should be.
    func loose<Value: Decodable>(_ key: Key) -> Loose<Value> {
        (try? decodeIfPresent(Loose<Value>.self, forKey: key)) ?? Loose()
    }

    /// A list, without those of its parts that are something else.
    func list<Value: Decodable>(_ key: Key, most: Int) -> [Value] {
        let all: Loose<[Loose<Value>]> = loose(key)
        return (all.value ?? []).prefix(most).compactMap(\.value)
    }
}
