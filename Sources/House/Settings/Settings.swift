import Foundation

/// What the cook has set; kept in the library, a row a key.
///
/// A part that is missing or can't be read is as it was on the first day, and a setting of a newer version is
/// kept as it is.
@dynamicMemberLookup public struct Settings: Sendable {
    /// As they are kept: JSON by the key's name. What is as on the first day is not kept.
    private(set) var kept: [String: String]
    /// Those that have been set or asked for once, so that no page reads JSON.
    private var known: [String: any Hashable & Sendable] = [:]

    public init(kept: [String: String] = [:]) { self.kept = kept }

    public subscript<Value>(dynamicMember path: KeyPath<SettingKeys, SettingKey<Value>>) -> Value {
        get { self[SettingKeys()[keyPath: path]] }
        set { self[SettingKeys()[keyPath: path]] = newValue }
    }

    public subscript<Value>(key: SettingKey<Value>) -> Value {
        get {
            // First whether it is known at all: what is known may be nil.
            guard let value = known[key.name], let value = value as? Value else { return read(key) }
            return value
        }
        set {
            let value = key.mend(newValue)
            known[key.name] = value
            kept[key.name] = value == key.standard ? nil : Self.text(of: value)
        }
    }

    private func read<Value>(_ key: SettingKey<Value>) -> Value {
        guard let text = kept[key.name],
            let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
        else { return key.standard }
        return key.mend(value)
    }

    private static func text<Value: Encodable>(of value: Value) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads these once and for all, before a page asks for them.
    public mutating func prepare<Value>(_ key: SettingKey<Value>) { known[key.name] = read(key) }

    /// Takes over some as they are elsewhere.
    mutating func take(_ names: Set<String>, from other: Settings) {
        for name in names where kept[name] != other.kept[name] {
            (kept[name], known[name]) = (other.kept[name], nil)
        }
    }

    /// What has to be written to come from other settings to these: nil = as on the first day.
    public func changes(since other: Settings) -> [String: String?] {
        var changes: [String: String?] = [:]
        for name in Set(kept.keys).union(other.kept.keys) where kept[name] != other.kept[name] {
            changes.updateValue(kept[name], forKey: name)
        }
        return changes
    }
}

extension Settings: Equatable {
    public static func == (one: Settings, other: Settings) -> Bool { one.kept == other.kept }
}
