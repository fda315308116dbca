/// A setting of whatever type.
public protocol AnySettingKey: Sendable {
    var name: String { get }
    /// Reads it once and for all.
    func prepare(_ settings: inout Settings)
}

extension SettingKey: AnySettingKey {
    public func prepare(_ settings: inout Settings) { settings.prepare(self) }
}
