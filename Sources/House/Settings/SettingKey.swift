/// Something that the cook can set: what it is called in the library, and what holds until it is set.
///
/// A key stands beside the row that shows it, as a line of an extension of ``SettingKeys``; a setting is then
/// read and written as `host.settings.volume`.
public struct SettingKey<Value: Codable & Hashable & Sendable>: Sendable {
    /// What it is called in the library; never changed once it has been released.
    public let name: String
    /// What holds until the cook sets it.
    public let standard: Value
    /// Brings what was read into the range of what can be set.
    let mend: @Sendable (Value) -> Value

    public init(_ name: String, _ standard: Value, mend: @escaping @Sendable (Value) -> Value = { $0 }) {
        (self.name, self.standard, self.mend) = (name, standard, mend)
    }
}

extension SettingKey where Value: Comparable {
    /// One that is kept within a range.
    public init(_ name: String, _ standard: Value, within range: ClosedRange<Value>) where Value: Sendable {
        self.init(name, standard) { min(range.upperBound, max(range.lowerBound, $0)) }
    }
}

/// Where the keys of all settings stand, a line each; a feature adds its own in an extension.
public struct SettingKeys: Sendable {
    public init() {}
}
